import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'

export const castQuery = (languageId: string) =>
  doorQuery(['characters', languageId], 'listCharacters', {}, (answer) => answer.payload.characters)
export const useCast = () => useQuery(castQuery(useI18n().language.id))

export const characterQuery = (languageId: string, slug: string) =>
  doorQuery(['characters', languageId, slug], 'readCharacter', { slug }, (answer) => answer.payload.character)
export const useCharacter = (slug: string) => useQuery(characterQuery(useI18n().language.id, slug))
