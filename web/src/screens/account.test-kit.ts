// What a member may buy and has bought, for the stages of the account.
import { ok } from '#web/platform/stage.test-frame.tsx'

const bundle = (id: string, points: number, price: number) => ({
  id,
  points,
  price,
  currency: 'EUR',
  price_eur: price,
  description: '',
  image_url: null,
})
export const BUNDLES = [bundle('1', 1200, 10), bundle('2', 3300, 25), bundle('3', 7000, 50)]
export const order = (more: object = {}) => ({
  id: '7',
  number: 'G-2026-000148',
  created_at: '2026-11-21T12:00:00.000Z',
  item: '3 300 points',
  points: 3300,
  total: 25,
  currency: 'EUR',
  total_eur: 25,
  vat: 4.34,
  vat_percent: 21,
  status: 'Processing',
  mark: null,
  bundle_id: null,
  card: null,
  receipt_id: null,
  ...more,
})
export const paged = (data: object[]) => ok({ data, meta: { current_page: 1, per_page: 10, total: data.length, last_page: 1 } })
