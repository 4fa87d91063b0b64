// The figures of the lounge's days: those that are over as they were kept, the others counted now.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { unhurried } from '#server/platform/transact.ts'
import { forgetVisits } from './visits.ts'

/** Units, cents or a number of things, on one day. */
export type Count = { day: string; name: string; of: string; value: number }
/** In one room, with one character. */
export type RoomCount = { room_id: string; character_id: string; name: string; of: string; value: number }
export type Joined = { joined: number; verified: number; replied: number; topped_up: number } & Record<
  `${'verified' | 'replied' | 'topped_up'}_s`,
  number | null
>

const TODAY = sql`(clock_timestamp() AT TIME ZONE 'UTC')::date`
/** Until then what began before midnight may end, and counts. */
const KEPT_AFTER_HOURS = 3
const DAYS_COUNTED_BACK = 400

export const readToday = async (db: Db): Promise<string> =>
  (await sql<{ day: string }>`SELECT ${TODAY}::text AS day`.execute(db)).rows[0]!.day
const lastKept = async (db: Db): Promise<string> =>
  (await sql<{ day: string }>`SELECT coalesce(max(day), '2000-01-01')::text AS day FROM figures.day WHERE name = 'kept'`.execute(db))
    .rows[0]!.day

const counts = (from: string, to: string, kept: string) => sql`(
  SELECT day, name, of, room_id, character_id, value FROM figures.day WHERE day >= ${from}::date AND day <= ${to}::date AND name <> 'kept'
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.counted
    WHERE day > ${kept}::date AND day >= ${from}::date AND day <= ${to}::date)`

export async function readCounts(db: Db, from: string, to: string): Promise<Count[]> {
  const { rows } = await sql<Omit<Count, 'value'> & { value: string }>`SELECT day::text AS day, name, of, sum(value) AS value
    FROM ${counts(from, to, await lastKept(db))} c GROUP BY 1, 2, 3`.execute(db)
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}
export async function readRoomCounts(db: Db, from: string, to: string): Promise<RoomCount[]> {
  const { rows } = await sql<Omit<RoomCount, 'value'> & { value: string }>`SELECT room_id, character_id, name, of, sum(value) AS value
    FROM ${counts(from, to, await lastKept(db))} c WHERE room_id <> 0 GROUP BY 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}
export async function readJoined(db: Db, from: string, to: string): Promise<Joined> {
  const middle = (of: 'verified' | 'replied' | 'topped_up') =>
    sql`round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql.ref(of)})))::float8`
  // Each step counts those alone who also took all before it: none can be larger than the last.
  const { rows } = await sql<Joined>`SELECT count(*)::int AS joined, count(verified)::int AS verified, count(replied)::int AS replied,
      count(topped_up)::int AS topped_up, ${middle('verified')} AS verified_s, ${middle('replied')} AS replied_s,
      ${middle('topped_up')} AS topped_up_s
    FROM (SELECT day, verified, CASE WHEN verified IS NOT NULL THEN replied END AS replied,
      CASE WHEN verified IS NOT NULL AND replied IS NOT NULL THEN topped_up END AS topped_up
      FROM figures.joined) j WHERE day >= ${from}::date AND day <= ${to}::date`.execute(db)
  return rows[0]!
}
/** Units that members have, set aside and owe, now. */
export async function readOutstanding(db: Db): Promise<{ available: string; held: string; owed: string }> {
  const of = (role: string) => sql`coalesce(sum(balance) FILTER (WHERE role = ${role}), 0)`
  const { rows } = await sql<{
    available: string
    held: string
    owed: string
  }>`SELECT ${of('available')} AS available, ${of('held')} AS held,
    -${of('owed')} AS owed FROM ledger.account WHERE role IN ('available', 'held', 'owed') AND balance <> 0`.execute(db)
  return rows[0]!
}

export const readRooms = async (db: Db): Promise<{ id: string; title: string }[]> =>
  (await sql<{ id: string; title: string }>`SELECT id, title ->> 'en' AS title FROM room ORDER BY position`.execute(db)).rows

/** Keeps each day that is over as it is counted now. Said twice, the second time does nothing. */
export const keepDays = (db: Db): Promise<void> =>
  unhurried(db, async (trx) => {
    const { rows } = await sql<{ from: string; to: string }>`SELECT (a.first)::text AS from, (a.last)::text AS to FROM (SELECT
        coalesce((SELECT max(day) + 1 FROM figures.day WHERE name = 'kept'),
          greatest(${TODAY} - ${DAYS_COUNTED_BACK}::int, least((SELECT min(day) FROM visit),
            (SELECT (min(created_at) AT TIME ZONE 'UTC')::date FROM member WHERE kind = 'person')))) AS first,
        (clock_timestamp() AT TIME ZONE 'UTC' - make_interval(hours => ${KEPT_AFTER_HOURS}))::date - 1 AS last) a
      WHERE a.first <= a.last`.execute(trx)
    const over = rows[0]
    if (!over) return
    await sql`INSERT INTO figures.day (day, name, of, room_id, character_id, value)
      SELECT day, name, of, room_id, character_id, value FROM figures.counted WHERE day >= ${over.from}::date AND day <= ${over.to}::date
      UNION ALL SELECT d::date, 'kept', '', 0, 0, 1 FROM generate_series(${over.from}::date, ${over.to}::date, interval '1 day') d
      ON CONFLICT DO NOTHING`.execute(trx)
    await forgetVisits(trx, over.to)
  })
