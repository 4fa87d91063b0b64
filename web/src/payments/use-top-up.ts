import { useState } from 'react'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { quoteAmount, quoteBundle, typedSum, type Quote } from './quote.ts'
import type { TopUpStart } from './top-up.ts'
import { useBundles } from './use-bundles.ts'
import { useVatPercent } from './use-vat-percent.ts'

/** What is being bought, and for how much: an amount that may be changed, or a bundle. The billing country has its own VAT. */
export function useTopUp(start: Omit<TopUpStart, 'step' | 'back'>, country: string) {
  const vatPercent = useVatPercent(country)
  const prices = { ...useSettings(), vat_percent: vatPercent }
  const { currency } = useCurrencyChoice()
  const [amount, setAmount] = useState(start.amount)
  const [paymentType, setPaymentType] = useState(start.paymentType)
  const { bundleId } = start
  const bundles = useBundles(bundleId !== null)
  const bundle = bundles.data?.find(({ id }) => id === bundleId)
  const sum = typedSum(amount, currency)
  const priced = quoteAmount(sum, currency, prices)
  const quote: Quote | null = bundleId === null ? ('key' in priced ? null : priced) : bundle ? quoteBundle(bundle, currency, prices) : null
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
    vatPercent,
    currency,
  } as const
}
export type TopUpState = ReturnType<typeof useTopUp>
