import { Link, useParams } from 'react-router'
import { useLinkSecrets } from '#web/accounts/entry/use-link-secrets.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { DecisionPaper } from '#web/reports/decision-paper.tsx'
import '#web/reports/decision-texts.ts'
import { useDecision } from '#web/reports/use-decision.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { PageFrame } from './shell/page-frame.tsx'

/** What was decided about its reader, and the way to object. The link in the mail opens it to who can no longer sign in. */
export default function DecisionScreen() {
  const t = useT()
  const { decisionId = '' } = useParams()
  const secrets = useLinkSecrets('token')
  const token = secrets?.token ?? null
  const { isAuthenticated, isSuspended } = useSession()
  const mayRead = token !== null || (secrets !== null && (isAuthenticated || isSuspended))
  const { data, error, isPending } = useDecision(decisionId, token, mayRead)
  const isReport = decisionId.startsWith('r')
  const name = isReport ? t('decision.report', { number: decisionId.slice(1) }) : t('decision.page')
  return (
    <PageFrame title={name} description={t('decision.sign-in')}>
      <div className="mx-auto max-w-[40rem] pt-6 sm:pt-10">
        {!data && <h1 className="mb-6 text-[2.25rem] font-extrabold sm:text-[2.75rem]">{name}</h1>}
        {secrets && !mayRead && (
          <>
            <p className="text-lg text-ink-2">{t('decision.sign-in')}</p>
            <Link to="/auth?form=signin" className="btn btn-primary mt-6">
              {t('common.sign-in')}
            </Link>
          </>
        )}
        {error && <ErrorBanner text={problemText(error, t, 'decision.failed', { 'link.invalid': 'decision.sign-in' })}>{null}</ErrorBanner>}
        {mayRead && isPending && <div className="late card skel h-64" aria-hidden="true" />}
        {data && <DecisionPaper decision={data} token={token} />}
      </div>
    </PageFrame>
  )
}
