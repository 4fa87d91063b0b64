import type { Decision } from '@green-room/contract/reports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const keyOf = (id: string): string[] => ['decision', id]

/** By the link of its mail, or as the member whom it is about. */
export const useDecision = (id: string, token: string | null, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Decision> =>
      (token === null ? await call('readDecision', { decision_id: id }) : await call('openDecision', { token })).payload.decision,
    enabled,
    retry: false,
  })

/** All that was decided about the member, newest first. */
export const useDecisions = () =>
  useQuery({ ...doorQuery(['decisions'], 'listDecisions', {}, (answer) => answer.payload.decisions), staleTime: 0 })

export function useAppeal(id: string, token: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) =>
      (token === null ? await call('appealDecision', { decision_id: id, text }) : await call('appealByLink', { token, text })).payload
        .decision,
    onSuccess: (decision) => {
      client.setQueryData(keyOf(id), decision)
      client.setQueryData<Decision[]>(['decisions'], (all) => all?.map((one) => (one.id === id ? decision : one)))
    },
  })
}
