import type { Topic } from '@green-room/contract/topics'
import { useQueryClient } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { Suspense, type ComponentType } from 'react'
import { useSession } from '#web/platform/kept/use-session.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { spreadColors } from '../hues.ts'
import { TopicCard } from './topic-card.tsx'
import { topicsQuery, useTopics, type TopicListOf } from './use-topics.ts'

/** What a slice above puts onto the cards of other people's own topics. */
export type OnCard = ComponentType<{ topicId: string; title: string }>
export const TOPIC_GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'

/** One page of the list. The first highlighted topic of all stands two rows tall. */
export function TopicItems({ list, page, OnCard }: { list: TopicListOf; page: number; OnCard?: OnCard | undefined }) {
  const { data } = useTopics(list, page)
  const { language } = useI18n()
  const client = useQueryClient()
  if (!data) return null
  const before = Array.from({ length: page - 1 }, (_, place) => client.getQueryData(topicsQuery(language.id, list, place + 1).queryKey))
  const earlier = before.flatMap((one) => one?.topics ?? [])
  const colors = spreadColors([...earlier, ...data.topics]).slice(earlier.length)
  const tall = page === 1 && !list.isOthers ? data.topics.find((topic) => topic.is_highlighted) : undefined
  return data.topics.map((topic, place) => (
    <li key={topic.id} className={`relative ${topic === tall ? 'sm:row-span-2' : ''}`}>
      <TopicCard topic={topic} color={colors[place] ?? null} isTall={topic === tall} hasRoom={list.roomId === null} />
      {OnCard && topic.is_busy && <Late OnCard={OnCard} topic={topic} />}
    </li>
  ))
}

/** For who is signed in, once the browser has taken over. A component of its own, so that nothing around it is drawn anew. */
function Late({ OnCard, topic }: { OnCard: OnCard; topic: Topic }) {
  const isTakingOver = useTakingOver()
  const { isAuthenticated } = useSession()
  if (isTakingOver || !isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <OnCard topicId={topic.id} title={topic.title} />
    </Suspense>
  )
}
