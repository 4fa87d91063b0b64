// The ways of money, each from its first call to its right end, by somebody who asks again until there is an answer.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { checkout } from './buyer.ts'
import { call, cancelAt, GOOD, insist, payAt, SILENT } from './patient-payer.ts'
import { signUp } from './sign-up.ts'
import type { Visitor } from './visitor.ts'

export type Flow = () => Promise<void>
type Paid = { id: string; page: string; visitor: Visitor }

/** `owner` reads what came of it, and moves the clock of what is due on: the flow of time is no part of what is shown here. */
export async function moneyFlows(origin: string, owner: Db): Promise<Record<string, Flow>> {
  let asked = 0
  const members = [await signUp(origin, 'ada@example.com'), await signUp(origin, 'bert@example.com')]
  const newcomer = (): Promise<Visitor> => insist(() => signUp(origin, `${randomUUID()}@example.com`))
  const somebody = (): Visitor => members[asked++ % members.length]!

  const holds = async (query: ReturnType<typeof sql>): Promise<boolean> => (await query.execute(owner)).rows.length > 0
  const isNow = (id: string, status: string) => holds(sql`SELECT 1 FROM payments.orders WHERE id = ${id} AND status = ${status}`)
  const ends = (id: string, status = 'Successfully') => insist(() => isNow(id, status))

  async function order(visitor = somebody(), more: Record<string, unknown> = { amount: 5 + (asked % 200) }): Promise<Paid> {
    const key = randomUUID()
    const body = await call(() => checkout(visitor, more, key))
    return { id: body.order_id as string, page: body.redirect_url as string, visitor }
  }
  async function bought(number = GOOD, visitor = somebody()): Promise<Paid> {
    const one = await order(visitor)
    await payAt(origin, one.page, number)
    return one
  }
  /** The timer is due at once, again and again until it did its work. */
  const byTimer = (name: string, isDone: () => Promise<boolean>, before?: () => Promise<unknown>) =>
    insist(async () => {
      if (await isDone()) return true
      await before?.()
      await sql`UPDATE timer SET next_at = clock_timestamp() WHERE name = ${name} AND next_at > clock_timestamp()`.execute(owner)
      await pause(1_000)
      return isDone()
    })
  /** What the merchant does by hand on the gateway's own pages. */
  const atGateway = async ({ id }: Paid, what: 'refunds' | 'disputes', body: object): Promise<void> => {
    const { rows } = await sql<{ api_key: string; ref: string }>`SELECT api_key, provider_ref AS ref FROM sandbox_gateway.setting,
      payments.checkout WHERE order_id = ${id} AND provider_ref IS NOT NULL`.execute(owner)
    const { api_key: apiKey, ref } = rows[0]!
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': `by-hand-${what}-${id}` }
    const url = `${origin}/sandbox/gateway/v1/payments/${ref}/${what}`
    await insist(async () => {
      if (await holds(sql`SELECT 1 FROM sandbox_gateway.dispute WHERE payment_id = ${ref}`)) return true
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).ok
    })
  }
  const bankDecides = async ({ id }: Paid, status: 'won' | 'lost'): Promise<void> => {
    const open = sql<{ api_key: string; ref: string; dispute: string }>`SELECT api_key, payment_id AS ref, dispute.id AS dispute
      FROM sandbox_gateway.setting, sandbox_gateway.dispute, payments.checkout
      WHERE payment_id = provider_ref AND order_id = ${id} AND status = 'open'`
    await insist(async () => {
      const [row] = (await open.execute(owner)).rows
      if (!row) return true
      const headers = { authorization: `Bearer ${row.api_key}`, 'content-type': 'application/json' }
      const url = `${origin}/sandbox/gateway/v1/payments/${row.ref}/disputes/${row.dispute}`
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ status }) })
      return false
    })
  }
  const goesBack = ({ id }: Paid, state: string) =>
    insist(() => holds(sql`SELECT 1 FROM payments.refund WHERE order_id = ${id} AND state = ${state}`))

  return {
    async 'a card is charged, and its webhook tells'() {
      await ends((await bought()).id)
    },
    async 'no webhook comes, and the member’s page asks'() {
      const { id, visitor } = await bought(SILENT)
      await insist(async () => (await visitor.call('readOrderStatus', { order_id: id })).body.order.status === 'completed')
    },
    async 'no webhook comes, and the reconciler asks'() {
      const { id } = await bought(SILENT)
      const due = () => sql`UPDATE payments.checkout SET next_look_at = clock_timestamp() WHERE order_id = ${id} AND closed_at IS NULL`
      await byTimer(
        'payments.look-at-waiting',
        () => isNow(id, 'Successfully'),
        () => due().execute(owner),
      )
    },
    async 'no webhook comes, and the gateway’s list tells'() {
      const { id } = await bought(SILENT)
      await byTimer('payments.look-for-missed', () => isNow(id, 'Successfully'))
    },
    async 'the gateway’s books are compared'() {
      await ends((await bought()).id)
      const startedAt = new Date()
      await byTimer(
        'payments.compare-money',
        () => holds(sql`SELECT 1 FROM payments.progress WHERE list = 'money' AND upto > ${startedAt}`),
        () =>
          sql`UPDATE payments.progress SET upto = upto - interval '2 days' WHERE list = 'money'
            AND upto > ${startedAt}::timestamptz - interval '1 day'`.execute(owner),
      )
    },
    async 'a deposit is withdrawn'() {
      const one = await bought()
      await ends(one.id)
      const key = randomUUID()
      await call(() => one.visitor.call('withdrawDeposit', { order_id: one.id }, { key }))
      await goesBack(one, 'settled')
    },
    async 'the merchant refunds at the gateway'() {
      const one = await bought()
      await ends(one.id)
      await atGateway(one, 'refunds', { amount: 200, reference: `by-hand-${one.id}` })
      await goesBack(one, 'settled')
    },
    async 'the payer’s bank disputes'() {
      const one = await bought(GOOD, await newcomer())
      await ends(one.id)
      await atGateway(one, 'disputes', {})
      await goesBack(one, 'taken')
    },
    async 'the payer’s bank disputes, and finds for us'() {
      const one = await bought(GOOD, await newcomer())
      await ends(one.id)
      await atGateway(one, 'disputes', {})
      await goesBack(one, 'taken')
      await bankDecides(one, 'won')
      await goesBack(one, 'undone')
    },
    async 'a bundle is bought, by its page of yesterday and by a new one'() {
      const visitor = await newcomer()
      await call(() => visitor.call('purchaseBundle', { bundle_id: '2' }, { key: randomUUID() }))
      const { id } = await order(visitor, { bundle_id: '2' })
      const shortly = sql`UPDATE payments.checkout SET expires_at = clock_timestamp() + interval '1 minute' WHERE order_id = ${id} AND attempt = 1`
      await shortly.execute(owner)
      const again = await order(visitor, { bundle_id: '2' })
      await payAt(origin, again.page, GOOD)
      await ends(again.id)
      await insist(async () => (await visitor.call('readDepositStatus', { order_id: again.id })).body.status === 'Success')
    },
    async 'a page gives way to another one of the same bundle'() {
      const visitor = await newcomer()
      await order(visitor, { bundle_id: '1', city: randomUUID().slice(0, 8) })
      const second = await order(visitor, { bundle_id: '1', city: randomUUID().slice(0, 8) })
      await payAt(origin, second.page, GOOD)
      await ends(second.id)
    },
    async 'the payer cancels'() {
      const { id, page } = await order()
      await cancelAt(origin, page)
      await ends(id, 'Canceled')
    },
  }
}
