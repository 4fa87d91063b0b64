import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { topicsHeading } from '#web/topics/list/late-heading.tsx'
import { readFilter } from '#web/topics/list/topic-filter.ts'
import { topicsQuery } from '#web/topics/list/use-topics.ts'
import { useLeaveTopic } from '#web/topics/use-leave-topic.ts'
import '#web/messages/texts.ts'

/** For so long a chat stays that was left, until what comes after it can be drawn whole. */
const LIST_WAIT_MS = 1_500

/** The way out of a chat: asked first, then gone for ever. */
export function useLeaving(topicId: string) {
  const { t, language } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  /** Going back from there must not lead into a closed chat. */
  const goTo = (path: string) => void navigate(path, { replace: true })
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveTopic(topicId)
  /** What closes by our own doing needs no word about it. */
  const isOurDoing = useRef(false)

  /** Nothing flashes between the chat and the list that it leads to. */
  const listTopics = () => {
    const list = topicsQuery(language.id, readFilter(new URLSearchParams(), language.code), 1)
    const ready = Promise.allSettled([client.prefetchQuery(list), topicsHeading.load(), import('../topics-screen.tsx')])
    return Promise.race([ready, new Promise((resolve) => setTimeout(resolve, LIST_WAIT_MS))])
  }
  const goOn = async () => {
    await listTopics()
    showToast({ text: t('messages.left-chat') })
    goTo('/topics')
  }
  const confirm = () => {
    if (isOurDoing.current) return
    isOurDoing.current = true
    leave.mutate(undefined, {
      onSuccess: () => void goOn(),
      onError: (error) => {
        isOurDoing.current = false
        showToast({ tone: 'bad', text: problemText(error, t, 'messages.leave-failed') })
      },
    })
  }
  /** Whoever declines the terms leaves as well; whether there was a seat to leave doesn't matter. */
  const decline = () => {
    isOurDoing.current = true
    leave.mutate(undefined, { onSettled: () => goTo('/topics') })
  }
  const ask = () => {
    if (!isOurDoing.current) setAsking(true)
  }
  return { isAsking, ask, cancel: () => setAsking(false), confirm, decline, isBusy: leave.isPending, isOurDoing, goTo }
}
export type Leaving = ReturnType<typeof useLeaving>
