import { useT } from '#web/platform/i18n.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { refusalText, type Refusal } from './refusal.ts'
import { useExistingChat, useOpenExisting } from './use-existing-chat.ts'
import '#web/platform/texts/problem-texts.ts'
import './state-texts.ts'
import './texts.ts'

/** Another chat stands in the way: to it, or to all active ones. `onDone` is called once the way is taken. */
export function RefusalBanner({ refusal, onViewActive, onDone }: { refusal: Refusal; onViewActive?: () => void; onDone?: () => void }) {
  const t = useT()
  const { existing, isPending } = useExistingChat(refusal)
  const openExisting = useOpenExisting()
  if (isPending) return null
  return (
    <ErrorBanner text={refusalText(refusal, existing, t)}>
      {onViewActive && (
        <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={onViewActive}>
          {t('topics.view-active')}
        </button>
      )}
      <button type="button" className="btn btn-primary" onClick={() => void openExisting(refusal).then(onDone)}>
        {t('topics.open-existing')}
      </button>
    </ErrorBanner>
  )
}
