import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

const SNAPSHOT_MAX = 200

export const insertReport = async (trx: Trx, row: Insertable<Database['report']>): Promise<string> =>
  (await trx.insertInto('report').values(row).returning('id').executeTakeFirstOrThrow()).id
export const findReport = (db: Db | Trx, id: string) =>
  db.selectFrom('report').select(['id', 'reporter_id', 'case_id', 'snapshot']).where('id', '=', id).executeTakeFirst()
export const findTitleReport = async (trx: Trx, caseId: string, reporterId: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('report')
      .select('id')
      .where('case_id', '=', caseId)
      .where('reporter_id', '=', reporterId)
      .where('type', '=', 'title')
      .executeTakeFirst()
  )?.id
/** The last messages, oldest first. */
export const readSnapshot = async (trx: Trx, topicId: string) =>
  (
    await trx
      .selectFrom('message')
      .select(['number', 'by_ai', 'content', 'created_at', 'deleted_at', 'notice'])
      .where('topic_id', '=', topicId)
      .orderBy('number', 'desc')
      .limit(SNAPSHOT_MAX)
      .execute()
  )
    .toReversed()
    .map((row) => ({ ...row, content: row.deleted_at ? '' : row.content }))

/** One at a time: each holds a copy of a chat. */
export async function* listReportsOf(db: Db, memberId: string) {
  const ids = await db.selectFrom('report').select('id').where('reporter_id', '=', memberId).orderBy('id').execute()
  for (const { id } of ids)
    yield await db
      .selectFrom('report')
      .select(['id', 'topic_id', 'type', 'reason', 'note', 'state', 'created_at', 'snapshot'])
      .select(
        sql<string[]>`ARRAY(SELECT a.text FROM appeal a JOIN decision d ON d.id = a.decision_id AND d.case_id = report.case_id
          WHERE a.member_id = report.reporter_id AND d.member_id IS NULL ORDER BY d.id)`.as('objections'),
      )
      .where('id', '=', id)
      .executeTakeFirst()
}
/** Reports by a member and of their titles, with the cases about them. A title that others reported stays a case without its reporter. */
export async function deleteReportsOf(trx: Trx, memberId: string): Promise<void> {
  await sql`DELETE FROM report WHERE reporter_id = ${memberId}
    OR case_id IN (SELECT id FROM case_file WHERE member_id = ${memberId}) OR topic_id IN (SELECT id FROM topic WHERE person_id = ${memberId})`.execute(
    trx,
  )
  await sql`DELETE FROM appeal WHERE member_id = ${memberId} OR decision_id IN (SELECT id FROM decision WHERE case_id IN (
    SELECT id FROM case_file WHERE member_id = ${memberId}))`.execute(trx)
  await trx.deleteFrom('case_file').where('member_id', '=', memberId).execute()
  await sql`DELETE FROM case_file c WHERE c.kind = 'appeal' AND c.state = 'open'
    AND NOT EXISTS (SELECT FROM appeal a WHERE a.decision_id = c.decision_id)`.execute(trx)
}

const KEPT_MONTHS = 6
/** Copies of closed cases are kept as long as somebody may object, then what was written goes and the decision stays. */
export async function forgetClosed(db: Db): Promise<void> {
  const past = sql`SELECT id FROM case_file WHERE state = 'closed' AND closed_at < clock_timestamp() - make_interval(months => ${KEPT_MONTHS})`
  await sql`UPDATE report SET snapshot = '{}', note = '' WHERE case_id IN (${past}) AND snapshot <> '{}'`.execute(db)
  await sql`DELETE FROM case_note WHERE case_id IN (${past})`.execute(db)
  await sql`DELETE FROM safety_case WHERE allowed_at IS NULL AND state = 'closed' AND id IN (SELECT safety_case_id FROM case_file
        WHERE id IN (${past}))`.execute(db)
}
