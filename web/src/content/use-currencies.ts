import { useQuery } from '@tanstack/react-query'
import { doorQuery, FRESH_MS } from '#web/platform/wire/query.ts'

export const currenciesQuery = () => ({
  ...doorQuery(['currencies'], 'listCurrencies', {}, (answer) => answer.payload),
  staleTime: FRESH_MS.ever,
})
export const useCurrencies = () => useQuery(currenciesQuery())
