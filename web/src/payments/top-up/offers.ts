// What is on sale, in one list: bundles, and the plain sums that no bundle costs.
import type { Currency, Settings } from '@green-room/contract/content'
import type { Bundle } from '@green-room/contract/payments'
import { inCurrency, QUICK_SUMS, quoteAmount } from './quote.ts'

export type Offer = {
  key: string
  /** One of the two. */
  bundleId: string | null
  quick: number | null
  sum: number
  points: number
  /** Points that the sum alone would not buy. */
  more: number
}

/** Cheapest first. */
export function offersOf(bundles: readonly Bundle[], currency: Currency, settings: Settings): Offer[] {
  const pointsFor = (sum: number): number => {
    const quote = quoteAmount(String(sum), currency, settings)
    return 'points' in quote ? quote.points : 0
  }
  const packs = bundles.map(({ id, price, points }): Offer => {
    return { key: `bundle-${id}`, bundleId: id, quick: null, sum: price, points, more: Math.max(0, Math.round(points - pointsFor(price))) }
  })
  const sums = QUICK_SUMS.filter((euro) => euro >= settings.min_top_up_amount && !bundles.some((bundle) => bundle.price_eur === euro))
  const plain = sums.map((euro): Offer => {
    const sum = inCurrency(euro, currency)
    return { key: `sum-${euro}`, bundleId: null, quick: euro, sum, points: pointsFor(sum), more: 0 }
  })
  return [...packs, ...plain].toSorted((a, b) => a.sum - b.sum)
}

/** The three to choose from where something is missing, and the one among them that gives most for what it needs. */
export function fittingOffers(offers: readonly Offer[], missing: number): { offers: Offer[]; best: Offer | undefined } {
  const enough = offers.filter(({ points }) => points >= missing).slice(0, 3)
  return { offers: enough, best: enough.find(({ more }) => more > 0) ?? enough[0] }
}
