import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { FRESH_MS } from '#web/platform/wire/query.ts'
import { firstNumber, hasOlder, lastNumber, readPage, type Talk } from './talk.ts'

const PAGE_SIZE = 40
const PAGE_SIZE_MAX = 100
/** A browser that was away for longer than this many pages starts again at the end. */
const CATCH_UP_PAGES_MAX = 5

export const talkKey = (topicId: string) => ['chat', topicId, 'messages'] as const
export const talkQuery = (topicId: string) =>
  queryOptions({
    queryKey: talkKey(topicId),
    queryFn: ({ client, signal }) => readTalk(client, topicId, signal),
    staleTime: FRESH_MS.ever,
    refetchOnMount: 'always',
    structuralSharing: false,
  })

export const useTalk = (topicId: string, isOpen: boolean) => useQuery({ ...talkQuery(topicId), enabled: isOpen })

/** The newest page; what lies between it and the window at hand is read as well, so that the window keeps its older part. */
async function readTalk(client: QueryClient, topicId: string, signal: AbortSignal): Promise<Talk> {
  const known = () => client.getQueryData<Talk>(talkKey(topicId))
  const size = Math.min(PAGE_SIZE_MAX, Math.max(PAGE_SIZE, known()?.messages.length ?? 0))
  const newest = await call('listMessages', { topic_id: topicId, page: 1, page_size: size, order_dir: 'desc' }, { signal })
  const { data, meta } = newest.payload
  const begin = data.reduce((least, message) => Math.min(least, message.number), Number.POSITIVE_INFINITY)
  for (let pages = 0; pages < CATCH_UP_PAGES_MAX; pages++) {
    const window = known()
    if (!window?.messages.length || lastNumber(window) >= begin - 1) break
    await readAfter(client, topicId, lastNumber(window), PAGE_SIZE_MAX, signal)
  }
  return readPage(known(), data, meta.reply, meta.suggestions)
}

async function readAfter(client: QueryClient, topicId: string, after: number, size: number, signal?: AbortSignal): Promise<void> {
  const { payload } = await call('listMessages', { topic_id: topicId, after, page_size: size }, signal ? { signal } : {})
  client.setQueryData<Talk>(talkKey(topicId), (talk) => readPage(talk, payload.data, undefined))
}

/** Reads what came before the window, a page at a time. */
export function useOlder(topicId: string) {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)
  const load = useCallback(async () => {
    const talk = client.getQueryData<Talk>(talkKey(topicId))
    if (!talk || !hasOlder(talk)) return
    const first = firstNumber(talk)
    setLoading(true)
    try {
      await readAfter(client, topicId, Math.max(0, first - 1 - PAGE_SIZE), Math.min(PAGE_SIZE, first - 1))
    } finally {
      setLoading(false)
    }
  }, [client, topicId])
  return { isLoading, load }
}
