import type { OpenTopic, Topic } from '@green-room/contract/topics'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { doorQuery } from '#web/platform/wire/query.ts'

export const openTopicKey = (topicId: string) => ['chat', topicId, 'topic'] as const
export const openTopicQuery = (topicId: string) => ({
  ...doorQuery(openTopicKey(topicId), 'readTopic', { topic_id: topicId }, (answer) => answer.payload.topic),
  staleTime: 0,
})
/** The topic of a chat, read anew whenever the chat is entered. */
export const useOpenTopic = (topicId: string) => useQuery(openTopicQuery(topicId))

/** News of a topic know its seats, not its terms; the room keeps the words of the reader's language. */
export function updateOpenTopic(client: QueryClient, topic: Topic): void {
  client.setQueryData<OpenTopic>(openTopicKey(topic.id), (known) => known && { ...known, ...topic, room: known.room })
}
