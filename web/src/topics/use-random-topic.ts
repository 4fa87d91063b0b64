import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import type { Refusal } from './refusal.ts'
import './texts.ts'

/** Picks a waiting topic at random and opens it. Whoever could only look on is told which chat stands in the way: to `onRefused`. */
export function useRandomTopic(onRefused: (refusal: Refusal) => void) {
  const { t, language } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { pickRandomTopic } = await import('./pick-random-topic.ts')
      await pickRandomTopic({ client, languageId: language.id, t, go: navigate, onRefused })
    } catch {
      showToast({ tone: 'bad', text: t('topics.random-failed') })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start: () => void start() }
}
