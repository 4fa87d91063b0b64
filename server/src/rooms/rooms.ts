import type { Terms } from '@green-room/contract/rooms'
import type { Db, Trx } from '#server/platform/database.ts'
import { problem } from '#server/platform/problem.ts'
import { presentTerms } from './present.ts'
import { findRoom, findTerms } from './store.ts'

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
