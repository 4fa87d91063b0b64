import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Card } from '@green-room/contract/characters'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Cards are read once and kept; one that was changed is read anew with the next reply, in every process. */
const cards = new Map<string, { hash: string; card: Card }>()
export async function findCard(db: Db | Trx, characterId: string): Promise<Card | undefined> {
  const row = await db.selectFrom('character').select('card_hash').where('member_id', '=', characterId).executeTakeFirst()
  if (!row) return undefined
  const hash = row.card_hash.toString('hex')
  const known = cards.get(characterId)
  if (known?.hash === hash) return known.card
  const { card: stored } = await db.selectFrom('character').select('card').where('member_id', '=', characterId).executeTakeFirstOrThrow()
  const card = Card.parse(stored)
  cards.set(characterId, { hash, card })
  return card
}

/** The shipped card under its slug: made, or renewed where the product brings another version. */
export async function upsertCharacter(trx: Trx, card: Card): Promise<string> {
  const { slug, languages, capacity, avatar } = card.data.extensions.green_room
  const text = JSON.stringify(card)
  const hash = createHash('sha256').update(text).digest()
  const known = await trx.selectFrom('character').select(['member_id', 'card_hash']).where('slug', '=', slug).executeTakeFirst()
  if (known?.card_hash.equals(hash)) return known.member_id
  const name = card.data.nickname ?? card.data.name
  if (known) {
    await trx
      .updateTable('character')
      .set({ card: text, card_hash: hash, languages, capacity })
      .where('member_id', '=', known.member_id)
      .execute()
    await trx.updateTable('member').set({ name, avatar_color: avatar.color }).where('id', '=', known.member_id).execute()
    return known.member_id
  }
  const { id } = await trx
    .insertInto('member')
    .values({ kind: 'character', name, avatar_color: avatar.color })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('character').values({ member_id: id, slug, card: text, card_hash: hash, languages, capacity }).execute()
  return id
}
export const findCharacter = (db: Db | Trx, slug: string) =>
  db.selectFrom('character').select(['member_id', 'status', 'chosen_look']).where('slug', '=', slug).executeTakeFirst()
/** The first open room in which a character is at home. */
export const findHome = async (db: Db | Trx, characterId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('room_regular')
      .innerJoin('room', 'room.id', 'room_regular.room_id')
      .select('room.id')
      .where('room_regular.character_id', '=', characterId)
      .where('room.is_open', '=', true)
      .orderBy('room_regular.position')
      .executeTakeFirst()
  )?.id
/** The open rooms in which a character is at home. */
export const listHomes = (trx: Trx, characterId: string) =>
  trx
    .selectFrom('room_regular')
    .innerJoin('room', 'room.id', 'room_regular.room_id')
    .select(['room.id as room_id', 'room.slug'])
    .where('room_regular.character_id', '=', characterId)
    .where('room.is_open', '=', true)
    .orderBy('room_regular.position')
    .execute()
export const listCast = (db: Db) =>
  db
    .selectFrom('character')
    .innerJoin('member', 'member.id', 'character.member_id')
    .select(['character.slug', 'character.status', 'character.languages', 'member.name'])
    .orderBy('character.slug')
    .execute()
const shown = (db: Db) =>
  db
    .selectFrom('character')
    .innerJoin('member', 'member.id', 'character.member_id')
    .select(['member.id', 'member.name', 'member.avatar_color'])
    .select(['character.slug', 'character.languages', 'character.lines', 'character.look', 'character.picture_hash', 'character.status'])
export const listLive = (db: Db) => shown(db).where('character.status', '=', 'live').orderBy('member.name').execute()
/** One that has gone home keeps its page, for those who talked to it. A draft has none. */
export const findShown = (db: Db, slug: string) =>
  shown(db).where('character.slug', '=', slug).where('character.status', '<>', 'draft').executeTakeFirst()
export const setStatus = async (db: Db | Trx, slug: string, status: 'draft' | 'live' | 'resting' | 'retired'): Promise<number> =>
  Number((await db.updateTable('character').set({ status }).where('slug', '=', slug).executeTakeFirst()).numUpdatedRows)
/** Those of its card and no others. */
export const setRegularRooms = (trx: Trx, characterId: string, slugs: string[]) =>
  sql`WITH gone AS (DELETE FROM room_regular WHERE character_id = ${characterId} AND room_id NOT IN (SELECT id FROM room WHERE slug = ANY(${slugs})))
    INSERT INTO room_regular (room_id, character_id, position) SELECT room.id, ${characterId}, array_position(${slugs}::text[], room.slug) FROM room
          WHERE slug = ANY(${slugs}) ON CONFLICT DO NOTHING`.execute(trx)

export type Candidate = { id: string; open_topics: number; knows: boolean }
/** Characters at home in a room that speak the language, are below their capacity and in no open topic with this person; the least busy first. */
export async function listFree(db: Db | Trx, roomId: string, language: string, personId: string | null): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    SELECT c.member_id AS id, count(t.id)::int AS open_topics, ${language} = ANY(c.languages) AS knows
    FROM room_regular r JOIN character c ON c.member_id = r.character_id AND c.status = 'live'
    LEFT JOIN topic t ON t.character_id = c.member_id AND t.state = 'open' AND t.person_id IS NOT NULL
    WHERE r.room_id = ${roomId}
    GROUP BY c.member_id, c.languages, c.capacity
    HAVING count(t.id) < c.capacity AND NOT coalesce(bool_or(t.person_id = ${personId}::bigint), false)
    ORDER BY knows DESC, count(t.id), random()`.execute(db)
  return found.rows
}
/** Some characters that are free for this person, each with a room where it is at home; those that speak the language before others. */
export const listFreeHosts = async (db: Db | Trx, language: string, personId: string) =>
  (
    await sql<{ id: string; room_id: string; slug: string; knows: boolean }>`
    SELECT c.member_id AS id, r.room_id, room.slug, ${language} = ANY(c.languages) AS knows
    FROM character c JOIN room_regular r ON r.character_id = c.member_id JOIN room ON room.id = r.room_id AND room.is_open
    CROSS JOIN LATERAL (SELECT count(*) AS taken, coalesce(bool_or(person_id = ${personId}), false) AS knows_person
      FROM topic WHERE character_id = c.member_id AND state = 'open' AND person_id IS NOT NULL) busy
    WHERE c.status = 'live' AND busy.taken < c.capacity AND NOT busy.knows_person ORDER BY knows DESC, random() LIMIT 12`.execute(db)
  ).rows
/** The hosted topics that wait in each open room, by title and language. */
export const listStock = async (db: Db | Trx) =>
  (
    await sql<{ room_id: string; slug: string; titles: string[]; languages: string[] }>`
      SELECT room.id AS room_id, room.slug, coalesce(array_agg(t.title) FILTER (WHERE t.id IS NOT NULL), '{}') AS titles,
        coalesce(array_agg(t.language_code) FILTER (WHERE t.id IS NOT NULL), '{}') AS languages
      FROM room LEFT JOIN topic t ON t.room_id = room.id AND t.state = 'open' AND t.kind = 'hosted' AND t.person_id IS NULL
      WHERE room.is_open GROUP BY room.id ORDER BY room.position`.execute(db)
  ).rows
/** Own topics whose time to find a character is over. */
export const listForsaken = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('topic')
      .select('id')
      .where('state', '=', 'open')
      .where('kind', '=', 'own')
      .where('character_id', 'is', null)
      .where('waits_until', '<', sql<Date>`clock_timestamp()`)
      .execute()
  ).map((row) => row.id)
