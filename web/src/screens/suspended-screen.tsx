import { LogOut } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { useLogout } from '#web/accounts/use-logout.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { DepositList } from '#web/payments/orders/deposit-list.tsx'
import { DeleteAccountCard } from '#web/personal-data/delete-account-card.tsx'
import { YourDataCard } from '#web/personal-data/your-data-card.tsx'
import { joinDate } from '#web/platform/texts/format.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { DecisionPaper } from '#web/reports/decision-paper.tsx'
import '#web/reports/decision-texts.ts'
import { useDecisions } from '#web/reports/use-decision.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { PageFrame } from './shell/page-frame.tsx'

/** The vestibule: why the account is closed, the objection, receipts and what goes back, the member's data, and the way out. */
export default function SuspendedScreen() {
  const { t } = useI18n()
  const logout = useLogout()
  const { isAuthenticated } = useSession()
  const isTakingOver = useTakingOver()
  if (isAuthenticated && !isTakingOver) return <Navigate to="/account" replace />
  return (
    <PageFrame title={t('decision.suspended')}>
      <div className="mx-auto max-w-[48rem] pt-6 sm:pt-10">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 text-lg text-ink-2">{t('decision.suspended-lead')}</p>
          <button type="button" className="btn btn-line" onClick={() => logout.mutate()}>
            <LogOut size={18} className="rtl:-scale-x-100" aria-hidden="true" /> {t('common.logout')}
          </button>
        </div>
        <Decisions />
        <div className="@container mt-10 grid min-w-0 grid-cols-1 gap-6">
          <DepositList />
          <YourDataCard />
          <DeleteAccountCard />
        </div>
      </div>
    </PageFrame>
  )
}

function Decisions() {
  const { t, locale } = useI18n()
  const { data, error, refetch } = useDecisions()
  const { support_email: support } = useSettings()
  if (error)
    return (
      <ErrorBanner text={problemText(error, t, 'decision.failed')}>
        <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
          {t('ui.try-again')}
        </button>
      </ErrorBanner>
    )
  if (!data) return <div className="late card skel h-64" aria-hidden="true" />
  const ban = data.find(({ outcome }) => outcome === 'banned')
  const others = data.filter((one) => one !== ban)
  return (
    <>
      {ban ? (
        <DecisionPaper decision={ban} token={null} />
      ) : (
        <>
          <h1 className="text-[2.25rem] font-extrabold sm:text-[2.75rem]">{t('decision.suspended')}</h1>
          <p className="mt-4 text-lg">{t('decision.suspended-unsaid', { support })}</p>
        </>
      )}
      {others.length > 0 && (
        <section className="mt-8">
          <h2 className="text-section">{t('decision.others')}</h2>
          <ul className="rows mt-3 border-y border-line">
            {others.map(({ id, title, created_at: at }) => (
              <li key={id}>
                <Link to={`/decisions/${id}`} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
                  <span className="link" dir="auto">
                    {title}
                  </span>
                  <span className="text-sm text-ink-3">{joinDate(at, locale)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
