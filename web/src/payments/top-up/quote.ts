// What a top-up costs and gives in the chosen currency, by the same arithmetic as the server's (contract/money/top-up.ts).
import type { Currency, Settings } from '@green-room/contract/content'
import { centsFrom, centsFromMinor, minorFromCents, pointsFor, splitVat, type Rate } from '@green-room/contract/money/top-up'

/** Euro. */
export const QUICK_SUMS = [5, 10, 25, 50] as const

/** A quick sum in euro, or what was typed in the chosen currency. */
export type Amount = { quick: number; own: '' } | { quick: null; own: string }
export const DEFAULT_AMOUNT: Amount = { quick: 25, own: '' }

export type Quote = { sum: number; points: number; vat: number }
export type AmountProblem = { key: 'form.amount-invalid' } | { key: 'form.amount-too-small' | 'form.amount-too-large'; limit: number }
type Prices = Pick<Settings, 'points_convertion_rate' | 'vat_percent' | 'min_top_up_amount' | 'max_top_up_amount'>

const rateOf = ({ value, minor_digits }: Currency): Rate => ({
  rateMillionths: BigInt(Math.round(value * 1e6)),
  minorDigits: minor_digits,
})
const rateHundredths = (prices: Prices): bigint => BigInt(Math.max(1, Math.round(prices.points_convertion_rate * 100)))
const fromMinor = (minor: bigint, { minor_digits }: Currency): number => Number(minor) / 10 ** minor_digits
const vatOf = (minor: bigint, prices: Prices): bigint => splitVat(minor, BigInt(Math.round(prices.vat_percent * 100))).vat

/** Digits and one dot; a comma is meant as one. */
export function cleanAmount(typed: string): string {
  const [whole = '', ...decimals] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole
}

/** A sum in euro as it is charged in another currency. */
export const inCurrency = (euro: number, currency: Currency): number =>
  fromMinor(minorFromCents(centsFrom(euro), rateOf(currency)), currency)

export const typedSum = (amount: Amount, currency: Currency): string =>
  amount.quick === null ? amount.own : String(inCurrency(amount.quick, currency))

/** The least sum of a currency that is worth as much as `euro` at least. */
export function amountWorth(euro: number, currency: Currency): Amount {
  if (QUICK_SUMS.some((sum) => sum === euro)) return { quick: euro, own: '' }
  const cents = centsFrom(euro)
  const minor = minorFromCents(cents, rateOf(currency))
  const enough = centsFromMinor(minor, rateOf(currency)) < cents ? minor + 1n : minor
  return { quick: null, own: fromMinor(enough, currency).toFixed(currency.minor_digits) }
}

/** A sum that was charged in one currency, to be paid again in the one that is chosen now. */
export function sameAmount(sum: number, charged: Currency, chosen: Currency): Amount {
  const quick = QUICK_SUMS.find((euro) => inCurrency(euro, charged) === sum)
  if (quick) return { quick, own: '' }
  if (charged.code === chosen.code) return { quick: null, own: sum.toFixed(chosen.minor_digits) }
  const minor = BigInt(Math.round(sum * 10 ** charged.minor_digits))
  return amountWorth(Number(centsFromMinor(minor, rateOf(charged))) / 100, chosen)
}

export function quoteAmount(text: string, currency: Currency, prices: Prices): Quote | AmountProblem {
  const shifted = Number(text) * 10 ** currency.minor_digits
  if (!/\d/.test(text) || !(shifted > 0) || Math.abs(shifted - Math.round(shifted)) > 1e-6) return { key: 'form.amount-invalid' }
  const [least, most] = [inCurrency(prices.min_top_up_amount, currency), inCurrency(prices.max_top_up_amount, currency)]
  if (Number(text) < least) return { key: 'form.amount-too-small', limit: least }
  if (Number(text) > most) return { key: 'form.amount-too-large', limit: most }
  const minor = BigInt(Math.round(shifted))
  const units = pointsFor(centsFromMinor(minor, rateOf(currency)), rateHundredths(prices))
  if (units < 1n) return { key: 'form.amount-invalid' }
  return { sum: fromMinor(minor, currency), points: Number(units), vat: fromMinor(vatOf(minor, prices), currency) }
}
export const quoteBundle = (bundle: { price: number; points: number }, currency: Currency, prices: Prices): Quote => ({
  sum: bundle.price,
  points: bundle.points,
  vat: fromMinor(vatOf(BigInt(Math.round(bundle.price * 10 ** currency.minor_digits)), prices), currency),
})
