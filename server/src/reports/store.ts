import type { Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database.ts'

const SNAPSHOT_MAX = 200

export const insertReport = async (trx: Trx, row: Insertable<Database['report']>): Promise<string> =>
  (await trx.insertInto('report').values(row).returning('id').executeTakeFirstOrThrow()).id
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
      .where('id', '=', id)
      .executeTakeFirst()
}
export const deleteReportsOf = (trx: Trx, memberId: string) => trx.deleteFrom('report').where('reporter_id', '=', memberId).execute()
