import { sql } from 'kysely'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Whether somebody was the second person of the act that made a decision. */
export const saidYesTo = async (db: Db | Trx, operatorId: string, decisionId: string): Promise<boolean> =>
  (
    await sql`SELECT FROM decision d JOIN audit a ON a.after ->> 'decision' = d.id::text
       AND ((a.target_type = 'case' AND a.target_id = d.case_id::text) OR (a.target_type = 'member' AND a.target_id = d.member_id::text))
      WHERE d.id = ${decisionId} AND a.second_id = ${operatorId}`.execute(db)
  ).rows.length > 0

export const findCast = (db: Db, characterId: string) =>
  db
    .selectFrom('character as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['m.name', 'c.slug', 'c.status'])
    .where('c.member_id', '=', characterId)
    .executeTakeFirst()

/** Who else may have a case. */
export const listColleagues = (db: Db, roles: readonly Role[]) =>
  db
    .selectFrom('operator_role as o')
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .select(['m.id', 'm.name'])
    .distinct()
    .where('o.role', 'in', [...roles])
    .where('m.deleted_at', 'is', null)
    .orderBy('m.name')
    .execute()
