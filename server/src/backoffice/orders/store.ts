import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** First names by member; who has left has none any more. */
export const namesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await sql<{ id: string; name: string }>`SELECT id, name FROM member WHERE id = ANY (${[...new Set(memberIds)]}::bigint[])`.execute(db)
    ).rows.map(({ id, name }) => [id, name]),
  )

/** Refunds that somebody sent alone in a day. Two of theirs at once count each other: the second waits for the first. */
export async function countAlone(at: Db | Trx, operatorId: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds:${operatorId}`}, 7104))`.execute(at)
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM audit
    WHERE operator_id = ${operatorId} AND act IN ('order.refunded', 'review.returned') AND second_id IS NULL
      AND at > clock_timestamp() - interval '24 hours'`.execute(at)
  return Number(rows[0]!.n)
}
export const nextSeries = async (at: Db | Trx, livemode: boolean): Promise<string> =>
  (await sql<{ name: string }>`SELECT ${livemode ? 'R-' : 'TEST-'} || to_char(now(), 'YYYY') AS name`.execute(at)).rows[0]!.name
