import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** First names by member; who has left has none any more. */
export const namesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await sql<{ id: string; name: string }>`SELECT id, name FROM member WHERE id = ANY (${[...new Set(memberIds)]}::bigint[])`.execute(db)
    ).rows.map(({ id, name }) => [id, name]),
  )

export const nextSeries = async (at: Db | Trx, livemode: boolean): Promise<string> =>
  (await sql<{ name: string }>`SELECT ${livemode ? 'R-' : 'TEST-'} || to_char(now(), 'YYYY') AS name`.execute(at)).rows[0]!.name
