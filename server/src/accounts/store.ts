import { AVATAR_COLOR_DEFAULT } from '@green-room/contract/art/avatars'
import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'
import { deleteInParts } from '#server/platform/database/delete-in-parts.ts'

const first = <Row>(rows: Row[]): Row | undefined => rows[0]

/** Held until the commit: nobody's deletion takes it away meanwhile. */
export async function findDevice(trx: Trx, hash: Buffer): Promise<string | undefined> {
  return (await trx.selectFrom('device').select('id').where('token_hash', '=', hash).forKeyShare().executeTakeFirst())?.id
}
export const insertDevice = async (trx: Trx, hash: Buffer): Promise<string> =>
  (await trx.insertInto('device').values({ token_hash: hash }).returning('id').executeTakeFirstOrThrow()).id
/** Whether the device whose cookie this is has signed in to that account before. The same work for an address that nobody has. */
export const findKnownDevice = async (db: Db, emailKey: string, hash: Buffer): Promise<string | undefined> =>
  (
    await db
      .selectFrom('known_device')
      .innerJoin('device', 'device.id', 'known_device.device_id')
      .innerJoin('member', 'member.id', 'known_device.member_id')
      .select('device.id')
      .where('device.token_hash', '=', hash)
      .where('member.email_key', '=', emailKey)
      .executeTakeFirst()
  )?.id
/** Remembers where a member signed in. True for a device that is new beside others: the first one is no news. */
export const isNewDevice = async (trx: Trx, memberId: string, deviceId: string): Promise<boolean> =>
  (
    await sql<{ is_news: boolean }>`
      WITH others AS (SELECT 1 FROM known_device WHERE member_id = ${memberId})
      INSERT INTO known_device (member_id, device_id) VALUES (${memberId}, ${deviceId})
      ON CONFLICT (member_id, device_id) DO UPDATE SET signed_in_at = clock_timestamp()
      RETURNING xmax = 0 AND EXISTS (SELECT 1 FROM others) AS is_news`.execute(trx)
  ).rows[0]!.is_news
export const insertSession = (trx: Trx, row: Insertable<Database['session']>) => trx.insertInto('session').values(row).execute()

/** Everything that is asked on every call, in one look. */
export async function findCaller(db: Db, hash: Buffer) {
  const found = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([
      'session.id as session_id',
      'session.kind',
      'session.web_token_hash',
      'session.device_id',
      'session.created_at',
      'session.last_used_at',
      'member.id as member_id',
      'member.verified_at',
      'member.suspended_at',
      'member.channel_expires_at',
      'member.paused_at',
      'member.language_code',
    ])
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('member.deleted_at', 'is', null)
    .executeTakeFirst()
  return found
}
export const touchSession = (db: Db, id: string, expiresAt: Date) =>
  db
    .updateTable('session')
    .set({ last_used_at: sql`clock_timestamp()`, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

export async function deleteSessions(trx: Trx, memberId: string, which: { only?: string; except?: string }): Promise<string[]> {
  let sessions = trx.deleteFrom('session').where('member_id', '=', memberId)
  if (which.only) sessions = sessions.where('id', '=', which.only)
  if (which.except) sessions = sessions.where('id', '<>', which.except)
  return (await sessions.returning('id').execute()).map((row) => row.id)
}
export const deletePastSessions = (db: Db) => deleteInParts(db, 'session', sql`expires_at < clock_timestamp() - interval '1 day'`)
export const deleteSession = (trx: Trx, hash: Buffer) =>
  trx.deleteFrom('session').where('token_hash', '=', hash).returning(['id', 'member_id']).executeTakeFirst()
export const listSessionRows = (db: Db, memberId: string) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('last_used_at', 'desc')
    .execute()
export const findByEmail = (db: Db | Trx, emailKey: string) =>
  db.selectFrom('member').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
export const lockByEmail = (trx: Trx, emailKey: string) =>
  trx.selectFrom('member').selectAll().where('email_key', '=', emailKey).forNoKeyUpdate().executeTakeFirst()
export const findMember = (db: Db | Trx, id: string) => db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
export const insertPerson = async (trx: Trx, row: Insertable<Database['member']>): Promise<string | undefined> =>
  first(
    await trx
      .insertInto('member')
      .values({ avatar_color: AVATAR_COLOR_DEFAULT, ...row })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .execute(),
  )?.id
export const updateMember = (trx: Trx, id: string, values: Partial<Insertable<Database['member']>>) =>
  trx.updateTable('member').set(values).where('id', '=', id).execute()

/** Whether the address with which this device signed up has been confirmed. */
export const isConfirmedFor = async (db: Db, emailKey: string, deviceHash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .innerJoin('device', 'device.id', 'member.signed_up_device_id')
    .select('member.id')
    .where('member.email_key', '=', emailKey)
    .where('device.token_hash', '=', deviceHash)
    .where('member.verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined
