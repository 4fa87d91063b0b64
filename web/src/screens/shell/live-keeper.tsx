import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBalance } from '#web/accounts/use-profile.ts'
import { startLive, stopLive } from '#web/platform/live.ts'
import { endSession } from '#web/platform/session.ts'
import { playSound } from '#web/platform/sound.ts'
import { useNews } from '#web/platform/use-live.ts'
import { hearUnread, keepUnread, setEnds } from '#web/topics/keep-unread.ts'
import { useActiveTopics } from '#web/topics/use-active-topics.ts'
import { isPersonal } from './personal.ts'

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
    if (active) setEnds(active.topics)
  }, [active])
  useNews('message.posted', ({ topic_id: topicId, message }) => {
    if (hearUnread(topicId, message.number, message.is_mine)) playSound()
  })
  useNews('balance.changed', ({ balance }) => {
    setBalance(client, balance)
    readAgain('transactions', 'spending-care')
  })
  useNews('order.changed', () => readAgain('orders', 'deposits', 'withdrawal', 'transactions', 'profile'))
  useNews('profile.changed', () => void client.invalidateQueries({ queryKey: ['profile'] }))
  useNews('topics.changed', () => void client.invalidateQueries({ queryKey: ['topics'] }))
  useNews('session.ended', () => endSession())
  return null
}
