import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { useLeaveTopic } from '#web/topics/use-leave-topic.ts'
import '#web/messages/texts.ts'

/** The way out of a chat: asked first, then gone for ever. */
export function useLeaving(topicId: string) {
  const t = useT()
  const navigate = useNavigate()
  /** Going back from there must not lead into a closed chat. */
  const goTo = (path: string) => void navigate(path, { replace: true })
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveTopic(topicId)
  /** What closes by our own doing needs no word about it. */
  const isOurDoing = useRef(false)

  const confirm = () => {
    isOurDoing.current = true
    leave.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: t('messages.left-chat') })
        goTo('/topics')
      },
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
