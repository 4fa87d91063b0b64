// The merchant's side of the sandbox gateway, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../test/fakes/sandbox-gateway.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await openTestSandbox()))
afterAll(() => sandbox.close())

const inMinutes = async (minutes: number): Promise<string> =>
  new Date((await sandbox.advance(0)).getTime() + minutes * 60_000).toISOString()
const ASKED = {
  amount: 2_500,
  currency: 'EUR',
  reference: 'order-1',
  description: '2 500 points',
  success_url: 'http://shop.example/done',
  cancel_url: 'http://shop.example/back',
  expires_at: '2099-01-01T00:00:00Z',
}
async function paid(more: object = {}): Promise<{ id: string; url: string }> {
  const payment = await sandbox.newPayment(more)
  expect((await sandbox.payer().payWith(payment.url, '4242424242424242')).status).toBe(303)
  return payment
}
const read = async (id: string) => (await sandbox.call('GET', `/payments/${id}`)).body

test('nobody without the key gets in, whatever they ask', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${sandbox.apiKey}x`, sandbox.apiKey, `Basic ${sandbox.apiKey}`])
    for (const path of ['/payments?since=2026-01-01T00:00:00Z', '/payments/pay_x', '/money', '/test/clock', '/nothing'])
      expect(await sandbox.call('GET', path, undefined, { authorization })).toMatchObject({
        status: path === '/test/clock' || path === '/nothing' ? 404 : 401,
      })
  expect((await sandbox.call('POST', '/test/clock', { advance_s: 1 }, { authorization: 'Bearer x' })).status).toBe(401)
  expect((await sandbox.call('GET', '/payments?since=2026-01-01T00:00:00Z')).status).toBe(200)
})

test('a payment is made as asked: open, of no real money, with a page of its own', async () => {
  const { status, body } = await sandbox.call('POST', '/payments', ASKED)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'open',
    livemode: false,
    amount: 2_500,
    currency: 'EUR',
    reference: 'order-1',
    card: null,
    refunds: [],
    disputes: [],
  })
  expect(body.url).toMatch(/^http:\/\/pay\.example\/sandbox\/gateway\/pay\/[\w-]{43}$/)
  expect(await read(body.id)).toEqual(body)
})

test.each([
  ['no amount', { amount: undefined }],
  ['nothing to pay', { amount: 0 }],
  ['half a cent', { amount: 0.5 }],
  ['an amount as text', { amount: '2500' }],
  ['an unknown field', { email: 'a@example.com' }],
  ['a small currency', { currency: 'eur' }],
  ['a script as address', { success_url: 'javascript:alert(1)' }],
  ['no address', { cancel_url: 'back' }],
  ['no time', { expires_at: 'soon' }],
])('a request with %s is refused', async (_name, more) => {
  expect(await sandbox.call('POST', '/payments', { ...ASKED, ...more })).toMatchObject({
    status: 400,
    body: { error: { code: 'request_invalid' } },
  })
})

test('a payment that would be over already is refused, one of a minute is not', async () => {
  expect(await sandbox.call('POST', '/payments', { ...ASKED, expires_at: await inMinutes(-1) })).toMatchObject({
    status: 422,
    body: { error: { code: 'expires_at_past' } },
  })
  expect((await sandbox.call('POST', '/payments', { ...ASKED, expires_at: await inMinutes(1) })).status).toBe(201)
})

test('the same key gives the same answer, also to twins at once; another body under it is refused; without a key nothing is made', async () => {
  const key = { 'idempotency-key': 'checkout:7:1' }
  const twins = await Promise.all(Array.from({ length: 16 }, () => sandbox.call('POST', '/payments', ASKED, key)))
  expect(new Set(twins.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(twins[0]!.status).toBe(201)
  expect(await sandbox.call('POST', '/payments', { ...ASKED, amount: 2_501 }, key)).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_key_reused' } },
  })
  expect(await sandbox.call('POST', '/payments', ASKED, { 'idempotency-key': '' })).toMatchObject({ status: 400 })
})

test('what was refused is judged anew under the same key', async () => {
  const payment = await sandbox.newPayment()
  const [path, body, key] = [`/payments/${payment.id}/refunds`, { amount: 100, reference: 'r1' }, { 'idempotency-key': 'refund:anew' }]
  expect(await sandbox.call('POST', path, body, key)).toMatchObject({ status: 422, body: { error: { code: 'payment_not_paid' } } })
  await sandbox.payer().payWith(payment.url, '4242424242424242')
  expect(await sandbox.call('POST', path, body, key)).toMatchObject({ status: 201, body: { amount: 100, status: 'succeeded' } })
})

test('an open payment is canceled; a paid one is answered as it is', async () => {
  const [open, done] = [await sandbox.newPayment(), await paid()]
  expect((await sandbox.call('POST', `/payments/${open.id}/cancel`)).body.status).toBe('canceled')
  expect((await sandbox.call('POST', `/payments/${open.id}/cancel`)).body.status).toBe('canceled')
  expect((await sandbox.call('POST', `/payments/${done.id}/cancel`)).body.status).toBe('paid')
  expect((await sandbox.call('POST', '/payments/pay_unknown/cancel')).status).toBe(404)
})

test('of payer and merchant at once one wins, and both see the same end', async () => {
  for (let round = 0; round < 5; round++) {
    const [payment, payer] = [await sandbox.newPayment(), sandbox.payer()]
    const page = await payer.visit(payment.url)
    const [seen, canceled] = await Promise.all([
      payer.send(page, new URL(payment.url).pathname, { number: '4242424242424242', expiry: '12/39', cvc: '123' }),
      sandbox.call('POST', `/payments/${payment.id}/cancel`),
    ])
    const { status, card } = await read(payment.id)
    expect(canceled.body.status).toBe(status)
    expect(seen.location?.startsWith('http://shop.example/done') ?? false).toBe(status === 'paid')
    expect(card !== null).toBe(status === 'paid')
  }
})

test('a payment is over when its time is', async () => {
  const payment = await sandbox.newPayment()
  expect((await read(payment.id)).status).toBe('open')
  await sandbox.advance(32 * 60)
  expect((await read(payment.id)).status).toBe('expired')
})

test('refunds go up to what is left, in parts, and not while the payment is in dispute', async () => {
  const { id } = await paid()
  const refund = (amount: number, reference: string) => sandbox.call('POST', `/payments/${id}/refunds`, { amount, reference })
  expect((await refund(2_000, 'a')).status).toBe(201)
  expect(await refund(501, 'b')).toMatchObject({ status: 422, body: { error: { code: 'refund_exceeds' } } })
  expect((await refund(500, 'c')).status).toBe(201)
  expect((await read(id)).refunds).toMatchObject([
    { reference: 'a', amount: 2_000, status: 'succeeded' },
    { reference: 'c', amount: 500, status: 'succeeded' },
  ])

  const other = (await paid()).id
  const dispute = await sandbox.call('POST', `/payments/${other}/disputes`, { amount: 1_000 })
  expect(dispute).toMatchObject({ status: 201, body: { amount: 1_000, status: 'open' } })
  expect((await sandbox.call('POST', `/payments/${other}/disputes`, { amount: 1_501 })).status).toBe(422)
  const refused = { status: 422, body: { error: { code: 'payment_disputed' } } }
  expect(await sandbox.call('POST', `/payments/${other}/refunds`, { amount: 1, reference: 'd' })).toMatchObject(refused)
  expect((await sandbox.call('POST', `/payments/${other}/disputes/${dispute.body.id}`, { status: 'won' })).body.status).toBe('won')
  expect((await sandbox.call('POST', `/payments/${other}/disputes/${dispute.body.id}`, { status: 'lost' })).status).toBe(422)
  expect((await sandbox.call('POST', `/payments/${other}/refunds`, { amount: 1, reference: 'd' })).status).toBe(201)
})

test('of many refunds at once only so many go through as there is money', async () => {
  const { id } = await paid()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => sandbox.call('POST', `/payments/${id}/refunds`, { amount: 500, reference: `n${n}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
})

test('refunds can be slow, refused, or fail in the end, as the plan says', async () => {
  const outcome = async (refunds: string): Promise<string[]> => {
    const { id } = await paid()
    await sandbox.call('POST', '/test/faults', { refunds })
    const made = await sandbox.call('POST', `/payments/${id}/refunds`, { amount: 100, reference: 'slow' })
    if (made.status !== 201) return [made.body.error.code]
    await sandbox.advance(21)
    return [made.body.status, (await read(id)).refunds[0].status]
  }
  expect(await outcome('at-once')).toEqual(['succeeded', 'succeeded'])
  expect(await outcome('slow')).toEqual(['pending', 'succeeded'])
  expect(await outcome('fail')).toEqual(['refund_refused'])
  expect(await outcome('fail-late')).toEqual(['pending', 'failed'])
  await sandbox.call('POST', '/test/faults', {})
})

test('the list since a time has every payment with news once, page after page', async () => {
  const from = await inMinutes(0)
  const made: string[] = []
  for (let n = 0; n < 230; n += 23)
    made.push(...(await Promise.all(Array.from({ length: 23 }, () => sandbox.newPayment()))).map(({ id }) => id))
  const listed: string[] = []
  let pages = 0
  for (let next: string | null = ''; next !== null; pages++) {
    const { body } = await sandbox.call('GET', `/payments?since=${from}${next && `&after=${next}`}`)
    listed.push(...body.data.map(({ id }: { id: string }) => id))
    next = body.next
  }
  expect(pages).toBe(3)
  expect(listed.toSorted()).toEqual(made.toSorted())
  expect((await sandbox.call('GET', '/payments?since=2026-01-01T00:00:00Z&after=elsewhere')).status).toBe(400)
})

test('the money adds up: payments, fees, refunds, what failed, disputes lost and won', async () => {
  const from = await inMinutes(0)
  const { id } = await paid()
  await sandbox.call('POST', `/payments/${id}/refunds`, { amount: 400, reference: 'x' })
  const dispute = await sandbox.call('POST', `/payments/${id}/disputes`, {})
  await sandbox.call('POST', `/payments/${id}/disputes/${dispute.body.id}`, { status: 'won' })
  const { body } = await sandbox.call('GET', `/money?from=${from}&to=${await inMinutes(1)}`)
  expect(body.data.map(({ kind, amount, fee, payment }: Record<string, unknown>) => [kind, amount, fee, payment])).toEqual([
    ['charge', 2_500, 63, id],
    ['refund', -400, 0, id],
    ['dispute', -2_100, 1_500, id],
    ['dispute_reversal', 2_100, 0, id],
  ])
  expect((await sandbox.call('GET', `/money?from=${from}&to=${from}`)).body).toEqual({ data: [], next: null })
})
