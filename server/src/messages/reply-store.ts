// Rows of replies, beside their leases (reply-leases.ts).
import { sql, type Selectable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export type ReplyRow = Selectable<Database['reply']>
export const ACTIVE = ['queued', 'typing', 'streaming']
export const lockReply = (trx: Trx, id: string, lease: string) =>
  trx
    .selectFrom('reply')
    .selectAll()
    .where('id', '=', id)
    .where('lease_token', '=', lease)
    .where('state', 'in', ['typing', 'streaming'])
    .forUpdate()
    .executeTakeFirst()
export const lockActiveReply = (trx: Trx, topicId: string) =>
  trx.selectFrom('reply').selectAll().where('topic_id', '=', topicId).where('state', 'in', ACTIVE).forUpdate().executeTakeFirst()
export const findLastReply = (db: Db | Trx, topicId: string) =>
  db.selectFrom('reply').selectAll().where('topic_id', '=', topicId).orderBy('id', 'desc').limit(1).executeTakeFirst()
/** The engine's own state after its last whole reply in this topic. */
export const findEngineState = (db: Db | Trx, topicId: string) =>
  db
    .selectFrom('reply')
    .select('engine_state')
    .where('topic_id', '=', topicId)
    .where('state', '=', 'done')
    .where('engine_state', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The messages of the person that a run answers, as they stand. */
export const listAnswered = (db: Db | Trx, topicId: string, from: number, through: number) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('topic_id', '=', topicId)
    .where('number', '>=', from)
    .where('number', '<=', through)
    .where('by_ai', '=', false)
    .where('sender_id', 'is not', null)
    .orderBy('number')
    .execute()
/** The messages that the run answers have changed: its attempt so far is discarded. */
export const countQuestion = (trx: Trx, id: string) => sql`UPDATE reply SET question = question + 1 WHERE id = ${id}`.execute(trx)
/** Orders a run for messages of the person that came while another one wrote. */
export const orderNext = (trx: Trx, topicId: string, after: number) =>
  sql<{ id: string }>`
    INSERT INTO reply (topic_id, answers_from, answers_through, deadline_at)
    SELECT ${topicId}, min(number), max(number), min(created_at) + interval '120 seconds' FROM message
    WHERE topic_id = ${topicId} AND number > ${after} AND NOT by_ai AND sender_id IS NOT NULL AND deleted_at IS NULL AND charge IN ('held', 'free')
          HAVING count(*) > 0
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx)

/** A reply that was given before the chat began: it is over, and leaves the engine's state. */
export const insertTold = (trx: Trx, told: { topicId: string; answered: number; messageId: string; engineState: unknown }) =>
  sql`INSERT INTO reply (topic_id, state, answers_from, answers_through, message_id, deadline_at, ended_at, engine_state, charged)
      VALUES (${told.topicId}, 'done', ${told.answered}, ${told.answered}, ${told.messageId}, clock_timestamp(), clock_timestamp(),
        ${JSON.stringify(told.engineState)}::jsonb, false)`.execute(trx)
