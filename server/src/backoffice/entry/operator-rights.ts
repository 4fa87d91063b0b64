// What lets an operator in, and how it is taken away: the team's desk and the seeds change it too.
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

export const rolesOf = async (db: Db | Trx, memberId: string): Promise<Role[]> =>
  (await db.selectFrom('operator_role').select('role').where('member_id', '=', memberId).orderBy('role').execute()).map(
    ({ role }) => role as Role,
  )
export async function replaceRoles(trx: Trx, memberId: string, roles: readonly Role[], givenBy: string | null): Promise<void> {
  await trx.deleteFrom('operator_role').where('member_id', '=', memberId).execute()
  for (const role of new Set(roles))
    await trx.insertInto('operator_role').values({ member_id: memberId, role, given_by: givenBy }).execute()
}

export const deleteFactors = (trx: Trx, memberId: string) => trx.deleteFrom('operator_factor').where('member_id', '=', memberId).execute()

export const deleteDeskSessions = async (trx: Trx, memberId: string): Promise<number> =>
  Number((await trx.deleteFrom('desk_session').where('member_id', '=', memberId).executeTakeFirst()).numDeletedRows)
export const deleteOldDeskSessions = (db: Db) =>
  db
    .deleteFrom('desk_session')
    .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute()

export const deleteInvites = (trx: Trx, memberId: string) => trx.deleteFrom('operator_invite').where('member_id', '=', memberId).execute()
