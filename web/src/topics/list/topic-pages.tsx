import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/texts.ts'
import { TOPIC_GRID, TopicItems, type OnCard } from './topic-items.tsx'
import { useTopics, type TopicListOf } from './use-topics.ts'

/** The pages of one list, as far as they were asked for. */
export function TopicPages({ list, OnCard }: { list: TopicListOf; OnCard?: OnCard | undefined }) {
  const t = useT()
  const [pages, setPages] = useState(1)
  const last = useTopics(list, pages)
  return (
    <>
      <ul className={TOPIC_GRID}>
        {Array.from({ length: pages }, (_, place) => (
          <TopicItems key={place} list={list} page={place + 1} OnCard={OnCard} />
        ))}
      </ul>
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
