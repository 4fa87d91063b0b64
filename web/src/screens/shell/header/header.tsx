import { Menu, MessagesSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useUnreadTotal } from '#web/platform/live/use-unread.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { UnreadTag } from '#web/ui/unread-tag.tsx'
import '#web/content/texts.ts'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { Logo } from './logo.tsx'
import { PointsChip } from './points-chip.tsx'

const PhoneMenu = late(() => import('./phone-menu.tsx'))

const ACTIVE = 'underline decoration-action-ink decoration-[3px] underline-offset-8'
const item = (isActive: boolean): string =>
  `nav flex h-11 items-center rounded-md px-3.5 ${isActive ? `text-ink ${ACTIVE}` : 'text-ink-2 hover:text-ink'}`

/** `isSlim` is the chat's: lower, and without the points that stand in the chat's own header. */
export function Header({ isSlim = false }: { isSlim?: boolean }) {
  const t = useT()
  const { isAuthenticated, isSuspended } = useSession()
  const { pathname } = useLocation()
  const isInChats = /^\/(chats$|topics\/(past$|[^/]+\/(chat|past)$))/.test(pathname)
  const isInRooms = !isInChats && /^\/(rooms|topics)(\/|$)/.test(pathname)
  return (
    <header className="print:hidden sticky top-0 z-30 bg-bg/92 [backdrop-filter:blur(12px)]">
      <a href="#main" className="skip btn btn-primary">
        {t('common.skip')}
      </a>
      <div className={`mx-auto flex max-w-[84rem] items-center gap-2 px-4 sm:px-6 lg:px-10 ${isSlim ? 'min-h-16' : 'min-h-[4.5rem]'}`}>
        <Logo />
        <nav aria-label={t('common.main-navigation')} className="ms-6 hidden shrink-0 items-center md:flex">
          <NavLink to="/" end className={({ isActive }) => item(isActive)}>
            {t('common.home')}
          </NavLink>
          <Link to="/rooms" aria-current={isInRooms ? 'page' : undefined} className={item(isInRooms)}>
            {t('common.rooms')}
          </Link>
          <NavLink to="/characters" className={({ isActive }) => `${item(isActive)} max-xl:hidden`}>
            {t('common.characters')}
          </NavLink>
          {isAuthenticated && (
            <Link to="/chats" aria-current={isInChats ? 'page' : undefined} className={item(isInChats)}>
              {t('common.your-chats')}
              <Unread className="ms-2" />
            </Link>
          )}
        </nav>
        <div className="ms-auto flex max-w-[calc(100%-2.75rem)] shrink-0 flex-wrap items-center justify-end gap-1 md:shrink">
          <LanguageSelect />
          <CurrencySelect />
          {isAuthenticated ? <MemberPart hasPoints={!isSlim} /> : isSuspended ? <SuspendedPart /> : <GuestPart />}
          <MenuButton />
        </div>
      </div>
    </header>
  )
}

function GuestPart() {
  const t = useT()
  return (
    <>
      <Link to="/auth?form=signin" className="btn btn-ghost max-sm:hidden">
        {t('common.sign-in')}
      </Link>
      <Link to="/auth?form=signup" className="btn btn-primary whitespace-nowrap max-[22.5rem]:px-3!">
        {t('common.sign-up')}
      </Link>
    </>
  )
}

function SuspendedPart() {
  const t = useT()
  return (
    <Link to="/suspended" className="btn btn-line whitespace-nowrap">
      {t('common.my-profile')}
    </Link>
  )
}

/** How many messages are new, in a bubble. */
const Unread = ({ className }: { className: string }) => (
  <UnreadTag count={useUnreadTotal()} className={`min-h-5! min-w-5 justify-center px-1.5! text-[0.75rem]! ${className}`} />
)

function MemberPart({ hasPoints }: { hasPoints: boolean }) {
  const t = useT()
  const { data: profile } = useProfile()
  return (
    <>
      <Link to="/chats" className="icon-btn relative md:hidden">
        <MessagesSquare size={23} aria-hidden="true" />
        <span className="sr-only">{t('common.your-chats')}</span>
        <Unread className="absolute end-0 top-0" />
      </Link>
      {hasPoints && <PointsChip />}
      <Link
        to="/account?tab=personal"
        className="flex h-11 items-center gap-2.5 rounded-md px-2.5 font-semibold hover:bg-surface max-md:hidden"
      >
        {profile ? (
          <Avatar id={profile.id} name={profile.name} color={profile.avatar_color} size={36} />
        ) : (
          <span className="skel size-9 rounded-full!" aria-hidden="true" />
        )}
        <span className="whitespace-nowrap max-lg:sr-only">{t('common.my-profile')}</span>
      </Link>
    </>
  )
}

function MenuButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="icon-btn max-[22.5rem]:-me-2 lg:hidden"
        aria-label={t('common.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <PhoneMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
