import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

export type NewSubscription = { member_id: string; session_id: string; endpoint: string; p256dh: Buffer; auth: Buffer }

/** One for each session, and one for each browser: whoever signs in there later takes it over. Refused where the session has just ended. */
export async function saveSubscription(trx: Trx, row: NewSubscription): Promise<void> {
  const session = await trx.selectFrom('session').select('id').where('id', '=', row.session_id).forUpdate().executeTakeFirst()
  if (!session) throw problem('session.required')
  await trx.deleteFrom('push_subscription').where('session_id', '=', row.session_id).where('endpoint', '!=', row.endpoint).execute()
  await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet((excluded) => ({
        member_id: excluded.ref('excluded.member_id'),
        session_id: excluded.ref('excluded.session_id'),
        p256dh: excluded.ref('excluded.p256dh'),
        auth: excluded.ref('excluded.auth'),
      })),
    )
    .execute()
}
export const deleteSubscriptionOf = (db: Db | Trx, sessionId: string) =>
  db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
export const deleteSubscription = (db: Db, id: string) => db.deleteFrom('push_subscription').where('id', '=', id).execute()
export async function deleteSubscriptions(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('push_subscription').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('push_presence').where('member_id', '=', memberId).execute()
}

export async function hasSubscription(db: Db | Trx, who: { session: string } | { member: string }): Promise<boolean> {
  const all = db.selectFrom('push_subscription').select('id').limit(1)
  const own = 'session' in who ? all.where('session_id', '=', who.session) : all.where('member_id', '=', who.member)
  return (await own.executeTakeFirst()) !== undefined
}
export const listSubscriptions = (db: Db, memberId: string) =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.created_at', 's.name as browser'])
    .where('p.member_id', '=', memberId)
    .orderBy('p.id')
    .execute()

/** The subscription with what its push says; none where the session or the chat has ended. */
export const findDue = (db: Db, subscriptionId: string, topicId: string) =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .innerJoin('topic as t', 't.person_id', 'p.member_id')
    .innerJoin('member as c', 'c.id', 't.character_id')
    .innerJoin('character as face', 'face.member_id', 't.character_id')
    .innerJoin('language as l', 'l.code', 'm.language_code')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'p.member_id', 'c.name as character', 'l.code', 'l.dir'])
    .select(['face.slug', 'face.look', 'face.picture_hash'])
    .where('p.id', '=', subscriptionId)
    .where('t.id', '=', topicId)
    .where('t.state', '=', 'open')
    .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()

/** Of these members, those who have a subscription: of others nobody asks. */
export const markPresent = (db: Db, memberIds: readonly string[]) =>
  sql`INSERT INTO push_presence (member_id, seen_at)
      SELECT DISTINCT member_id, clock_timestamp() FROM push_subscription WHERE member_id = ANY(${memberIds}::bigint[])
      ON CONFLICT (member_id) DO UPDATE SET seen_at = EXCLUDED.seen_at`.execute(db)
export const markAway = (db: Db, memberId: string) => db.deleteFrom('push_presence').where('member_id', '=', memberId).execute()
export async function wasPresent(db: Db, memberId: string, withinS: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM push_presence WHERE member_id = ${memberId}
    AND seen_at > clock_timestamp() - make_interval(secs => ${withinS})`.execute(db)
  return rows.length > 0
}
