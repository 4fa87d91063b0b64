// What a top-up costs and gives, for both ends (docs/product/money.md). Whole numbers throughout: cents, minor units, hundredths, basis points, millionths.

/** A sum in euro, or in another currency with two decimals, to cents, half up. */
export const centsFrom = (amount: number): bigint => BigInt(Math.round(amount * 100))

/** Points for a sum in cents, half up to whole points. `rateHundredths`: points for a euro, times 100. */
export const pointsFor = (cents: bigint, rateHundredths: bigint): bigint => (cents * rateHundredths + 5_000n) / 10_000n

/** A price that includes VAT, parted into net and VAT; net is rounded half up. `bp`: basis points, 21 % is 2100. */
export function splitVat(gross: bigint, bp: bigint): { net: bigint; vat: bigint } {
  const net = (2n * gross * 10_000n + 10_000n + bp) / (2n * (10_000n + bp))
  return { net, vat: gross - net }
}

const MILLION = 1_000_000n
const tenTo = (digits: number): bigint => 10n ** BigInt(digits)
const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)

/** A currency for conversions: units of it for one euro times 10^6, and how many decimals it has. */
export type Rate = { rateMillionths: bigint; minorDigits: number }

/** Euro cents in another currency's minor unit, half up. */
export const minorFromCents = (cents: bigint, { rateMillionths, minorDigits }: Rate): bigint =>
  halfUp(cents * rateMillionths * tenTo(minorDigits), 100n * MILLION)
/** The same the other way: what a sum typed in another currency is in euro cents, half up. */
export const centsFromMinor = (minor: bigint, { rateMillionths, minorDigits }: Rate): bigint =>
  halfUp(minor * 100n * MILLION, rateMillionths * tenTo(minorDigits))

/** The smallest top-up that brings `missingUnits` hundredths of a point: whole points, and the least sum that buys them. */
export function topUpFor(missingUnits: bigint, rateHundredths: bigint, minimumCents: bigint): { cents: bigint; points: bigint } {
  const wanted = (missingUnits + 99n) / 100n
  const least = wanted > 0n ? (10_000n * wanted - 5_000n + rateHundredths - 1n) / rateHundredths : 0n
  const cents = least > minimumCents ? least : minimumCents
  return { cents, points: pointsFor(cents, rateHundredths) }
}
