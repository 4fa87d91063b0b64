import { useState } from 'react'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { offersOf, type Offer } from './offers.ts'
import { quoteAmount, quoteBundle, typedSum, type Amount, type Quote } from './quote.ts'
import type { TopUpStart } from './top-up.ts'
import { useBundles } from './use-bundles.ts'
import { useVatPercent } from '../use-vat-percent.ts'

/** What is being bought, and for how much: a bundle, or a sum that no bundle costs. The billing country has its own VAT. */
export function useTopUp(start: Omit<TopUpStart, 'step' | 'back'>, country: string) {
  const settings = useSettings()
  const vatPercent = useVatPercent(country)
  const prices = { ...settings, vat_percent: vatPercent }
  const { currency } = useCurrencyChoice()
  const [amount, setAmount] = useState(start.amount)
  const [paymentType, setPaymentType] = useState(start.paymentType)
  const [wanted, setWanted] = useState(start.bundleId)
  const bundles = useBundles()
  const offers = offersOf(bundles.data ?? [], currency, settings)
  const asked = wanted ?? bundles.data?.find((one) => one.price_eur === amount.quick)?.id ?? null
  const bundle = bundles.data?.find(({ id }) => id === asked)
  const bundleId = bundle?.id ?? null
  const sum = typedSum(amount, currency)
  const priced = quoteAmount(sum, currency, prices)
  const isGone = wanted !== null && !bundle
  const quote: Quote | null = bundle ? quoteBundle(bundle, currency, prices) : isGone || 'key' in priced ? null : priced
  return {
    offers,
    /** Key of the offer; null for a sum of one's own. */
    chosen:
      (bundleId === null
        ? offers.find(({ quick }) => quick !== null && quick === amount.quick)
        : offers.find((one) => one.bundleId === bundleId)
      )?.key ?? null,
    /** A bundle for no more money that gives more than the sum that was typed. */
    better: quote && bundleId === null ? offers.findLast((one) => one.sum <= quote.sum && one.points > quote.points) : undefined,
    choose({ bundleId: id, quick }: Offer) {
      setWanted(id)
      if (quick !== null) setAmount({ quick, own: '' })
    },
    amount,
    setAmount(next: Amount) {
      setWanted(null)
      setAmount(next)
    },
    paymentType,
    setPaymentType,
    bundleId,
    bundle,
    bundleState: bundles.isPending ? 'loading' : !isGone ? 'there' : bundles.isError ? 'failed' : 'gone',
    reloadBundle: () => void bundles.refetch(),
    sum,
    problem: bundleId === null && !isGone && 'key' in priced ? priced : null,
    quote,
    vatPercent,
    currency,
  } as const
}
export type TopUpState = ReturnType<typeof useTopUp>
