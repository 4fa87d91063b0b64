import type { TOPICS_COUNTED_MAX } from '@green-room/contract/topics'
import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { languageName } from './language-name.ts'
import { writeFilter, type TopicFilter } from './topic-filter.ts'
import type { OnCard } from './topic-items.tsx'
import { TopicPages } from './topic-pages.tsx'
import { useTopics } from './use-topics.ts'
import '../texts.ts'

const TopicListStates = late(() => import('./topic-list-states.tsx'))
/** The contract's number, checked by its type. */
const COUNTED_MAX: typeof TOPICS_COUNTED_MAX = 1000

type List = { filter: TopicFilter; place: string; motif: string | undefined; onCreate: () => void; OnCard?: OnCard }

/** Open topics in each of their states: loading, failed, none, some and more. Those in other languages are folded below. */
export function TopicList({ filter, place, motif, onCreate, OnCard }: List) {
  const { t, locale } = useI18n()
  const { grouped } = useNumbers()
  const [query, setQuery] = useSearchParams()
  const isTakingOver = useTakingOver()
  const { roomId, language, hasOthers } = filter
  const own = { roomId, language }
  const { data, error, isPending, refetch } = useTopics(own, 1)
  const { total = 0, others = 0 } = data ?? {}
  const named = languageName(language, locale)
  const isUnfolded = hasOthers && others > 0
  const isEmpty = data !== undefined && total === 0 && !isUnfolded
  const shown = isUnfolded ? total + others : total
  const unfold = (value: '1' | null) => setQuery(writeFilter(query, { others: value }), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-[1.375rem]" dir="auto">
          {t(isUnfolded ? 'topics.in-all' : 'topics.in-language', { place, language: named })}
        </h2>
        <p role="status" className="text-sm text-ink-3">
          {data && (shown < COUNTED_MAX ? t('topics.count', { count: shown }) : t('topics.count-more', { count: grouped(COUNTED_MAX) }))}
        </p>
      </div>
      {(error || isEmpty || isPending) && !isTakingOver && (
        <Suspense fallback={null}>
          <TopicListStates
            {...{
              isPending,
              error,
              isEmpty,
              hasList: data !== undefined,
              motif,
              place,
              onCreate,
              language: named,
              hasOthers: others > 0,
              isRoom: roomId !== null,
            }}
            onRetry={() => void refetch()}
            onUnfold={() => unfold('1')}
          />
        </Suspense>
      )}
      {/* Not before there is a list: each newcomer asks once more for what failed, and would be gone while it is asked for. */}
      {total > 0 && <TopicPages key={`${roomId} ${language}`} list={own} OnCard={OnCard} />}
      {others > 0 && !isEmpty && (
        <>
          <button
            type="button"
            className="btn btn-line mt-6 mb-4"
            aria-expanded={isUnfolded}
            onClick={() => unfold(isUnfolded ? null : '1')}
          >
            {t(isUnfolded ? 'topics.hide-others' : 'topics.show-others', { count: others })}
            <ChevronDown size={18} aria-hidden="true" />
          </button>
          {isUnfolded && <TopicPages key={`${roomId} not ${language}`} list={{ ...own, isOthers: true }} OnCard={OnCard} />}
        </>
      )}
    </>
  )
}
