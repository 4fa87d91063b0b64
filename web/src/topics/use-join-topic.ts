import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { openTopicKey, updateOpenTopic } from './use-open-topic.ts'

/** Takes the free seat. Whoever sits there already is told so, which is as good. */
export function useJoinTopic(topicId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('joinTopic', { topic_id: topicId }, { key: newKey() }),
    onSuccess: (answer) => {
      updateOpenTopic(client, answer.payload.topic)
      void client.invalidateQueries({ queryKey: openTopicKey(topicId) })
      void client.invalidateQueries({ queryKey: ['topics'] })
    },
  })
}
