import type { Decision } from '@green-room/contract/reports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const keyOf = (id: string): string[] => ['decision', id]

/** By the link of its mail, or as the member whom it is about. Whoever opens a link again, in the same page too, reads what is so now. */
export function useDecision(id: string, token: string | null, enabled: boolean) {
  const client = useQueryClient()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') void client.invalidateQueries({ queryKey: keyOf(id) }, { cancelRefetch: false })
  }, [client, hash, id])
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Decision> =>
      (token === null ? await call('readDecision', { decision_id: id }) : await call('openDecision', { token })).payload.decision,
    enabled,
    retry: false,
  })
}

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
