// Payments that came for nothing go back by an operator's hand: once, through the gateway that has them, or settled outside where it can't.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkout, refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { startFakeStripe } from '../../../test/fakes/fake-stripe.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { balanceOf } from '../../ledger/balance.ts'
import { createStripeAdapter } from '../../payments/gateways/stripe-gateway.ts'
import { compareMoney } from '../../payments/reconciliation/compare-money.ts'
import { lookForMissed } from '../../payments/reconciliation/reconcile.ts'

let lounge: TestLounge
let owner: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
  owner = await operator(lounge, 'owner')
}, 60_000)
afterEach(() => {
  lounge.gateway.fail('refund', null)
  lounge.gateway.answerRefunds('succeeded')
})
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const db = () => lounge.database.owner
/** Finance of one test: what they send alone is counted by the day. */
const finance = () => operator(lounge, 'finance')
const BECAUSE = { reason: 'paid twenty-four instead of twenty-five' }

type Row = { id: string; reason: string; ref: string; settled_as: string | null; goes_back: boolean; refused_at: string | null }
const rowsOf = async (): Promise<Row[]> => (await owner.call('listReviews', { state: 'all' })).body.payload.rows
const rowOf = async (id: string): Promise<Row> => (await rowsOf()).find((row) => row.id === id)!
const reviewOf = (ref: string): Promise<Row> => waitFor(async () => (await rowsOf()).find((row) => row.ref === ref))
const refundsOf = (payment: string) => lounge.gateway.payments.get(payment)!.refunds
const tell = (payment: string) => bring(lounge.origin, lounge.gateway.deliver([payment]))
const lastAct = () => db().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

/** Somebody who pays another sum than was asked. */
async function mispaid(minor = 2_400n) {
  const ada = await lounge.member()
  const before = await balanceOf(db(), ada.id)
  const { body } = await checkout(ada, { amount: 25 })
  const payment = refOf(lounge, body.order_id)
  lounge.gateway.pay(payment, { amountMinor: minor })
  await tell(payment)
  const { id } = await reviewOf(`card_${payment}`)
  return { ada, before, order: body.order_id as string, payment, id }
}
/** A payment that no order of ours knows. */
async function stranger(name: string, minor: bigint): Promise<string> {
  const { payment } = await mispaid()
  lounge.gateway.payments.set(name, { ...lounge.gateway.payments.get(payment)!, providerRef: name, orderId: `9-${name}`, refunds: [] })
  lounge.gateway.pay(name, { amountMinor: minor })
  await tell(name)
  return (await reviewOf(`card_${name}`)).id
}

describe('a payment of another sum', () => {
  test('goes back whole, credits nobody, and its matter says how it ended', async () => {
    const { ada, before, order, payment, id } = await mispaid()
    const desk = await finance()
    const { preview } = (await desk.call('previewAct', { door: 'returnReview', input: { review_id: id } })).body.payload
    expect(preview).toMatchObject({ matter: 'amount_differs', payment: `card_${payment}`, amount: 24, currency: 'EUR', cents: 2_400 })
    const { code, body } = await desk.call('returnReview', { review_id: id, ...BECAUSE })
    expect([code, body.payload]).toEqual([200, { approval: null, result: { amount: 24, currency: 'EUR' } }])
    expect(await lastAct()).toMatchObject({
      act: 'review.returned',
      target_id: id,
      operator_id: desk.id,
      after: { matter: 'amount_differs', order, amount: 24, currency: 'EUR' },
    })
    await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
    expect(refundsOf(payment)).toEqual([{ ref: `review-${id}-1`, minor: 2_400n, state: 'succeeded' }])
    const mail = await waitFor(async () =>
      (await lounge.mailTo(ada.email)).find(({ subject }) => subject === 'Your payment is on its way back'),
    )
    expect(mail.text).toMatch(/for order G-[\d-]+ we received \D*24\b/)
    // The gateway's news of it takes nothing from anybody.
    await tell(payment)
    await lookForMissed(lounge.lounge, lounge.open.till!)
    expect(await balanceOf(db(), ada.id)).toEqual(before)
    expect((await rowsOf()).filter(({ ref }) => ref.startsWith('review-'))).toEqual([])
    expect((await desk.call('returnReview', { review_id: id, ...BECAUSE })).body.code).toBe('review.settled')
  })

  test('goes back once, however often and by however many it is sent', async () => {
    const { payment, id } = await mispaid()
    const [one, two] = [await finance(), await finance()]
    const send = (desk: Desk, key: string) => desk.call('returnReview', { review_id: id, ...BECAUSE }, { key })
    const settle = two.call('settleReview', { review_id: id, reason: 'looked at', reference: 'SEPA 1' })
    const answers = await Promise.all([send(one, 'one'), send(one, 'one'), send(one, 'two'), send(two, 'three'), settle])
    const told = new Set(answers.map(({ code, body }) => String(body.code ?? code)))
    expect([...told].toSorted()).toEqual(['200', 'review.settled'])
    await waitFor(async () => (await rowOf(id)).settled_as !== null)
    expect(refundsOf(payment).length).toBe((await rowOf(id)).settled_as === 'returned' ? 1 : 0)
  })

  test('whose answer is lost, or whose job died, is back once', async () => {
    const { payment, id } = await mispaid()
    lounge.gateway.fail('refund', 'lost')
    await (await finance()).call('returnReview', { review_id: id, ...BECAUSE })
    await waitFor(async () => refundsOf(payment).length === 1)
    expect(await rowOf(id)).toMatchObject({ goes_back: true, settled_as: null })
    await waitFor(async () => (await sql`SELECT 1 FROM job WHERE last_error IS NOT NULL`.execute(db())).rows.length > 0)
    await sql`DELETE FROM job WHERE kind = 'payments.return'`.execute(db())
    lounge.gateway.fail('refund', null)
    const asked = lounge.gateway.calls.refund
    await lookForMissed(lounge.lounge, lounge.open.till!)
    await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
    expect([refundsOf(payment).length, lounge.gateway.calls.refund]).toEqual([1, asked])
  })

  test('is on its way until the gateway has paid; comes it home later, that is a matter of its own', async () => {
    const { payment, id } = await mispaid()
    lounge.gateway.answerRefunds('pending')
    await (await finance()).call('returnReview', { review_id: id, ...BECAUSE })
    const { ref } = await waitFor(async () => refundsOf(payment)[0])
    expect(await rowOf(id)).toMatchObject({ goes_back: true, settled_as: null })
    lounge.gateway.giveBack(payment, 2_400n, 'succeeded', ref)
    await lookForMissed(lounge.lounge, lounge.open.till!)
    await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
    lounge.gateway.giveBack(payment, 2_400n, 'failed', ref)
    await tell(payment)
    expect(await reviewOf(ref)).toMatchObject({ reason: 'refund_failed', settled_as: null })
  })

  test('that the gateway will not send back is tried again under another name, or settled outside with its transfer', async () => {
    const { payment, id } = await mispaid()
    const desk = await finance()
    lounge.gateway.fail('refund', 'refuse')
    await desk.call('returnReview', { review_id: id, ...BECAUSE })
    await waitFor(async () => (await rowOf(id)).refused_at)
    expect(await rowOf(id)).toMatchObject({ goes_back: false, settled_as: null, returnable: { amount: 24, currency: 'EUR' } })
    lounge.gateway.fail('refund', null)
    lounge.gateway.answerRefunds('failed')
    await desk.call('returnReview', { review_id: id, ...BECAUSE })
    await waitFor(async () => refundsOf(payment).length === 1 && (await rowOf(id)).refused_at)
    expect(refundsOf(payment)[0]!.ref).toBe(`review-${id}-2`)
    const wrong = { review_id: id, reason: 'by bank', reference: 'ada@example.com' }
    expect((await desk.call('settleReview', wrong)).code).toBe(422)
    expect((await desk.call('settleReview', { ...wrong, reference: 'SEPA 2026-11/7' })).code).toBe(200)
    expect(await rowOf(id)).toMatchObject({ settled_as: 'outside', outside_ref: 'SEPA 2026-11/7' })
    expect(await lastAct()).toMatchObject({ act: 'review.settled', after: { as: 'outside', reference: 'SEPA 2026-11/7' } })
  })
})

describe('money that nobody knows', () => {
  test('goes back to its payment, above a sum when a second person says yes', async () => {
    const id = await stranger('pay_stranger', 9_900n)
    const desk = await finance()
    const { body } = await desk.call('returnReview', { review_id: id, ...BECAUSE })
    expect(body.payload.result).toBe(null)
    expect((await desk.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.same-person')
    expect(refundsOf('pay_stranger')).toEqual([])
    expect((await owner.call('approve', { approval_id: body.payload.approval })).code).toBe(200)
    await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
    expect(refundsOf('pay_stranger')).toEqual([{ ref: `review-${id}-1`, minor: 9_900n, state: 'succeeded' }])
    expect(await lastAct()).toMatchObject({ act: 'review.returned', operator_id: desk.id, second_id: owner.id })
    // What the gateway lists of it is the same money, and no second matter.
    await compareMoney(lounge.lounge, lounge.open.till!)
    expect((await rowsOf()).filter(({ reason }) => reason === 'unknown_money')).toEqual([])
  })
  test('and was found on the gateway’s books goes back by the payment that they name', async () => {
    const { payment } = await mispaid()
    const [movement] = lounge.gateway.movements
    lounge.gateway.payments.set('pay_x', {
      ...lounge.gateway.payments.get(payment)!,
      providerRef: 'pay_x',
      paymentRef: 'card_x',
      refunds: [],
    })
    lounge.gateway.movements.push({ ...movement!, ref: 'txn_x', paymentRef: 'card_x', minor: 1_000n, at: new Date() })
    await compareMoney(lounge.lounge, lounge.open.till!)
    const { id } = await reviewOf('txn_x')
    expect((await (await finance()).call('returnReview', { review_id: id, ...BECAUSE })).code).toBe(200)
    await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
    expect(refundsOf('pay_x')).toEqual([{ ref: `review-${id}-1`, minor: 1_000n, state: 'succeeded' }])
  })
})

test('a refund that failed after its credit note is sent once more, and takes no points again', async () => {
  const ada = await lounge.member()
  const order = await topUp(lounge, ada, { amount: 25 })
  const payment = refOf(lounge, order)
  const name = lounge.gateway.giveBack(payment, 500n)
  await tell(payment)
  await waitFor(async () => (await ada.call('readOrderStatus', { order_id: order })).body.order.mark === 'partly-refunded')
  lounge.gateway.giveBack(payment, 500n, 'failed', name)
  await tell(payment)
  const { id } = await reviewOf(name)
  const before = await balanceOf(db(), ada.id)
  await (await finance()).call('returnReview', { review_id: id, ...BECAUSE })
  await waitFor(async () => (await rowOf(id)).settled_as === 'returned')
  await tell(payment)
  await lookForMissed(lounge.lounge, lounge.open.till!)
  expect(refundsOf(payment)).toContainEqual({ ref: `review-${id}-1`, minor: 500n, state: 'succeeded' })
  expect(await balanceOf(db(), ada.id)).toEqual(before)
})

test('what has no payment is not returned, and the program alone returns nothing', async () => {
  const { rows } = await sql<{ id: string }>`INSERT INTO payments.review (gateway, reason, ref) VALUES ('fake', 'no_answer', 'attempt 7'),
    ('other', 'amount_differs', 'card_7') RETURNING id`.execute(db())
  for (const { id } of rows)
    expect((await owner.call('returnReview', { review_id: id, ...BECAUSE })).body.code).toBe('review.not-returnable')
  const { id } = await mispaid()
  const support = await operator(lounge, 'support')
  expect((await support.call('returnReview', { review_id: id, ...BECAUSE })).code).toBe(404)
  const alone = sql`SELECT payments.return_review(${id}, ${support.id})`.execute(lounge.database.db)
  await expect(alone).rejects.toThrow('nobody who may send money back')
  expect(await rowOf(id)).toMatchObject({ goes_back: false, settled_as: null })
})

test('through Stripe a payment of another sum goes back once, under the name of its matter', { timeout: 60_000 }, async () => {
  const secretKey = ['sk', 'test', 'returns'].join('_')
  const stripe = await startFakeStripe({ secretKey })
  const { gateway, livemode } = createStripeAdapter({ secretKey, webhookSecrets: ['whsec_returns'], address: stripe.address })
  const other = await openTestLounge({ replies: false, stocked: false, realGateway: { gateway, livemode, sandbox: null } })
  try {
    const desk = await operator(other, 'finance')
    const ada = await other.member()
    const { body } = await checkout(ada, { amount: 25 })
    const [session] = stripe.books.sessions.values()
    session!['amount_total'] = 2_400
    stripe.books.pay(session!.id, 'good')
    await ada.call('readOrderStatus', { order_id: body.order_id })
    const read = async () => (await desk.call('listReviews', { state: 'all' })).body.payload.rows[0]
    const { id, reason } = await waitFor(read)
    expect(reason).toBe('amount_differs')
    stripe.books.refundsGo('refused')
    await desk.call('returnReview', { review_id: id, ...BECAUSE })
    await waitFor(async () => (await read()).refused_at)
    stripe.books.refundsGo('succeeded')
    const twice = await Promise.all(['one', 'two'].map((key) => desk.call('returnReview', { review_id: id, ...BECAUSE }, { key })))
    expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    await waitFor(async () => (await read()).settled_as === 'returned')
    expect(stripe.books.refunds).toMatchObject([{ amount: 2_400, payment_intent: session!['payment_intent'], status: 'succeeded' }])
    expect(stripe.books.refunds[0]!['metadata']).toEqual({ refund_id: `review-${id}-2` })
    expect(stripe.violations).toEqual([])
  } finally {
    await other.close()
    await stripe.close()
  }
})
