import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsFrom, unitsFrom } from './units.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test('every number of hundredths comes back from points as it was', () => {
  fc.assert(
    fc.property(amount, (units) => {
      expect(unitsFrom(pointsFrom(BigInt(units)))).toBe(BigInt(units))
    }),
  )
})

test('points as a person writes them, with two decimals, become exact units', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999 }), fc.nat({ max: 99 }), (whole, hundredths) => {
      const written = `${whole}.${String(hundredths).padStart(2, '0')}`
      expect(unitsFrom(Number(written))).toBe(BigInt(whole) * 100n + BigInt(hundredths))
    }),
  )
})

test('sums in points that floating point gets wrong are exact in units', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (list) => {
      const sum = list.map((units) => unitsFrom(pointsFrom(BigInt(units)))).reduce((a, b) => a + b, 0n)
      expect(sum).toBe(BigInt(list.reduce((a, b) => a + b, 0)))
    }),
  )
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(unitsFrom(0.1) + unitsFrom(0.2)).toBe(unitsFrom(0.3))
})

test('more than two decimals are refused', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 9 }), (units, thousandths) => {
      expect(() => unitsFrom((units * 10 + thousandths) / 1000)).toThrow(RangeError)
    }),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, 2 ** 53])('%s is no number of points', (points) => {
  expect(() => unitsFrom(points)).toThrow(RangeError)
})

test('the digits that the database answers become points', () => {
  expect(pointsFrom('250')).toBe(2.5)
  expect(pointsFrom('-1')).toBe(-0.01)
  expect(pointsFrom('9007199254740991')).toBe(90_071_992_547_409.91)
})
