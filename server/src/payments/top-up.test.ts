// The sums of a top-up, the same at both ends (contract/money/top-up.ts): examples, and laws over many cases.
import { centsFromMinor, minorFromCents, pointsFor, splitVat, topUpFor } from '@green-room/contract/money/top-up'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { written } from '#server/platform/texts/amounts.ts'
import { amountOf } from './money.ts'

const CASES = 200_000
const cents = fc.bigInt({ min: 1n, max: 100_000_000n })
const rate = fc.bigInt({ min: 1n, max: 1_000_000n })
const bp = fc.bigInt({ min: 0n, max: 10_000n })
const currency = fc.record({
  rateMillionths: fc.bigInt({ min: 10_000n, max: 20_000_000_000n }),
  minorDigits: fc.integer({ min: 0, max: 3 }),
})

describe('points', () => {
  test.each([
    [2_500n, 10_000n, 2_500n],
    [1n, 10_000n, 1n],
    [1n, 4_999n, 0n],
    [1n, 5_000n, 1n],
    [333n, 12_550n, 418n],
  ])('of %s cents at %s hundredths a euro are %s', (sum, each, points) => expect(pointsFor(sum, each)).toBe(points))
})

describe('VAT', () => {
  test.each([
    [2_500n, 2_100n, 2_066n, 434n],
    [500n, 2_100n, 413n, 87n],
    [100n, 0n, 100n, 0n],
    [1n, 10_000n, 1n, 0n],
  ])('of %s cents at %s is parted into %s and %s', (gross, each, net, vat) => expect(splitVat(gross, each)).toEqual({ net, vat }))
  test('parts always sum to the whole, and net is the nearest cent', () => {
    expect(() =>
      fc.assert(
        fc.property(cents, bp, (gross, each) => {
          const { net, vat } = splitVat(gross, each)
          const error = 10_000n * gross - net * (10_000n + each)
          return net + vat === gross && vat >= 0n && 2n * (error < 0n ? -error : error) <= 10_000n + each
        }),
        { numRuns: CASES },
      ),
    ).not.toThrow()
  })
})

describe('another currency', () => {
  test.each([
    [2_500n, 1_160_000n, 2, 2_900n],
    [2_500n, 160_500_000n, 0, 4_013n],
    [1_000n, 4_260_000n, 2, 4_260n],
  ])('turns %s cents at %s with %s digits into %s', (sum, rateMillionths, minorDigits, minor) =>
    expect(minorFromCents(sum, { rateMillionths, minorDigits })).toBe(minor),
  )
  test('there and back is the same sum, where its unit is no coarser than a cent', () => {
    expect(() =>
      fc.assert(
        fc.property(cents, currency, (sum, to) => {
          fc.pre(to.rateMillionths * 10n ** BigInt(to.minorDigits) >= 100_000_000n)
          return centsFromMinor(minorFromCents(sum, to), to) === sum
        }),
        { numRuns: 20_000 },
      ),
    ).not.toThrow()
  })
})

describe('topping up exactly what is missing', () => {
  test.each([
    [20n, 10_000n, 500n, { cents: 500n, points: 500n }],
    [100_000n, 10_000n, 500n, { cents: 1_000n, points: 1_000n }],
    [100_001n, 10_000n, 500n, { cents: 1_001n, points: 1_001n }],
    [0n, 10_000n, 500n, { cents: 500n, points: 500n }],
  ])('%s units at %s, at least %s cents', (missing, each, minimum, offer) => expect(topUpFor(missing, each, minimum)).toEqual(offer))
  test('is enough, and a cent less would not be', () => {
    expect(() =>
      fc.assert(
        fc.property(fc.bigInt({ min: 1n, max: 100_000_000n }), rate, fc.bigInt({ min: 0n, max: 10_000n }), (missing, each, minimum) => {
          const { cents: sum, points } = topUpFor(missing, each, minimum)
          const isEnough = points * 100n >= missing && points === pointsFor(sum, each) && sum >= minimum
          return isEnough && (sum === minimum || pointsFor(sum - 1n, each) * 100n < missing)
        }),
        { numRuns: CASES },
      ),
    ).not.toThrow()
  })
})

test.each([
  ['2500', 2, 'EUR', '€ 25.00', '€ 25,00'],
  ['123456789', 2, 'EUR', '€ 1 234 567.89', '€ 1 234 567,89'],
  ['5', 2, 'USD', 'USD 0.05', 'USD 0,05'],
  ['-1500', 2, 'EUR', '€ -15.00', '€ -15,00'],
  ['4013', 0, 'JPY', 'JPY 4 013', 'JPY 4 013'],
  ['1234567', 3, 'KWD', 'KWD 1 234.567', 'KWD 1 234,567'],
])('%s with %s digits of %s is read %s, and in German %s', (minor, digits, code, english, german) => {
  expect(['en', 'de'].map((language) => written(language, { minor, digits, currency: code }))).toEqual([english, german])
})
test('sums on the wire are numbers', () => {
  expect([amountOf('2500'), amountOf(4_013n, 0)]).toEqual([25, 4_013])
})
