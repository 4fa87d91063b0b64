import type { Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

/** The ended run that wrote a message. */
export const lockReplyOf = (trx: Trx, topicId: string, messageId: string) =>
  trx
    .selectFrom('reply')
    .innerJoin('message', 'message.id', 'reply.message_id')
    .selectAll('reply')
    .select('message.content')
    .where('reply.topic_id', '=', topicId)
    .where('reply.message_id', '=', messageId)
    .where('reply.ended_at', 'is not', null)
    .forUpdate('reply')
    .executeTakeFirst()
export const findUnanswered = (trx: Trx, replyId: string) =>
  trx.selectFrom('unanswered').select('units').where('reply_id', '=', replyId).executeTakeFirst()
export const insertUnanswered = (trx: Trx, row: Insertable<Database['unanswered']>) => trx.insertInto('unanswered').values(row).execute()

export const listUnansweredOf = (db: Db, memberId: string) =>
  db
    .selectFrom('unanswered')
    .select(['reply_id', 'question', 'answer', 'units', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

export const readComplaint = (db: Db | Trx, replyId: string) =>
  db
    .selectFrom('unanswered')
    .innerJoin('reply', 'reply.id', 'unanswered.reply_id')
    .leftJoin('message', 'message.id', 'reply.message_id')
    .selectAll('unanswered')
    .select('message.number')
    .where('unanswered.reply_id', '=', replyId)
    .executeTakeFirst()
export const markSeen = (trx: Trx, replyId: string, now: Date) =>
  trx.updateTable('unanswered').set({ seen_at: now }).where('reply_id', '=', replyId).execute()
