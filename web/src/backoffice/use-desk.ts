import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { deskCall, type DeskName, type InputOf, type PayloadOf } from './desk-call.ts'

/** Reads a door; the old answer stays while a new one is asked for. */
export const useDesk = <Name extends DeskName>(
  door: Name,
  input: InputOf<Name>,
  { enabled = true, everyMs }: { enabled?: boolean; everyMs?: number } = {},
) =>
  useQuery({
    queryKey: [door, input],
    queryFn: ({ signal }) => deskCall(door, input, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    ...(everyMs && { refetchInterval: everyMs }),
  })

type Paged = 'listCases' | 'listMembers' | 'listAudit' | 'listApprovals' | 'findOrders' | 'listReviews' | 'listDisputes' | 'listJournals'
/** Pages by key, one after the other. */
export function usePages<Name extends Paged>(door: Name, input: InputOf<Name>) {
  const query = useInfiniteQuery({
    queryKey: [door, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      deskCall(door, { ...(input as object), ...(pageParam && { before: pageParam }) } as InputOf<Name>, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: PayloadOf<Name>) => (page as { next: string | null }).next,
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.pages.flatMap((page) => (page as { rows: unknown[] }).rows) as PayloadOf<Name> extends { rows: (infer Row)[] }
    ? Row[]
    : never
  return { ...query, rows: rows as typeof rows | undefined }
}

/** Filters of a list, kept in the address so that a list can be handed on. */
export function useFilters<const Names extends readonly string[]>(names: Names) {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))) as {
    [Name in Names[number]]?: string
  }
  // Two may be set before the address is drawn anew: a field that is left by a press on the button that sends another.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const set = (name: Names[number], value: string): void => {
    const next = new URLSearchParams(latest.current)
    if (value === '') next.delete(name)
    else next.set(name, value)
    latest.current = next
    setParams(next, { replace: true })
  }
  return [values, set] as const
}

/** What an act changed is read anew, all of it: figures of one desk stand at others too. */
export function useFresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}
