// What webhooks and polls missed, and the gateway's books against ours (docs/product/money.md). The jobs are called by hand; their clocks stand still.
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkout, refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { compareMoney } from './compare-money.ts'
import { GatewayUnavailable } from '../gateways/gateway.ts'
import { violations } from '../orders.test-kit.ts'
import { lookAtWaiting, lookForMissed } from './reconcile.ts'
import type { Till } from '../gateways/till.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
let till: Till
let ada: Member
beforeEach(async () => {
  await lounge?.close()
  lounge = await openTestLounge({ replies: false, stocked: false })
  till = lounge.open.till!
  ada = await lounge.member()
  // No timer of its own any more: what is done here is done by hand. Jobs go on.
  await sql`UPDATE timer SET next_at = clock_timestamp() + interval '1 day'`.execute(lounge.database.owner)
}, 60_000)
afterAll(() => lounge?.close())

const owner = () => lounge.database.owner
const statusOf = async (orderId: string): Promise<string> =>
  (await sql<{ status: string }>`SELECT status FROM payments.orders WHERE id = ${orderId}`.execute(owner())).rows[0]!.status
const reviews = async (): Promise<{ reason: string; ref: string }[]> =>
  (await sql<{ reason: string; ref: string }>`SELECT reason, ref FROM payments.review ORDER BY id`.execute(owner())).rows
const order = async (): Promise<{ id: string; ref: string }> => {
  const { body } = await checkout(ada, { amount: 25 })
  return { id: body.order_id, ref: refOf(lounge, body.order_id) }
}
const shift = (what: string, orderId: string) =>
  sql.raw(`UPDATE payments.checkout SET ${what} WHERE order_id = ${orderId}`).execute(owner())
const due = (orderId: string) => shift(`next_look_at = clock_timestamp() - interval '1 second'`, orderId)

describe('orders that wait', () => {
  test('are looked at when their time has come, and not before', async () => {
    const { id, ref } = await order()
    lounge.gateway.pay(ref)
    await lookAtWaiting(lounge.lounge, till)
    expect(await statusOf(id)).toBe('Pending')
    await due(id)
    await lookAtWaiting(lounge.lounge, till)
    expect(await statusOf(id)).toBe('Successfully')
  })

  test('are looked at again, later each time, while the gateway can’t be asked', async () => {
    const { id, ref } = await order()
    lounge.gateway.pay(ref)
    lounge.gateway.fail('fetchStatus', 'reset')
    const waits: number[] = []
    for (let index = 0; index < 4; index++) {
      await due(id)
      await lookAtWaiting(lounge.lounge, till)
      const { rows } = await sql<{
        s: string
      }>`SELECT extract(epoch FROM next_look_at - clock_timestamp()) AS s FROM payments.checkout WHERE order_id = ${id}`.execute(owner())
      waits.push(Math.round(Number(rows[0]!.s) / 60))
    }
    expect(waits).toEqual([1, 2, 4, 8])
    lounge.gateway.fail('fetchStatus', null)
    await due(id)
    await lookAtWaiting(lounge.lounge, till)
    expect(await statusOf(id)).toBe('Successfully')
  })

  test('are given up after three days without an answer, and a person is told', async () => {
    const { id, ref } = await order()
    await shift(`created_at = clock_timestamp() - interval '3 days 1 minute', next_look_at = clock_timestamp()`, id)
    await lookAtWaiting(lounge.lounge, till)
    expect(await reviews()).toEqual([{ reason: 'no_answer', ref }])
    expect(
      (await sql<{ next_look_at: Date | null }>`SELECT next_look_at FROM payments.checkout WHERE order_id = ${id}`.execute(owner()))
        .rows[0]!.next_look_at,
    ).toBe(null)
  })

  test('whose page was never opened are over when their time is', async () => {
    lounge.gateway.fail('createCheckout', 'reset')
    await checkout(ada, { amount: 25 })
    const { id } = (await ada.call('listOrders')).body.payload.data[0]
    await due(id)
    await lookAtWaiting(lounge.lounge, till)
    expect(await statusOf(id)).toBe('Pending')
    await shift(`expires_at = clock_timestamp() - interval '11 minutes', next_look_at = clock_timestamp()`, id)
    await lookAtWaiting(lounge.lounge, till)
    expect(await statusOf(id)).toBe('Canceled')
  })
})

describe('what was missed', () => {
  test('is found in the gateway’s own list: also a page whose answer was lost', async () => {
    lounge.gateway.fail('createCheckout', 'lost')
    await checkout(ada, { amount: 25 })
    const { id } = (await ada.call('listOrders')).body.payload.data[0]
    lounge.gateway.pay(refOf(lounge, id))
    await lookForMissed(lounge.lounge, till)
    await waitFor(async () => (await statusOf(id)) === 'Successfully')
    expect(await reviews()).toEqual([])
  })

  test('is a delivery, too, that was kept and whose job is gone', async () => {
    const { id, ref } = await order()
    await lounge.lounge.jobs.stop()
    lounge.gateway.pay(ref)
    expect((await bring(lounge.origin, lounge.gateway.deliver([ref]))).status).toBe(200)
    await sql`DELETE FROM job WHERE kind = 'payments.look'`.execute(owner())
    await sql`UPDATE payments.inbox SET received_at = received_at - interval '2 minutes'`.execute(owner())
    lounge.gateway.payments.get(ref)!.state = 'paid'
    lounge.lounge.jobs.start()
    await lookForMissed(lounge.lounge, till)
    await waitFor(async () => (await statusOf(id)) === 'Successfully')
  })

  test('is a withdrawal that nobody has asked the gateway for', async () => {
    const orderId = await topUp(lounge, ada)
    await lounge.lounge.jobs.stop()
    await ada.call('withdrawDeposit', { order_id: orderId })
    await sql`DELETE FROM job WHERE kind = 'payments.ask-refund'`.execute(owner())
    lounge.lounge.jobs.start()
    await lookForMissed(lounge.lounge, till)
    await waitFor(async () => lounge.gateway.payments.get(refOf(lounge, orderId))!.refunds.length === 1)
    expect(lounge.gateway.calls.refund).toBe(1)
  })

  test('is read on from where the last look ended, with an hour’s overlap; a look that breaks off counts for nothing', async () => {
    const progress = async () =>
      (await sql<{ upto: Date }>`SELECT upto FROM payments.progress WHERE list = 'events'`.execute(owner())).rows[0]?.upto.getTime()
    await lounge.lounge.jobs.stop() // it looks by itself, too
    await lookForMissed(lounge.lounge, till)
    const first = await progress()
    lounge.gateway.fail('listSince', 'reset')
    await expect(lookForMissed(lounge.lounge, till)).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(await progress()).toBe(first)
    lounge.gateway.fail('listSince', null)
    await lookForMissed(lounge.lounge, till)
    expect((await progress())! > first!).toBe(true)
    lounge.lounge.jobs.start()
  })
})

describe('the gateway’s books', () => {
  test('that agree leave nothing to look at; what it kept is booked once', async () => {
    await topUp(lounge, ada)
    for (let index = 0; index < 2; index++) await compareMoney(lounge.lounge, till)
    expect(await reviews()).toEqual([])
    const { rows } = await sql`SELECT sum(t.amount)::text AS fees FROM ledger.transfer t JOIN ledger.account a ON a.id = t.credit_id
        WHERE a.code = 'system:fees:fake:test:eur'`.execute(owner())
    expect(rows).toEqual([{ fees: '55' }])
    expect(await violations(owner())).toEqual([])
  })

  test.each([
    ['money that nobody here knows', 'unknown_money'],
    ['another sum', 'money_differs'],
    ['no money of a paid order', 'no_money'],
  ])('with %s are a matter for a person', async (_name, reason) => {
    const orderId = await topUp(lounge, ada)
    const [movement] = lounge.gateway.movements
    if (reason === 'unknown_money') lounge.gateway.movements.push({ ...movement!, ref: 'txn_x', paymentRef: 'card_of_nobody' })
    if (reason === 'money_differs') movement!.minor = 2_400n
    if (reason === 'no_money') {
      lounge.gateway.movements.length = 0
      // As if it had been paid three days ago: what is recorded of it, too.
      await sql`SET session_replication_role = replica; SET timezone = 'UTC'; DELETE FROM ledger.record WHERE source = 'fact';
        UPDATE payments.fact SET seen_at = seen_at - interval '3 days';
        DO $$ BEGIN EXECUTE 'INSERT INTO ledger.record (source, key, digest) SELECT ''fact'', key, digest FROM (' || ledger.proofs('fact') || ') x'; END $$;
        RESET timezone; RESET session_replication_role`.execute(owner())
    }
    await compareMoney(lounge.lounge, till)
    expect((await reviews()).map((review) => review.reason)).toEqual([reason])
    const rules = (await violations(owner())).map(({ rule }) => rule.slice(0, 3))
    expect(rules).toEqual(reason === 'unknown_money' ? [] : ['V16'])
    await sql`UPDATE payments.review SET settled_at = clock_timestamp() WHERE reason = ${reason}`.execute(owner())
    expect(await violations(owner())).toEqual([])
    expect(await statusOf(orderId)).toBe('Successfully')
  })
})
