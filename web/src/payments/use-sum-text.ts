import type { Currency } from '@green-room/contract/content'
import { useNumbers } from '#web/platform/use-numbers.ts'

export type SumText = (sum: number, currency: Pick<Currency, 'symbol' | 'minor_digits'>) => string
/** '€ 25.00', with as many decimals as the currency has. */
export function useSumText(): SumText {
  const { money } = useNumbers()
  return (sum, { symbol, minor_digits }) => money(sum, symbol, minor_digits)
}
