import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import { existingTopic, type Existing, type Refusal } from './refusal.ts'
import { activeTopicsQuery } from './use-active-topics.ts'
import './state-texts.ts'
import './texts.ts'

const lookUp = async (client: QueryClient, refusal: Refusal, languageId: string): Promise<Existing> => {
  const active = await client.fetchQuery({ ...activeTopicsQuery(languageId), staleTime: 0 }).catch(() => undefined)
  return active && (existingTopic(refusal, active.topics) ?? null)
}

/** What the member's chats, read anew, say of the one that stands in the way. */
export function useExistingChat(refusal: Refusal) {
  const client = useQueryClient()
  const { language } = useI18n()
  const { data, isPending } = useQuery({
    queryKey: ['topics', 'in-the-way', language.id, refusal],
    // A query can't answer undefined.
    queryFn: async () => ({ existing: await lookUp(client, refusal, language.id) }),
    staleTime: 0,
    gcTime: 0,
  })
  return { existing: data?.existing, isPending }
}

/** Opens the chat that stands in the way; where it can't be found, the topics. */
export function useOpenExisting(): (refusal: Refusal) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { t, language } = useI18n()
  return async (refusal) => {
    const existing = await lookUp(client, refusal, language.id)
    const topicId = existing === undefined ? refusal.topicId : (existing?.id ?? null)
    if (topicId === null) showToast({ tone: 'bad', text: t('topics.existing-not-found') })
    await navigate(topicId === null ? '/topics' : `/topics/${topicId}/chat`)
  }
}
