import type { ReadDoor } from '@green-room/contract/pages'
import { QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from './query.ts'

/** `read` is how the server, while drawing one page, reads its doors. */
export function createQueryClient(read?: ReadDoor): QueryClient {
  const queries = { staleTime: FRESH_MS.list, refetchOnWindowFocus: false, retry: false } as const
  return new QueryClient({
    defaultOptions: {
      queries: read ? { ...queries, gcTime: Number.POSITIVE_INFINITY, meta: { read } } : queries,
      mutations: { retry: false },
    },
  })
}
