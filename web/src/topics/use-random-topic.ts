import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/platform/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { isProblem } from '#web/platform/problem.ts'
import { showToast } from '#web/platform/toasts.ts'
import type { Refusal } from './refusal.ts'
import { activeTopicsQuery } from './use-active-topics.ts'
import './texts.ts'

/** Picks a waiting topic at random and opens it. Whoever could only look on is told which chat stands in the way: to `onRefused`. */
export function useRandomTopic(onRefused: (refusal: Refusal) => void) {
  const { t, language } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const pick = async () => {
    const { openTopicQuery } = await import('./use-open-topic.ts')
    const { id } = (await call('pickRandomTopic', {})).payload.topic
    const { view_only: isFull } = await client.fetchQuery(openTopicQuery(id))
    const active = isFull ? await client.fetchQuery({ ...activeTopicsQuery(language.id), staleTime: 0 }) : null
    const inTheWay = active?.topics[0]
    if (!active || !inTheWay) return navigate(`/topics/${id}/chat`)
    if (active.max > 1 && active.count >= active.max) await warn('topic.max-active')
    else onRefused({ title: inTheWay.title, topicId: inTheWay.id })
  }
  const warn = async (text: 'topic.max-active' | 'topic.none-free.shown') => {
    await import('#web/platform/problem-texts.ts')
    showToast({ tone: 'warn', text: t(text) })
  }
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await pick()
    } catch (error) {
      if (isProblem(error, 'topic.none-free')) await warn('topic.none-free.shown')
      else showToast({ tone: 'bad', text: problemText(error, t, 'topics.random-failed') })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start: () => void start() }
}
