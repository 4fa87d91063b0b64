import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import '../texts.ts'

/** The messages could not be read. */
export function TalkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  const text = isProblem(error, 'topic.not-found')
    ? t('messages.not-found')
    : problemText(error, t, 'messages.failed', {
        'topic.closed': 'messages.closed',
      })
  return (
    <div className="w-full max-w-[40rem]">
      <ErrorBanner text={text}>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t('ui.try-again')}
        </button>
      </ErrorBanner>
    </div>
  )
}
