import { isMotif } from '@green-room/contract/art/motifs'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { EmptyState } from '#web/ui/notices/empty-state.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { TopicsSkeleton } from './topics-skeleton.tsx'
import '../state-texts.ts'
import '../texts.ts'

type States = {
  isPending: boolean
  error: Error | null
  isEmpty: boolean
  hasList: boolean
  hasOthers: boolean
  isRoom: boolean
  motif: string | undefined
  place: string
  language: string
  onRetry: () => void
  onUnfold: () => void
  onCreate: () => void
}

/** What stands above or in the place of a list that is awaited, has failed or has nothing. */
export default function TopicListStates(props: States) {
  const { isPending, error, isEmpty, hasList, hasOthers, isRoom, motif, place, language, onRetry, onUnfold, onCreate } = props
  const t = useT()
  if (isPending)
    return (
      <div className="late">
        <TopicsSkeleton />
      </div>
    )
  const lights = motif !== undefined && isMotif(motif) ? motif : 'lamps'
  return (
    <>
      {error && (
        <ErrorBanner text={problemText(error, t, 'topics.failed')}>
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      )}
      {isEmpty && hasOthers && (
        <EmptyState motif={lights} title={t('topics.none-in-language', { place, language })} text={t('topics.none-in-language-text')}>
          <button type="button" className="btn btn-primary" onClick={onUnfold}>
            {t('topics.see-all-languages')}
          </button>
        </EmptyState>
      )}
      {isEmpty && !hasOthers && (
        <EmptyState motif={lights} title={t('topics.none')} text={t(isRoom ? 'topics.none-in-room' : 'topics.none-anywhere')}>
          <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={onCreate}>
            {t('topics.create-first')}
          </button>
        </EmptyState>
      )}
      {!hasList && !isEmpty && <TopicsSkeleton isFaint />}
    </>
  )
}
