import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE, SETTINGS } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import AccountScreen from './account-screen.tsx'
import { BUNDLES, order, paged } from './account.test-kit.ts'
import ReceiptScreen from './payment/receipt-screen.tsx'
import WithdrawalScreen from './payment/withdrawal-screen.tsx'

const deposit = (more: object = {}) => ({
  id: '7',
  number: 'G-2026-000148',
  created_at: '2026-11-21T12:00:00.000Z',
  sum: 25,
  points: 3300,
  receipt: { id: '11', number: 'R-2026-11' },
  credit_notes: [],
  refunded: 0,
  mark: null,
  withdraw_until: '2026-12-05T12:00:00.000Z',
  can_withdraw: true,
  ...more,
})
const limit = (used: number, most: number | null, next: object | null = null) => ({ used, limit: most, next })
const care = (daily: object, weekly: object, break_until: string | null = null) =>
  ok({ daily, weekly, break_until, note_percent: 80, breaks: [1, 7, 30] })
const withdrawal = (more: object = {}) => ({
  order_id: '7',
  number: 'G-2026-000148',
  points: 3300,
  unused: 1500,
  amount: 11.36,
  currency: 'EUR',
  amount_eur: 11.36,
  until: '2026-12-05T12:00:00.000Z',
  problem: null,
  ...more,
})
const receipt = (more: object = {}) => ({
  id: '11',
  number: 'R-2026-11',
  kind: 'receipt',
  issued_at: '2026-11-21T12:00:00.000Z',
  order_number: 'G-2026-000148',
  receipt_number: null,
  product: 'Green Room',
  seller: 'Lampblack Rooms B.V.',
  buyer: {
    name: 'Noor de Wit',
    email: 'noor@example.com',
    address: 'Prinsengracht 3',
    post_code: '1015 DK',
    city: 'Amsterdam',
    country: 'NL',
  },
  item: '3 300 points',
  points: 3300,
  net: 20.66,
  vat: 4.34,
  vat_percent: 21,
  gross: 25,
  currency: 'EUR',
  charged: null,
  card: 'Visa 4242',
  is_test: true,
  ...more,
})

type Given = { doors?: Doors; member?: Partial<typeof PROFILE>; cost?: number }
const open = (path: string, { doors = {}, member = {}, cost = 300 }: Given = {}) =>
  stage(
    <>
      <Toasts />
      <Routes>
        <Route path="/account" element={<AccountScreen />} />
        <Route path="/account/receipts/:receiptId" element={<ReceiptScreen />} />
        <Route path="/account/withdrawal/:orderId" element={<WithdrawalScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
    {
      path,
      isPage: true,
      member: { ...PROFILE, balance: 1240, ...member },
      settings: { ...SETTINGS, channel_status_cost: cost },
      doors: {
        'GET /user/sessions': () => ok([]),
        'GET /countries': () => ok([{ id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }]),
        'GET /bundles/index': () => ok(BUNDLES),
        'POST /bundles/purchase': () => ok({ order: order() }),
        'GET /deposit/history': () => ok([deposit()]),
        'GET /orders/index': () => paged([]),
        'GET /transactions/index': () => paged([]),
        'GET /user/spending-care': () => care(limit(0, null), limit(180, 500)),
        'GET /currencies': () => ok([{ code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }]),
        'GET /deposit/withdrawal/7': () => ok(withdrawal()),
        'GET /receipts/11': () => ok(receipt()),
        ...doors,
      },
    },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const SURE = 'Are you sure you want to proceed with this purchase?'

// Toasts stand beside the page's buttons, not over them.
beforeEach(() => page.viewport(1280, 900))

test('has a card for channel status, one for bundles and one for what was bought', async () => {
  await open('/account')
  for (const name of ['Buy channel status', 'Buy bundle', 'Purchase history'])
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('channel status is bought after a question, at the price that was shown', async () => {
  const bought = { is_channel: true, channel_expire_at: '2026-11-28T12:00:00.000Z', balance: 940 }
  const { doors, sent } = await open('/account', { doors: { 'POST /user/become-channel': () => ok(bought) } })
  await shows(/for 7 days, €\s3\.00/)
  await button('Buy').click()
  await expect.element(dialog(SURE)).toBeVisible()
  await button('No').click()
  await expect.element(dialog(SURE)).not.toBeInTheDocument()
  expect(sent('POST /user/become-channel')).toEqual([])
  await button('Buy').click()
  doors['GET /user/profile'] = () => ok({ ...PROFILE, balance: 940, is_channel: true, channel_expire_at: bought.channel_expire_at })
  await button('Yes').click()
  await shows('Active until 28.11.2026')
  await expect.element(button('Extend')).toBeVisible()
  expect(sent('POST /user/become-channel').map(({ body }) => body['cost'])).toEqual([300])
})

test('channel status can’t be bought with too few points', async () => {
  await open('/account', { member: { balance: 299.5 } })
  await expect.element(button('Buy')).toBeDisabled()
  await shows('You need 0.50 more POINTS')
  await expect.element(page.getByRole('link', { name: 'Top Up' })).toHaveAttribute('href', '/account?tab=balance&need=5.00')
})

test('a purchase that failed is named', async () => {
  const { sent } = await open('/account', { doors: { 'POST /user/become-channel': () => refuse(500, 'server.failed', '') } })
  await button('Buy').click()
  await button('Yes').click()
  await expect.element(dialog(SURE)).not.toBeInTheDocument()
  await shows('Failed to purchase channel status')
  expect(sent('POST /user/become-channel')).toHaveLength(1)
})

test('offers say what they give; buying a bundle opens its order and goes on with it', async () => {
  const { sent } = await open('/account', { doors: { 'POST /bundles/purchase': () => ok({ order: order({ bundle_id: '2' }) }) } })
  await expect.element(page.getByRole('radio', { name: /^1\s200\s*≈ 150 messages\s*€\s10\.00$/ })).toBeChecked()
  await page.getByRole('radio', { name: /^3\s300/ }).click({ force: true })
  await button(/^Add 3\s300 for €\s25\.00$/).click()
  await expect
    .element(
      dialog('Billing details')
        .getByRole('definition')
        .getByText(/^3\s300 POINTS$/),
    )
    .toBeVisible()
  expect(sent('POST /bundles/purchase').map(({ body }) => body['bundle_id'])).toEqual(['2'])
})

test('empty and failed lists say so, and are asked for again', async () => {
  const { doors } = await open('/account', {
    doors: { 'GET /bundles/index': () => refuse(500, 'server.failed', ''), 'GET /deposit/history': () => refuse(500, 'server.failed', '') },
  })
  await shows('Failed to load bundles')
  await shows('Failed to load transaction history')
  doors['GET /bundles/index'] = () => ok([])
  doors['GET /deposit/history'] = () => ok([])
  await button('Try Again').first().click()
  await expect.element(page.getByText('No bundles available at the moment')).toBeVisible()
  await button('Try Again').click()
  await shows('No transaction history yet')
})

test('purchase history leads to the receipt, and for fourteen days out of the contract', async () => {
  await page.viewport(1280, 900)
  await open('/account', {
    doors: { 'GET /deposit/history': () => ok([deposit(), deposit({ id: '6', can_withdraw: false, refunded: 10 })]) },
  })
  await expect.element(page.getByRole('row', { name: /21\.11\.2026 €\s25\.00 \+3\s300/ }).first()).toBeVisible()
  await shows(/€\s10\.00 refunded/)
  await expect.element(page.getByRole('link', { name: 'Receipt R-2026-11' }).first()).toHaveAttribute('href', '/account/receipts/11')
  const withdraw = page.getByRole('link', { name: 'Withdraw from contract G-2026-000148' })
  expect(withdraw.elements()).toHaveLength(1)
  await withdraw.click()
  await shows(/You can withdraw from the purchase of order G-2026-000148 until 05\.12\.2026/)
})

test.each([true, false])('a receipt, too, shows the way out of the contract as long as there is one: %s', async (canWithdraw) => {
  await open('/account/receipts/11', { doors: { 'GET /deposit/history': () => ok([deposit({ can_withdraw: canWithdraw })]) } })
  await shows('R-2026-11')
  const way = page.getByRole('link', { name: 'Withdraw from contract' })
  if (!canWithdraw) return expect(way.elements()).toEqual([])
  await shows(/Until 05\.12\.2026 you can withdraw from this purchase/)
  await expect.element(way).toHaveAttribute('href', '/account/withdrawal/7')
})

test('a withdrawal says what goes and what comes back, and is confirmed', async () => {
  const { sent } = await open('/account/withdrawal/7', {
    doors: {
      'POST /deposit/withdraw': () =>
        ok({
          order_id: '7',
          points: 1500,
          amount: 11.36,
          currency: 'EUR',
          amount_eur: 11.36,
          received_at: '2026-11-21T12:00:00.000Z',
          balance: 0,
        }),
    },
  })
  await shows(/1\s500 POINTS/)
  await shows(/€\s11\.36/)
  await button('Confirm withdrawal').click()
  await shows('We have received your withdrawal')
  expect(sent('POST /deposit/withdraw').map(({ body }) => body['order_id'])).toEqual(['7'])
})

test('a withdrawal that can’t be says why', async () => {
  await open('/account/withdrawal/7', {
    doors: { 'GET /deposit/withdrawal/7': () => ok(withdrawal({ unused: 0, amount: 0, problem: 'withdrawal.nothing-left' })) },
  })
  await shows('None of these points is left: they were used or refunded.')
  expect(button('Confirm withdrawal').elements()).toEqual([])
})

test('orders show number, date, item, total and status, and lead to their receipt', async () => {
  await page.viewport(1280, 900)
  const ORDERS = ['Processing', 'Successfully', 'Failed', 'Canceled', 'Pending'].map((status, place) =>
    order({ id: String(place), number: `G-2026-00000${place}`, status, receipt_id: status === 'Successfully' ? '11' : null }),
  )
  await open('/account?tab=orders', { doors: { 'GET /orders/index': () => paged(ORDERS) } })
  for (const [place, { status }] of ORDERS.entries())
    await expect
      .element(page.getByRole('row', { name: new RegExp(`G-2026-00000${place} 21\\.11\\.2026 3 300 points €\\s25\\.00 ${status}`) }))
      .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'G-2026-000001' })).toHaveAttribute('href', '/account/receipts/11')
})

test('on a phone an order is two lines, the item first', async () => {
  await page.viewport(390, 844)
  await open('/account?tab=orders', { doors: { 'GET /orders/index': () => paged([order({ mark: 'refunded' })]) } })
  const row = page.getByRole('listitem').filter({ hasText: 'G-2026-000148' })
  for (const text of ['3 300 points', 'Refunded', 'Processing']) await expect.element(row.getByText(text)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a receipt shows what was paid, to print or as PDF', async () => {
  await open('/account/receipts/11')
  await expect.element(page.getByRole('heading', { name: 'Receipt R-2026-11' })).toBeVisible()
  for (const text of ['VAT 21%', 'Paid with Visa 4242.', 'Test: no money moved.', /Prinsengracht 3/]) await shows(text)
  await expect.element(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', '/api/receipts/11/pdf')
  await expect.element(button('Print')).toBeVisible()
})

test('spending care says what is used, and notes at 80 percent', async () => {
  await open('/account?tab=balance')
  await shows('This week 180 of 500 POINTS')
  expect(page.getByText(/of your limit/).elements()).toEqual([])
})

test.each([
  [399, null],
  [400, 'You have used 80% of your limit.'],
  [500, 'Your limit is reached. Nothing more is spent until it leaves room again.'],
])('with %i of 500 used it notes %s', async (used, note) => {
  await open('/account?tab=balance', { doors: { 'GET /user/spending-care': () => care(limit(0, null), limit(used, 500)) } })
  await shows(`This week ${used} of 500 POINTS`)
  if (note) await shows(note)
  else expect(page.getByText(/limit\./).elements()).toEqual([])
})

test('limits are changed, and a rise says from when it counts', async () => {
  const next = { limit: 800, from: '2026-11-22T12:00:00.000Z' }
  const { sent } = await open('/account?tab=balance', {
    doors: { 'PUT /user/spending-limits': () => care(limit(0, 50), limit(180, 500, next)) },
  })
  await button('Change limit').click()
  await page.getByLabelText('POINTS in 24 hours').fill('x')
  await button('Save').click()
  await shows('Enter whole points from 1 to 1 000 000, or nothing for no limit')
  await page.getByLabelText('POINTS in 24 hours').fill('50')
  await page.getByLabelText('POINTS in 7 days').fill('800')
  await button('Save').click()
  await shows('Today 0 of 50 POINTS')
  await shows('From 22.11.2026: 800 POINTS')
  expect(sent('PUT /user/spending-limits').map(({ body }) => [body['daily'], body['weekly']])).toEqual([[50, 800]])
})

test('a break is taken after a question that says how long it is and when it ends', async () => {
  const { sent } = await open('/account?tab=balance', {
    doors: { 'POST /user/spending-break': () => care(limit(0, null), limit(180, 500), '2026-11-28T12:00:00.000Z') },
  })
  await button('Change limit').click()
  await page.getByRole('radio', { name: '7 days' }).click({ force: true })
  await button('Take a break').click()
  await shows(/A break of 7 days lasts until \d\d\.\d\d\.\d{4} and can’t be taken back\./)
  await button('Yes').click()
  await shows(/You are taking a break until 28\.11\.2026/)
  await expect.element(button('Continue')).toBeDisabled()
  await expect.element(button('Continue')).toHaveAccessibleDescription(/nothing is bought until it ends/)
  await expect.element(button('Change limit')).toHaveFocus()
  expect(sent('POST /user/spending-break').map(({ body }) => body['days'])).toEqual([7])
})

test('the top-up is walked through by keyboard: each step begins at its first field, and closing gives the focus back', async () => {
  await open('/account')
  await button('Top up balance').click()
  const steps = page.getByRole('dialog')
  await expect.element(steps.getByRole('radio', { name: /€\s25/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(steps.getByRole('radio', { name: /€\s50/ })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(steps.getByLabelText('Another amount')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(steps.getByLabelText('Country', { exact: true })).toHaveFocus()
  await steps.getByRole('button', { name: 'Back' }).click()
  await expect.element(steps.getByRole('radio', { name: /€\s50/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Top up balance')).toHaveFocus()
})

test('account data that fails is named', async () => {
  await open('/account?tab=balance', { doors: { 'GET /user/spending-care': () => 'no answer' } })
  await shows('Failed to load some account data. Please refresh to try again.')
})

test('a chat that was short of points finds exactly that sum', async () => {
  await open('/account?tab=balance&need=8.00&back=%2Ftopics%2F9%2Fchat')
  await expect.element(page.getByLabelText('Another amount')).toHaveValue('8.00')
  await shows('Enough for what you were short of is chosen. After paying you go back to your chat, where your text waits.')
  await expect.element(page.getByRole('region', { name: 'You pay' }).getByText(/^€\s8\.00$/)).toBeVisible()
})

test.each(['/account', '/account?tab=balance', '/account?tab=orders', '/account/receipts/11', '/account/withdrawal/7'])(
  'axe finds nothing wrong with %s',
  async (path) => {
    await open(path, { doors: { 'GET /orders/index': () => paged([order(), order({ id: '8', status: 'Failed', mark: 'disputed' })]) } })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.skel').length).toBe(0)
    expect(await faults()).toEqual([])
  },
)
