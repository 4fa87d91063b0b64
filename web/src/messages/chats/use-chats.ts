import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'
import { useActiveTopics } from '#web/topics/use-active-topics.ts'

const SHOWN = 3

/** What the page of a member's chats shows: open ones, the latest past ones, and characters. Read anew whenever it is opened. */
export function useChats() {
  const { language } = useI18n()
  const active = useActiveTopics(0)
  const past = useQuery({
    ...doorQuery(['past-chats', language.id, 'latest'], 'listPastTopics', { page: 1, page_size: SHOWN }, ({ payload }) => ({
      chats: payload.data,
      total: payload.meta.total,
    })),
    staleTime: 0,
  })
  const met = useQuery({ ...doorQuery(['met', language.id], 'listMet', {}, ({ payload }) => payload), staleTime: 0 })
  return { active, past, met }
}
