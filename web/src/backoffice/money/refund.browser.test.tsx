// Money that an operator sends back: which part, what it takes, and that it goes once.
import type { DeskOrder } from '@green-room/contract/backoffice/orders'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const REFUND = 'POST /admin/orders/5/refund'
const order = (more: Partial<DeskOrder> = {}) =>
  ({
    order: { id: '5', number: 'G-2026-000148', points: 3300, card: 'Visa 4242', language: 'de' },
    vat: { percent: 21, country: 'nl' },
    lot: { points: 3300, spent: 1800, returned: 0, unspent: 1500 },
    unspent: { cents: 1136, points: 1500 },
    whole: { cents: 2500, points: 1500 },
    ...more,
  }) as DeskOrder
const shown = {
  amount: 11.36,
  currency: 'EUR',
  points: 1500,
  points_then: 200,
  points_now: 1700,
  borne_cents: 0,
  vat_percent: 21,
  vat_cents: 197,
  series: 'C-2026',
  alone_cents: 10_000,
  alone_left: 9,
}
async function open(one = order(), doors: Doors = {}) {
  const onClose = vi.fn<() => void>()
  const staged = await desk(<RefundDialog page={one} onClose={onClose} />, {
    doors: { 'POST /admin/previews/refundOrder': () => preview(shown), [REFUND]: () => acted(), ...doors },
  })
  return { ...staged, onClose }
}
const reason = async () => page.getByLabelText(/^Reason/).fill('did not want it')
const send = (name: string | RegExp) => page.getByRole('button', { name })

test('the unspent part is offered first, with what it takes, and sent once', async () => {
  const { sent, onClose } = await open()
  for (const text of ['1\u202f500 of 3\u202f300 points', 'To Visa 4242', '− €\u202f11.36', '− 1\u202f500', 'VAT, Netherlands 21 %'])
    await shows(text)
  await shows(/Up to €\u202f100.00 you decide alone, 9 times more today/)
  expect(await faultsInLooks()).toEqual([])
  await reason()
  await send('Refund €\u202f11.36').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent(REFUND).map(({ body }) => body)).toEqual([{ part: 'unspent', reason: 'did not want it' }])
})
test('all that is left says what the house bears', async () => {
  const { sent } = await open(order(), { 'POST /admin/previews/refundOrder': () => preview({ ...shown, borne_cents: 1364 }) })
  await page.getByRole('radio', { name: /All that is left/ }).click()
  await shows('with 1\u202f500 unspent points; the house bears €\u202f13.64')
  await expect.element(page.getByText('The house bears', { exact: true })).toBeVisible()
  await reason()
  await send('Refund €\u202f25.00').click()
  await expect.poll(() => sent(REFUND)[0]?.body['part']).toBe('whole')
})
test('where nothing is unspent, that part can not be chosen', async () => {
  await open(order({ unspent: { cents: 0, points: 0 }, whole: { cents: 2500, points: 0 } }))
  await expect.element(page.getByRole('radio', { name: /The unspent part/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /All that is left/ })).toBeChecked()
})
test.each([
  ['12.5', 1250],
  ['12,50', 1250],
  ['7', 700],
  ['0.01', 1],
])('a sum is typed with a point or a comma: %s', async (text, cents) => {
  const { sent } = await open()
  await page.getByRole('radio', { name: /Another sum/ }).click()
  await page.getByLabelText(/^Sum in euro/).fill(text)
  await reason()
  await send(/^Refund €/).click()
  await expect.poll(() => sent(REFUND)[0]?.body).toMatchObject({ part: 'sum', cents })
})
test.each(['', '0', '12.345', '1e3', '-5', '12 50'])('%j is no sum', async (text) => {
  await open()
  await page.getByRole('radio', { name: /Another sum/ }).click()
  await page.getByLabelText(/^Sum in euro/).fill(text)
  await reason()
  await expect.element(send('Refund')).toBeDisabled()
})
test('more than the order has left is refused by who knows, and the dialog stays', async () => {
  const { sent, onClose } = await open(order(), {
    'POST /admin/previews/refundOrder': ({ body }) =>
      (body['input'] as { part: string }).part === 'sum' ? refuse(409, 'refund.too-much', 'That is more than is left.') : preview(shown),
  })
  await page.getByRole('radio', { name: /Another sum/ }).click()
  await page.getByLabelText(/^Sum in euro/).fill('9000')
  await reason()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That is more than is left.')
  await expect.element(send(/^Refund €/)).toBeDisabled()
  expect([sent(REFUND).length, onClose.mock.calls.length]).toEqual([0, 0])
})
