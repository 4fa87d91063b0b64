import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const SESSIONS_KEY = ['sessions'] as const
export const useSessions = () => useQuery({ ...doorQuery(SESSIONS_KEY, 'listSessions', {}, (answer) => answer.payload), staleTime: 0 })

/** Ends one session, or with the password all but this one. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: string } | { othersBy: string }) => {
      if ('id' in which) await call('revokeSession', { session_id: which.id })
      else await call('revokeOtherSessions', { password: which.othersBy })
    },
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
