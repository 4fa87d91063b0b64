import type { ActiveTopic } from '@green-room/contract/talk/chats'
import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'
import { useSession } from '#web/platform/kept/use-session.ts'

export type ActiveTopics = { topics: ActiveTopic[]; count: number; max: number }
export const activeTopicsQuery = (languageId: string) =>
  doorQuery(['topics', 'active', languageId], 'listActiveTopics', {}, (answer): ActiveTopics => ({
    topics: answer.payload,
    count: answer.current_count,
    max: answer.max_allowed,
  }))

/** The member's own active chats and how many they may have; nothing for guests. */
export function useActiveTopics(staleTime: number = FRESH_MS.list) {
  const { language } = useI18n()
  const { isAuthenticated } = useSession()
  return useQuery({ ...activeTopicsQuery(language.id), staleTime, enabled: isAuthenticated })
}
