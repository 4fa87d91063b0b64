import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/platform/wire/call.ts'
import type { AnswerOf } from '#web/platform/wire/doors.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'
import type { Talk } from '../talk/talk.ts'

const LIST_SIZE = 20
const TALK_SIZE = 40

/** Chats that the member has left, newest first. */
export function usePastChats(page: number) {
  const { language } = useI18n()
  const query = doorQuery(['past-chats', language.id, page], 'listPastTopics', { page, page_size: LIST_SIZE }, (answer) => answer.payload)
  return useQuery({ ...query, staleTime: 0, placeholderData: keepPreviousData })
}

type PastPage = AnswerOf<'readPastTopic'>['payload']

/** A closed chat, from its end; what came before is read page by page. */
export function usePastChat(topicId: string) {
  const { language } = useI18n()
  const read = async (page: number): Promise<PastPage> =>
    (await call('readPastTopic', { topic_id: topicId, page, page_size: TALK_SIZE })).payload
  const chat = useInfiniteQuery({
    queryKey: ['past-chat', topicId, language.id],
    queryFn: async ({ pageParam }) => {
      const asked = await read(pageParam ?? 1)
      const end = asked.meta.last_page
      return pageParam === null && end > 1 ? read(end) : asked
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => (meta.current_page > 1 ? meta.current_page - 1 : undefined),
    staleTime: FRESH_MS.ever,
  })
  const talk = useMemo<Talk>(
    () => ({ messages: chat.data?.pages.toReversed().flatMap(({ data }) => data) ?? [], reply: null }),
    [chat.data],
  )
  return { topic: chat.data?.pages[0]?.topic ?? null, talk, chat }
}

/** Opens a new chat with the same character, who remembers the old one. Answers the id of the new topic. */
export function useContinueChat(topicId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call('continueTopic', { topic_id: topicId }, { key: newKey() })).payload.topic.id,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['topics'] }),
  })
}
