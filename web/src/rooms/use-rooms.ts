import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

export const roomsQuery = (languageId: string) => doorQuery(['rooms', languageId], 'listRooms', {}, (answer) => answer.payload.rooms)
export const useRooms = () => useQuery(roomsQuery(useI18n().language.id))
