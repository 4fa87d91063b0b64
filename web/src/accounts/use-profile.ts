import type { Profile } from '@green-room/contract/accounts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { doorQuery } from '#web/platform/wire/query.ts'
import { useSession } from '#web/platform/kept/use-session.ts'

export const PROFILE_KEY = ['profile'] as const
export const profileQuery = () => doorQuery(PROFILE_KEY, 'readProfile', {}, (answer) => answer.payload)

/** The member; asked for only while somebody is signed in. */
export const useProfile = () => useQuery({ ...profileQuery(), enabled: useSession().isAuthenticated })

/** An answer that is on its way may be older than this balance: it is asked for again. */
export function setBalance(client: QueryClient, balance: number): void {
  client.setQueryData<Profile>(PROFILE_KEY, (profile) => profile && { ...profile, balance, points: balance })
  if (client.isFetching({ queryKey: PROFILE_KEY }) > 0) void client.invalidateQueries({ queryKey: PROFILE_KEY })
}
