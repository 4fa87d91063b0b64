import { Link } from 'react-router'
import type { Entry } from '#web/messages/chats/use-chat-entry.ts'
import '#web/content/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/messages/texts.ts'
import '#web/ui/texts.ts'
import { PageFrame } from '../shell/page-frame.tsx'

const MISSED = {
  topic: 'messages.gone',
  closed: 'messages.topic-closed',
  seat: 'messages.join-failed',
  profile: 'common.profile-failed',
} as const

/** Why nobody was let in, and how to try again. */
export default function EntryFailure({ entry }: { entry: Extract<Entry, { phase: 'refused' }> }) {
  const t = useT()
  const text = problemText(entry.problem, t, MISSED[entry.missed], { 'rate.limited': 'messages.terms-limited' })
  return (
    <PageFrame title={t('messages.join-failed')}>
      <h1 className="pt-10 pb-6 text-[2rem] sm:text-[2.5rem]">{t('messages.join-failed')}</h1>
      <ErrorBanner text={text}>
        <button type="button" className="btn btn-primary" onClick={entry.retry}>
          {t('ui.try-again')}
        </button>
        <Link to="/topics" className="btn btn-line">
          {t('ui.back')}
        </Link>
      </ErrorBanner>
    </PageFrame>
  )
}
