// Cases of money that a person has to decide, as finance sees them. What is settled says so in its sealed row; why, in the log of acts.
import { centsFromMinor } from '@green-room/contract/money/top-up'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { amountOf } from '../money.ts'
import { GOES_BACK } from '../reviews.ts'

export type ReviewRow = {
  id: string
  order_id: string | null
  number: string | null
  owner_id: string | null
  livemode: boolean | null
  gateway: string
  reason: string
  ref: string
  detail: string | null
  created_at: Date
  /** Asked for by an operator, or going back by itself. */
  is_returning: boolean
  refused_at: Date | null
  settled_at: Date | null
  settled_as: string | null
  outside_ref: string | null
  payment_ref: string | null
  minor: string | null
  currency: string | null
  digits: number
  rate_millionths: string | null
}
const IS_RETURNING = sql`(w.refused_at IS NULL AND (w.returning_at IS NOT NULL OR w.reason = ANY (${[...GOES_BACK]}::text[])))`
const FIELDS = sql`SELECT w.id, w.order_id, o.number, o.owner_id, o.livemode, w.gateway, w.reason, w.ref, w.detail, w.created_at,
    ${IS_RETURNING} AS is_returning, w.refused_at, w.settled_at, w.settled_as, w.outside_ref, coalesce(t.payment_ref, p.ref) AS payment_ref,
    t.minor, t.currency, coalesce(c.minor_digits, o.charge_digits, 2) AS digits, c.rate_millionths
  FROM payments.review w LEFT JOIN payments.orders o ON o.id = w.order_id LEFT JOIN payments.to_return t ON t.id = w.id
    LEFT JOIN payments.fact p ON p.order_id = o.id AND p.fact = 'paid' LEFT JOIN public.currency c ON c.code = t.currency`

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

/** What the gateway could send back of it; `cents`: in euro, where it can be said. */
export type Returnable = { paymentRef: string; amount: number; currency: string; cents: number | null }
export function returnableOf({ payment_ref: paymentRef, minor, currency, digits, rate_millionths: rate }: ReviewRow): Returnable | null {
  if (paymentRef === null || minor === null || currency === null) return null
  const cents =
    currency === 'EUR' ? minor : rate === null ? null : centsFromMinor(BigInt(minor), { minorDigits: digits, rateMillionths: BigInt(rate) })
  return { paymentRef, amount: amountOf(minor, digits), currency, cents: cents === null ? null : Number(cents) }
}

/** Throws `review.not-found`, `review.settled`. */
export async function findOpenReview(at: Db | Trx, id: string): Promise<ReviewRow> {
  const row = (await sql<ReviewRow>`${FIELDS} WHERE w.id = ${id}`.execute(at)).rows[0]
  if (!row) throw problem('review.not-found')
  if (row.settled_at || row.is_returning) throw problem('review.settled')
  return row
}
/** By hand: somebody has looked, or the money went back outside the gateway, under this name. Throws where somebody else was quicker. */
export async function settleReview(trx: Trx, id: string, outsideRef: string | null): Promise<void> {
  const { numAffectedRows } = await sql`UPDATE payments.review w
    SET settled_at = clock_timestamp(), settled_as = ${outsideRef === null ? 'looked' : 'outside'}, outside_ref = ${outsideRef}
    WHERE w.id = ${id} AND w.settled_at IS NULL AND NOT ${IS_RETURNING}`.execute(trx)
  if (numAffectedRows !== 1n) throw problem('review.settled')
}
/** A job asks the gateway for it, under a name of this matter. Throws where somebody else was quicker. */
export async function sendReviewBack(lounge: LoungeInside, trx: Trx, id: string, operatorId: string): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`SELECT payments.return_review(${id}, ${operatorId}) AS is`.execute(trx)
  if (!rows[0]!.is) throw problem('review.settled')
  await lounge.jobs.enqueue(trx, 'payments.return', {}, { key: 'return' })
}
