import { pointsFor, topUpFor } from '@green-room/contract/money/top-up'
import { expect, test } from 'vitest'
import { amountWorth, cleanAmount, inCurrency, quoteAmount } from './quote.ts'

const EUR = { code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }
const USD = { code: 'USD', symbol: '$', value: 1.16, minor_digits: 2, default: 0 }
const YEN = { code: 'JPY', symbol: '¥', value: 171.3, minor_digits: 0, default: 0 }
const PRICES = { points_convertion_rate: 100, vat_percent: 21, min_top_up_amount: 5, max_top_up_amount: 10_000 }

test('keeps digits and one dot of what is typed, and takes a comma for it', () => {
  expect(['€ 12.50', '12,50', '1.2.3', 'abc', '.5', '7.'].map(cleanAmount)).toEqual(['12.50', '12.50', '1.23', '', '.5', '7.'])
})

test('says sum, points and the share of VAT', () => {
  expect(quoteAmount('25', EUR, PRICES)).toEqual({ sum: 25, points: 2500, vat: 4.34 })
  expect(quoteAmount('29', USD, PRICES)).toEqual({ sum: 29, points: 2500, vat: 5.03 })
  expect(quoteAmount('857', YEN, PRICES)).toEqual({ sum: 857, points: 500, vat: 149 })
})

test('points are rounded to whole ones, half up', () => {
  const prices = { ...PRICES, points_convertion_rate: 99.5 }
  expect([quoteAmount('5', EUR, prices), quoteAmount('7', EUR, prices), quoteAmount('7.01', EUR, prices)]).toMatchObject([
    { points: 498 },
    { points: 697 },
    { points: 697 },
  ])
})

test.each(['', '.', '0', '0.00', '5.001', '1e3x'])('%s is no sum', (text) => {
  expect(quoteAmount(text, EUR, PRICES)).toEqual({ key: 'form.amount-invalid' })
})

test('the smallest and the largest sum follow the currency', () => {
  expect(quoteAmount('4.99', EUR, PRICES)).toEqual({ key: 'form.amount-too-small', limit: 5 })
  expect(quoteAmount('5.79', USD, PRICES)).toEqual({ key: 'form.amount-too-small', limit: 5.8 })
  expect(quoteAmount('5.8', USD, PRICES)).toMatchObject({ points: 500 })
  expect(quoteAmount('10000.01', EUR, PRICES)).toEqual({ key: 'form.amount-too-large', limit: 10_000 })
  expect(inCurrency(5, YEN)).toBe(857)
})

test('exactly what is missing is enough in every currency', () => {
  for (const currency of [EUR, USD, YEN])
    for (let missing = 1; missing < 400_000; missing += 7919) {
      const { cents, points } = topUpFor(BigInt(missing), 10_000n, 500n)
      const { quick, own } = amountWorth(Number(cents) / 100, currency)
      const quote = quoteAmount(quick === null ? own : String(inCurrency(quick, currency)), currency, PRICES)
      expect(quote).toMatchObject({ points: expect.any(Number) })
      expect((quote as { points: number }).points).toBeGreaterThanOrEqual(Number(points))
      expect(Number(pointsFor(cents, 10_000n)) * 100).toBeGreaterThanOrEqual(missing)
    }
})
