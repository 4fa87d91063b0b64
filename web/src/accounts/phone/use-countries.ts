import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const countriesQuery = (languageId: string) => ({
  ...doorQuery(['countries', languageId], 'listCountries', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useCountries = () => useQuery(countriesQuery(useI18n().language.id))
