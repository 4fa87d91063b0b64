import type { Profile } from '@green-room/contract/accounts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { doorQuery } from '#web/platform/query.ts'
import { useSession } from '#web/platform/use-session.ts'

export const PROFILE_KEY = ['profile'] as const
export const profileQuery = () => doorQuery(PROFILE_KEY, 'readProfile', {}, (answer) => answer.payload)

/** The member; asked for only while somebody is signed in (§5). */
export const useProfile = () => useQuery({ ...profileQuery(), enabled: useSession().isAuthenticated })

export function setBalance(client: QueryClient, balance: number): void {
  client.setQueryData<Profile>(PROFILE_KEY, (profile) => profile && { ...profile, balance, points: balance })
}
