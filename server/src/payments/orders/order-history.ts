// What happened to one order, as the gateway said it and as it was booked, for who has to explain it.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export type HistoryRow = { at: Date; what: string; detail: string; journal: string | null }
/** In the order in which it happened. What is named here are numbers of ours and of the gateway. */
export const listHistory = async (db: Db, orderId: string): Promise<HistoryRow[]> =>
  (
    await sql<HistoryRow>`
      SELECT c.created_at AS at, 'checkout' AS what, coalesce(c.provider_ref, '') AS detail, NULL::bigint AS journal
        FROM payments.checkout c WHERE c.order_id = ${orderId}
      UNION ALL SELECT f.seen_at, 'fact-' || f.fact, f.ref, NULL FROM payments.fact f WHERE f.order_id = ${orderId}
      UNION ALL SELECT j.created_at, 'journal-' || j.kind, '', j.id FROM ledger.journal j WHERE j.kind = 'topup' AND j.ref_id = ${orderId}::text
      UNION ALL SELECT j.created_at, 'journal-' || j.kind, f.ref, j.id FROM payments.refund f
        JOIN ledger.journal j ON j.kind = ANY ('{refund,chargeback,reversal}'::text[]) AND j.ref_id = f.id::text WHERE f.order_id = ${orderId}
      UNION ALL SELECT f.asked_at, 'asked', f.ref, NULL FROM payments.refund f WHERE f.order_id = ${orderId} AND f.is_ours AND f.asked_at IS NOT NULL
      UNION ALL SELECT r.issued_at, r.kind, r.series || '-' || r.no, NULL FROM payments.receipt r WHERE r.order_id = ${orderId}
      UNION ALL SELECT w.created_at, 'review-' || w.reason, w.ref, NULL FROM payments.review w WHERE w.order_id = ${orderId}
      UNION ALL SELECT w.settled_at, 'settled', w.reason, NULL FROM payments.review w WHERE w.order_id = ${orderId} AND w.settled_at IS NOT NULL
      UNION ALL SELECT v.seen_at, 'movement-' || v.kind, v.ref, NULL FROM payments.fact p
        JOIN payments.movement v ON v.payment_ref = p.ref WHERE p.order_id = ${orderId} AND p.fact = 'paid'
      ORDER BY 1, 2`.execute(db)
  ).rows

export type RefundRow = {
  id: string
  kind: 'refund' | 'chargeback'
  ref: string
  is_ours: boolean
  state: 'taken' | 'settled' | 'undone'
  gross_cents: string
  vat_cents: string
  units: string
  created_at: Date
  asked_at: Date | null
  ended_at: Date | null
  credit_note: string | null
}
/** When it ended: its credit note was issued, or its journal undone. */
const ENDED = sql`coalesce(r.issued_at, (SELECT j.created_at FROM ledger.journal j WHERE j.kind = 'reversal' AND j.cause = 'refund' AND j.ref_id = f.id::text))`
export const listRefunds = async (db: Db, orderId: string): Promise<RefundRow[]> =>
  (
    await sql<RefundRow>`SELECT f.id, f.kind, f.ref, f.is_ours, f.state, f.gross_cents, f.vat_cents, f.units, f.created_at, f.asked_at,
        ${ENDED} AS ended_at, r.series || '-' || r.no AS credit_note
      FROM payments.refund f LEFT JOIN payments.receipt r ON r.refund_id = f.id WHERE f.order_id = ${orderId} ORDER BY f.id`.execute(db)
  ).rows

export type DisputeRow = RefundRow & {
  order_id: string
  number: string
  owner_id: string
  gateway: string
  livemode: boolean
  payment_ref: string | null
}
export const listChargebacks = async (db: Db, { before, isOpen }: { before?: string | undefined; isOpen: boolean }, limit: number) =>
  (
    await sql<DisputeRow>`SELECT f.*, ${ENDED} AS ended_at, NULL AS credit_note, o.number, o.owner_id, o.gateway, o.livemode, p.ref AS payment_ref
      FROM payments.refund f JOIN payments.orders o ON o.id = f.order_id LEFT JOIN payments.receipt r ON r.refund_id = f.id
      LEFT JOIN payments.fact p ON p.order_id = o.id AND p.fact = 'paid'
      WHERE f.kind = 'chargeback' AND (NOT ${isOpen} OR f.state = 'taken') AND f.id < ${before ?? '9223372036854775807'}
      ORDER BY f.id DESC LIMIT ${limit}`.execute(db)
  ).rows

export const consentsOf = (db: Db, orderId: string) =>
  db.selectFrom('payments.consent').select(['kind', 'wording', 'language_code', 'given_at']).where('order_id', '=', orderId).execute()
export const listAttemptRefs = async (db: Db, orderId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('payments.checkout')
      .select('provider_ref')
      .where('order_id', '=', orderId)
      .where('provider_ref', 'is not', null)
      .orderBy('attempt')
      .execute()
  ).map(({ provider_ref }) => provider_ref!)
/** What the gateway's own books say of a payment. */
export const findMovement = (db: Db, paymentRef: string) =>
  db.selectFrom('payments.movement').selectAll().where('payment_ref', '=', paymentRef).where('kind', '=', 'charge').executeTakeFirst()
