import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

export const findTotp = (db: Db | Trx, memberId: string) =>
  db.selectFrom('operator_factor').selectAll().where('member_id', '=', memberId).where('kind', '=', 'totp').executeTakeFirst()
/** A secret that no code confirmed yet is replaced; one that counts stays. */
export const putTotp = async (trx: Trx, memberId: string, sealed: Buffer): Promise<boolean> =>
  (
    await sql`INSERT INTO operator_factor (member_id, kind, sealed) VALUES (${memberId}, 'totp', ${sealed})
      ON CONFLICT (member_id) WHERE kind = 'totp' DO UPDATE SET sealed = EXCLUDED.sealed, last_step = 0, created_at = clock_timestamp()
      WHERE operator_factor.confirmed_at IS NULL`.execute(trx)
  ).numAffectedRows === 1n
/** Of two that come with one code, one gets the step. */
export const takeStep = async (db: Db | Trx, id: string, step: number): Promise<boolean> =>
  (
    await db
      .updateTable('operator_factor')
      .set({ last_step: String(step), used_at: sql`clock_timestamp()`, confirmed_at: sql`coalesce(confirmed_at, clock_timestamp())` })
      .where('id', '=', id)
      .where('last_step', '<', String(step))
      .executeTakeFirst()
  ).numUpdatedRows === 1n
export const takeRecoveryCode = async (db: Db | Trx, memberId: string, hash: Buffer): Promise<boolean> =>
  (
    await db
      .updateTable('operator_factor')
      .set({ used_at: sql`clock_timestamp()` })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'recovery')
      .where('sealed', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n
export async function replaceRecoveryCodes(trx: Trx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('operator_factor').where('member_id', '=', memberId).where('kind', '=', 'recovery').execute()
  for (const sealed of hashes) await trx.insertInto('operator_factor').values({ member_id: memberId, kind: 'recovery', sealed }).execute()
}
export const countRecoveryCodes = async (db: Db, memberId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('operator_factor')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('member_id', '=', memberId)
        .where('kind', '=', 'recovery')
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).n,
  )
export const insertDeskSession = (
  trx: Trx,
  row: { member_id: string; token_hash: Buffer; ip: string; factor_at: Date | null; created_at: Date; expires_at: Date },
) =>
  trx
    .insertInto('desk_session')
    .values({ ...row, last_used_at: row.created_at })
    .execute()
export const findDeskSession = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('desk_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.factor_at', 's.created_at', 's.last_used_at', 's.expires_at', 'm.name'])
    .select(sql<Role[]>`ARRAY(SELECT r.role FROM operator_role r WHERE r.member_id = m.id ORDER BY r.role)`.as('roles'))
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('m.role', '=', 'operator')
    .where('m.deleted_at', 'is', null)
    .where('m.suspended_at', 'is', null)
    .executeTakeFirst()
export const touchDeskSession = (db: Db, id: string, now: Date, expiresAt: Date) =>
  db.updateTable('desk_session').set({ last_used_at: now, expires_at: expiresAt }).where('id', '=', id).execute()
export const markFactor = (db: Db | Trx, id: string, now: Date) =>
  db.updateTable('desk_session').set({ factor_at: now }).where('id', '=', id).execute()
export const deleteDeskSession = (db: Db | Trx, hash: Buffer) => db.deleteFrom('desk_session').where('token_hash', '=', hash).execute()
/** Only the newest invitation of somebody opens anything. */
export async function insertInvite(trx: Trx, memberId: string, expiresAt: Date, hashOf: (id: string) => Buffer): Promise<string> {
  await trx.deleteFrom('operator_invite').where('member_id', '=', memberId).execute()
  const { rows } = await sql<{ id: string }>`SELECT nextval(pg_get_serial_sequence('operator_invite', 'id')) AS id`.execute(trx)
  const { id } = rows[0]!
  await sql`INSERT INTO operator_invite (id, member_id, token_hash, expires_at) OVERRIDING SYSTEM VALUE
    VALUES (${id}, ${memberId}, ${hashOf(id)}, ${expiresAt})`.execute(trx)
  return id
}
export const findInvite = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('operator_invite as i')
    .innerJoin('member as m', 'm.id', 'i.member_id')
    .select(['m.email', 'm.name'])
    .where('i.id', '=', id)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst()
export const takeInvite = (trx: Trx, hash: Buffer, now: Date) =>
  trx
    .updateTable('operator_invite')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
