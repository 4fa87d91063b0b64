import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { useLiveState } from '#web/platform/live/use-live.ts'
import { deliver } from './deliver.ts'
import { addOutgoing, changeOutgoing, dropOutgoing, outgoingOf, watchOutbox, type Outgoing, type OutgoingFile } from './outbox.ts'
import { lastNumber, type Talk } from './talk.ts'
import { talkKey } from './use-talk.ts'

const NONE: readonly Outgoing[] = []
export type Draft = { content: string; files: readonly OutgoingFile[]; price: number }

/** What a chat has yet to send, and the ways to send more. Whatever waits goes out when the connection is back. */
export function useOutbox(topicId: string) {
  const client = useQueryClient()
  const live = useLiveState()
  const outgoing = useSyncExternalStore(
    watchOutbox,
    () => outgoingOf(topicId),
    () => NONE,
  )
  useEffect(() => {
    const go = () => void deliver(client, topicId)
    if (live === 'open') go()
    addEventListener('online', go)
    return () => removeEventListener('online', go)
  }, [client, topicId, live])
  // What has arrived is kept only as long as its line stands on the page.
  useEffect(
    () => () => {
      for (const one of outgoingOf(topicId)) if (one.state === 'sent') dropOutgoing(one)
    },
    [topicId],
  )

  const post = useCallback(
    (draft: Draft) => {
      const talk = client.getQueryData<Talk>(talkKey(topicId))
      const createdAt = new Date().toISOString()
      const after = talk ? lastNumber(talk) : 0
      addOutgoing({ ...draft, key: newKey(), topicId, createdAt, after, state: 'sending', problem: null, number: null })
      void deliver(client, topicId)
    },
    [client, topicId],
  )
  /** Once more what was refused; at another price it is another act, under another key. */
  const retry = useCallback(
    (failed: Outgoing, price = failed.price) => {
      const key = price === failed.price ? failed.key : newKey()
      changeOutgoing(failed, { key, price, state: 'sending', problem: null })
      void deliver(client, topicId)
    },
    [client, topicId],
  )
  return { outgoing, post, retry }
}
