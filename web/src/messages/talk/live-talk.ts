import { useQueryClient } from '@tanstack/react-query'
import { PROFILE_KEY } from '#web/accounts/use-profile.ts'
import { useNews, usePolling } from '#web/platform/live/use-live.ts'
import { openTopicKey } from '#web/topics/use-open-topic.ts'
import { hearCharge, hearMessage, hearRemoval, hearWriting, type Talk } from './talk.ts'
import { talkKey } from './use-talk.ts'

/** One poll in five asks for the topic too, and for the balance. */
const TOPIC_SHARE = 0.2

/** Keeps the messages of a chat up to date: by news, and by polling where no news can be had. */
export function useLiveTalk(topicId: string, isOpen: boolean): void {
  const client = useQueryClient()
  const queryKey = talkKey(topicId)
  const readAgain = () => void client.invalidateQueries({ queryKey })
  const hear = (aboutId: string, change: (talk: Talk) => Talk | null) => {
    const talk = client.getQueryData<Talk>(queryKey)
    if (aboutId !== topicId || !isOpen || !talk) return
    const next = change(talk)
    if (next) client.setQueryData<Talk>(queryKey, next)
    else readAgain()
  }
  /** A page under way may be older than this news: it is asked for again. */
  const hearLasting = (aboutId: string, change: (talk: Talk) => Talk | null) => {
    hear(aboutId, change)
    if (aboutId === topicId && isOpen && client.isFetching({ queryKey, exact: true })) readAgain()
  }
  useNews('message.posted', ({ topic_id, message, suggestions }) =>
    hearLasting(topic_id, (talk) => hearMessage(talk, message, suggestions)),
  )
  useNews('message.removed', ({ topic_id, number }) => hearLasting(topic_id, (talk) => hearRemoval(talk, number)))
  useNews('message.charged', ({ topic_id, ...charge }) => hearLasting(topic_id, (talk) => hearCharge(talk, charge)))
  useNews('reply.changed', ({ topic_id, reply }) => hearLasting(topic_id, (talk) => ({ ...talk, reply })))
  useNews('reply.written', ({ topic_id, ...written }) => hear(topic_id, (talk) => hearWriting(talk, written)))
  usePolling(() => {
    readAgain()
    if (Math.random() >= TOPIC_SHARE) return
    void client.invalidateQueries({ queryKey: openTopicKey(topicId) })
    void client.invalidateQueries({ queryKey: PROFILE_KEY })
  }, isOpen)
}
