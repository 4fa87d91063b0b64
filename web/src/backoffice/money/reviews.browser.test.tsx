// Money that does not fit, and disputes: what a person has to look at, and what goes back by itself.
import type { Review } from '@green-room/contract/backoffice/books'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview, rows } from '../desk.test-frame.tsx'
import ReviewsScreen from './reviews-screen.tsx'

const AT = '2026-11-24T10:00:00.000Z'
const matter = (more: Partial<Review> = {}): Review => ({
  id: '21',
  reason: 'second_payment',
  order: { id: '5', number: 'G-2026-000148', member_id: '7' },
  gateway: 'stripe',
  ref: 'pi_123',
  detail: '25.00 EUR',
  evidence: null,
  created_at: AT,
  settled_at: null,
  settled_as: null,
  outside_ref: null,
  refused_at: null,
  returnable: null,
  goes_back: false,
  ...more,
})
const dispute = {
  id: '4',
  order: { id: '5', number: 'G-2026-000148', member_id: '7' },
  ref: 'dp_1',
  state: 'taken',
  cents: 2500,
  points: 3300,
  owed: 1800,
  evidence: 'https://gateway.example/dp_1',
  created_at: AT,
  ended_at: null,
}
const open = (matters: readonly Review[], doors: Doors = {}) =>
  desk(<ReviewsScreen />, { doors: { 'GET /admin/reviews': () => rows(matters), 'GET /admin/disputes': () => rows([dispute]), ...doors } })

test('a matter is settled by who says what it was; it books nothing', async () => {
  const SETTLE = 'POST /admin/reviews/21/settle'
  const { sent } = await open([matter()], { [SETTLE]: () => acted(), 'POST /admin/previews/settleReview': () => preview({}) })
  await expect.element(page.getByRole('link', { name: 'G-2026-000148' })).toHaveAttribute('href', '/orders/5')
  expect(await faultsInLooks()).toEqual([])
  await page.getByRole('button', { name: 'Paid twice' }).click()
  await shows('Say what it was, and where what proves it is filed. It books nothing.')
  await page.getByLabelText(/^Reason/).fill('sent back at the gateway, mail 12')
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect.poll(() => sent(SETTLE)[0]?.body).toEqual({ reason: 'sent back at the gateway, mail 12' })
})
test('what goes back by itself, and what is settled, asks nobody', async () => {
  await open([matter({ goes_back: true }), matter({ id: '22', reason: 'country_differs', order: null, settled_at: AT })])
  await shows('On its way back')
  await shows(/^Settled/)
  expect(page.getByRole('button', { name: /Paid twice|Countries differ/ }).elements()).toEqual([])
})
test('disputes lead to the order, the member and the gateway’s page, and say what is owed', async () => {
  const { sent, place } = await open([])
  await shows('Nothing waits for a person.')
  await page.getByRole('button', { name: 'Disputes' }).click()
  await expect.poll(place).toBe('/?tab=disputes')
  await expect.element(page.getByRole('link', { name: 'dp_1' })).toHaveAttribute('rel', 'noreferrer')
  await expect.element(page.getByRole('link', { name: '7', exact: true })).toHaveAttribute('href', '/members/7')
  for (const text of ['1\u202f800', '€\u202f25.00']) await shows(text)
  expect(sent('GET /admin/disputes').at(-1)!.body).toEqual({ state: 'all' })
  await page.getByLabelText('Status').selectOptions('open')
  await expect.poll(() => sent('GET /admin/disputes').at(-1)?.body).toEqual({ state: 'open' })
})
