import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import { existingTopic, type Refusal } from './refusal.ts'
import { activeTopicsQuery } from './use-active-topics.ts'
import './texts.ts'

/** Opens the chat that stands in the way; where it can't be found, the topics. */
export function useExistingChat(): (refusal: Refusal) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { t, language } = useI18n()
  return async (refusal) => {
    const active = await client.fetchQuery({ ...activeTopicsQuery(language.id), staleTime: 0 }).catch(() => null)
    const topicId = existingTopic(refusal, active?.topics ?? [])?.id ?? refusal.topicId
    if (topicId === null) showToast({ tone: 'bad', text: t('topics.existing-not-found') })
    await navigate(topicId === null ? '/topics' : `/topics/${topicId}/chat`)
  }
}
