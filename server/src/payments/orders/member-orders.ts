// What an operator sees of a member's payments.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { withdrawable } from './facts.ts'

const ORDERS = 10

/** Whose order, or whose receipt, has this number; none for anything else. */
export async function findByNumber(db: Db, q: string): Promise<{ orderId: string; number: string; ownerId: string } | undefined> {
  const { rows } = await sql<{ id: string; number: string; owner_id: string }>`
    SELECT id, number, owner_id FROM payments.orders WHERE number = upper(${q})
    UNION ALL SELECT o.id, o.number, o.owner_id FROM payments.receipt r JOIN payments.orders o ON o.id = r.order_id
      WHERE ${q} ~ '^[A-Za-z0-9-]+-[0-9]{1,15}$' AND (r.series, r.no) = (upper(regexp_replace(${q}, '-[0-9]+$', '')),
        substring(${q} from '([0-9]{1,15})$')::bigint) LIMIT 1`.execute(db)
  return rows[0] && { orderId: rows[0].id, number: rows[0].number, ownerId: rows[0].owner_id }
}

export const lastOrders = async (db: Db, memberId: string) =>
  (
    await sql<{ id: string; number: string; item: string; status: string; cents: string; paid_at: Date | null }>`
      SELECT o.id, o.number, o.item, o.status, o.gross_cents AS cents,
        (SELECT r.issued_at FROM payments.receipt r WHERE r.order_id = o.id AND r.kind = 'receipt') AS paid_at
      FROM payments.orders o WHERE o.owner_id = ${memberId} ORDER BY o.id DESC LIMIT ${ORDERS}`.execute(db)
  ).rows.map(({ cents, paid_at, ...row }) => ({ ...row, cents: Number(cents), paid_at: paid_at?.toISOString() ?? null }))

export type LotRow = {
  kind: string
  orderId: string | null
  number: string | null
  units: bigint
  unused: bigint
  unusedCents: number | null
}
/** The lots that a member's points came in, the newest first; of those that were bought and are unused, what they cost. */
export async function lotsOf(db: Db | Trx, memberId: string): Promise<LotRow[]> {
  const { rows } = await sql<{ kind: string; ref_id: string | null; number: string | null; units: string; unused: string }>`
    SELECT l.kind, CASE WHEN l.kind = 'topup' THEN l.ref_id END AS ref_id, o.number, l.units, l.unused FROM ledger.lots(${memberId}) l
    LEFT JOIN payments.orders o ON l.kind = 'topup' AND o.id::text = l.ref_id WHERE l.unused > 0 ORDER BY l.lot_id DESC`.execute(db)
  const lots: LotRow[] = []
  for (const { kind, ref_id: orderId, number, units, unused } of rows) {
    const unusedCents = orderId === null ? null : Number((await withdrawable(db, orderId)).cents)
    lots.push({ kind, orderId, number, units: BigInt(units), unused: BigInt(unused), unusedCents })
  }
  return lots
}
