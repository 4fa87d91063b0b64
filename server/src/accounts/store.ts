import { AVATAR_COLOR_DEFAULT } from '@green-room/contract/avatars'
import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database.ts'

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

export const listSuspendedSince = async (db: Db, seconds: number): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('member')
        .select('id')
        .where('suspended_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
        .execute()
    ).map((row) => row.id),
  )

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

export const nextLinkId = async (trx: Trx): Promise<string> =>
  (await sql<{ id: string }>`SELECT nextval(pg_get_serial_sequence('link', 'id')) AS id`.execute(trx)).rows[0]!.id
/** `change`: to a new address, which confirms it; `undo`: to the one it was, which can take that back. */
export type Purpose = 'verify' | 'reset' | 'change' | 'undo'
export type NewLink = {
  id: string
  member_id: string
  purpose: Purpose
  token_hash: Buffer
  address: string
  expires_at: Date
}
export const insertLink = (trx: Trx, row: NewLink) =>
  sql`INSERT INTO link (id, member_id, purpose, token_hash, address, expires_at) OVERRIDING SYSTEM VALUE
      VALUES (${row.id}, ${row.member_id}, ${row.purpose}, ${row.token_hash}, ${row.address}, ${row.expires_at})`.execute(trx)
/** Single use: of two that come at once, one gets the row. */
export async function spendLinkRow(trx: Trx, purpose: Purpose, hash: Buffer) {
  return trx
    .updateTable('link')
    .set({ used_at: sql`clock_timestamp()` })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['member_id', 'address'])
    .executeTakeFirst()
}
/** Whether a link was used, or ended with another one, because its account's address is confirmed. */
export const hasConfirmed = async (trx: Trx, hash: Buffer): Promise<boolean> =>
  (await trx
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select('link.id')
    .where('link.token_hash', '=', hash)
    .where('link.purpose', '=', 'verify')
    .where('link.used_at', 'is not', null)
    .where('member.verified_at', 'is not', null)
    .where('member.suspended_at', 'is', null)
    .executeTakeFirst()) !== undefined
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
/** The way back to an old address stays open, whatever happens to the account under the new one. */
export const closeLinks = (trx: Trx, memberId: string, { withUndo = false } = {}) =>
  trx
    .updateTable('link')
    .set({ used_at: sql`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(!withUndo, (links) => links.where('purpose', '<>', 'undo'))
    .execute()
export const findLink = (db: Db, id: string) =>
  db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select(['link.address', 'link.purpose', 'link.used_at', 'link.token_hash', 'member.name', 'member.language_code'])
    .where('link.id', '=', id)
    .executeTakeFirst()
