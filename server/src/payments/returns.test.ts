// Money that goes back: withdrawals within 14 days, refunds and disputes at the gateway, payments that fit no order (docs/product/money.md).
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkout, departed, refOf, topUp } from '../../test/people/buyer.ts'
import { bring } from '../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { leaveUnits, violations } from '../../test/postgres/tables.ts'
import { forgetSettings } from '../content/settings.ts'
import { balanceOf } from '../ledger/balance.ts'
import { spend } from '../ledger/books.test-kit.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, settings: { welcome_points: 0.01 } })
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
/** Somebody with nothing but what they buy. */
async function buyer(): Promise<Member> {
  const member = await lounge.member()
  await leaveUnits(lounge.database.owner, member.id, 0)
  return member
}
const units = async ({ id }: Member): Promise<Record<string, number>> => {
  const { available, owed } = await balanceOf(lounge.database.owner, id)
  return { available: Number(available), owed: Number(owed) }
}
const tell = async (orderId: string): Promise<void> => void (await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, orderId)])))
const markOf = async (member: Member, orderId: string): Promise<string | null> =>
  (await member.call('readOrderStatus', { order_id: orderId })).body.order.mark
const deposit = async (member: Member, orderId: string) =>
  (await member.call('listDeposits')).body.payload.find((one: { id: string }) => one.id === orderId)

describe('a withdrawal', () => {
  test('gives back the unused points of that top-up for their share of its price, to the card, with a credit note', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    await spend(lounge.database.owner, ada.id, 100_000)
    const { body: shown } = await ada.call('readWithdrawal', { order_id: orderId })
    expect(shown.payload).toMatchObject({ points: 2_500, unused: 1_500, amount: 15, amount_eur: 15, currency: 'EUR', problem: null })
    const { code, body } = await ada.call('withdrawDeposit', { order_id: orderId })
    expect([code, body.message]).toEqual([200, 'We have received your withdrawal. Your money is on its way back to your card.'])
    expect(body.payload).toEqual({
      order_id: orderId,
      points: 1_500,
      amount: 15,
      currency: 'EUR',
      amount_eur: 15,
      received_at: expect.stringMatching(/Z$/),
      balance: 0,
    })
    await waitFor(async () => (await deposit(ada, orderId)).credit_notes.length === 1)
    expect(lounge.gateway.payments.get(refOf(lounge, orderId))!.refunds).toEqual([
      { ref: expect.stringMatching(/^withdrawal-/), minor: 1_500n, state: 'succeeded' },
    ])
    expect(await deposit(ada, orderId)).toMatchObject({ refunded: 15, mark: 'partly-refunded', can_withdraw: false })
    const mails = await waitFor(async () => {
      const all = (await lounge.mailTo(ada.email)).map(({ subject, text }) => [subject.replace(/TEST-\d{4}-\d+/, 'TEST'), text] as const)
      return all.some(([subject]) => subject === 'Your credit note TEST') && new Map(all)
    })
    expect(mails.get('Your credit note TEST')).toContain(`/account/receipts/${(await deposit(ada, orderId)).credit_notes[0].id}\n`)
    expect(mails.get('We have received your withdrawal')).toContain('/account?tab=orders')
    // The gateway's own news of this refund carries our name for it, and debits nothing a second time.
    await tell(orderId)
    await lounge.lounge.jobs.stop()
    lounge.lounge.jobs.start()
    expect(await units(ada)).toEqual({ available: 0, owed: 0 })
  })

  test('takes what was bought first as spent first', async () => {
    const ada = await buyer()
    const [first, second] = [await topUp(lounge, ada, { amount: 10 }), await topUp(lounge, ada, { amount: 20 })]
    await spend(lounge.database.owner, ada.id, 130_000)
    expect((await ada.call('readWithdrawal', { order_id: first })).body.payload).toMatchObject({
      unused: 0,
      problem: 'withdrawal.nothing-left',
    })
    expect((await ada.call('readWithdrawal', { order_id: second })).body.payload).toMatchObject({ unused: 1_700, amount: 17 })
    const { code, body } = await ada.call('withdrawDeposit', { order_id: first })
    expect([code, body.code]).toEqual([400, 'withdrawal.nothing-left'])
  })

  test('asked twice at once, with one key or two, takes the points once', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    const answers = await Promise.all([
      ada.call('withdrawDeposit', { order_id: orderId }, { key: 'one' }),
      ada.call('withdrawDeposit', { order_id: orderId }, { key: 'one' }),
      ada.call('withdrawDeposit', { order_id: orderId }, { key: 'two' }),
    ])
    const told = answers.map(({ body }) => String(body.code ?? body.payload.points))
    expect(new Set(told)).toEqual(new Set(['2500', 'withdrawal.nothing-left']))
    expect(await units(ada)).toEqual({ available: 0, owed: 0 })
    await waitFor(async () => (await markOf(ada, orderId)) === 'refunded')
    expect(lounge.gateway.payments.get(refOf(lounge, orderId))!.refunds).toHaveLength(1)
  })

  test('ends after 14 days', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    const moveOn = (by: string) =>
      sql`SET session_replication_role = replica; UPDATE payments.fact SET seen_at = seen_at - ${sql.lit(by)}::interval WHERE order_id = ${sql.lit(orderId)};
        RESET session_replication_role`.execute(lounge.database.owner)
    await moveOn('14 days 1 minute')
    expect((await ada.call('readWithdrawal', { order_id: orderId })).body.payload.problem).toBe('withdrawal.too-late')
    expect((await ada.call('withdrawDeposit', { order_id: orderId })).body.code).toBe('withdrawal.too-late')
    expect(await deposit(ada, orderId)).toMatchObject({ can_withdraw: false })
    expect(await units(ada)).toEqual({ available: 250_000, owed: 0 })
    await moveOn('-2 minutes')
    expect(await deposit(ada, orderId)).toMatchObject({ can_withdraw: true })
    await moveOn('-14 days 1 minute')
  })

  test('of an order that was never paid has nothing to go back', async () => {
    const ada = await buyer()
    const { body } = await checkout(ada, { amount: 25 })
    expect((await ada.call('withdrawDeposit', { order_id: body.order_id })).body.code).toBe('withdrawal.not-paid')
    expect((await ada.call('readWithdrawal', { order_id: body.order_id })).body.code).toBe('withdrawal.not-paid')
  })

  test('in another currency gives back the same share of what the card was charged', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 29, currency: 'USD' })
    await spend(lounge.database.owner, ada.id, 50_000)
    const { body } = await ada.call('withdrawDeposit', { order_id: orderId })
    expect(body.payload).toMatchObject({ points: 2_000, amount: 23.2, currency: 'USD', amount_eur: 20 })
  })

  test('that the gateway refuses puts the points back, and says so', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    lounge.gateway.fail('refund', 'refuse')
    expect((await ada.call('withdrawDeposit', { order_id: orderId })).code).toBe(200)
    await waitFor(async () => (await units(ada))['available'] === 250_000)
    expect(await markOf(ada, orderId)).toBe(null)
    expect(
      await waitFor(async () => (await lounge.mailTo(ada.email)).find(({ subject }) => subject === 'Your refund did not go through')),
    ).toBeTruthy()
    const { rows } = await sql`SELECT reason FROM payments.review WHERE order_id = ${orderId}`.execute(lounge.database.owner)
    expect(rows).toContainEqual({ reason: 'refund_failed' })
  })

  test('whose answer is lost is asked for again under its name, and paid out once', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    lounge.gateway.fail('refund', 'lost')
    await ada.call('withdrawDeposit', { order_id: orderId })
    await waitFor(
      async () =>
        (await sql`SELECT 1 FROM job WHERE kind = 'payments.ask-refund' AND last_error IS NOT NULL`.execute(lounge.database.owner)).rows
          .length === 1,
    )
    lounge.gateway.fail('refund', null)
    await waitFor(async () => (await deposit(ada, orderId)).credit_notes.length === 1, 20_000)
    expect(lounge.gateway.payments.get(refOf(lounge, orderId))!.refunds).toHaveLength(1)
  })

  test('that is still under way at the gateway has its credit note when the gateway says so', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    lounge.gateway.answerRefunds('pending')
    await ada.call('withdrawDeposit', { order_id: orderId })
    const refund = await waitFor(async () => lounge.gateway.payments.get(refOf(lounge, orderId))!.refunds[0])
    expect((await deposit(ada, orderId)).credit_notes).toEqual([])
    // Should its news never come, the order is looked at again.
    await waitFor(
      async () =>
        (await sql`SELECT 1 FROM payments.checkout WHERE order_id = ${orderId} AND next_look_at IS NOT NULL`.execute(lounge.database.owner))
          .rows.length === 1,
    )
    lounge.gateway.giveBack(refOf(lounge, orderId), 2_500n, 'succeeded', refund.ref)
    await tell(orderId)
    await waitFor(async () => (await deposit(ada, orderId)).credit_notes.length === 1)
    expect(await units(ada)).toEqual({ available: 0, owed: 0 })
  })
})

describe('a refund at the gateway', () => {
  test('takes its share of the points, and parts sum to the whole', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    const left: number[] = []
    for (const minor of [833n, 833n, 834n]) {
      lounge.gateway.giveBack(refOf(lounge, orderId), minor)
      await tell(orderId)
      const before = left.at(-1) ?? 250_000
      left.push(
        await waitFor(async () => ((await units(ada))['available']! < before ? (await units(ada))['available']! + 1 : undefined)).then(
          (one) => one - 1,
        ),
      )
    }
    expect(left).toEqual([166_700, 83_400, 0])
    expect(await markOf(ada, orderId)).toBe('refunded')
    await waitFor(async () => (await deposit(ada, orderId)).credit_notes.length === 3)
  })

  test('of spent points is owed, shown, and repaid by the next top-up first', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    await spend(lounge.database.owner, ada.id, 240_000)
    lounge.gateway.giveBack(refOf(lounge, orderId), 2_500n)
    await tell(orderId)
    await waitFor(async () => (await units(ada))['owed'] === 240_000)
    expect(await units(ada)).toEqual({ available: 0, owed: 240_000 })
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ balance: 0, owed: 2_400 })
    await lounge.database.owner.updateTable('setting').set({ value: '100' }).where('key', '=', 'channel_status_cost').execute()
    forgetSettings(lounge.lounge.db)
    const { body } = await ada.call('becomeChannel')
    expect(body.payload).toMatchObject({ price: 100, balance: 0, missing: 100, top_up: { amount: 25, points: 2_500 } })
    await topUp(lounge, ada, { amount: 30 })
    expect(await units(ada)).toEqual({ available: 60_000, owed: 0 })
  })

  test('that fails gives the points back, what is owed first', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    await spend(lounge.database.owner, ada.id, 100_000)
    const name = lounge.gateway.giveBack(refOf(lounge, orderId), 2_500n, 'pending')
    await tell(orderId)
    await waitFor(async () => (await units(ada))['owed'] === 100_000)
    lounge.gateway.giveBack(refOf(lounge, orderId), 2_500n, 'failed', name)
    await tell(orderId)
    await waitFor(async () => (await units(ada))['owed'] === 0)
    expect(await units(ada)).toEqual({ available: 150_000, owed: 0 })
    expect(await markOf(ada, orderId)).toBe(null)
  })
})

describe('a dispute', () => {
  test('takes the points and stops withdrawal; won, it gives them back; lost, it has a credit note', async () => {
    const ada = await buyer()
    const [won, lost] = [await topUp(lounge, ada, { amount: 10 }), await topUp(lounge, ada, { amount: 20 })]
    const names = new Map(
      [won, lost].map((orderId) => [orderId, lounge.gateway.dispute(refOf(lounge, orderId), orderId === won ? 1_000n : 2_000n, 'open')]),
    )
    await Promise.all([won, lost].map(tell))
    await waitFor(async () => (await units(ada))['available'] === 0)
    expect([await markOf(ada, won), await markOf(ada, lost)]).toEqual(['disputed', 'disputed'])
    expect((await ada.call('withdrawDeposit', { order_id: won })).body.code).toBe('withdrawal.disputed')
    expect((await ada.call('readWithdrawal', { order_id: won })).body.payload.problem).toBe('withdrawal.disputed')
    lounge.gateway.dispute(refOf(lounge, won), 1_000n, 'won', names.get(won))
    lounge.gateway.dispute(refOf(lounge, lost), 2_000n, 'lost', names.get(lost))
    await Promise.all([won, lost].map(tell))
    await waitFor(async () => (await markOf(ada, won)) === null && (await deposit(ada, lost)).credit_notes.length === 1)
    expect(await units(ada)).toEqual({ available: 100_000, owed: 0 })
    expect(await markOf(ada, lost)).toBe('refunded')
  })
})

describe('a chargeback of more than is left of its payment', () => {
  test('takes what is left, leaves the rest owed and to an operator, and stops both ways of money until it is settled', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    await spend(lounge.database.owner, ada.id, 100_000)
    lounge.gateway.giveBack(refOf(lounge, orderId), 500n, 'succeeded')
    await tell(orderId)
    await waitFor(async () => (await units(ada))['available'] === 100_000)
    const name = lounge.gateway.dispute(refOf(lounge, orderId), 9_900n, 'open')
    await tell(orderId)
    await waitFor(async () => (await units(ada))['owed'] === 100_000)
    const reviews = () =>
      lounge.database.owner.selectFrom('payments.review').select(['reason', 'minor', 'settled_at']).where('ref', '=', name).execute()
    expect(await reviews()).toEqual([{ reason: 'refund_exceeds', minor: '9900', settled_at: null }])
    expect((await checkout(ada)).body.code).toBe('payment.disputed')
    expect((await ada.call('withdrawDeposit', { order_id: orderId })).body.code).toBe('withdrawal.disputed')
    lounge.gateway.dispute(refOf(lounge, orderId), 9_900n, 'won', name)
    await tell(orderId)
    await waitFor(async () => (await units(ada))['owed'] === 0)
    expect((await reviews())[0]!.settled_at).not.toBeNull()
    expect((await checkout(ada)).code).toBe(200)
  })

  test('of a payment that is wholly gone already freezes all the same', async () => {
    const ada = await buyer()
    const orderId = await topUp(lounge, ada, { amount: 10 })
    lounge.gateway.giveBack(refOf(lounge, orderId), 1_000n, 'succeeded')
    await tell(orderId)
    await waitFor(async () => (await units(ada))['available'] === 0)
    lounge.gateway.dispute(refOf(lounge, orderId), 1_000n, 'open')
    await tell(orderId)
    await waitFor(async () => (await checkout(ada)).body.code === 'payment.disputed')
    expect((await ada.call('withdrawDeposit', { order_id: orderId })).body.code).toBe('withdrawal.disputed')
  })
})

describe('money that fits no order', () => {
  test('a second payment of an order credits nothing and goes back whole', async () => {
    const ada = await buyer()
    const { body } = await checkout(ada, { amount: 25 })
    const first = refOf(lounge, body.order_id)
    // The page is nearly over: asking again opens another. Both are paid.
    await sql`UPDATE payments.checkout SET expires_at = clock_timestamp() + interval '1 minute' WHERE order_id = ${body.order_id}`.execute(
      lounge.database.owner,
    )
    const again = await checkout(ada, { amount: 25 })
    const second = refOf(lounge, body.order_id)
    expect([again.body.order_id, second === first]).toEqual([body.order_id, false])
    expect(lounge.gateway.payments.get(first)!.state).toBe('expired')
    for (const ref of [second, first]) {
      lounge.gateway.pay(ref)
      await bring(lounge.origin, lounge.gateway.deliver([ref]))
      await waitFor(
        async () =>
          (await sql`SELECT 1 FROM payments.inbox WHERE provider_ref = ${ref} AND applied_at IS NOT NULL`.execute(lounge.database.owner))
            .rows.length === 1,
      )
    }
    await waitFor(async () => lounge.gateway.payments.get(first)!.refunds.length === 1)
    expect(lounge.gateway.payments.get(first)!.refunds[0]).toMatchObject({ minor: 2_500n, state: 'succeeded' })
    // The gateway's news of that refund takes nothing from the order that was paid by the other payment.
    await bring(lounge.origin, lounge.gateway.deliver([first]))
    await waitFor(
      async () => (await sql`SELECT 1 FROM payments.inbox WHERE applied_at IS NULL`.execute(lounge.database.owner)).rows.length === 0,
    )
    expect(await units(ada)).toEqual({ available: 250_000, owed: 0 })
    expect(await markOf(ada, body.order_id)).toBe(null)
  })

  test('a payment for somebody who has left goes back whole', async () => {
    const ada = await buyer()
    const { body } = await checkout(ada, { amount: 25 })
    await departed(lounge, ada.id)
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await tell(body.order_id)
    await waitFor(async () => lounge.gateway.payments.get(refOf(lounge, body.order_id))!.refunds.length === 1)
    const { rows } = await sql`SELECT status FROM payments.orders WHERE id = ${body.order_id}`.execute(lounge.database.owner)
    expect(rows).toEqual([{ status: 'Pending' }])
  })
})

test('receipts and credit notes have numbers without a gap, however many orders are paid and refunded at once', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, buyer))
  await Promise.all(
    members.map(async (member) => {
      const orderId = await topUp(lounge, member, { amount: 10 })
      await member.call('withdrawDeposit', { order_id: orderId })
      await waitFor(async () => (await deposit(member, orderId)).credit_notes.length === 1)
    }),
  )
  const { rows } = await sql<{ no: string }>`SELECT no FROM payments.receipt ORDER BY no`.execute(lounge.database.owner)
  expect(rows.map(({ no }) => Number(no))).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
})
