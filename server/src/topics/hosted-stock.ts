// Topics of characters that nobody has joined: what waits in a room, and closing one of them.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { closeTopic } from './close-topic.ts'
import { lockTopic } from './store.ts'

export const countHosted = (db: Db) =>
  db
    .selectFrom('topic')
    .select(['room_id', 'language_code', sql<number>`count(*)::int`.as('waiting')])
    .where('state', '=', 'open')
    .where('kind', '=', 'hosted')
    .where('person_id', 'is', null)
    .groupBy(['room_id', 'language_code'])
    .execute()
export const listHostedIn = (db: Db, roomId: string) =>
  db
    .selectFrom('topic')
    .innerJoin('member', 'member.id', 'topic.character_id')
    .select(['topic.id', 'topic.title', 'topic.language_code', 'topic.created_at', 'member.name as character'])
    .where('topic.state', '=', 'open')
    .where('topic.kind', '=', 'hosted')
    .where('topic.person_id', 'is', null)
    .where('topic.room_id', '=', roomId)
    .orderBy('topic.language_code')
    .orderBy('topic.id', 'desc')
    .limit(400)
    .execute()

/** Throws `topic.not-found` where it isn't there, or somebody talks in it. */
export async function requireHosted(at: Db | Trx, id: string) {
  const topic = await lockTopic(at as Trx, id)
  if (topic?.kind !== 'hosted' || topic.state !== 'open' || topic.person_id !== null) throw problem('topic.not-found')
  return topic
}
export const closeHosted = async (lounge: LoungeInside, trx: Trx, id: string): Promise<void> =>
  void (await closeTopic(lounge, trx, await requireHosted(trx, id), 'operator'))
