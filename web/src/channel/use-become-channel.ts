import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PROFILE_KEY, setBalance } from '#web/accounts/use-profile.ts'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isProblem } from '#web/platform/problem.ts'

/** Buys channel status, or more of it, at the price that was shown. A repeat after a lost line carries the same key: it is bought once. */
export function useBecomeChannel() {
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  return useMutation({
    mutationFn: async (cost: number) => {
      key.current ??= newKey()
      return (await call('becomeChannel', { cost }, { key: key.current })).payload
    },
    onSuccess(channel) {
      key.current = null
      setBalance(client, channel.balance)
      void client.invalidateQueries({ queryKey: PROFILE_KEY })
    },
    onError(error) {
      if (isProblem(error) && !error.isNetwork) key.current = null
      if (isProblem(error, 'channel.price-changed')) void client.invalidateQueries({ queryKey: ['settings'] })
      if (isProblem(error, 'ledger.not-enough-points')) void client.invalidateQueries({ queryKey: PROFILE_KEY })
    },
  })
}
