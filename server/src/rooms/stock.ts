// How many topics of characters are to wait in a room: as the setting says, unless an operator wants it otherwise there.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

/** Wishes by room and language: `12 de`. */
export const readWishes = async (at: Db | Trx): Promise<ReadonlyMap<string, number>> =>
  new Map((await at.selectFrom('room_stock').selectAll().execute()).map((row) => [`${row.room_id} ${row.language_code}`, row.wanted]))
/** English is what all of the cast speak; a room has a few topics in each other language that one of its people knows. */
export const wantedIn = (wishes: ReadonlyMap<string, number>, roomId: string, language: string, usual: number): number =>
  wishes.get(`${roomId} ${language}`) ?? (language === 'en' ? usual : Math.ceil(usual / 3))

export const findWish = async (at: Db | Trx, roomId: string, language: string): Promise<number | null> =>
  (
    await at
      .selectFrom('room_stock')
      .select('wanted')
      .where('room_id', '=', roomId)
      .where('language_code', '=', language)
      .executeTakeFirst()
  )?.wanted ?? null
export async function setWish(trx: Trx, roomId: string, language: string, wanted: number | null): Promise<void> {
  if (wanted === null) await trx.deleteFrom('room_stock').where('room_id', '=', roomId).where('language_code', '=', language).execute()
  else
    await trx
      .insertInto('room_stock')
      .values({ room_id: roomId, language_code: language, wanted })
      .onConflict((known) => known.columns(['room_id', 'language_code']).doUpdateSet({ wanted }))
      .execute()
}

/** Open or not, with their terms and how many accepted these. */
export const listAllRooms = (db: Db) =>
  db
    .selectFrom('room')
    .select(['id', 'slug', 'title', 'image_url', 'terms_version'])
    .select(
      sql<string>`(SELECT count(*) FROM terms_acceptance a WHERE a.room_id = room.id AND a.version = room.terms_version)`.as('accepted'),
    )
    .orderBy('position')
    .execute()
/** Throws `room.not-found`. */
export async function requireAnyRoom(at: Db | Trx, id: string): Promise<{ slug: string }> {
  const room = await at.selectFrom('room').select('slug').where('id', '=', id).executeTakeFirst()
  if (!room) throw problem('room.not-found')
  return room
}
