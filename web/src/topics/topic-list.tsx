import { isMotif } from '@green-room/contract/art/motifs'
import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import '#web/ui/texts.ts'
import { TOPIC_GRID, TopicItems } from './topic-items.tsx'
import { TopicsSkeleton } from './topics-skeleton.tsx'
import { useTopics } from './use-topics.ts'
import './texts.ts'

type List = { roomId: string | null; motif: string | undefined; onCreate: () => void }

/** Open topics in each of their states: loading, failed, none, some and more. */
export function TopicList({ roomId, motif, onCreate }: List) {
  const t = useT()
  const [pages, setPages] = useState(1)
  const first = useTopics(roomId, 1)
  const last = useTopics(roomId, pages)
  const failed = [first, last].find(({ error }) => error)
  if (first.isPending) {
    return (
      <div className="late">
        <TopicsSkeleton />
      </div>
    )
  }
  return (
    <>
      {failed && (
        <ErrorBanner text={problemText(failed.error, t, 'topics.failed')}>
          <button type="button" className="btn btn-primary" onClick={() => void failed.refetch()}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      )}
      {!first.data && <TopicsSkeleton isFaint />}
      {first.data?.topics.length === 0 && (
        <EmptyState
          motif={motif !== undefined && isMotif(motif) ? motif : 'lamps'}
          title={t('topics.none')}
          text={t(roomId === null ? 'topics.none-anywhere' : 'topics.none-in-room')}
        >
          <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={onCreate}>
            {t('topics.create-first')}
          </button>
        </EmptyState>
      )}
      {/* Not before there is a list: each newcomer asks once more for what failed, and would be gone while it is asked for. */}
      {first.data && (
        <ul className={TOPIC_GRID}>
          {Array.from({ length: pages }, (_, place) => (
            <TopicItems key={place} roomId={roomId} page={place + 1} />
          ))}
        </ul>
      )}
      {(last.data?.has_more || (pages > 1 && last.isPending)) && (
        <div className="mt-8 grid justify-items-center">
          <button
            type="button"
            className="btn btn-line px-8"
            aria-disabled={last.isPending}
            onClick={() => last.isPending || setPages(pages + 1)}
          >
            {t(last.isPending ? 'ui.loading' : 'ui.load-more')}
          </button>
        </div>
      )}
    </>
  )
}
