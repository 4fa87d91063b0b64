import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'

/** Leaves a chat, which closes it for ever. One that is gone already counts as left. */
export function useLeaveTopic(topicId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call('leaveTopic', { topic_id: topicId }, { key: newKey() })
      } catch (error) {
        if (!isProblem(error) || error.status !== 404) throw error
      }
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['topics'] }),
  })
}
