import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

/** Notes that somebody was told that the lounge is for adults. Told before: they write nothing more until an operator has looked. */
export async function markAdultsTold(db: Db, memberId: string): Promise<'first' | 'again'> {
  const now = sql<Date>`clock_timestamp()`
  const first = await db
    .updateTable('member')
    .set({ adults_told_at: now })
    .where('id', '=', memberId)
    .where('adults_told_at', 'is', null)
    .executeTakeFirst()
  if (first.numUpdatedRows > 0n) return 'first'
  await db.updateTable('member').set({ paused_at: now }).where('id', '=', memberId).where('paused_at', 'is', null).execute()
  return 'again'
}
