import { LogOut, Pencil } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { PersonCard } from '#web/accounts/person-card.tsx'
import '#web/accounts/profile-texts.ts'
import { useLogout } from '#web/accounts/use-logout.ts'
import { useProfile } from '#web/accounts/use-profile.ts'
import { DEFAULT_AMOUNT } from '#web/payments/top-up/quote.ts'
import '#web/payments/texts.ts'
import { useTopUpDialog } from '#web/payments/top-up/use-top-up-dialog.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { showInRow } from '#web/ui/lists/show-in-row.ts'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import '#web/ui/texts.ts'
import { AccountTab, tabOf, TABS } from './account/account-tab.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const EditProfileModal = late(() => import('#web/accounts/edit-profile-modal.tsx'))

export default function AccountScreen() {
  const t = useT()
  const [query] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  const profile = useProfile()
  return (
    <PageFrame title={t(`profile.tab-${tab}`)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-6 sm:pt-10">
        <h1 className="text-[2.5rem] font-extrabold sm:text-[3.25rem]">{t('profile.account')}</h1>
        <Actions />
      </div>
      <nav
        aria-label={t('profile.account-sections')}
        className="mt-6 flex overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:gap-x-1"
      >
        {TABS.map((one) => (
          <Link
            key={one}
            ref={one === tab ? showInRow : undefined}
            to={`/account?tab=${one}`}
            aria-current={one === tab ? 'page' : undefined}
            className={
              'flex h-12 shrink-0 items-center border-b-[3px] px-3 font-medium -outline-offset-3! first:ps-1 ' +
              `sm:px-3.5 ${one === tab ? 'border-action-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink'}`
            }
          >
            {t(`profile.tab-${one}`)}
          </Link>
        ))}
      </nav>
      <div className="mt-8">
        {profile.isError && (
          <ErrorBanner text={problemText(profile.error, t, 'profile.profile-load-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void profile.refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-8">
          {profile.data ? (
            <>
              <PersonCard profile={profile.data} isShort={tab !== 'settings'}>
                <TopUpButton />
              </PersonCard>
              <div className="@container grid min-w-0 grid-cols-1 gap-6">
                <AccountTab tab={tab} profile={profile.data} />
              </div>
            </>
          ) : (
            <>
              <div className="late card skel h-96" aria-hidden="true" />
              <div className="late card skel h-64" aria-hidden="true" />
            </>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

function Actions() {
  const t = useT()
  const logout = useLogout()
  const { data: profile } = useProfile()
  const { ask, dialog } = useLateDialog((own) => profile && <EditProfileModal {...own} profile={profile} />)
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:[&>*]:flex-auto max-[22.5rem]:[&>*]:px-3">
      <button type="button" className="btn btn-line" aria-haspopup="dialog" disabled={!profile} onClick={ask}>
        <Pencil size={18} aria-hidden="true" /> {t('profile.edit-profile')}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => logout.mutate()}>
        <LogOut size={18} className="rtl:-scale-x-100" aria-hidden="true" /> {t('profile.log-out')}
      </button>
      {dialog}
    </div>
  )
}

function TopUpButton() {
  const t = useT()
  const { open, dialog } = useTopUpDialog()
  const start = { step: 'amount', amount: DEFAULT_AMOUNT, paymentType: 'visa', bundleId: null, back: null } as const
  return (
    <>
      <button type="button" className="btn btn-primary min-h-12 w-full" aria-haspopup="dialog" onClick={() => open(start)}>
        {t('payments.top-up-balance')}
      </button>
      {dialog}
    </>
  )
}
