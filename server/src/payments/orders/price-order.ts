// What an order costs and gives, in whole numbers, from the settings and rates of this moment. The order keeps them (docs/product/money.md).
import { centsFromMinor, minorFromCents, pointsFor, splitVat, type Rate } from '@green-room/contract/money/top-up'
import type { LoungeSettings } from '#server/content/settings.ts'
import { formProblem, ProblemError } from '#server/platform/problem.ts'

export type Currency = Rate & { code: string }
/** What is bought: points for a price in euro, charged in a currency. */
export type Sale = { bundleId: string | null; units: bigint; grossCents: bigint; chargeMinor: bigint; currency: Currency }
export type Tax = { country: string; bp: number; netCents: bigint; vatCents: bigint }

export const rateHundredths = (settings: LoungeSettings): bigint => BigInt(Math.max(1, Math.round(settings.points_convertion_rate * 100)))
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100))

/** A top-up of an amount as it was typed, in the currency chosen. The books are in euro, whatever the card is charged in. */
export function priceAmount(amount: number, currency: Currency, settings: LoungeSettings): Sale {
  const shifted = amount * 10 ** currency.minorDigits
  if (Math.abs(shifted - Math.round(shifted)) > 1e-6) throw formProblem({ amount: 'form.amount-invalid' })
  const chargeMinor = BigInt(Math.round(shifted))
  const outside = (problem: 'form.amount-too-small' | 'form.amount-too-large', limit: bigint): ProblemError =>
    new ProblemError('form.invalid', {
      fields: { amount: problem },
      values: { amount: { minor: String(limit), digits: currency.minorDigits, currency: currency.code } },
    })
  const least = minorFromCents(cents(settings.min_top_up_amount), currency)
  const most = minorFromCents(cents(settings.max_top_up_amount), currency)
  if (chargeMinor < least) throw outside('form.amount-too-small', least)
  if (chargeMinor > most) throw outside('form.amount-too-large', most)
  const grossCents = centsFromMinor(chargeMinor, currency)
  const points = pointsFor(grossCents, rateHundredths(settings))
  if (grossCents < 1n || points < 1n) throw formProblem({ amount: 'form.amount-invalid' })
  return { bundleId: null, units: points * 100n, grossCents, chargeMinor, currency }
}

/** A bundle at its price now. */
export const priceBundle = (bundle: { id: string; units: string; price_cents: string }, currency: Currency): Sale => ({
  bundleId: bundle.id,
  units: BigInt(bundle.units),
  grossCents: BigInt(bundle.price_cents),
  chargeMinor: minorFromCents(BigInt(bundle.price_cents), currency),
  currency,
})

/** Prices include VAT: the share of the billing country's rate, or of the general one. */
export function taxOf(grossCents: bigint, country: string, bp: number): Tax {
  const { net, vat } = splitVat(grossCents, BigInt(bp))
  return { country, bp, netCents: net, vatCents: vat }
}
export const generalRateBp = (settings: LoungeSettings): number => Math.min(10_000, Math.max(0, Math.round(settings.vat_percent * 100)))
