import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Ceilings } from '../models/ceiling-config.ts'

export type Today = { day: string; house: number; own: number; opensAt: string; waitS: number }

const TODAY = sql`(clock_timestamp() AT TIME ZONE 'UTC')::date`
const TOMORROW = sql`((${TODAY} + 1)::timestamp AT TIME ZONE 'UTC')`

/** What was counted today, and when the next day begins. */
export async function readToday(db: Db | Trx, memberId: string): Promise<Today> {
  const { rows } = await sql<{ day: string; house: string; own: string; opens_at: Date; wait_s: number }>`
    SELECT ${TODAY}::text AS day, coalesce((SELECT micros FROM model_cost_day WHERE day = ${TODAY}), 0) AS house,
      coalesce((SELECT micros FROM model_cost WHERE member_id = ${memberId} AND day = ${TODAY}), 0) AS own,
      ${TOMORROW} AS opens_at, ceil(extract(epoch FROM ${TOMORROW} - clock_timestamp()))::int AS wait_s`.execute(db)
  const { day, house, own, opens_at, wait_s } = rows[0]!
  return { day, house: Number(house), own: Number(own), opensAt: opens_at.toISOString(), waitS: Math.max(1, wait_s) }
}
/** The day on which it is counted; null where nothing is left. */
export async function reserve(db: Db, memberId: string, micros: number, { member, house }: Ceilings): Promise<string | null> {
  const { rows } = await sql<{
    day: string | null
  }>`SELECT reserve_model_cost(${memberId}, ${micros}, ${member}, ${house})::text AS day`.execute(db)
  return rows[0]!.day
}
export async function correct(db: Db, memberId: string, day: string, micros: number): Promise<number> {
  const { rows } = await sql<{ house: string }>`SELECT correct_model_cost(${memberId}, ${day}::date, ${micros}) AS house`.execute(db)
  return Number(rows[0]!.house)
}
export async function houseToday(db: Db): Promise<number> {
  const { rows } = await sql<{ micros: string }>`SELECT micros FROM model_cost_day WHERE day = ${TODAY}`.execute(db)
  return Number(rows[0]?.micros ?? 0)
}

export const listCostsOf = (db: Db, memberId: string) =>
  sql<{ day: string; micro_dollars: string }>`
    SELECT day::text AS day, micros AS micro_dollars FROM model_cost WHERE member_id = ${memberId} ORDER BY day`
    .execute(db)
    .then(({ rows }) => rows.map(({ day, micro_dollars }) => ({ day, micro_dollars: Number(micro_dollars) })))
export const deleteCostsOf = (trx: Trx, memberId: string) => trx.deleteFrom('model_cost').where('member_id', '=', memberId).execute()
export const deleteCostsOver = (db: Db, days: number) => sql`DELETE FROM model_cost WHERE day < ${TODAY} - ${days}::int`.execute(db)
