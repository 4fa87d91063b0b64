import { useState } from 'react'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { quoteAmount, quoteBundle, typedSum, type Quote } from './quote.ts'
import type { TopUpStart } from './top-up.ts'
import { useBundles } from './use-bundles.ts'

/** What is being bought, and for how much: an amount that may be changed, or a bundle. */
export function useTopUp(start: Omit<TopUpStart, 'step' | 'back'>) {
  const settings = useSettings()
  const { currency } = useCurrencyChoice()
  const [amount, setAmount] = useState(start.amount)
  const [paymentType, setPaymentType] = useState(start.paymentType)
  const { bundleId } = start
  const bundles = useBundles(bundleId !== null)
  const bundle = bundles.data?.find(({ id }) => id === bundleId)
  const sum = typedSum(amount, currency)
  const priced = quoteAmount(sum, currency, settings)
  const quote: Quote | null =
    bundleId === null ? ('key' in priced ? null : priced) : bundle ? quoteBundle(bundle, currency, settings) : null
  return {
    amount,
    setAmount,
    paymentType,
    setPaymentType,
    bundleId,
    bundle,
    bundleState: bundles.isPending ? 'loading' : bundles.isError ? 'failed' : bundle ? 'there' : 'gone',
    reloadBundle: () => void bundles.refetch(),
    sum,
    problem: bundleId === null && 'key' in priced ? priced : null,
    quote,
    currency,
  } as const
}
export type TopUpState = ReturnType<typeof useTopUp>
