import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

/** `key`: a door and its model, a purpose, a character or a room. Micro-dollars: null where the price of nothing in it is known. */
export type Used = {
  key: string
  calls: number
  failures: number
  tokens_read: number
  tokens_cached: number
  tokens_written: number
  micros: number | null
  unpriced: number
}
const KEYS = {
  door: sql`door || ' ' || model`,
  character: sql`character_id::text`,
  room: sql`room_id::text`,
  day: sql`day::text || ' ' || purpose`,
  all: sql`''::text`,
}
/** What was used in these days, by door, character, room, or day and purpose. */
export async function readUsed(db: Db, by: keyof typeof KEYS, from: string, to: string): Promise<Used[]> {
  const { rows } = await sql<Used>`SELECT ${KEYS[by]} AS key, sum(calls)::float8 AS calls, sum(failures)::float8 AS failures,
      sum(tokens_read)::float8 AS tokens_read, sum(tokens_cached)::float8 AS tokens_cached, sum(tokens_written)::float8 AS tokens_written,
      sum(micros)::float8 AS micros, coalesce(sum(calls) FILTER (WHERE micros IS NULL), 0)::float8 AS unpriced
    FROM figures.model WHERE day >= ${from}::date AND day <= ${to}::date GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}
export const listCharacterNames = async (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('character')
    .innerJoin('member', 'member.id', 'character.member_id')
    .select(['member.id', 'member.name'])
    .orderBy('member.name')
    .execute()
/** Dollars for a euro, as the lounge's currencies say; null where they don't list dollars. */
export async function readDollarRate(db: Db): Promise<number | null> {
  const row = await db.selectFrom('currency').select('rate_millionths').where('code', '=', 'USD').executeTakeFirst()
  return row ? Number(row.rate_millionths) / 1_000_000 : null
}
