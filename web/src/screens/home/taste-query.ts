import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const tasteQuery = (languageId: string) => ({
  ...doorQuery(['taste', languageId], 'readTaste', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useTaste = () => useQuery(tasteQuery(useI18n().language.id)).data ?? null
