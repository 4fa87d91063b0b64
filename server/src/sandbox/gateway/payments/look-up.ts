// What the merchant may ask about: one payment, payments with news, movements of money. And the one thing to do to an open payment: cancel it.
import { lockPayment } from './catch-up.ts'
import { presentPayments, type Payment } from './payment.ts'
import * as settle from './settle.ts'
import { Refused, rows, transact, type Trx, type World } from './world.ts'

const PAGE_MAX = 100
type Page = { data: object[]; next: string | null }
const microsOf = (column: string): string => `(extract(epoch FROM ${column}) * 1000000)::bigint::text`
const MICROS = "(timestamptz 'epoch' + $3::bigint * interval '1 microsecond')"

export async function requirePayment(trx: Trx, id: string): Promise<Payment> {
  const payment = await lockPayment(trx, 'id', id)
  if (!payment) throw new Refused(404, 'payment_unknown', 'There is no such payment.')
  return payment
}

export const readPayment = (world: World, id: string): Promise<object> =>
  transact(world.pool, async (trx) => (await presentPayments(world, trx, [await requirePayment(trx, id)]))[0]!)

/** Closes an open payment; one that has gone further is answered as it is. */
export const cancelPayment = (world: World, id: string): Promise<object> =>
  transact(world.pool, async (trx) => {
    const payment = await requirePayment(trx, id)
    if (payment.status === 'open') await settle.end(trx, payment, 'canceled')
    return (await presentPayments(world, trx, [await requirePayment(trx, id)]))[0]!
  })

/** Payments with news since a time, oldest first. `next` is where the following page starts; null at the end. */
export async function listPayments(world: World, since: Date, after: string | undefined): Promise<Page> {
  const [at, id] = splitCursor(after)
  const found = await rows<Payment & { micros: string }>(
    world.pool,
    `SELECT *, ${microsOf('news_at')} AS micros FROM sandbox_gateway.payment
     WHERE news_at >= $1 AND ($3::bigint IS NULL OR (news_at, id) > (${MICROS}, $4)) ORDER BY news_at, id LIMIT $2`,
    [since, PAGE_MAX, at, id],
  )
  return { data: await presentPayments(world, world.pool, found), next: nextOf(found) }
}

/** Movements of money from one time to just before another, as the gateway owes the merchant. */
export async function listMoney(world: World, from: Date, to: Date, after: string | undefined): Promise<Page> {
  const [at, id] = splitCursor(after)
  const found = await rows<{
    id: string
    payment_id: string
    kind: string
    minor: string
    fee: string
    currency: string
    at: Date
    micros: string
  }>(
    world.pool,
    `SELECT *, ${microsOf('at')} AS micros FROM sandbox_gateway.movement
     WHERE at >= $1 AND at < $5 AND ($3::bigint IS NULL OR (at, id) > (${MICROS}, $4)) ORDER BY at, id LIMIT $2`,
    [from, PAGE_MAX, at, id, to],
  )
  const data = found.map((row) => ({
    id: row.id,
    kind: row.kind,
    payment: row.payment_id,
    amount: Number(row.minor),
    fee: Number(row.fee),
    currency: row.currency,
    at: row.at.toISOString(),
  }))
  return { data, next: nextOf(found) }
}

const nextOf = (found: { micros: string; id: string }[]): string | null =>
  found.length < PAGE_MAX ? null : `${found.at(-1)!.micros}.${found.at(-1)!.id}`

function splitCursor(cursor: string | undefined): [micros: string | null, id: string] {
  if (cursor === undefined) return [null, '']
  const [, micros, id] = /^(\d{1,17})\.([\w-]{1,60})$/.exec(cursor) ?? []
  if (micros === undefined) throw new Refused(400, 'cursor_invalid', 'This cursor was not given out here.')
  return [micros, id!]
}
