// What the house owes in points: of all members, the unspent ones by how they came and how old they are. First in, first out, as ledger.lots() of one.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { unhurried } from '#server/platform/transact.ts'

export type Unspent = { kind: 'bought' | 'given'; age: '30' | '90' | '365' | 'older'; members: number; units: bigint; cents: bigint }

/** One pass over every lot there is: it takes its time. */
export const readUnspent = (db: Db): Promise<Unspent[]> =>
  unhurried(db, async (trx) => {
    const { rows } = await sql<{ kind: 'bought' | 'given'; age: Unspent['age']; members: string; units: string; cents: string }>`
      WITH a AS (SELECT id, owner_id, balance FROM ledger.account WHERE role = 'available' AND balance > 0),
      came AS (SELECT j.id, j.kind, j.ref_id, j.owner_id, j.created_at, a.id AS account, a.balance, sum(t.amount) AS units
        FROM a JOIN ledger.journal j ON j.owner_id = a.owner_id AND j.kind IN ('topup', 'grant', 'adjust')
        JOIN ledger.transfer t ON t.journal_id = j.id AND t.credit_id = a.id GROUP BY j.id, a.id, a.balance),
      back AS (SELECT j.lot_id, j.id FROM ledger.journal j WHERE j.lot_id IS NOT NULL
        UNION ALL SELECT o.lot_id, j.id FROM ledger.journal o JOIN ledger.journal j ON j.reverses = o.id WHERE o.lot_id IS NOT NULL),
      went AS (SELECT b.lot_id, sum(CASE WHEN t.debit_id = c.account THEN t.amount ELSE -t.amount END) AS units
        FROM back b JOIN came c ON c.id = b.lot_id JOIN ledger.transfer t ON t.journal_id = b.id AND c.account IN (t.debit_id, t.credit_id) GROUP BY 1),
      net AS (SELECT c.*, c.units - least(coalesce(w.units, 0), c.units) AS n FROM came c LEFT JOIN went w ON w.lot_id = c.id),
      run AS (SELECT *, sum(n) OVER (PARTITION BY owner_id ORDER BY id) - sum(n) OVER (PARTITION BY owner_id) + balance AS upto FROM net),
      lot AS (SELECT owner_id, kind, ref_id, created_at, greatest(0, least(n, upto)) AS unused FROM run)
      SELECT CASE l.kind WHEN 'topup' THEN 'bought' ELSE 'given' END AS kind,
        CASE WHEN l.created_at > clock_timestamp() - interval '30 days' THEN '30' WHEN l.created_at > clock_timestamp() - interval '90 days' THEN '90'
          WHEN l.created_at > clock_timestamp() - interval '365 days' THEN '365' ELSE 'older' END AS age,
        count(DISTINCT l.owner_id) AS members, sum(l.unused)::bigint AS units,
        coalesce(sum(least(o.gross_cents, div(2 * o.gross_cents * least(l.unused, o.units) + o.units, 2 * o.units))), 0)::bigint AS cents
      FROM lot l LEFT JOIN payments.orders o ON l.kind = 'topup' AND o.id::text = l.ref_id
      WHERE l.unused > 0 GROUP BY 1, 2`.execute(trx)
    return rows.map(({ kind, age, members, units, cents }) => ({
      kind,
      age,
      members: Number(members),
      units: BigInt(units),
      cents: BigInt(cents),
    }))
  })
