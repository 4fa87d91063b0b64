// What a person has to look at: money that doesn't fit. Nothing of it is ever credited by itself (docs/product/money.md).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'

export type Misfit = {
  orderId: string | null
  gateway: string
  reason: 'unknown_order' | 'unknown_money' | 'no_money' | 'money_differs' | 'no_answer'
  ref: string
  detail?: string
}
/** Written once, and told in the log, where the operator's alarm listens. */
export async function putAside(lounge: Lounge, db: Db | Trx, { orderId, gateway, reason, ref, detail }: Misfit): Promise<void> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('payments.review')
    .values({ order_id: orderId, gateway, reason, ref, detail: detail ?? null })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (written === 1n) lounge.log.error({ order: orderId, reason, ref }, 'payments: something for a person to look at')
}

/** Payments that must go back whole: a second one for the same order, or one for a member who has left. */
export const listToReturn = async (db: Db, gateway: string) =>
  (
    await sql<{ id: string; ref: string; minor: string }>`SELECT id, ref, minor FROM payments.review
      WHERE gateway = ${gateway} AND reason IN ('second_payment', 'account_closed') AND settled_at IS NULL ORDER BY id LIMIT 20`.execute(db)
  ).rows
export const closeReview = (db: Db, id: string) =>
  db
    .updateTable('payments.review')
    .set({ settled_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null) // two looks may come to it at once, and the first one's time is on record
    .execute()
