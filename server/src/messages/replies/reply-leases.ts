// Which worker writes which reply. Every write carries the worker's lease: a process whose lease was taken over can't write.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { ReplyRow } from '../reply-store.ts'

/** After a worker's death another one takes its run over: when the lease has ended, within a second. */
export const LEASE_S = 5
/** What a reply has from its first claim on; before it, it may wait for its turn for as long as the holds of its messages surely last. */
const TIME_S = 120
const QUEUED_S_MAX = 480
/** A lease with less time left is renewed. */
const LEASE_LEFT_MIN_S = 3.2

export type ClaimedReply = ReplyRow & { person_id: string | null }

/** Takes due runs: new ones, those whose next try has come, and those whose worker died; not those that are `playing` here, however late their lease is. */
export async function claimReplies(db: Db, limit: number, playing: string[] = []): Promise<ClaimedReply[]> {
  const claimed = await sql<ClaimedReply>`
    UPDATE reply SET lease_token = gen_random_uuid(), attempt = attempt + 1, run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}),
      deadline_at = CASE WHEN state = 'queued' AND created_at > clock_timestamp() - make_interval(secs => ${QUEUED_S_MAX})
        THEN clock_timestamp() + make_interval(secs => ${TIME_S}) ELSE deadline_at END,
      state = CASE state WHEN 'queued' THEN 'typing' ELSE state END
    WHERE id IN (SELECT id FROM reply WHERE state IN ('queued', 'typing', 'streaming') AND run_at <= clock_timestamp()
      AND id <> ALL(${playing}::bigint[]) ORDER BY run_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *, (SELECT person_id FROM topic WHERE topic.id = reply.topic_id)`.execute(db)
  return claimed.rows
}
/** Renews the lease; answers the run as it stands, or undefined where it is no longer this worker's. */
export async function renewLease(db: Db, id: string, lease: string): Promise<ReplyRow | undefined> {
  return (
    await sql<ReplyRow>`UPDATE reply SET run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}) WHERE id = ${id} AND lease_token = ${lease}
          AND state IN ('typing', 'streaming') RETURNING *`.execute(db)
  ).rows[0]
}
/** Gives runs back at once, so that another process takes over. */
export const returnLeases = (db: Db, ids: string[]) =>
  sql`UPDATE reply SET run_at = clock_timestamp(), lease_token = NULL, attempt = greatest(attempt - 1, 0) WHERE id = ANY(${ids}::bigint[])
        AND state IN ('typing', 'streaming')`.execute(db)

export type Lease = { id: string; lease: string }
export type InFlight = { messageId: string; revision: number; text: string }
export type Held = Pick<ReplyRow, 'id' | 'question' | 'message_id'>

/** Of these runs, those whose lease their worker still holds. */
export async function listHeld(db: Db, leases: Lease[]): Promise<Held[]> {
  const [ids, tokens] = [leases.map(({ id }) => id), leases.map(({ lease }) => lease)]
  return (
    await sql<Held>`SELECT id, question, message_id FROM reply JOIN unnest(${ids}::bigint[], ${tokens}::uuid[]) AS mine (id, lease) USING (id)
      WHERE lease_token = lease AND state IN ('typing', 'streaming')`.execute(db)
  ).rows
}
/**
 * For all that one process plays, in one statement: leases that end soon are renewed, texts that grew are stored. A run that somebody is ending
 * right now is left to them, and a text that has another revision or an end already stays as it is.
 */
export async function keepRuns(db: Db, leases: Lease[], texts: InFlight[]): Promise<Held[]> {
  const [ids, tokens] = [leases.map(({ id }) => id), leases.map(({ lease }) => lease)]
  const [messages, revisions, contents] = [
    texts.map((one) => one.messageId),
    texts.map((one) => one.revision),
    texts.map((one) => one.text),
  ]
  return (
    await sql<Held>`
    WITH mine AS MATERIALIZED (SELECT reply.id, question, message_id, run_at FROM reply
        JOIN unnest(${ids}::bigint[], ${tokens}::uuid[]) AS given (id, lease) USING (id)
        WHERE lease_token = lease AND state IN ('typing', 'streaming')),
      late AS MATERIALIZED (SELECT id FROM reply WHERE id IN (SELECT id FROM mine WHERE run_at < clock_timestamp() + make_interval(secs => ${LEASE_LEFT_MIN_S}))
        AND lease_token = ANY(${tokens}::uuid[]) AND state IN ('typing', 'streaming') FOR UPDATE SKIP LOCKED),
      renewed AS (UPDATE reply SET run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}) WHERE id IN (SELECT id FROM late)),
      stored AS (UPDATE message SET content = given.content
            FROM unnest(${messages}::bigint[], ${revisions}::int[], ${contents}::text[]) AS given (id, revision, content)
        WHERE message.id = given.id AND message.revision = given.revision AND message.state = 'streaming')
    SELECT id, question, message_id FROM mine`.execute(db)
  ).rows
}
/** The text of a run that was stopped elsewhere, as far as it was shown here. Answers whether that was more than is stored. */
export async function keepLastWords(db: Trx, { messageId, revision, text }: InFlight): Promise<boolean> {
  const kept = await sql`UPDATE message SET content = ${text} FROM reply WHERE message.id = ${messageId} AND message.revision = ${revision}
    AND message.state = 'whole' AND message.deleted_at IS NULL AND length(message.content) < length(${text})
    AND reply.id = message.reply_id AND reply.state = 'stopped'`.execute(db)
  return (kept.numAffectedRows ?? 0n) > 0n
}
