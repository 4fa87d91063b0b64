import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import FailPaymentScreen from './fail-payment-screen.tsx'
import ProcessingPaymentScreen from './processing-payment-screen.tsx'
import SuccessPaymentScreen from './success-payment-screen.tsx'

afterEach(() => void vi.useRealTimers())

const order = (status: string, more: object = {}) =>
  ok(null, {
    order: { id: '7', number: 'G-2026-000148', status, mark: null, points: 3300, total: 25, currency: 'EUR', bundle_id: null, ...more },
  })
const open = (path: string, doors: Doors = {}, isGuest = false, tab: Record<string, string> = {}) =>
  stage(
    <Routes>
      <Route path="/success-payment" element={<SuccessPaymentScreen />} />
      <Route path="/fail-payment" element={<FailPaymentScreen />} />
      <Route path="/processing-payment" element={<ProcessingPaymentScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      path,
      isPage: true,
      tab,
      ...(isGuest ? {} : { member: { ...PROFILE, balance: 4540 } }),
      doors: { 'GET /countries': () => ok([{ id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }]), ...doors },
    },
  )
const status = (said: ReturnType<typeof order>): Doors => ({ 'GET /orders/status': () => said })
const link = (name: string) => page.getByRole('link', { name, exact: true })

test('success shows the order, what was there, what came and what is there now', async () => {
  await open('/success-payment?order_id=7', status(order('completed')))
  await expect.element(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible()
  for (const text of ['Order number G-2026-000148', /^1\s240$/, /^\+3\s300$/, /^4\s540/]) await shows(text)
  await expect.element(link('View Orders')).toHaveAttribute('href', '/account?tab=orders')
  await expect.element(link('Continue Shopping')).toHaveAttribute('href', '/')
  expect(link('Back to the chat').elements()).toEqual([])
})

test('success leads back to the chat that one came from, and to pages of ours alone', async () => {
  const tab = { 'way-back:7': '/topics/9/chat', 'way-back:8': '//elsewhere.example/' }
  await open('/success-payment?order_id=7', status(order('completed')), false, tab)
  await expect.element(link('Back to the chat')).toHaveAttribute('href', '/topics/9/chat')
  const { wayBack } = await import('#web/payments/top-up/way-back.ts')
  expect(wayBack('8')).toBe(null)
})

test.each([
  ['/success-payment?order_id=7', 'pending', '/processing-payment?order_id=7'],
  ['/fail-payment?order_id=7', 'completed', '/success-payment?order_id=7'],
  ['/fail-payment?order_id=7', 'processing', '/processing-payment?order_id=7'],
  ['/processing-payment?order_id=7', 'completed', '/success-payment?order_id=7'],
  ['/processing-payment?order_id=7', '2', '/success-payment?order_id=7'],
  ['/processing-payment?order_id=7', 'declined', '/fail-payment?order_id=7&error=Payment+processing+failed'],
])('%s of an order that is %s leads to %s', async (path, spelled, to) => {
  const { place } = await open(path, status(order(spelled)))
  await expect.poll(place).toBe(to)
})

test('failure says that nothing was taken, and repeats no words of the address but its own', async () => {
  const { place } = await open('/fail-payment?order_id=7&error=Call+us+on+0900', status(order('failed')))
  await expect.element(page.getByRole('heading', { name: 'Order Payment Failed' })).toBeVisible()
  await shows("We couldn't process your payment. Please try again or use a different payment method.")
  await shows(/^Your balance is as it was/)
  expect(page.getByText('Call us').elements()).toEqual([])
  await expect.element(link('Return to Home')).toHaveAttribute('href', '/')
  expect(place()).toContain('/fail-payment')
})

test('failure names an error that we know', async () => {
  await open('/fail-payment?order_id=7&error=Payment+processing+failed', status(order('failed')))
  await shows('Payment processing failed')
})

test('who left the payment page reads that, and goes back to the chat', async () => {
  await open('/fail-payment?order_id=7&error=canceled', status(order('canceled')), false, { 'way-back:7': '/topics/9/chat' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment canceled' })).toBeVisible()
  await shows('You left the payment page before paying.')
  await expect.element(page.getByRole('link', { name: 'Back to the chat' })).toHaveAttribute('href', '/topics/9/chat')
})

test('Try Again opens the same sum, with the card that was chosen', async () => {
  await open('/fail-payment?order_id=7', status(order('failed', { total: 12.5 })), false, { 'paid-with:7': 'mastercard' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByLabelText('Another amount')).toHaveValue('12.50')
  await expect.element(page.getByRole('radio', { name: 'Mastercard' })).toBeChecked()
})

test('Try Again waits until it is known what was to be paid', async () => {
  const awaited = Promise.withResolvers<ReturnType<typeof order>>()
  await open('/fail-payment?order_id=7', { 'GET /orders/status': () => awaited.promise })
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeDisabled()
  awaited.resolve(order('failed', { total: 12.5 }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByLabelText('Another amount')).toHaveValue('12.50')
})

test('Try Again opens the same bundle', async () => {
  const bundle = { id: '2', points: 3300, price: 25, currency: 'EUR', price_eur: 25, description: 'A good month', image_url: null }
  await open('/fail-payment?order_id=7', { ...status(order('failed', { bundle_id: '2' })), 'GET /bundles/index': () => ok([bundle]) })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('radio', { name: /3\s300 POINTS/ })).toBeChecked()
})

test('processing asks every five seconds, thirty times, then says where to look', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const every = vi.spyOn(globalThis, 'setInterval')
  const { sent } = await open('/processing-payment?order_id=7', status(order('pending')))
  await expect.element(page.getByRole('status')).toBeVisible()
  await expect.poll(() => every.mock.calls.filter(([, ms]) => ms === 5_000).length).toBe(1)
  every.mockRestore()
  await shows(/^The status updates automatically\. Please do not close this page/)
  await expect.element(link('View Orders')).toHaveAttribute('href', '/account?tab=orders')
  await expect.element(link('Return to Home')).toHaveAttribute('href', '/')
  const before = sent('GET /orders/status').length
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent('GET /orders/status')).toHaveLength(before + 1)
  for (let tries = 0; tries < 40; tries++) await vi.advanceTimersByTimeAsync(5_000)
  await shows('Payment is taking longer than expected. Please check your order history')
  expect(sent('GET /orders/status')).toHaveLength(30)
})

test('processing says when it can’t ask', async () => {
  await open('/processing-payment?order_id=7', { 'GET /orders/status': () => refuse(500, 'server.failed', '') })
  await shows('Error checking payment status. Please check your order history.')
})

test('processing without an order says so', async () => {
  const { sent } = await open('/processing-payment')
  await shows('No order ID provided')
  expect(sent('GET /orders/status')).toEqual([])
})

test.each(['success', 'fail', 'processing'])('a guest may see %s, and nothing is asked', async (which) => {
  const { asked } = await open(`/${which}-payment?order_id=7`, {}, true)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter(({ path }) => path.startsWith('/orders'))).toEqual([])
})

test.each(['success', 'fail', 'processing'])('axe finds nothing wrong with %s', async (which) => {
  await open(`/${which}-payment?order_id=7`, status(order({ success: 'completed', fail: 'failed', processing: 'pending' }[which]!)))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await faults()).toEqual([])
})
