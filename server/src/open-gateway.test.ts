// The real gateways in a whole lounge: the sandbox from checkout to balance over HTTP alone, and Stripe's client against the tests' Stripe.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout } from '../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../test/lounge.ts'
import { createPayer, type Payer } from '../test/people/payer.ts'
import { startFakeStripe } from '../test/fakes/fake-stripe.ts'
import { violations } from '../test/postgres/tables.ts'
import type { Visitor } from '../test/people/visitor.ts'
import { openGateway } from './open-gateway.ts'
import { createStripeAdapter } from './payments/gateways/stripe-gateway.ts'
import { createLog } from './platform/log/log.ts'

const STRIPE_KEY = ['sk', 'test', 'lounge'].join('_')
const WELCOME = 200
const lines: string[] = []
const balanceOf = async (visitor: Visitor): Promise<number> => (await visitor.call('readProfile')).body.payload.balance
const statusOf = async (visitor: Visitor, order: string): Promise<string> =>
  (await visitor.call('readOrderStatus', { order_id: order })).body.order.status

describe('which gateway charges the cards', () => {
  const open = (config: Parameters<typeof openGateway>[0]['config']) =>
    openGateway({
      config,
      publicUrl: 'http://localhost:3000',
      pool: { query: async () => ({ rows: [{}] }) } as never,
      log: createLog('silent'),
      productName: async () => 'x',
      say: (_language, key) => key,
    })
  test('is Stripe where its keys are set, also where the sandbox might run', async () => {
    const stripe = { secretKey: STRIPE_KEY, webhookSecrets: ['whsec_x'] }
    expect(await open({ stripe, sandbox: true })).toMatchObject({ gateway: { id: 'stripe' }, livemode: false, sandbox: null })
  })
  test('is else the sandbox where that may run, and none where it may not', async () => {
    expect(await open({ stripe: undefined, sandbox: true })).toMatchObject({ gateway: { id: 'sandbox' }, livemode: false })
    expect(await open({ stripe: undefined, sandbox: false })).toBe(null)
  })
})

describe('the sandbox in a whole lounge', () => {
  let lounge: TestLounge
  beforeAll(async () => {
    const log = createLog('debug', { write: (line: string) => void lines.push(line) })
    lounge = await openTestLounge({ replies: false, stocked: false, realGateway: 'as configured', log })
  })
  afterAll(async () => {
    const wrong = await violations(lounge.database.owner)
    await lounge.close()
    expect(wrong).toEqual([])
  })
  async function toPay(): Promise<{ ada: Visitor; payer: Payer; url: string; order: string }> {
    const ada = await lounge.member()
    const { code, body } = await checkout(ada, { amount: 25 })
    expect(code).toBe(200)
    return { ada, url: body.redirect_url, order: body.order_id, payer: createPayer(lounge.origin, lounge.lounge.publicUrl) }
  }

  test('a top-up goes from checkout over the hosted page and its webhook to the balance', async () => {
    const { ada, payer, url, order } = await toPay()
    expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/gateway\/pay\/[\w-]{43}$/)
    expect((await payer.visit(url)).html).toMatch(/Pay Green Room.*2 500 points/s)
    expect((await payer.payWith(url, '4242424242424242')).location).toBe(`http://localhost:3000/processing-payment?order_id=${order}`)
    await waitFor(async () => (await balanceOf(ada)) === WELCOME + 2_500)
    expect(await statusOf(ada, order)).toBe('completed')
  })

  test('a declined card leaves the order open, the next one pays it', async () => {
    const { ada, payer, url, order } = await toPay()
    await payer.payWith(url, '4000000000000002')
    expect(await statusOf(ada, order)).toBe('pending')
    await payer.payWith(url, '5555555555554444')
    await waitFor(async () => (await balanceOf(ada)) === WELCOME + 2_500)
  })

  test('webhooks that come early, twice and out of order credit once', async () => {
    const { ada, payer, url } = await toPay()
    await payer.payWith(url, '4000000000006405')
    await waitFor(async () => (await balanceOf(ada)) === WELCOME + 2_500)
    await waitFor(
      async () =>
        (
          await sql<{ n: number }>`SELECT count(*)::int AS n FROM sandbox_gateway.delivery WHERE delivered_at IS NULL`.execute(
            lounge.database.db,
          )
        ).rows[0]!.n === 0,
    )
    expect(await balanceOf(ada)).toBe(WELCOME + 2_500)
  })

  test('a payment of which no webhook tells is found by asking', async () => {
    const { ada, payer, url, order } = await toPay()
    await payer.payWith(url, '4000000000006306')
    expect(await statusOf(ada, order)).toBe('completed')
    expect(await balanceOf(ada)).toBe(WELCOME + 2_500)
  })

  test('a payer who cancels comes back to the shop, and the order is canceled', async () => {
    const { ada, payer, url, order } = await toPay()
    const back = await payer.send(await payer.visit(url), '/cancel')
    expect(back.location).toBe(`http://localhost:3000/fail-payment?order_id=${order}&error=canceled`)
    await waitFor(async () => (await statusOf(ada, order)) === 'canceled')
  })

  test('its pages stand under their own policy and answer in their own words, not the product’s', async () => {
    const { payer, url } = await toPay()
    const { headers } = await payer.visit(url)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['sandbank_visit'])
    const lost = await payer.visit('/sandbox/gateway/elsewhere')
    expect([lost.status, lost.html.includes('Test gateway: no money moves')]).toEqual([404, true])
    const refused = await fetch(`${lounge.origin}/sandbox/gateway/v1/payments?since=2026-01-01T00:00:00Z`)
    expect([refused.status, await refused.json()]).toEqual([401, { error: { code: 'key_invalid', message: 'A valid API key is needed.' } }])
    const product = await fetch(`${lounge.origin}/api/settings`)
    expect(product.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  test('a delivery that nobody signed is refused, and credits nothing', async () => {
    const { ada, order } = await toPay()
    const forged = await fetch(`${lounge.origin}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'evt_x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: JSON.stringify({ id: 'evt_x', type: 'payment.paid', data: { payment: 'pay_x' } }),
    })
    expect(forged.status).toBeGreaterThanOrEqual(400)
    expect(await statusOf(ada, order)).toBe('pending')
  })

  test('no card’s number is in any table or in the log, the gateway’s own included', async () => {
    const { payer, url } = await toPay()
    await payer.payWith(url, '4111 1111 1111 1111', { cvc: '987' })
    await payer.payWith(url, '4242 4242 4242 4242', { cvc: '987' })
    const { rows: tables } = await sql<{ name: string }>`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(lounge.database.owner)
    expect(tables.length).toBeGreaterThan(40)
    const holding: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(name)} t
        WHERE regexp_replace(t::text, '[ -]', '', 'g') ~ '4111111111111111|4242424242424242|5555555555554444|4000000000000002'`.execute(
        lounge.database.owner,
      )
      if (rows[0]!.n > 0) holding.push(name)
    }
    expect(holding).toEqual([])
    expect(lines.join('\n')).toContain('a delivery was refused')
    expect(lines.join('\n').replace(/[ -]/g, '')).not.toMatch(/4111111111111111|4242424242424242|5555555555554444|4000000000000002/)
  })
})

describe('Stripe in a whole lounge', () => {
  test('a checkout is paid, told by a signed event, credited once; a dispute is told by its payment alone and takes the points back', async () => {
    const fake = await startFakeStripe({ secretKey: STRIPE_KEY })
    const adapter = createStripeAdapter({ secretKey: STRIPE_KEY, webhookSecrets: ['whsec_lounge'], address: fake.address })
    const lounge = await openTestLounge({ replies: false, stocked: false, realGateway: { ...adapter, sandbox: null } })
    const deliver = async (from: number): Promise<number> => {
      for (const event of fake.books.events.slice(from)) {
        const { raw, headers } = fake.sign(event, 'whsec_lounge')
        const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: raw.toString() }
        for (let copy = 0; copy < 3; copy++) expect((await fetch(`${lounge.origin}/api/webhooks/stripe`, options)).status).toBe(200)
      }
      return fake.books.events.length
    }
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const session = [...fake.books.sessions.values()].at(-1)!
    expect(body.redirect_url).toBe(session['url'])
    fake.books.pay(session.id, 'good')
    const told = await deliver(0)
    await waitFor(async () => (await balanceOf(ada)) === WELCOME + 2_500)
    fake.books.dispute(session['payment_intent'], 2_500)
    await deliver(told)
    await waitFor(async () => (await balanceOf(ada)) === WELCOME)
    expect(fake.violations).toEqual([])
    expect(await violations(lounge.database.owner)).toEqual([])
    await lounge.close()
    await fake.close()
  })
})
