import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

export const listRoomRows = (db: Db) =>
  db
    .selectFrom('room')
    .selectAll()
    .select(
      sql<string>`(SELECT count(*) FROM (SELECT 1 FROM topic WHERE topic.room_id = room.id AND topic.state = 'open' AND topic.unlisted_at IS NULL
            AND (topic.kind = 'own' OR topic.person_id IS NULL) LIMIT 1000) open_topics)`.as('topics_count'),
    )
    .where('is_open', '=', true)
    .orderBy('position')
    .execute()
export const listRegularRows = (db: Db) =>
  db
    .selectFrom('room_regular')
    .innerJoin('member', 'member.id', 'room_regular.character_id')
    .innerJoin('character', 'character.member_id', 'room_regular.character_id')
    .select(['room_regular.room_id', 'member.id', 'member.name', 'member.avatar_color'])
    .select(['character.slug', 'character.languages', 'character.lines', 'character.look', 'character.picture_hash'])
    .where('character.status', '=', 'live')
    .orderBy('room_regular.position')
    .orderBy('member.id')
    .execute()
/** The open rooms in which a character is at home, in the order of its card. */
export const listHomeRows = (db: Db, characterId: string) =>
  db
    .selectFrom('room_regular')
    .innerJoin('room', 'room.id', 'room_regular.room_id')
    .select(['room.id', 'room.slug', 'room.title', 'room.image_url', 'room.motif', 'room.palette'])
    .where('room_regular.character_id', '=', characterId)
    .where('room.is_open', '=', true)
    .orderBy('room_regular.position')
    .execute()
export const findRoom = (db: Db | Trx, id: string) =>
  db.selectFrom('room').selectAll().where('id', '=', id).where('is_open', '=', true).executeTakeFirst()
export const findTerms = (db: Db | Trx, roomId: string) =>
  db
    .selectFrom('room')
    .innerJoin('room_terms', (join) =>
      join.onRef('room_terms.room_id', '=', 'room.id').onRef('room_terms.version', '=', 'room.terms_version'),
    )
    .select(['room_terms.title', 'room_terms.description', 'room_terms.rules', 'room_terms.version'])
    .where('room.id', '=', roomId)
    .executeTakeFirst()
export const findAcceptance = (db: Db | Trx, memberId: string, roomId: string) =>
  db
    .selectFrom('terms_acceptance')
    .innerJoin('room', (join) =>
      join.onRef('room.id', '=', 'terms_acceptance.room_id').onRef('room.terms_version', '=', 'terms_acceptance.version'),
    )
    .select('terms_acceptance.accepted_at')
    .where('terms_acceptance.member_id', '=', memberId)
    .where('terms_acceptance.room_id', '=', roomId)
    .executeTakeFirst()
/** Of any version of the room's terms. */
export const findEarlierAcceptance = (db: Db, memberId: string, roomId: string) =>
  db
    .selectFrom('terms_acceptance')
    .select('version')
    .where('member_id', '=', memberId)
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
export const insertAcceptance = (trx: Trx, memberId: string, roomId: string) =>
  sql`INSERT INTO terms_acceptance (member_id, room_id, version) SELECT ${memberId}, id, terms_version FROM room WHERE id = ${roomId}
        ON CONFLICT DO NOTHING`.execute(trx)
export const listAcceptances = (db: Db, memberId: string) =>
  db
    .selectFrom('terms_acceptance as a')
    .innerJoin('room', 'room.id', 'a.room_id')
    .innerJoin('room_terms as t', (join) => join.onRef('t.room_id', '=', 'a.room_id').onRef('t.version', '=', 'a.version'))
    .select(['room.slug as room', 'a.version', 'a.accepted_at', 't.title', 't.description', 't.rules'])
    .where('a.member_id', '=', memberId)
    .orderBy('a.accepted_at')
    .execute()
export const deleteAcceptances = (trx: Trx, memberId: string) =>
  trx.deleteFrom('terms_acceptance').where('member_id', '=', memberId).execute()
