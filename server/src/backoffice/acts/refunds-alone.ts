import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Refunds and returned payments that somebody sent alone in a day. Two of theirs at once count each other: the second waits for the first. */
export async function countAlone(at: Db | Trx, operatorId: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds:${operatorId}`}, 7104))`.execute(at)
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM audit
    WHERE operator_id = ${operatorId} AND act IN ('order.refunded', 'review.returned') AND second_id IS NULL
      AND at > clock_timestamp() - interval '24 hours'`.execute(at)
  return Number(rows[0]!.n)
}
