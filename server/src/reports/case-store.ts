import { sql, type Insertable, type SqlBool } from 'kysely'
import type { CaseKind } from '@green-room/contract/backoffice/case-outcomes'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export const insertCase = async (trx: Trx, row: Insertable<Database['case_file']>): Promise<string> =>
  (await trx.insertInto('case_file').values(row).returning('id').executeTakeFirstOrThrow()).id
/** The open case of a title, or a new one; a further report may make it more urgent. */
export const joinTitleCase = async (
  trx: Trx,
  row: { member_id: string | null; character_id: string | null; topic_id: string; is_danger: boolean; due_at: Date },
): Promise<string> =>
  (
    await sql<{ id: string }>`
      INSERT INTO case_file (kind, member_id, character_id, topic_id, is_danger, due_at)
        VALUES ('title', ${row.member_id}, ${row.character_id}, ${row.topic_id}, ${row.is_danger}, ${row.due_at})
        ON CONFLICT (topic_id) WHERE kind = 'title' AND state = 'open'
        DO UPDATE SET due_at = least(case_file.due_at, EXCLUDED.due_at), is_danger = case_file.is_danger OR EXCLUDED.is_danger
        RETURNING id`.execute(trx)
  ).rows[0]!.id

const listed = (db: Db | Trx) =>
  db
    .selectFrom('case_file as c')
    .leftJoin('safety_case as s', 's.id', 'c.safety_case_id')
    .leftJoin('topic as t', 't.id', 'c.topic_id')
    .leftJoin('member as holder', 'holder.id', 'c.claimed_by')
    .selectAll('c')
    .select(['s.rule', 'holder.name as holder_name'])
    .select(sql<string | null>`CASE WHEN c.kind = 'title' THEN t.title END`.as('title'))
    .select(sql<string | null>`(SELECT r.reason FROM report r WHERE r.case_id = c.id ORDER BY r.id LIMIT 1)`.as('reason'))
    .select(sql<string>`(SELECT count(*) FROM report r WHERE r.case_id = c.id)`.as('reports'))
    .select(sql<string | null>`(SELECT d.outcome FROM decision d WHERE d.case_id = c.id ORDER BY d.id DESC LIMIT 1)`.as('outcome'))
export type CaseListed = Awaited<ReturnType<typeof listCaseRows>>[number]

export type CaseFilter = {
  state: 'open' | 'mine' | 'overdue' | 'closed'
  kind?: CaseKind | undefined
  before?: string | undefined
  operatorId: string
  now: Date
}
/** By due time; what is closed, the newest first. */
export const listCaseRows = (db: Db, { state, kind, before, operatorId, now }: CaseFilter, limit: number) => {
  let rows = listed(db).where('c.state', '=', state === 'closed' ? 'closed' : 'open')
  if (kind) rows = rows.where('c.kind', '=', kind)
  if (state === 'mine') rows = rows.where('c.claimed_by', '=', operatorId).where('c.claimed_until', '>', now)
  if (state === 'overdue') rows = rows.where('c.due_at', '<', now)
  if (state === 'closed') {
    if (before) rows = rows.where(sql<SqlBool>`(c.closed_at, c.id) < (SELECT b.closed_at, b.id FROM case_file b WHERE b.id = ${before})`)
    return rows.orderBy('c.closed_at', 'desc').orderBy('c.id', 'desc').limit(limit).execute()
  }
  if (before) rows = rows.where(sql<SqlBool>`(c.due_at, c.id) > (SELECT b.due_at, b.id FROM case_file b WHERE b.id = ${before})`)
  return rows.orderBy('c.due_at').orderBy('c.id').limit(limit).execute()
}
export const findCase = (db: Db | Trx, id: string) => listed(db).where('c.id', '=', id).executeTakeFirst()
/** What waits, but for what colleagues have in hand. */
export const countOpenCases = async (db: Db, operatorId: string, now: Date): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`SELECT count(*) AS n FROM case_file WHERE state = 'open'
        AND (claimed_by IS NULL OR claimed_by = ${operatorId} OR claimed_until <= ${now})`.execute(db)
    ).rows[0]!.n,
  )
export const lockCaseRow = (trx: Trx, id: string) =>
  trx.selectFrom('case_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type CaseFile = NonNullable<Awaited<ReturnType<typeof lockCaseRow>>>
export const updateCase = (trx: Trx, id: string, values: Partial<Insertable<Database['case_file']>>) =>
  trx.updateTable('case_file').set(values).where('id', '=', id).execute()

export const insertNote = (trx: Trx, row: { case_id: string; operator_id: string; text: string }) =>
  trx.insertInto('case_note').values(row).execute()
export const listNotes = (db: Db, caseId: string) =>
  db
    .selectFrom('case_note as n')
    .leftJoin('member as m', 'm.id', 'n.operator_id')
    .select(['n.id', 'n.text', 'n.created_at', 'm.name as by'])
    .where('n.case_id', '=', caseId)
    .orderBy('n.id')
    .execute()
export const countCasesOf = async (db: Db, memberId: string): Promise<number> =>
  Number((await sql<{ n: string }>`SELECT count(*) AS n FROM case_file WHERE member_id = ${memberId}`.execute(db)).rows[0]!.n)

export const reportsOfCase = (db: Db | Trx, caseId: string) =>
  db
    .selectFrom('report')
    .select(['id', 'reporter_id', 'reason', 'note', 'snapshot', 'created_at'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
export const closeReports = (trx: Trx, caseId: string, state: 'open' | 'closed') =>
  trx.updateTable('report').set({ state }).where('case_id', '=', caseId).execute()

export const insertAppeal = (trx: Trx, row: { decision_id: string; member_id: string; text: string }) =>
  trx.insertInto('appeal').values(row).execute()
export const findAppeal = (db: Db | Trx, decisionId: string, memberId: string) =>
  db.selectFrom('appeal').selectAll().where('decision_id', '=', decisionId).where('member_id', '=', memberId).executeTakeFirst()
export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>
export const answerAppeals = (trx: Trx, decisionId: string, answerId: string) =>
  trx.updateTable('appeal').set({ answer_id: answerId }).where('decision_id', '=', decisionId).where('answer_id', 'is', null).execute()
/** Of those who wait for an answer. */
export const objectorsOf = async (db: Db | Trx, decisionId: string): Promise<string[]> =>
  (await db.selectFrom('appeal').select('member_id').where('decision_id', '=', decisionId).where('answer_id', 'is', null).execute()).map(
    (row) => row.member_id,
  )
/** What a case of objections is about: those who came before it was decided. */
export const appealsOf = async (db: Db, caseId: string): Promise<string[]> =>
  (
    await sql<{ text: string }>`
      SELECT a.text FROM case_file c JOIN appeal a ON a.decision_id = c.decision_id LEFT JOIN decision d ON d.id = a.answer_id
       WHERE c.id = ${caseId} AND CASE WHEN c.state = 'open' THEN a.answer_id IS NULL ELSE d.case_id = c.id END
       ORDER BY a.created_at`.execute(db)
  ).rows.map(({ text }) => text)
export const joinAppealCase = (trx: Trx, row: Insertable<Database['case_file']>) =>
  trx
    .insertInto('case_file')
    .values(row)
    .onConflict((on) => on.column('decision_id').where('state', '=', 'open').doNothing())
    .execute()
