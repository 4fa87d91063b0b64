import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { doorQuery } from '#web/platform/wire/query.ts'
import { endSession } from '#web/platform/kept/session.ts'

/** What would be lost with the account now. */
export const useDeparture = () =>
  useQuery({ ...doorQuery(['departure'], 'readDeparture', {}, (answer) => answer.payload), staleTime: 0, gcTime: 0 })

/** Deletes the account. Like a sign-out, everything of it leaves the browser. */
export function useDeleteAccount() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (form: { password: string; points: number }) => call('deleteAccount', { ...form, accepts_loss: true }, { key: newKey() }),
    onSuccess: async () => {
      await navigate('/')
      endSession()
    },
  })
}
