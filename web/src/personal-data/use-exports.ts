import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const EXPORTS_KEY = ['exports'] as const
const LOOK_EVERY_MS = 3_000

/** What was ordered and can be downloaded. While one is being put together, it is looked at again. */
export const useExports = () =>
  useQuery({
    ...doorQuery(EXPORTS_KEY, 'listExports', {}, (answer) => answer.payload),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'ordered') ? LOOK_EVERY_MS : false),
  })

export function useOrderExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call('orderExport', { password }, { key: newKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: EXPORTS_KEY }),
  })
}
