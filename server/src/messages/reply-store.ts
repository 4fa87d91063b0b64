// Rows of replies. Every write of a worker carries its lease: a process that was thought dead can't write (characters.md §4).
import { sql, type Selectable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database.ts'

export type ReplyRow = Selectable<Database['reply']>
export const ACTIVE = ['queued', 'typing', 'streaming']
export const LEASE_S = 15

/** Takes due runs: new ones, those whose next try has come, and those whose worker died. */
export async function claimReplies(db: Db, limit: number): Promise<ReplyRow[]> {
  const claimed = await sql<ReplyRow>`
    UPDATE reply SET lease_token = gen_random_uuid(), attempt = attempt + 1, run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}),
      state = CASE state WHEN 'queued' THEN 'typing' ELSE state END
    WHERE id IN (SELECT id FROM reply WHERE state IN ('queued', 'typing', 'streaming') AND run_at <= clock_timestamp() ORDER BY run_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return claimed.rows
}
/** Renews the lease; answers the run as it stands, or undefined where it is no longer this worker's. */
export async function renewLease(db: Db, id: string, lease: string): Promise<ReplyRow | undefined> {
  return (
    await sql<ReplyRow>`UPDATE reply SET run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}) WHERE id = ${id} AND lease_token = ${lease} AND state IN ('typing', 'streaming') RETURNING *`.execute(
      db,
    )
  ).rows[0]
}
/** Gives runs back at once, so that another process takes over. */
export const returnLeases = (db: Db, ids: string[]) =>
  sql`UPDATE reply SET run_at = clock_timestamp(), lease_token = NULL, attempt = greatest(attempt - 1, 0) WHERE id = ANY(${ids}::bigint[]) AND state IN ('typing', 'streaming')`.execute(
    db,
  )

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
export const findEngineState = (db: Db, topicId: string) =>
  db
    .selectFrom('reply')
    .select('engine_state')
    .where('topic_id', '=', topicId)
    .where('state', '=', 'done')
    .where('engine_state', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes the text so far, where the run is still this worker's. */
export async function writeText(
  db: Db,
  reply: { id: string; lease: string; messageId: string; revision: number },
  content: string,
): Promise<boolean> {
  const written = await sql`
    WITH mine AS (UPDATE reply SET run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}) WHERE id = ${reply.id} AND lease_token = ${reply.lease} AND state = 'streaming' RETURNING id)
    UPDATE message SET content = ${content}, revision = ${reply.revision} WHERE id = ${reply.messageId} AND EXISTS (SELECT 1 FROM mine)`.execute(
    db,
  )
  return (written.numAffectedRows ?? 0n) > 0n
}
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
/** Its set of messages is another one now: what was made for it before is thrown away. */
export const countQuestion = (trx: Trx, id: string) => sql`UPDATE reply SET question = question + 1 WHERE id = ${id}`.execute(trx)
/** Orders a run for messages of the person that came while another one wrote. */
export const orderNext = (trx: Trx, topicId: string, after: number) =>
  sql<{ id: string }>`
    INSERT INTO reply (topic_id, answers_from, answers_through, deadline_at)
    SELECT ${topicId}, min(number), max(number), min(created_at) + interval '120 seconds' FROM message
    WHERE topic_id = ${topicId} AND number > ${after} AND NOT by_ai AND sender_id IS NOT NULL AND deleted_at IS NULL AND charge IN ('held', 'free') HAVING count(*) > 0
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx)
