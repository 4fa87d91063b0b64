import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

const whole = (db: Db | Trx) =>
  db
    .selectFrom('message')
    .leftJoin('member as sender', 'sender.id', 'message.sender_id')
    .selectAll('message')
    .select('sender.name as sender_name')

export type MessageRow = Awaited<ReturnType<typeof listByNumber>>[number]
/** Messages with numbers in [from, through]. Numbers have no holes, so any page is one range of the index. */
export const listByNumber = (db: Db | Trx, topicId: string, from: number, through: number) =>
  whole(db)
    .where('message.topic_id', '=', topicId)
    .where('message.number', '>=', from)
    .where('message.number', '<=', through)
    .orderBy('message.number')
    .execute()
/** The last that was said in each of these topics: one look at the index for each. */
export async function listLastRows(db: Db, topicIds: string[]) {
  const { rows } = await sql<{
    id: string
    topic_id: string
    sender_id: string
    sender_name: string | null
    content: string
    created_at: Date
  }>`SELECT m.id, m.topic_id, m.sender_id, s.name AS sender_name, left(m.content, 2000) AS content, m.created_at
       FROM unnest(${topicIds}::bigint[]) AS t (id) CROSS JOIN LATERAL (
         SELECT * FROM message WHERE topic_id = t.id AND sender_id IS NOT NULL AND deleted_at IS NULL AND state <> 'streaming'
          ORDER BY number DESC LIMIT 1) m LEFT JOIN member s ON s.id = m.sender_id`.execute(db)
  return rows
}
/** How much each character has said since its person read. */
export async function countUnread(db: Db, topicIds: string[]) {
  const { rows } = await sql<{ topic_id: string; unread: string }>`
    SELECT t.id AS topic_id, count(m.id) AS unread FROM topic t
      JOIN message m ON m.topic_id = t.id AND m.number > t.read_number AND m.by_ai AND m.deleted_at IS NULL
     WHERE t.id = ANY(${topicIds}::bigint[]) GROUP BY t.id`.execute(db)
  return rows
}
export const findMessage = (db: Db | Trx, id: string) => whole(db).where('message.id', '=', id).executeTakeFirst()
/** The texts that are suggested after a topic's newest message, where that is a character's whole one and nobody writes. */
export async function findSuggestions(db: Db | Trx, topicId: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ suggestions: string[] }>`
    SELECT m.suggestions FROM topic t JOIN member p ON p.id = t.person_id JOIN message m ON m.topic_id = t.id AND m.number = t.last_number
    WHERE t.id = ${topicId} AND t.person_id = ${memberId} AND t.state = 'open' AND p.paused_at IS NULL
      AND m.by_ai AND m.state = 'whole' AND m.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM reply r WHERE r.topic_id = t.id AND r.state IN ('queued', 'typing', 'streaming'))`.execute(db)
  return rows[0]?.suggestions ?? []
}
export const updateMessage = (trx: Trx, id: string, values: Partial<Insertable<Database['message']>>) =>
  trx.updateTable('message').set(values).where('id', '=', id).execute()

export const rewriteMessage = (trx: Trx, id: string, values: Partial<Insertable<Database['message']>>) =>
  trx.updateTable('message').set(values).where('id', '=', id).returning(['id', 'number']).executeTakeFirstOrThrow()

/** Appends a message that costs nothing: a character's, or a notice of the lounge. Takes the topic's lock, and its next number. */
export async function appendMessage(
  trx: Trx,
  row: Omit<Insertable<Database['message']>, 'number'> & { topic_id: string },
): Promise<{ id: string; number: number }> {
  const topic = await sql<{
    number: number
  }>`UPDATE topic SET last_number = last_number + 1, updated_at = clock_timestamp() WHERE id = ${row.topic_id} RETURNING last_number AS number`.execute(
    trx,
  )
  const { number } = topic.rows[0]!
  const { id } = await trx
    .insertInto('message')
    .values({ ...row, number })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number }
}

export type Posted = { message_id: string; number: number; created_at: string; hold_id: string | null; units: number; replayed?: boolean }
export async function callPostMessage(
  db: Db,
  call: {
    memberId: string
    topicId: string
    key: string | null
    hash: Buffer | null
    content: string
    symbols: number
    units: number
    files: unknown[] | null
  },
): Promise<Posted> {
  const files = call.files ? JSON.stringify(call.files) : null
  const found = await sql<{
    answer: Posted
  }>`SELECT post_message(${call.memberId}, ${call.topicId}, ${call.key}, ${call.hash}, ${call.content},
      ${call.symbols}, ${call.units}, ${files}::jsonb) AS answer`.execute(db)
  return found.rows[0]!.answer
}
export const isKept = async (db: Db, actor: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('idempotency')
    .select('key')
    .where('actor', '=', actor)
    .where('route', '=', 'postMessage')
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined
/** Replies and messages point at each other: one statement removes both. */
export const deleteTalks = (trx: Trx, memberId: string) =>
  sql`WITH own AS MATERIALIZED (SELECT id FROM topic WHERE person_id = ${memberId}),
           replies AS (DELETE FROM reply WHERE topic_id IN (SELECT id FROM own))
      DELETE FROM message WHERE topic_id IN (SELECT id FROM own)`.execute(trx)
