import { useNumbers } from '#web/platform/use-numbers.ts'
import { useCurrencyChoice } from './use-currency-choice.ts'
import { useSettings } from './use-settings.ts'

/** What points are worth in the chosen currency, as it stands beside every price in points. */
export function useWorth(): (amount: number) => string {
  const { money } = useNumbers()
  const { points_convertion_rate: pointsPerEuro } = useSettings()
  const { currency } = useCurrencyChoice()
  return (amount) => money((amount / pointsPerEuro) * currency.value, currency.symbol, currency.minor_digits)
}
