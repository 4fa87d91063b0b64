// What is Stripe's alone. What every gateway has to hold stands in gateway-contract.test.ts.
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../test/fakes/fake-stripe.ts'
import { API_VERSION, faultsOf } from '../../../test/fakes/stripe-requests.ts'
import { GatewayRefused, GatewayUnavailable, InvalidSignature, type CheckoutRequest, type PaymentGateway } from './gateway.ts'
import { createStripeAdapter } from './stripe-gateway.ts'
import { EVENT_TYPES } from './stripe-webhooks.ts'

const KEY = ['sk', 'test', 'adapter'].join('_')
const LIVE_KEY = ['rk', 'live', 'adapter'].join('_')
const CREATE = 'POST /v1/checkout/sessions'
const signal = new AbortController().signal
let fake: FakeStripe
let gateway: PaymentGateway
beforeAll(async () => {
  fake = await startFakeStripe({ secretKey: KEY })
  gateway = adapter().gateway
})
afterAll(() => fake.close())
afterEach(() => {
  fake.misbehave(null)
  expect(fake.violations.splice(0)).toEqual([])
})
const adapter = (more: object = {}) =>
  createStripeAdapter({ secretKey: KEY, webhookSecrets: ['whsec_new', 'whsec_old'], address: fake.address, ...more })

let count = 0
const request = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  orderId: `${++count}-order`,
  attempt: 1,
  amountMinor: 2_500n,
  currency: 'EUR',
  description: '2 500 points',
  locale: 'de',
  email: 'ada@example.com',
  successUrl: 'https://lounge.example/processing-payment?order_id=1',
  cancelUrl: 'https://lounge.example/fail-payment?order_id=1&error=canceled',
  expiresAt: new Date((Math.floor(Date.now() / 1_000) + 31 * 60) * 1_000),
  idempotencyKey: `checkout:${count}:1`,
  ...more,
})
async function paid(): Promise<{ ref: string; paymentRef: string }> {
  const { providerRef: ref } = await gateway.createCheckout(request(), signal)
  fake.books.pay(ref, 'good')
  return { ref, paymentRef: (await gateway.fetchStatus(ref, signal)).paymentRef! }
}

test('a payment has a page of its own where its evidence is filed, in test and live', () => {
  expect(gateway.pageOf?.('pi_1', false)).toBe('https://dashboard.stripe.com/test/payments/pi_1')
  expect(gateway.pageOf?.('pi_1', true)).toBe('https://dashboard.stripe.com/payments/pi_1')
})

describe('what goes over the wire', () => {
  test('is the checkout as designed, with ids for metadata and nothing more of the member than the address', async () => {
    const asked = request()
    await gateway.createCheckout(asked, signal)
    const { operation, params, headers } = fake.asked.at(-1)!
    expect(operation).toBe(CREATE)
    expect(params).toEqual({
      mode: 'payment',
      client_reference_id: asked.orderId,
      customer_email: 'ada@example.com',
      locale: 'de',
      allowed_payment_method_types: ['card'],
      submit_type: 'pay',
      billing_address_collection: 'auto',
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 2_500, tax_behavior: 'inclusive', product_data: { name: '2 500 points' } },
        },
      ],
      metadata: { order_id: asked.orderId },
      payment_intent_data: { metadata: { order_id: asked.orderId } },
      expires_at: asked.expiresAt.getTime() / 1_000,
      success_url: asked.successUrl,
      cancel_url: asked.cancelUrl,
    })
    expect(headers).toMatchObject({ 'idempotency-key': asked.idempotencyKey, 'stripe-version': API_VERSION })
    expect(headers).not.toHaveProperty('x-stripe-client-telemetry')
  })

  test('a refund carries our name for it, in its metadata and as its key', async () => {
    const { paymentRef } = await paid()
    await gateway.refund({ refundId: 'w-77', paymentRef, amountMinor: 100n }, signal)
    const { operation, params, headers } = fake.asked.at(-1)!
    expect([operation, params, headers['idempotency-key']]).toEqual([
      'POST /v1/refunds',
      { payment_intent: paymentRef, amount: 100, metadata: { refund_id: 'w-77' } },
      'refund:w-77',
    ])
  })

  test.each([
    ['de', 'de'],
    ['pt-BR', 'pt'],
    ['ar', 'auto'],
    ['tlh', 'auto'],
  ])('the language %s is asked for as %s', async (locale, sent) => {
    await gateway.createCheckout(request({ locale }), signal)
    expect(fake.asked.at(-1)!.params['locale']).toBe(sent)
  })

  test.each(['ISK', 'UGX', 'MGA'])('%s, which Stripe counts in other units, is never charged', async (currency) => {
    const before = fake.asked.length
    await expect(gateway.createCheckout(request({ currency }), signal)).rejects.toThrow(GatewayRefused)
    expect(fake.asked).toHaveLength(before)
  })
})

describe('the published schemas', () => {
  const good = () => structuredClone(fake.asked.find(({ operation }) => operation === CREATE)!.params)
  test('take what we send', () => expect(faultsOf(CREATE, good())).toEqual([]))
  test.each<[string, (params: Record<string, any>) => void]>([
    ['a wrong word', (params) => (params['mode'] = 'paymnt')],
    ['an unknown key', (params) => (params['amount'] = '5')],
    ['an unknown key inside', (params) => (params['line_items'][0].price_data.colour = 'red')],
    ['a wrong type', (params) => (params['expires_at'] = 'soon')],
    ['a wrong type inside', (params) => (params['line_items'][0].price_data.unit_amount = 'much')],
    ['a missing key', (params) => delete params['success_url']],
    ['a missing key inside', (params) => delete params['line_items'][0].price_data.currency],
    ['a language that Stripe doesn’t have', (params) => (params['locale'] = 'ar')],
    ['what the API in use no longer has', (params) => (params['payment_method_types'] = ['card'])],
    ['another way to pay', (params) => (params['allowed_payment_method_types'] = ['crypto'])],
  ])('refuse %s', (_what, spoil) => {
    const params = good()
    spoil(params)
    expect(faultsOf(CREATE, params)).not.toEqual([])
  })
})

describe('keys', () => {
  test.each([
    [KEY, false],
    [LIVE_KEY, true],
  ])('%s moves real money: %s', (secretKey, livemode) => {
    expect(adapter({ secretKey }).livemode).toBe(livemode)
  })

  test('a live key takes no checkout of a test, and a live one', async () => {
    const live = await startFakeStripe({ secretKey: LIVE_KEY })
    const { gateway: charging } = createStripeAdapter({ secretKey: LIVE_KEY, webhookSecrets: ['whsec_x'], address: live.address })
    expect((await charging.createCheckout(request(), signal)).providerRef).toMatch(/^cs_live_/)
    live.misbehave({ lie: (body) => ({ ...body, livemode: false }) })
    await expect(charging.createCheckout(request(), signal)).rejects.toThrow(GatewayUnavailable)
    await live.close()
  })

  test('a key that Stripe doesn’t know is the operator’s to mend: the order is not refused', async () => {
    const { gateway: locked } = adapter({ secretKey: `${KEY}x` })
    await expect(locked.createCheckout(request(), signal)).rejects.toThrow(GatewayUnavailable)
  })

  test('while a webhook secret is rotated both are good, and no third', async () => {
    await paid()
    const [event] = fake.books.events
    const parse = (secret: string) => gateway.parseWebhook({ ...fake.sign(event!, secret), now: new Date() })
    expect([parse('whsec_new').hints.length, parse('whsec_old').hints.length]).toEqual([1, 1])
    expect(() => parse('whsec_older')).toThrow(InvalidSignature)
  })
})

test('a page on the account’s own domain is taken where the operator named it, and not elsewhere', async () => {
  fake.misbehave({ lie: (body) => ({ ...body, url: 'https://pay.lounge.example/c/x' }) })
  await expect(gateway.createCheckout(request(), signal)).rejects.toThrow(GatewayUnavailable)
  const { gateway: own } = adapter({ redirectHosts: ['pay.lounge.example'] })
  expect((await own.createCheckout(request(), signal)).redirectUrl).toBe('https://pay.lounge.example/c/x')
  fake.misbehave({ lie: (body) => ({ ...body, url: 'http://pay.lounge.example/c/x' }) })
  await expect(own.createCheckout(request(), signal)).rejects.toThrow(GatewayUnavailable)
})

test('a twin under way (409) is no refusal: it is asked again', async () => {
  const asked = request()
  fake.misbehave('twin-under-way')
  await expect(gateway.createCheckout(asked, signal)).rejects.toThrow(GatewayUnavailable)
  fake.misbehave(null)
  expect((await gateway.createCheckout(asked, signal)).providerRef).toMatch(/^cs_test_/)
})

describe('disputes', () => {
  test('an inquiry moves no money and is none; what Stripe calls appealed is open again', async () => {
    const { ref, paymentRef } = await paid()
    for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])
      fake.books.dispute(paymentRef, 100, status)
    expect((await gateway.fetchStatus(ref, signal)).disputes).toEqual([])
    const appealed = fake.books.dispute(paymentRef, 100, 'appeal_under_review')
    expect((await gateway.fetchStatus(ref, signal)).disputes).toEqual([{ ref: appealed.id, minor: 100n, state: 'open' }])
  })
})

test('the handbook names every event that an endpoint has to be subscribed to', () => {
  const handbook = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  expect(EVENT_TYPES.filter((type) => !handbook.split(/\s+/).includes(type))).toEqual([])
})

describe('events', () => {
  const parse = (event: object) => gateway.parseWebhook({ ...fake.sign(event as { id: string }, 'whsec_new'), now: new Date() })
  const event = (more: object) => ({
    id: 'evt_1',
    object: 'event',
    type: 'x',
    created: 1_700_000_000,
    data: { object: { id: 'cus_1', object: 'customer' } },
    ...more,
  })

  test.each([
    ['of other things', event({ type: 'customer.created' })],
    [
      'of a kind we asked for, about something else',
      event({ type: 'charge.refunded', data: { object: { id: 'ch_1', object: 'charge', payment_intent: null } } }),
    ],
    ['without a shape', { id: 'evt_2', object: 'event' }],
  ])('%s are acknowledged and mean nothing', (_what, told) => {
    expect(parse(told)).toMatchObject({ hints: [], ack: { status: 200 } })
  })

  test('carry the checkout, or the payment where they know no checkout', () => {
    const session = event({
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_test_1', object: 'checkout.session', payment_intent: 'pi_1' } },
    })
    const dispute = event({
      type: 'charge.dispute.closed',
      data: { object: { id: 'du_1', object: 'dispute', payment_intent: { id: 'pi_2' } } },
    })
    expect([session, dispute].map((told) => parse(told).hints)).toEqual([
      [{ eventId: 'evt_1', providerRef: 'cs_test_1', hint: 'checkout.session.completed', at: new Date(1_700_000_000_000) }],
      [{ eventId: 'evt_1', providerRef: 'pi_2', hint: 'charge.dispute.closed', at: new Date(1_700_000_000_000) }],
    ])
  })

  test('a header with several time stamps is judged by the one that was signed', () => {
    const told = event({ type: 'checkout.session.completed', data: { object: { id: 'cs_test_1', object: 'checkout.session' } } })
    const { raw, headers } = fake.sign(told, 'whsec_new', new Date(Date.now() + 3_600_000))
    const forged = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},${headers['stripe-signature']}` }
    expect(() => gateway.parseWebhook({ raw, headers: forged, now: new Date() })).toThrow(/ahead of time/)
  })
})

test('a payment of another kind that stands in the list of money has no payment of ours', async () => {
  fake.books.movements.push({
    id: 'txn_payout',
    object: 'balance_transaction',
    amount: -900,
    fee: 0,
    currency: 'eur',
    created: fake.books.now(),
    reporting_category: 'payout',
    source: 'po_1',
    sourced: { id: 'po_1', object: 'payout' },
  })
  const found = []
  for await (const one of gateway.listMoney(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000), signal)) found.push(one)
  expect(found.find(({ ref }) => ref === 'txn_payout')).toEqual({
    ref: 'txn_payout',
    paymentRef: null,
    kind: 'payout',
    minor: -900n,
    feeMinor: 0n,
    currency: 'EUR',
  })
})
