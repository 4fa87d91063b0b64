import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { setBalance } from '#web/accounts/use-profile.ts'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const withdrawalQuery = (orderId: string) =>
  doorQuery(['withdrawal', orderId], 'readWithdrawal', { order_id: orderId }, (answer) => answer.payload)

/** What a withdrawal would give back now. */
export const useWithdrawal = (orderId: string) => useQuery({ ...withdrawalQuery(orderId), staleTime: 0 })

/** Confirms it. Every try from one page carries one key: the points go once. */
export function useWithdraw(orderId: string) {
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  return useMutation({
    mutationFn: async () => {
      key.current ??= newKey()
      return (await call('withdrawDeposit', { order_id: orderId }, { key: key.current })).payload
    },
    onSuccess(withdrawn) {
      setBalance(client, withdrawn.balance)
      void client.invalidateQueries({ queryKey: ['deposits'] })
    },
  })
}
