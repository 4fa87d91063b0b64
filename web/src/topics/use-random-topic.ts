import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/platform/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { isProblem } from '#web/platform/problem.ts'
import { showToast } from '#web/platform/toasts.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import './texts.ts'

/** Picks a waiting topic at random and opens it. A chat that stands in the way is told to `onRefused`. */
export function useRandomTopic(onRefused: (refusal: Refusal) => void) {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { payload } = await call('pickRandomTopic', {})
      await navigate(`/topics/${payload.topic.id}/chat`)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return onRefused(refusal)
      await import('#web/platform/problem-texts.ts')
      const text = problemText(error, t, 'topics.random-failed', { 'topic.none-free': 'topic.none-free.shown' })
      showToast({ tone: isProblem(error, 'topic.none-free') ? 'warn' : 'bad', text })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start: () => void start() }
}
