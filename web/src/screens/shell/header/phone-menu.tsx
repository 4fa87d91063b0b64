import { LogOut, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/accounts/use-logout.ts'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useLanguageChoice } from '#web/content/use-language-choice.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import '#web/ui/texts.ts'
import { Logo } from './logo.tsx'

/** The phone's menu: the whole screen, the balance first, the way out last. */
export default function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const { isAuthenticated, isSuspended } = useSession()
  const logout = useLogout()
  const { key } = useLocation()
  const openedAt = useRef(key)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (key !== openedAt.current) leave()
    openedAt.current = key
  }, [key])
  const own = isAuthenticated
    ? [[t('common.your-chats'), '/chats'] as const, [t('common.my-profile'), '/account?tab=personal'] as const]
    : isSuspended
      ? [[t('common.my-profile'), '/suspended'] as const]
      : [[t('common.sign-in'), '/auth?form=signin'] as const, [t('common.sign-up'), '/auth?form=signup'] as const]
  const links = [
    [t('common.home'), '/'] as const,
    [t('common.rooms'), '/rooms'] as const,
    [t('common.characters'), '/characters'] as const,
    ...own,
  ]
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-bg px-4 pb-6">
          <Dialog.Title className="sr-only">{t('common.menu')}</Dialog.Title>
          <div className="flex h-[4.5rem] shrink-0 items-center justify-between">
            <Logo />
            <Dialog.Close className="icon-btn" aria-label={t('ui.close')}>
              <X size={24} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {isAuthenticated && <Balance />}
          <nav aria-label={t('common.menu')} className="rows mt-4 font-display text-[2rem] font-bold tracking-[-0.02em]">
            {links.map(([label, to]) => (
              <Link key={to} to={to} className="flex h-[4.25rem] items-center">
                {label}
              </Link>
            ))}
          </nav>
          <Choices />
          {(isAuthenticated || isSuspended) && (
            <button type="button" className="btn btn-line mt-auto min-h-13 shrink-0" onClick={() => logout.mutate()}>
              <LogOut size={19} aria-hidden="true" /> {t('common.logout')}
            </button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Balance() {
  const t = useT()
  const { points } = useNumbers()
  const { data: profile } = useProfile()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 rounded-lg bg-brass-wash p-4 text-brass-ink">
      <Coin size={34} />
      <p className="font-display text-[1.75rem] leading-none font-bold tabular-nums">
        {profile ? points(profile.balance, true) : '–'}
        <span className="mt-1 block font-sans text-sm font-semibold">{t('ui.points')}</span>
      </p>
      <Link to="/account?tab=balance" className="btn btn-primary ms-auto whitespace-nowrap max-[22.5rem]:flex-auto">
        {t('common.add-points')}
      </Link>
    </div>
  )
}

function Choices() {
  const t = useT()
  const { languages, language, change } = useLanguageChoice()
  const { currencies, currency, change: changeCurrency } = useCurrencyChoice()
  return (
    <div className="mt-6 mb-6 grid grid-cols-2 gap-3">
      <label className="grid gap-1.5 text-sm font-semibold">
        {t('common.language')}
        <Select value={language.id} onChange={(event) => change(event.target.value)}>
          {languages.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1.5 text-sm font-semibold">
        {t('common.currency')}
        <Select value={currency.code} onChange={(event) => changeCurrency(event.target.value)}>
          {currencies.map((one) => (
            <option key={one.code} value={one.code}>
              {`${one.symbol} ${one.code}`}
            </option>
          ))}
        </Select>
      </label>
    </div>
  )
}
