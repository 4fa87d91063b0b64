import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

/** The topics of a room or of all rooms: those in one language, or those in all others. */
export type TopicListOf = { roomId: string | null; language: string; isOthers?: boolean }

/** One page of open topics. */
export const topicsQuery = (languageId: string, { roomId, language, isOthers = false }: TopicListOf, page: number) =>
  doorQuery(
    ['topics', 'list', roomId, language, isOthers, page, languageId],
    'listTopics',
    { ...(roomId === null ? {} : { room_id: roomId }), ...(isOthers ? { not_language: language } : { language }), page },
    (answer) => answer.payload,
  )

export const useTopics = (list: TopicListOf, page: number) =>
  useQuery({ ...topicsQuery(useI18n().language.id, list, page), placeholderData: page === 1 ? keepPreviousData : undefined })
