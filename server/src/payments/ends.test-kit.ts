// What must be true of orders and of the sandbox's payments once all has come to rest, whatever died meanwhile. Each list is empty where it is.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

const ENDS: Record<string, RawBuilder<unknown>> = {
  'an order with two pages at the gateway for one attempt': sql`SELECT reference, count(*) FROM sandbox_gateway.payment GROUP BY reference
    HAVING count(*) > (SELECT count(*) FROM payments.checkout c WHERE c.order_id::text = split_part(reference, '-', 1))`,
  'an order credited twice, not at all, or for nothing': sql`SELECT o.id FROM payments.orders o
    LEFT JOIN ledger.journal j ON j.kind = 'topup' AND j.ref_id = o.id::text GROUP BY o.id
    HAVING count(j.id) <> (SELECT count(*) FROM sandbox_gateway.payment p WHERE p.status = 'paid' AND split_part(p.reference, '-', 1) = o.id::text)`,
  'money that went back not at all, or twice, or another sum': sql`SELECT f.ref, f.minor, count(r.id), sum(r.amount) FROM payments.refund f
    LEFT JOIN sandbox_gateway.refund r ON r.reference = f.ref
    WHERE f.kind = 'refund' AND f.state = 'settled' GROUP BY f.id HAVING count(r.id) <> 1 OR sum(r.amount) <> f.minor`,
  'money that went back and is in no book': sql`SELECT r.reference FROM sandbox_gateway.refund r WHERE NOT EXISTS (SELECT 1
    FROM payments.refund f WHERE f.ref = r.reference)`,
  'what the verifier of orders finds': sql`SELECT * FROM payments.violations`,
  'what the verifier of points finds': sql`SELECT * FROM ledger.violations`,
  'what is left for a person': sql`SELECT reason, ref FROM payments.review WHERE reason <> 'country_differs'`,
  'a job that was given up': sql`SELECT kind, last_error FROM job WHERE failed_at IS NOT NULL`,
}

/** Everything that is wrong, under its name; empty where nothing is. */
export async function wrongEnds(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(ENDS)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) found[name] = rows
  }
  return found
}
