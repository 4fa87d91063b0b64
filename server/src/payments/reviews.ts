// What a person has to look at: money that doesn't fit. Nothing of it is ever credited by itself (docs/product/money.md).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'

export type Misfit = {
  orderId: string | null
  gateway: string
  reason: 'unknown_order' | 'unknown_money' | 'no_money' | 'money_differs' | 'no_answer' | 'refund_failed'
  ref: string
  detail?: string
  minor?: bigint
}
/** Written once, and told in the log, where the operator's alarm listens. */
export async function putAside(
  { log }: Pick<LoungeInside, 'log'>,
  db: Db | Trx,
  { orderId, detail, minor, ...misfit }: Misfit,
): Promise<void> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('payments.review')
    .values({ ...misfit, order_id: orderId, detail: detail ?? null, minor: minor?.toString() ?? null })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  const { reason, ref } = misfit
  if (written === 1n) log.error({ order: orderId, reason, ref }, 'payments: something for a person to look at')
}

/** A second payment for the same order, or one for a member who has left, goes back by itself; a person only where the gateway refuses that. */
export const GOES_BACK: readonly string[] = ['second_payment', 'account_closed']
/** Names under which payments go back that never came into the books. */
const RETURNED = /^re(?:view|turn)-/
export const isReturn = (refundRef: string): boolean => RETURNED.test(refundRef)

export type Return = {
  id: string
  orderId: string | null
  reason: string
  name: string
  paymentRef: string
  minor: string
  currency: string
}
/** What must go back whole: by itself, or because an operator said so. `name` is the gateway's for it, and another one after each refusal. */
export const listToReturn = async (db: Db, gateway: string): Promise<Return[]> =>
  (
    await sql<Return>`SELECT w.id, w.order_id AS "orderId", w.reason, t.payment_ref AS "paymentRef", t.minor, t.currency,
        CASE w.returns WHEN 0 THEN 'return-' || w.ref ELSE 'review-' || w.id || '-' || w.returns END AS name
      FROM payments.review w JOIN payments.to_return t ON t.id = w.id
      WHERE w.gateway = ${gateway} AND w.settled_at IS NULL AND w.refused_at IS NULL
        AND (w.returning_at IS NOT NULL OR w.reason = ANY (${[...GOES_BACK]}::text[])) ORDER BY w.id LIMIT 100`.execute(db)
  ).rows
/** False: two looks came to it at once, and the first one's time is on record. */
export const endReturn = async (trx: Trx, id: string, state: 'succeeded' | 'failed'): Promise<boolean> =>
  (
    await trx
      .updateTable('payments.review')
      .set(state === 'succeeded' ? { settled_at: sql`clock_timestamp()`, settled_as: 'returned' } : { refused_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n
/** Whether a payment was said to be back under this name. */
export const wasReturned = async (trx: Trx, name: string): Promise<boolean> =>
  (
    await sql`SELECT 1 FROM payments.review WHERE settled_as = 'returned' AND ${name} IN ('return-' || ref, 'review-' || id || '-' || returns)`.execute(
      trx,
    )
  ).rows.length > 0
