import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/query.ts'

/** One page of open topics, of a room or of all. */
export const topicsQuery = (languageId: string, roomId: string | null, page: number) =>
  doorQuery(
    ['topics', 'list', roomId, page, languageId],
    'listTopics',
    { ...(roomId === null ? {} : { room_id: roomId }), page },
    (answer) => answer.payload,
  )

export const useTopics = (roomId: string | null, page: number) =>
  useQuery({ ...topicsQuery(useI18n().language.id, roomId, page), placeholderData: page === 1 ? keepPreviousData : undefined })
