import { useQuery } from '@tanstack/react-query'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const languagesQuery = () => ({
  ...doorQuery(['languages'], 'listLanguages', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useLanguages = () => useQuery(languagesQuery())
