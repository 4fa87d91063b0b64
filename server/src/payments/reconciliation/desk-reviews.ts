// Cases of money that a person has to decide, as finance sees them. What is settled says so in its sealed row; why, in the log of acts.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

export type ReviewRow = {
  id: string
  order_id: string | null
  number: string | null
  owner_id: string | null
  livemode: boolean | null
  payment_ref: string | null
  gateway: string
  reason: string
  ref: string
  detail: string | null
  created_at: Date
  settled_at: Date | null
}
const FIELDS = sql`SELECT w.id, w.order_id, o.number, o.owner_id, o.livemode, p.ref AS payment_ref, w.gateway, w.reason, w.ref, w.detail, w.created_at,
    w.settled_at FROM payments.review w LEFT JOIN payments.orders o ON o.id = w.order_id
    LEFT JOIN payments.fact p ON p.order_id = o.id AND p.fact = 'paid'`

/** Payments that came once too often, or for nobody, go back by themselves: a person waits for that, and settles nothing. */
export const GOES_BACK: readonly string[] = ['second_payment', 'account_closed']

export const listReviewRows = async (
  db: Db,
  { before, isOpen }: { before?: string | undefined; isOpen: boolean },
  limit: number,
): Promise<ReviewRow[]> =>
  (
    await sql<ReviewRow>`${FIELDS} WHERE (NOT ${isOpen} OR w.settled_at IS NULL) AND w.id < ${before ?? '9223372036854775807'}
      ORDER BY w.id DESC LIMIT ${limit}`.execute(db)
  ).rows
export const countReviews = async (db: Db): Promise<number> =>
  Number((await sql<{ n: string }>`SELECT count(*) AS n FROM payments.review WHERE settled_at IS NULL`.execute(db)).rows[0]!.n)

/** Throws `review.not-found`, `review.settled`. */
export async function findOpenReview(at: Db | Trx, id: string): Promise<ReviewRow> {
  const row = (await sql<ReviewRow>`${FIELDS} WHERE w.id = ${id}`.execute(at)).rows[0]
  if (!row) throw problem('review.not-found')
  if (row.settled_at || GOES_BACK.includes(row.reason)) throw problem('review.settled')
  return row
}
/** Throws where somebody else was quicker. */
export async function settleReview(trx: Trx, id: string): Promise<void> {
  const { numAffectedRows } =
    await sql`UPDATE payments.review SET settled_at = clock_timestamp() WHERE id = ${id} AND settled_at IS NULL`.execute(trx)
  if (numAffectedRows !== 1n) throw problem('review.settled')
}
