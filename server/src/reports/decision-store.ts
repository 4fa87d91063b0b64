import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export const insertDecision = async (trx: Trx, row: Insertable<Database['decision']>): Promise<string> =>
  (await trx.insertInto('decision').values(row).returning('id').executeTakeFirstOrThrow()).id
export const findDecision = (db: Db | Trx, id: string) => db.selectFrom('decision').selectAll().where('id', '=', id).executeTakeFirst()
/** The last word about a report; not what was decided about an objection to it. */
export const latestOfCase = (db: Db | Trx, caseId: string) =>
  db.selectFrom('decision').selectAll().where('case_id', '=', caseId).orderBy('id', 'desc').executeTakeFirst()
export const lockDecision = (trx: Trx, id: string) =>
  trx.selectFrom('decision').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>
export const undoDecision = (trx: Trx, id: string, by: string) =>
  trx.updateTable('decision').set({ undone_by: by }).where('id', '=', id).execute()
/** Another one of this kind is in force that came later. */
export const hasLater = async (trx: Trx, { id, member_id, outcome }: DecisionRow): Promise<boolean> =>
  (await trx
    .selectFrom('decision')
    .select('id')
    .where('member_id', '=', member_id)
    .where('outcome', '=', outcome)
    .where('id', '>', id)
    .where('undone_by', 'is', null)
    .executeTakeFirst()) !== undefined

export const decisionsOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('decision as d')
    .innerJoin('member as m', 'm.id', 'd.operator_id')
    .select(['d.id', 'd.case_id', 'd.outcome', 'd.ground', 'd.facts', 'd.valid_until', 'd.created_at', 'm.name as by'])
    .where('d.member_id', '=', memberId)
    .orderBy('d.id', 'desc')
    .limit(20)
    .execute()
export const decisionsOfCase = (db: Db, caseId: string) =>
  db
    .selectFrom('decision as d')
    .leftJoin('member as m', 'm.id', 'd.operator_id')
    .select(['d.id', 'd.outcome', 'd.ground', 'd.facts', 'd.created_at', 'm.name as by'])
    .where('d.case_id', '=', caseId)
    .orderBy('d.id')
    .execute()

/** The whole of it, for its member's export. */
export const exportDecisions = async (db: Db, memberId: string) =>
  (
    await sql<Record<string, unknown>>`
      SELECT d.id, d.outcome, d.ground, d.facts, d.valid_until, d.created_at,
            a.text AS objection, a.created_at AS objected_at, d.undone_by IS NOT NULL AS undone
        FROM decision d LEFT JOIN appeal a ON a.decision_id = d.id AND a.member_id = d.member_id
       WHERE d.member_id = ${memberId} ORDER BY d.id`.execute(db)
  ).rows
/** What was written about a member leaves with them; that it was decided stays, under a number. */
export const forgetFacts = (trx: Trx, memberId: string) =>
  trx.updateTable('decision').set({ facts: '' }).where('member_id', '=', memberId).execute()
