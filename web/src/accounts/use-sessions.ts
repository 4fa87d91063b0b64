import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const SESSIONS_KEY = ['sessions'] as const
export const useSessions = () => useQuery({ ...doorQuery(SESSIONS_KEY, 'listSessions', {}, (answer) => answer.payload), staleTime: 0 })

/** Ends one session, or all but this one (`id` null). */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, password }: { id: string | null; password: string }) => {
      if (id === null) await call('revokeOtherSessions', { password })
      else await call('revokeSession', { session_id: id, password })
    },
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
