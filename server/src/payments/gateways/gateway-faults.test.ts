// A gateway that hangs, breaks off, lies or is lost after it did what was asked (docs/product/money.md): a clear answer in time, nothing
// twice, and others unharmed.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout, refOf } from '../../../test/people/buyer.ts'
import { bring, type Fault } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { boundGateway, isPaymentPage } from './bound-gateway.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './gateway.ts'

const MESSAGE = 'Payment gateway error, please try again later.'
let lounge: TestLounge
/** After failures in a row the till pauses; each test begins with an open one. */
const open = async (): Promise<void> => {
  lounge = await openTestLounge({ replies: false, stocked: false })
}
beforeAll(open, 60_000)
afterAll(() => lounge?.close())
const reopen = async (): Promise<void> => {
  for (const call of ['createCheckout', 'closeCheckout', 'fetchStatus', 'refund'] as const) lounge.gateway.fail(call, null)
  await lounge.close()
  await open()
}

describe('a checkout', () => {
  test.each([
    ['breaks off', 'reset'],
    ['refuses', 'refuse'],
    ['sends the browser to a host that is not its own', 'lie'],
  ] as [string, Fault][])('at a gateway that %s says so, keeps the order, and goes on with it later', async (_name, fault) => {
    const ada = await lounge.member()
    lounge.gateway.fail('createCheckout', fault)
    const { code, body } = await checkout(ada, { amount: 25 }, 'a-key')
    expect([code, body.code, body.message]).toEqual([502, 'payment.gateway-failed', MESSAGE])
    const [order] = (await ada.call('listOrders')).body.payload.data
    expect(order.status).toBe('Pending')
    lounge.gateway.fail('createCheckout', null)
    const again = await checkout(ada, { amount: 25 }, 'a-key')
    expect([again.code, again.body.order_id]).toEqual([200, order.id])
    expect(lounge.gateway.checkoutsOf(order.id)).toHaveLength(1)
  })

  test('whose answer was lost is the same page when asked again: one session for an order', async () => {
    const ada = await lounge.member()
    lounge.gateway.fail('createCheckout', 'lost')
    expect((await checkout(ada, { amount: 25 })).code).toBe(502)
    lounge.gateway.fail('createCheckout', null)
    const { body } = await checkout(ada, { amount: 25 })
    expect(lounge.gateway.checkoutsOf(body.order_id)).toHaveLength(1)
    expect(body.redirect_url).toBe(`https://pay.example/${refOf(lounge, body.order_id)}`)
  })

  test(
    'at a gateway that hangs is answered within 12 s; reading, chatting and other members are not kept waiting',
    { timeout: 60_000 },
    async () => {
      await reopen()
      const [ada, bert] = [await lounge.member(), await lounge.member('Bert')]
      lounge.gateway.fail('createCheckout', 'hang')
      const startedAt = Date.now()
      // More than the calls that may be under way at once: the last ones wait for a turn, and no longer than the others.
      const hung = Promise.all(Array.from({ length: 14 }, (_, index) => checkout(index % 2 === 0 ? ada : bert, { amount: 20 + index })))
      const others: number[] = []
      for (let index = 0; index < 30; index++) {
        const at = Date.now()
        expect((await bert.call('readProfile')).code).toBe(200)
        others.push(Date.now() - at)
      }
      const answers = await hung
      const tookMs = Date.now() - startedAt
      expect(answers.map(({ code, body }) => `${code} ${body.message}`)).toEqual(Array(14).fill(`502 ${MESSAGE}`))
      console.info(`hung gateway: 14 checkouts answered within ${tookMs} ms; the slowest of 30 other calls took ${Math.max(...others)} ms`)
      expect(tookMs).toBeLessThan(12_000)
      expect((await ada.call('listOrders')).body.payload.meta.total).toBe(7)
    },
  )

  test('that has to close another page first, at a gateway that hangs, is answered in the same time', { timeout: 60_000 }, async () => {
    await reopen()
    const ada = await lounge.member()
    const { body } = await checkout(ada, { bundle_id: '1' })
    lounge.gateway.fail('closeCheckout', 'hang')
    lounge.gateway.fail('createCheckout', 'hang')
    const startedAt = Date.now()
    const answer = await checkout(ada, { bundle_id: '1', city: 'Utrecht' })
    expect([answer.code, answer.body.message, Date.now() - startedAt < 12_000]).toEqual([502, MESSAGE, true])
    expect((await ada.call('readOrderStatus', { order_id: body.order_id })).body.order.status).toBe('pending')
  })

  test('whose old page was closed and the answer lost goes on with a new page, whatever the gateway tells of the old one', async () => {
    await reopen()
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const { owner } = lounge.database
    await sql`UPDATE payments.checkout SET expires_at = clock_timestamp() + interval '1 minute' WHERE order_id = ${body.order_id}`.execute(
      owner,
    )
    lounge.gateway.fail('closeCheckout', 'lost')
    expect((await checkout(ada, { amount: 25 })).code).toBe(502)
    lounge.gateway.fail('closeCheckout', null)
    expect((await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, body.order_id)]))).status).toBe(200)
    await waitFor(async () => (await sql`SELECT 1 FROM payments.inbox WHERE applied_at IS NULL`.execute(owner)).rows.length === 0)
    const again = await checkout(ada, { amount: 25 })
    const pages = lounge.gateway.checkoutsOf(body.order_id)
    expect([again.body.order_id, again.body.payload.order.status]).toEqual([body.order_id, 'Pending'])
    expect(pages.map(({ state }) => state)).toEqual(['expired', 'open'])
    expect(again.body.redirect_url).toBe(`https://pay.example/${pages[1]!.providerRef}`)
  })

  test('of the same order that is tried again and again at a gateway that fails stays one order', async () => {
    await reopen()
    const ada = await lounge.member()
    lounge.gateway.fail('createCheckout', 'lost')
    for (let index = 0; index < 8; index++) expect((await checkout(ada, { amount: 25 })).code).toBe(502)
    expect((await ada.call('listOrders')).body.payload.meta.total).toBe(1)
    // After five failures in a row the gateway is left alone for some seconds.
    expect(lounge.gateway.calls.createCheckout).toBe(5)
  })
})

describe('asking after an order', () => {
  test.each(['reset', 'lie', 'refuse'] as Fault[])('at a gateway that answers with a %s tells what is known', async (fault) => {
    await reopen()
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    lounge.gateway.pay(refOf(lounge, body.order_id))
    lounge.gateway.fail('fetchStatus', fault)
    const { code, body: told } = await ada.call('readOrderStatus', { order_id: body.order_id })
    expect([code, told.order.status]).toEqual([200, 'pending'])
  })
})

describe('what a gateway may cost', () => {
  const bounds = { atOnce: 2, checkoutMs: 100, lookMs: 100, listMs: 100, failuresMax: 3, pauseMs: 60 }
  const bare = lazily()
  function lazily(): PaymentGateway {
    const never = (): Promise<never> => new Promise(() => {})
    return {
      id: 'bare',
      redirectHosts: ['pay.example'],
      createCheckout: never,
      closeCheckout: never,
      fetchStatus: never,
      refund: never,
      parseWebhook: () => {
        throw new TypeError('a bug in an adapter')
      },
      async *listSince() {
        yield { providerRef: 'one' }
        await never()
      },
      async *listMoney() {},
    }
  }
  const signal = new AbortController().signal

  test('so many calls at once, and each only so long', async () => {
    let [running, most] = [0, 0]
    const slow: PaymentGateway = {
      ...bare,
      async refund() {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running--
        return { ref: 'r', state: 'succeeded' }
      },
    }
    const gateway = boundGateway(slow, { ...bounds, checkoutMs: 5_000 })
    const request = { refundId: 'r', paymentRef: 'p', amountMinor: 1n }
    await Promise.all(Array.from({ length: 12 }, () => gateway.refund(request, signal)))
    expect(most).toBe(2)
    await expect(boundGateway(bare, bounds).refund(request, signal)).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('a turn that was waited for in vain is not lost', async () => {
    const gateway = boundGateway(bare, { ...bounds, failuresMax: 100 })
    const ask = () => gateway.fetchStatus('p', signal).catch((error: unknown) => error)
    for (let round = 0; round < 3; round++)
      expect((await Promise.all([ask(), ask(), ask(), ask()])).every((error) => error instanceof GatewayUnavailable)).toBe(true)
  })

  test('after some failures in a row it is left alone for a while, and then asked again; a refusal is no failure', async () => {
    let calls = 0
    let answer: () => Promise<never> = () => Promise.reject(new Error('reset'))
    const gateway = boundGateway({ ...bare, fetchStatus: () => (calls++, answer()) }, bounds)
    const ask = () => gateway.fetchStatus('p', signal).catch((error: Error) => error)
    for (let index = 0; index < 6; index++) await ask()
    expect(calls).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, bounds.pauseMs + 20))
    answer = () => Promise.reject(new GatewayRefused('no such payment'))
    for (let index = 0; index < 6; index++) expect(await ask()).toBeInstanceOf(GatewayRefused)
    expect(calls).toBe(9)
  })

  test('a list that stops in the middle is broken off', async () => {
    const seen: string[] = []
    const read = async (): Promise<void> => {
      for await (const { providerRef } of boundGateway(bare, bounds).listSince(new Date(), signal)) seen.push(providerRef)
    }
    await expect(read()).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(seen).toEqual(['one'])
  })

  test.each([
    ['https://pay.example/x', true],
    ['http://pay.example/x', true],
    ['https://pay.example.evil.test/x', false],
    ['https://evil.test/?pay.example', false],
    ['https://user@pay.example/x', false],
    ['https://pay.example:444/x', false],
    ['javascript:alert(1)//pay.example', false],
    ['//pay.example/x', false],
    ['', false],
  ])('the browser goes to %s: %s', (address, may) => {
    expect(isPaymentPage(address, ['pay.example'])).toBe(may)
  })
})
