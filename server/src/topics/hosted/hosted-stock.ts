// Topics of characters that nobody has joined: what waits in a room, and closing them.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { closeTopic } from '../close-topic.ts'
import { lockTopic } from '../lock.ts'

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

/** Closes all topics in which nobody has joined this character, or any that is off the floor; answers how many. */
export async function closeWaiting(lounge: LoungeInside, trx: Trx, characterId: string | null): Promise<number> {
  let closed = 0
  for (const { id } of await listWaitingOf(trx, characterId)) {
    const topic = await lockTopic(trx, id)
    if (topic?.state === 'open' && topic.person_id === null && (await closeTopic(lounge, trx, topic, 'operator'))) closed++
  }
  return closed
}
const listWaitingOf = (at: Trx, characterId: string | null) => {
  const waiting = at
    .selectFrom('topic')
    .innerJoin('character', 'character.member_id', 'topic.character_id')
    .select('topic.id')
    .where('topic.state', '=', 'open')
    .where('topic.kind', '=', 'hosted')
    .where('topic.person_id', 'is', null)
    .orderBy('topic.id')
  return (
    characterId === null ? waiting.where('character.status', '<>', 'live') : waiting.where('topic.character_id', '=', characterId)
  ).execute()
}

/** What the topics that wait in a room are called. */
export const listTitles = async (at: Trx, roomId: string): Promise<string[]> =>
  (
    await at
      .selectFrom('topic')
      .select('title')
      .where('room_id', '=', roomId)
      .where('state', '=', 'open')
      .where('kind', '=', 'hosted')
      .where('person_id', 'is', null)
      .execute()
  ).map(({ title }) => title)

export type Busy = { character_id: string; talks: number; waiting: number }
/** Talks that are open with somebody, and topics that wait for one, by character. */
export const countBusy = async (at: Db | Trx, characterId: string | null): Promise<Busy[]> => {
  const open = at
    .selectFrom('topic')
    .select(sql<string>`character_id`.as('character_id'))
    .select(sql<number>`(count(*) FILTER (WHERE person_id IS NOT NULL))::int`.as('talks'))
    .select(sql<number>`(count(*) FILTER (WHERE person_id IS NULL))::int`.as('waiting'))
    .where('state', '=', 'open')
    .where('character_id', 'is not', null)
    .groupBy('character_id')
  return (characterId === null ? open : open.where('character_id', '=', characterId)).execute()
}
