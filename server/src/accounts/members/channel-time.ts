// Until when a member has channel status. The channel slice sells the time; here it is kept with the member, where every call reads it.
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Locks the member: of two purchases at once the second begins where the first ends. */
export async function lockChannelTime(trx: Trx, memberId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('member')
    .select('channel_expires_at')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.channel_expires_at
}
export const setChannelTime = (trx: Trx, memberId: string, until: Date) =>
  trx.updateTable('member').set({ channel_expires_at: until }).where('id', '=', memberId).execute()
export const readChannelTime = async (db: Db, memberId: string): Promise<Date | null> =>
  (await db.selectFrom('member').select('channel_expires_at').where('id', '=', memberId).executeTakeFirst())?.channel_expires_at ?? null
