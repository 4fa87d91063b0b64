import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { setBalance } from '#web/accounts/use-profile.ts'
import { startLive, stopLive } from '#web/platform/live/live.ts'
import { endSession } from '#web/platform/kept/session.ts'
import { playSound } from '#web/platform/sound.ts'
import { useNews } from '#web/platform/live/use-live.ts'
import { hearRead, hearUnread, keepUnread, setChats } from '#web/topics/keep-unread.ts'
import { useActiveTopics } from '#web/topics/use-active-topics.ts'
import { isPersonal } from './personal.ts'

const LISTS_WITHIN_MS = 1_500

/** Keeps the live line while somebody is signed in, and what every page shows of its news. Draws nothing. */
export default function LiveKeeper() {
  const client = useQueryClient()
  useEffect(() => {
    startLive()
    return stopLive
  }, [])
  useNews('live.opened', () => void client.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) }))
  const readAgain = (...names: string[]) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) })
  useEffect(() => keepUnread(), [])
  const { data: active } = useActiveTopics()
  useEffect(() => {
    if (active) setChats(active.topics)
  }, [active])
  useNews('message.posted', ({ topic_id: topicId, message }) => {
    if (hearUnread(topicId, message.number, message.is_mine)) playSound()
  })
  useNews('topic.read', ({ topic_id: topicId, number }) => hearRead(topicId, number))
  useNews('balance.changed', ({ balance }) => {
    setBalance(client, balance)
    readAgain('transactions', 'spending-care')
  })
  useNews('order.changed', () => readAgain('orders', 'deposits', 'withdrawal', 'transactions', 'profile'))
  useNews('profile.changed', () => void client.invalidateQueries({ queryKey: ['profile'] }))
  useNews('topic.changed', () => readAgain('topics'))
  useNews('topic.closed', () => readAgain('topics'))
  // All who look at a list hear of it in one moment, and are not to ask in one.
  const late = useRef<ReturnType<typeof setTimeout>>(undefined)
  useNews('topics.changed', () => {
    late.current ??= setTimeout(() => {
      late.current = undefined
      void client.invalidateQueries({ queryKey: ['topics', 'list'] })
    }, Math.random() * LISTS_WITHIN_MS)
  })
  useNews('session.ended', () => endSession())
  return null
}
