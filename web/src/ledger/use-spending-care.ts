import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { SpendingCare } from '@green-room/contract/ledger'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const CARE_KEY = ['spending-care'] as const
const careQuery = () => doorQuery(CARE_KEY, 'readSpendingCare', {}, (answer) => answer.payload)

/** The member's own limits, what is used of them, and their break. */
export const useSpendingCare = () => useQuery({ ...careQuery(), staleTime: 0 })

export type Limits = { daily: number | null; weekly: number | null }

export const useUpdateLimits = () =>
  useCareChange(async (limits: Limits) => (await call('updateSpendingLimits', limits, { key: newKey() })).payload)
export const useTakeBreak = () => useCareChange(async (days: number) => (await call('takeBreak', { days }, { key: newKey() })).payload)

function useCareChange<Input>(change: (input: Input) => Promise<SpendingCare>): UseMutationResult<SpendingCare, Error, Input> {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (care) => client.setQueryData(CARE_KEY, care) })
}
