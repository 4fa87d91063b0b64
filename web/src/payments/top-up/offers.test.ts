import type { Currency, Settings } from '@green-room/contract/content'
import { expect, test } from 'vitest'
import { messagesFor } from '#web/content/usual-message.ts'
import { fittingOffers, offersOf } from './offers.ts'

const EUR: Currency = { code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }
const SETTINGS = { points_convertion_rate: 100, min_top_up_amount: 5, max_top_up_amount: 1000, vat_percent: 21 } as Settings
const bundle = (id: string, price: number, points: number) =>
  ({ id, price, price_eur: price, points, currency: 'EUR', description: '', image_url: null }) as const
const BUNDLES = [bundle('1', 10, 1200), bundle('2', 25, 3300), bundle('3', 50, 7000)]

test('one list by price, and of a sum and a bundle that cost the same the bundle alone', () => {
  const offers = offersOf(BUNDLES, EUR, SETTINGS)
  expect(offers.map(({ sum, points, more, bundleId }) => [sum, points, more, bundleId])).toEqual([
    [5, 500, 0, null],
    [10, 1200, 200, '1'],
    [25, 3300, 800, '2'],
    [50, 7000, 2000, '3'],
  ])
  expect(offersOf([], EUR, SETTINGS).map(({ sum }) => sum)).toEqual([5, 10, 25, 50])
  expect(offersOf([bundle('1', 7, 900)], EUR, { ...SETTINGS, min_top_up_amount: 10 }).map(({ sum }) => sum)).toEqual([7, 10, 25, 50])
})

test('three that suffice, and the first of them that gives more than its sum', () => {
  const offers = offersOf(BUNDLES, EUR, SETTINGS)
  const some = fittingOffers(offers, 0.3)
  expect([some.offers.map(({ points }) => points), some.best?.points]).toEqual([[500, 1200, 3300], 1200])
  const much = fittingOffers(offers, 2_000)
  expect([much.offers.map(({ points }) => points), much.best?.points]).toEqual([[3300, 7000], 3300])
  expect(fittingOffers(offersOf([], EUR, SETTINGS), 1).best?.points).toBe(500)
  expect(fittingOffers(offers, 9_000)).toEqual({ offers: [], best: undefined })
})

test('messages are counted at 80 symbols and rounded down to two figures', () => {
  expect([500, 1200, 3300, 7000, 12.4, 100_000].map((points) => messagesFor(points, 0.1))).toEqual([62, 150, 410, 870, 1, 12_000])
  expect(messagesFor(500, 0)).toBeNull()
})
