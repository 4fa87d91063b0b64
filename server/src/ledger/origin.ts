// From points that were spent back to the lots that they came in: first in, first out, as ledger.lots() says what is left of each. Points that came
// back (a hold released, a reply given back) were never spent, and are not counted.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { pointsFrom } from './units.ts'

export type Source = {
  lot: string
  kind: string
  refId: string | null
  at: Date
  reason: string | null
  taken: bigint
  units: bigint
  returned: bigint
  unused: bigint
}
type Row = {
  id: string
  kind: string
  ref_id: string | null
  created_at: Date
  reason: string | null
  units: string
  returned: string
  unused: string
  taken: string
}

/**
 * The lots that a journal's points came from, and how much of each; none for a journal that spent nothing. Each spending has its place in the line
 * of all that a member spent, at the journal that took the points: what ended a hold stands where the hold began.
 */
export async function originOf(db: Db, memberId: string, journalId: string): Promise<Source[]> {
  const { rows } = await sql<Row>`
    WITH a AS (SELECT id, balance FROM ledger.account WHERE owner_id = ${memberId} AND role = 'available'),
    moved AS (SELECT t.journal_id, t.amount AS units FROM a JOIN ledger.transfer t ON t.debit_id = a.id
      UNION ALL SELECT t.journal_id, -t.amount FROM a JOIN ledger.transfer t ON t.credit_id = a.id),
    acts AS (SELECT coalesce(h.opened_by, j.id) AS act, sum(m.units) AS units FROM moved m JOIN ledger.journal j ON j.id = m.journal_id
      LEFT JOIN ledger.journal o ON o.id = j.reverses LEFT JOIN ledger.hold h ON h.resolved_by = coalesce(j.reverses, j.id)
      WHERE j.lot_id IS NULL AND o.lot_id IS NULL AND NOT (m.units < 0 AND j.kind IN ('topup', 'grant', 'adjust')) GROUP BY 1),
    line AS (SELECT act, units, sum(units) OVER (ORDER BY act) AS upto FROM acts),
    asked AS (SELECT upto - units AS since, upto FROM line
      WHERE act = (SELECT coalesce((SELECT h.opened_by FROM ledger.hold h WHERE h.resolved_by = ${journalId}), ${journalId}::bigint)) AND units > 0),
    lot AS (SELECT l.lot_id, l.kind, l.ref_id, l.units, l.returned, l.unused, coalesce(w.units, 0) AS went FROM ledger.lots(${memberId}) l
      LEFT JOIN LATERAL (SELECT sum(CASE WHEN t.debit_id = a.id THEN t.amount ELSE -t.amount END) AS units
        FROM a, (SELECT b.id FROM ledger.journal b WHERE b.lot_id = l.lot_id
          UNION ALL SELECT b.id FROM ledger.journal o JOIN ledger.journal b ON b.reverses = o.id WHERE o.lot_id = l.lot_id) b
        JOIN ledger.transfer t ON t.journal_id = b.id WHERE a.id IN (t.debit_id, t.credit_id)) w ON true),
    run AS (SELECT *, sum(units - least(went, units)) OVER (ORDER BY lot_id) AS upto, units - least(went, units) AS n FROM lot)
    SELECT r.lot_id AS id, r.kind, r.ref_id, j.created_at, j.reason, r.units, r.returned, r.unused,
      (least(r.upto, k.upto) - greatest(r.upto - r.n, k.since))::bigint AS taken
    FROM asked k JOIN run r ON r.n > 0 AND r.upto > k.since AND r.upto - r.n < k.upto JOIN ledger.journal j ON j.id = r.lot_id ORDER BY r.lot_id`.execute(
    db,
  )
  return rows.map(({ id, kind, ref_id, created_at, reason, units, returned, unused, taken }) => ({
    lot: id,
    kind,
    refId: ref_id,
    at: created_at,
    reason,
    taken: BigInt(taken),
    units: BigInt(units),
    returned: BigInt(returned),
    unused: BigInt(unused),
  }))
}

/** What became of the points that an order brought, in points; null before it was paid. */
export async function lotOf(
  db: Db,
  memberId: string,
  orderId: string,
): Promise<{ points: number; spent: number; returned: number; unspent: number } | null> {
  const { rows } = await sql<{
    units: string
    returned: string
    unused: string
  }>`SELECT units, returned, unused FROM ledger.lots(${memberId})
    WHERE kind = 'topup' AND ref_id = ${orderId}`.execute(db)
  return rows[0] ? lotFigures({ units: BigInt(rows[0].units), returned: BigInt(rows[0].returned), unused: BigInt(rows[0].unused) }) : null
}
export const lotFigures = ({ units, returned, unused }: { units: bigint; returned: bigint; unused: bigint }) => {
  const spent = units - returned - unused
  return {
    points: pointsFrom(units),
    spent: pointsFrom(spent < 0n ? 0n : spent),
    returned: pointsFrom(returned),
    unspent: pointsFrom(unused),
  }
}
