import { useCurrencies } from '#web/content/use-currencies.ts'
import { useSumText } from '../use-sum-text.ts'

/** A sum in the currency that it was charged in, whatever is chosen now. */
export function useSumIn(): (sum: number, code: string) => string {
  const sumText = useSumText()
  const { data = [] } = useCurrencies()
  return (sum, code) =>
    sumText(sum, data.find((currency) => currency.code === code) ?? { symbol: code === 'EUR' ? '€' : code, minor_digits: 2 })
}
