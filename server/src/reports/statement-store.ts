import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** The number of the decision that an objection was about. */
export const findAppealAnswered = async (db: Db | Trx, answerId: string): Promise<string | undefined> =>
  (await db.selectFrom('appeal').select('decision_id').where('answer_id', '=', answerId).executeTakeFirst())?.decision_id
export const titleOfCase = async (db: Db | Trx, caseId: string): Promise<string> =>
  (await sql<{ title: string }>`SELECT t.title FROM case_file c JOIN topic t ON t.id = c.topic_id WHERE c.id = ${caseId}`.execute(db))
    .rows[0]?.title ?? ''
