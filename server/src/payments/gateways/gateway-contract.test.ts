// What every gateway has to hold, whichever it is. The sandbox answers over HTTP; the tests' Stripe holds requests against Stripe's published schemas.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FAULTS, type Fault } from '../../../test/fakes/bad-answers.ts'
import { sandboxHarness, stripeHarness, type Harness, type Signed } from '../../../test/gateway-harness.ts'
import { GatewayRefused, GatewayUnavailable, InvalidSignature, StaleDelivery, type CheckoutRequest } from './gateway.ts'

const GROSS = 2_500n
const DAY_MS = 86_400_000
const patient = (): AbortSignal => AbortSignal.timeout(20_000)
const hasty = (): AbortSignal => AbortSignal.timeout(300)
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** How calls that run at once end: the kind of each one's error. */
const endsOf = async (calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((end) => (end.status === 'rejected' ? end.reason.constructor.name : 'no error'))

describe.each([
  ['sandbox', sandboxHarness],
  ['stripe', stripeHarness],
])('%s', (name, open) => {
  let there: Harness
  let count = 0
  beforeAll(async () => void (there = await open()))
  afterAll(() => there.close())
  beforeEach(() => there.refundsGo('at-once'))
  afterEach(() => {
    there.misbehave(null)
    expect(there.violations()).toEqual([])
  })

  async function request(more: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
    const orderId = `${++count}-order`
    const seconds = Math.floor((await there.now()).getTime() / 1_000) + 31 * 60
    return {
      orderId,
      attempt: 1,
      amountMinor: GROSS,
      currency: 'EUR',
      description: '2 500 points',
      locale: 'en',
      email: 'ada@example.com',
      successUrl: `https://lounge.example/processing-payment?order_id=${count}`,
      cancelUrl: `https://lounge.example/fail-payment?order_id=${count}&error=canceled`,
      expiresAt: new Date(seconds * 1_000),
      idempotencyKey: `checkout:${orderId}:1`,
      ...more,
    }
  }
  const create = async (more: Partial<CheckoutRequest> = {}) => {
    const asked = await request(more)
    return { asked, ref: (await there.gateway.createCheckout(asked, patient())).providerRef }
  }
  const status = (ref: string) => there.gateway.fetchStatus(ref, patient())
  async function paid(): Promise<{ ref: string; paymentRef: string; orderId: string }> {
    const { ref, asked } = await create()
    await there.pay(ref, 'good')
    return { ref, paymentRef: (await status(ref)).paymentRef!, orderId: asked.orderId }
  }
  const refund = (refundId: string, paymentRef: string, amountMinor: bigint) =>
    there.gateway.refund({ refundId, paymentRef, amountMinor }, patient())

  describe('a checkout', () => {
    test('has a name, a page on one of the hosts that may be gone to, and the end that was asked for', async () => {
      const asked = await request()
      const made = await there.gateway.createCheckout(asked, patient())
      expect(made.providerRef).toMatch(/^[\w-]{5,255}$/)
      expect(there.gateway.redirectHosts).toContain(new URL(made.redirectUrl).host)
      expect(made.expiresAt).toEqual(asked.expiresAt)
      expect(there.gateway.id).toBe(name)
    })

    test('asked for again under the same key is the same one, at once and later', async () => {
      const [asked, before] = [await request(), await there.checkoutsMade()]
      const made = await Promise.all(Array.from({ length: 8 }, () => there.gateway.createCheckout(asked, patient())))
      made.push(await there.gateway.createCheckout(asked, patient()))
      expect(new Set(made.map((one) => `${one.providerRef} ${one.redirectUrl} ${one.expiresAt.getTime()}`)).size).toBe(1)
      expect((await there.checkoutsMade()) - before).toBe(1)
    })

    test('of another order under a key that was used is refused', async () => {
      const asked = await request()
      await there.gateway.createCheckout(asked, patient())
      await expect(there.gateway.createCheckout({ ...asked, amountMinor: 2_501n }, patient())).rejects.toThrow(GatewayRefused)
    })

    test('under another key is another one', async () => {
      const { ref, asked } = await create()
      expect(
        (await there.gateway.createCheckout({ ...asked, attempt: 2, idempotencyKey: `${asked.idempotencyKey}b` }, patient())).providerRef,
      ).not.toBe(ref)
    })

    test.each(['en', 'de', 'fr', 'es', 'it', 'pl', 'ar', 'pt-BR', 'xx'])('is made in the language %s', async (locale) => {
      expect((await create({ locale })).ref).toBeTruthy()
    })

    test.each(['“500 points” & more', 'Größtes Paket – 10 000 Punkte 🎲', 'نقاط', 'a=b&c[d]=e', '<b>points</b>'])(
      'takes %j as what it is for',
      async (description) => {
        expect((await create({ description })).ref).toBeTruthy()
      },
    )

    test.each([
      ['EUR', 50n],
      ['EUR', 99_999_999n],
      ['USD', 2_731n],
      ['JPY', 4_000n],
    ])('is of as many minor units of %s as asked: %d', async (currency, amountMinor) => {
      const { ref } = await create({ currency, amountMinor })
      expect(await status(ref)).toMatchObject({ currency, amountMinor })
    })

    test('of nothing is refused', async () => {
      await expect(create({ amountMinor: 0n })).rejects.toThrow(GatewayRefused)
    })
  })

  describe('its status', () => {
    test('is open before anybody paid, and tells whose order it is', async () => {
      const { ref, asked } = await create()
      expect(await status(ref)).toEqual({
        providerRef: ref,
        paymentRef: null,
        orderId: asked.orderId,
        state: 'open',
        amountMinor: GROSS,
        currency: 'EUR',
        livemode: there.livemode,
        refunds: [],
        disputes: [],
      })
    })

    test('is paid after a good card, with what may be known of the card', async () => {
      const { ref, orderId, paymentRef } = await paid()
      expect(await status(ref)).toEqual({
        providerRef: ref,
        paymentRef,
        orderId,
        state: 'paid',
        amountMinor: GROSS,
        currency: 'EUR',
        livemode: there.livemode,
        card: { brand: 'visa', last4: '4242', country: 'DE' },
        sca: 'frictionless',
        refunds: [],
        disputes: [],
      })
    })

    test('says that the payer’s bank asked', async () => {
      const { ref } = await create()
      await there.pay(ref, 'challenge')
      expect(await status(ref)).toMatchObject({ state: 'paid', sca: 'challenge' })
    })

    test('stays open after a declined card, and the next card pays', async () => {
      const { ref } = await create()
      await there.pay(ref, 'declined')
      expect(await status(ref)).toMatchObject({ state: 'open', paymentRef: null })
      await there.pay(ref, 'good')
      expect((await status(ref)).state).toBe('paid')
    })

    test.each(['paid', 'failed'] as const)('is processing until a slow payment has %s', async (end) => {
      const { ref } = await create()
      await there.pay(ref, 'processing')
      expect((await status(ref)).state).toBe('processing')
      await there.settle(ref, end)
      expect((await status(ref)).state).toBe(end)
    })

    test('is expired when its time is over', async () => {
      const { ref } = await create()
      await there.expire(ref)
      expect((await status(ref)).state).toBe('expired')
    })

    test('of a checkout that nobody made is refused', async () => {
      await expect(status(name === 'stripe' ? 'cs_test_unknown' : 'pay_unknown')).rejects.toThrow(GatewayRefused)
    })

    test('of the payment’s own name is the checkout’s', async () => {
      const { ref, paymentRef, orderId } = await paid()
      expect(await status(paymentRef)).toMatchObject({ providerRef: ref, paymentRef, orderId, state: 'paid' })
    })
  })

  describe('closing', () => {
    test('an open checkout ends it, again and again', async () => {
      const { ref } = await create()
      for (let n = 0; n < 2; n++) expect((await there.gateway.closeCheckout(ref, patient())).state).toBe('expired')
      await expect(there.pay(ref, 'good')).rejects.toThrow(/closed|no form/)
      expect((await status(ref)).state).toBe('expired')
    })

    test('too late answers what it was: paid, or on its way', async () => {
      const { ref } = await paid()
      expect((await there.gateway.closeCheckout(ref, patient())).state).toBe('paid')
      const slow = await create()
      await there.pay(slow.ref, 'processing')
      expect((await there.gateway.closeCheckout(slow.ref, patient())).state).toBe('processing')
    })

    test('what nobody made is refused', async () => {
      await expect(there.gateway.closeCheckout(name === 'stripe' ? 'cs_test_unknown' : 'pay_unknown', patient())).rejects.toThrow(
        GatewayRefused,
      )
    })
  })

  describe('a refund', () => {
    test('goes by our name for it, in the answer and in the status', async () => {
      const { ref, paymentRef } = await paid()
      expect(await refund('w-1', paymentRef, GROSS)).toEqual({ ref: 'w-1', state: 'succeeded' })
      expect((await status(ref)).refunds).toEqual([{ ref: 'w-1', minor: GROSS, state: 'succeeded' }])
    })

    test('can come in parts, up to the whole and not a cent more', async () => {
      const { ref, paymentRef } = await paid()
      await refund('p-1', paymentRef, 2_000n)
      await expect(refund('p-2', paymentRef, 501n)).rejects.toThrow(GatewayRefused)
      await refund('p-3', paymentRef, 500n)
      expect((await status(ref)).refunds.reduce((sum, { minor }) => sum + minor, 0n)).toBe(GROSS)
    })

    test('asked for twice under one name, at once too, gives money back once', async () => {
      const { ref, paymentRef } = await paid()
      const made = await Promise.all([1, 2, 3, 4].map(() => refund('twice', paymentRef, 700n)))
      expect(new Set(made.map(({ ref: each, state }) => `${each} ${state}`)).size).toBe(1)
      expect((await status(ref)).refunds).toEqual([{ ref: 'twice', minor: 700n, state: 'succeeded' }])
    })

    test.each([
      ['slow', 'succeeded'],
      ['slow-failing', 'failed'],
    ] as const)('that is %s is pending first, then %s', async (how, end) => {
      await there.refundsGo(how)
      const { ref, paymentRef } = await paid()
      expect(await refund(`slow-${end}`, paymentRef, 100n)).toEqual({ ref: `slow-${end}`, state: 'pending' })
      expect((await status(ref)).refunds).toMatchObject([{ state: 'pending' }])
      await there.settleRefunds()
      expect((await status(ref)).refunds).toEqual([{ ref: `slow-${end}`, minor: 100n, state: end }])
    })

    test('that the gateway won’t make is refused for good', async () => {
      await there.refundsGo('refused')
      const { ref, paymentRef } = await paid()
      await expect(refund('never', paymentRef, 100n)).rejects.toThrow(GatewayRefused)
      expect((await status(ref)).refunds).toEqual([])
    })

    test('made at the gateway’s own desk shows under its name there', async () => {
      const { ref, paymentRef } = await paid()
      const made = await there.refundThere(paymentRef, 300)
      expect((await status(ref)).refunds).toEqual([{ ref: made, minor: 300n, state: 'succeeded' }])
    })
  })

  test('a dispute is open, then won or lost', async () => {
    for (const end of ['won', 'lost'] as const) {
      const { ref, paymentRef } = await paid()
      const dispute = await there.disputeThere(paymentRef, 2_000)
      expect(await status(ref)).toMatchObject({ state: 'paid', disputes: [{ ref: dispute, minor: 2_000n, state: 'open' }] })
      await there.endDispute(paymentRef, dispute, end)
      expect((await status(ref)).disputes).toEqual([{ ref: dispute, minor: 2_000n, state: end }])
    }
  })

  describe('a webhook', () => {
    let delivery: Signed
    beforeAll(async () => {
      await paid()
      delivery = (await there.deliveries(1)).at(-1)!
    })
    const parse = (given: Signed, now = new Date()) => there.gateway.parseWebhook({ ...given, now })

    test('tells of every turn, and its hint leads to the order', async () => {
      const before = (await there.deliveries(0)).length
      const { ref, paymentRef, orderId } = await paid()
      await there.refundThere(paymentRef, 100)
      await there.endDispute(paymentRef, await there.disputeThere(paymentRef, 200), 'lost')
      const fresh = (await there.deliveries(before + 4)).slice(before).map((one) => parse(one))
      expect(fresh.length).toBeGreaterThanOrEqual(4)
      for (const { hints, ack } of fresh) {
        expect(ack.status).toBe(200)
        expect(hints).toHaveLength(1)
        expect(await status(hints[0]!.providerRef)).toMatchObject({ providerRef: ref, orderId })
      }
    })

    test('that comes again has the same name', async () => {
      const [first, second] = [parse(delivery), parse(there.signAgain(delivery, {}))]
      expect(second.hints).toEqual(first.hints)
      expect(first.hints[0]!.eventId).toMatch(/^[\w-]{5,255}$/)
    })

    test('about a card that was declined is acknowledged and gives no hint', async () => {
      const before = (await there.deliveries(0)).length
      const { ref } = await create()
      await there.pay(ref, 'declined')
      const [told] = (await there.deliveries(before + 1)).slice(before)
      expect(parse(told!)).toMatchObject({ hints: [], ack: { status: 200 } })
    })

    test.each<[string, (given: Signed) => Signed]>([
      ['a changed word', ({ raw, headers }) => ({ headers, raw: Buffer.from(raw.toString().replace('"type"', '"Type"')) })],
      ['a space more', ({ raw, headers }) => ({ headers, raw: Buffer.concat([raw, Buffer.from(' ')]) })],
      ['no body', ({ headers }) => ({ headers, raw: Buffer.alloc(0) })],
      ['no headers', ({ raw }) => ({ raw, headers: {} })],
      [
        'garbled headers',
        ({ raw, headers }) => ({ raw, headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value.slice(1)])) }),
      ],
      ['empty headers', ({ raw, headers }) => ({ raw, headers: Object.fromEntries(Object.keys(headers).map((key) => [key, ''])) })],
      [
        'the signature of another key',
        (given) => there.signAgain(given, { secret: `whsec_${Buffer.from('another key of the same make').toString('base64')}` }),
      ],
    ])('with %s is nobody’s', (_how, change) => {
      expect(() => parse(change(delivery))).toThrow(InvalidSignature)
      expect(parse(delivery).ack.status).toBe(200)
    })

    test.each([
      [-301, false],
      [-298, true],
      [298, true],
      [302, false],
    ])('signed %i seconds off is taken: %s', (seconds, isTaken) => {
      const now = new Date()
      const shifted = there.signAgain(delivery, { at: new Date(now.getTime() + seconds * 1_000) })
      if (isTaken) expect(parse(shifted, now).hints).toHaveLength(1)
      else expect(() => parse(shifted, now)).toThrow(StaleDelivery)
    })
  })

  describe('lists', () => {
    test('what was missed is found, with nothing from before the time asked for', async () => {
      const since = new Date((await there.now()).getTime() - 1_000)
      const made = [await paid(), await paid()]
      const found = (await all(there.gateway.listSince(since, patient()))).map(({ providerRef }) => providerRef)
      expect(found).toEqual(expect.arrayContaining(made.map(({ ref }) => ref)))
      expect(await all(there.gateway.listSince(new Date((await there.now()).getTime() + 60_000), patient()))).toEqual([])
    })

    test('longer than a page are read to their end, each entry once', async () => {
      const since = new Date((await there.now()).getTime() - 1_000)
      const made: string[] = []
      for (let n = 0; n < 13; n++) made.push(...(await Promise.all(Array.from({ length: 8 }, () => create()))).map(({ ref }) => ref))
      for (const ref of made) await there.gateway.closeCheckout(ref, patient())
      const found = (await all(there.gateway.listSince(since, patient()))).map(({ providerRef }) => providerRef)
      expect(new Set(found).size).toBe(found.length)
      expect(made.filter((ref) => !found.includes(ref))).toEqual([])
    })

    test('of money have every movement with its sign, its fee and its payment, and end before the end', async () => {
      const { paymentRef } = await paid()
      await refund('money', paymentRef, 300n)
      await there.endDispute(paymentRef, await there.disputeThere(paymentRef, 1_000), 'won')
      const now = await there.now()
      const between = (from: number, to: number) =>
        all(there.gateway.listMoney(new Date(now.getTime() + from), new Date(now.getTime() + to), patient()))
      const found = (await between(-DAY_MS, 60_000)).filter((one) => one.paymentRef === paymentRef)
      expect(there.movements(found)).toEqual(['charge 2500 63', 'refund -300 0', 'dispute -1000 1500', 'dispute_reversal 1000 0'])
      expect(new Set(found.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
      expect(new Set(found.map(({ ref }) => ref)).size).toBe(4)
      expect(await between(60_000, 120_000)).toEqual([])
    })
  })

  describe('a gateway that fails', () => {
    test.each(FAULTS)('by %s costs nobody a second checkout, and is asked again later', async (fault: Fault) => {
      const [asked, before] = [await request(), await there.checkoutsMade()]
      there.misbehave(fault)
      const calls = [
        there.gateway.createCheckout(asked, hasty()),
        there.gateway.fetchStatus(name === 'stripe' ? 'cs_test_any' : 'pay_any', hasty()),
      ]
      expect(await endsOf(calls)).toEqual(['GatewayUnavailable', 'GatewayUnavailable'])
      there.misbehave(null)
      const { providerRef } = await there.gateway.createCheckout(asked, patient())
      expect((await status(providerRef)).state).toBe('open')
      expect((await there.checkoutsMade()) - before).toBe(1)
    })

    test.each(['amount', 'currency', 'order', 'host', 'mode'] as const)(
      'by lying about the %s of a checkout is not believed',
      async (what) => {
        const asked = await request()
        there.misbehave({ lie: there.lies[what] })
        await expect(there.gateway.createCheckout(asked, patient())).rejects.toThrow(GatewayUnavailable)
        there.misbehave(null)
        expect((await there.gateway.createCheckout(asked, patient())).providerRef).toBeTruthy()
      },
    )

    test.each<[string, (body: any) => unknown]>([
      ['nothing', () => ({})],
      ['null', () => null],
      ['a list', () => []],
      ['a number', () => 7],
      ['an amount as text', (body) => ({ ...body, amount: '2500', amount_total: '2500' })],
      ['half a cent', (body) => ({ ...body, amount: 2_500.5, amount_total: 2_500.5 })],
      ['an unknown state', (body) => ({ ...body, status: 'fine' })],
      ['no mode', ({ livemode: _mode, ...body }) => body],
      ['another checkout', (body) => ({ ...body, id: `${body.id}0` })],
    ])('by answering %s about a status is not believed', async (_what, lie) => {
      const { ref } = await create()
      there.misbehave({ lie })
      await expect(status(ref)).rejects.toThrow(GatewayUnavailable)
      there.misbehave(null)
      expect((await status(ref)).state).toBe('open')
    })

    test('while lists are read breaks them off', async () => {
      await create()
      const now = await there.now()
      for (const fault of ['failed', 'page-of-a-proxy', 'half'] as const) {
        there.misbehave(fault)
        const lists = [
          all(there.gateway.listSince(new Date(now.getTime() - 1_000), hasty())),
          all(there.gateway.listMoney(new Date(now.getTime() - DAY_MS), now, hasty())),
        ]
        expect(await endsOf(lists)).toEqual(['GatewayUnavailable', 'GatewayUnavailable'])
      }
    })

    test('is left at once when the caller gives up', async () => {
      there.misbehave('hang')
      const leaving = new AbortController()
      const call = there.gateway.createCheckout(await request(), leaving.signal)
      leaving.abort()
      await expect(call).rejects.toThrow(GatewayUnavailable)
    })
  })
})
