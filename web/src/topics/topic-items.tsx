import { TopicCard } from './topic-card.tsx'
import { useTopics } from './use-topics.ts'

export const TOPIC_GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'

/** One page of the list. The first highlighted topic of all stands two rows tall. */
export function TopicItems({ roomId, page }: { roomId: string | null; page: number }) {
  const { data } = useTopics(roomId, page)
  const tall = page === 1 ? data?.topics.find((topic) => topic.is_highlighted) : undefined
  return data?.topics.map((topic) => (
    <li key={topic.id} className={topic === tall ? 'sm:col-span-2 lg:col-span-1 lg:row-span-2' : ''}>
      <TopicCard topic={topic} isTall={topic === tall} />
    </li>
  ))
}
