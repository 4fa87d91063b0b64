import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

/** Of these sessions, the ones that still stand. */
export const findStanding = async (db: Db, ids: string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('session')
        .select('id')
        .where(sql<boolean>`id = ANY(${ids}::bigint[])`) // one value, however many: a list would be another statement for each length
        .where('expires_at', '>', sql<Date>`clock_timestamp()`)
        .execute()
    ).map((row) => row.id),
  )

/** Members who were suspended in the last `seconds`, whoever did it and wherever. */
export const listJustSuspended = async (db: Db, seconds: number): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('member')
        .select('id')
        .where('suspended_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
        .execute()
    ).map((row) => row.id),
  )
