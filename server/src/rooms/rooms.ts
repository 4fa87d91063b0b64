import type { Terms } from '@green-room/contract/rooms'
import { localized } from '#server/content/localized.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { presentTerms, roomImage } from './present.ts'
import { findRoom, findTerms, listHomeRows } from './store.ts'

/** The room, where it is open to the public. */
export async function requireRoom(db: Db | Trx, roomId: string) {
  const room = await findRoom(db, roomId)
  if (!room) throw problem('room.not-found')
  return room
}
/** The present terms of a room. */
export async function termsOfRoom(db: Db | Trx, roomId: string, language: string): Promise<Terms> {
  const terms = await findTerms(db, roomId)
  if (!terms) throw problem('room.not-found')
  return presentTerms(terms, language)
}
/** Where a character is found. */
export const homesOf = async (db: Db, characterId: string, language: string) =>
  (await listHomeRows(db, characterId)).map((row) => ({ ...row, title: localized(row.title, language), image_url: roomImage(row) }))
/** All of them, by the names in their addresses. */
export const listRoomSlugs = async (db: Db | Trx): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('room').select('slug').execute()).map(({ slug }) => slug))
/** Where a character sits when nobody has said where. */
export const findRoomBySlug = (db: Db | Trx, slug: string) =>
  db.selectFrom('room').select(['title', 'mood']).where('slug', '=', slug).executeTakeFirst()
