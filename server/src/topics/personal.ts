// A member's chats as a whole: to read them out, and to remove them.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { paged } from '#server/platform/portion.ts'
import { countOwnRows, deleteTopics, listOwnRows, lockOwnTopics, type TopicRow } from './store.ts'

const PAGE = 200

export type { TopicRow } from './store.ts'
/** Every chat of a member, open and past, oldest first. */
export const chatsOf = (db: Db, memberId: string): AsyncGenerator<TopicRow> =>
  paged((last) => listOwnRows(db, memberId, last?.id ?? '0', PAGE))

/** How many there are. */
export const countChats = (db: Db, memberId: string): Promise<number> => countOwnRows(db, memberId)

/** All at once and in the order of their ids, before anything else of a chat is locked (docs/house.md, locks). */
export const lockChats = (trx: Trx, memberId: string) => lockOwnTopics(trx, memberId)
export const eraseChats = (trx: Trx, memberId: string) => deleteTopics(trx, memberId)

/** Figures alone: how many chats are open and past, for an operator. */
export const countByState = async (db: Db | Trx, memberId: string): Promise<{ open: number; past: number }> => {
  const { rows } = await sql<{ open: string; past: string }>`SELECT count(*) FILTER (WHERE state = 'open') AS open,
    count(*) FILTER (WHERE state = 'closed') AS past FROM topic WHERE person_id = ${memberId}`.execute(db)
  return { open: Number(rows[0]!.open), past: Number(rows[0]!.past) }
}
