// The talk of a pair as memory reads it: all their chats, one after the other.
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Pair } from './pair.ts'

/** More than any model reads at once; what is older was summarised before. */
const MESSAGES_MAX = 2_000

export type Said = { id: string; by_ai: boolean; content: string; is_open: boolean }
const messagesOf = ({ memberId, characterId }: Pair) =>
  sql`FROM message m JOIN topic t ON t.id = m.topic_id AND t.person_id = ${memberId} AND t.character_id = ${characterId}`

/**
 * Whole messages after one of them, oldest first. Deleted and broken-off ones, notices, what the
 * lounge answered to a crisis, and what memory must not read are left out.
 */
export async function listSaid(db: Db | Trx, pair: Pair, after: string): Promise<Said[]> {
  const { rows } = await sql<Said>`
    SELECT m.id::text, m.by_ai, m.content, t.state = 'open' AS is_open ${messagesOf(pair)}
    LEFT JOIN reply r ON r.id = m.reply_id
    WHERE m.id > ${after} AND m.deleted_at IS NULL AND m.state = 'whole' AND m.sender_id IS NOT NULL AND r.served_by IS DISTINCT FROM 'lounge'
      AND NOT EXISTS (SELECT FROM memory_skip s WHERE s.message_id = m.id)
    ORDER BY m.id DESC LIMIT ${MESSAGES_MAX}`.execute(db)
  return rows.toReversed()
}
/** The newest message of the pair. */
export const newestMessage = async (db: Db | Trx, pair: Pair): Promise<string> =>
  (await sql<{ id: string }>`SELECT coalesce(max(m.id), 0)::text AS id ${messagesOf(pair)}`.execute(db)).rows[0]!.id
/** Memory never again reads messages that hold this text. */
export const skipHolding = (trx: Trx, pair: Pair, text: string) =>
  sql`INSERT INTO memory_skip (message_id) SELECT m.id ${messagesOf(pair)} WHERE position(lower(${text}) in lower(m.content)) > 0
        ON CONFLICT DO NOTHING`.execute(trx)
/** … nor those after this one, up to now. */
export const skipAfter = (trx: Trx, pair: Pair, after: string) =>
  sql`INSERT INTO memory_skip (message_id) SELECT m.id ${messagesOf(pair)} WHERE m.id > ${after} ON CONFLICT DO NOTHING`.execute(trx)
export const skipMessage = (trx: Trx, messageId: string) =>
  sql`INSERT INTO memory_skip (message_id) VALUES (${messageId}) ON CONFLICT DO NOTHING`.execute(trx)
/** True for a message that may be learned from: it stands, and nobody has closed it to memory. */
export const mayBeRead = async (trx: Trx, messageId: string): Promise<boolean> =>
  (
    await sql`SELECT 1 FROM message m WHERE m.id = ${messageId} AND m.deleted_at IS NULL
              AND NOT EXISTS (SELECT FROM memory_skip s WHERE s.message_id = m.id)`.execute(trx)
  ).rows.length > 0
/** Where a message stands, for the chat to mark it. */
export const findPlace = async (db: Db, messageId: string): Promise<{ topic_id: string; number: number; created_at: Date } | undefined> =>
  db.selectFrom('message').select(['topic_id', 'number', 'created_at']).where('id', '=', messageId).executeTakeFirst()

/** The character's name, for whoever may be remembered by it. */
export const findCharacterName = async (db: Db | Trx, characterId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('character')
      .innerJoin('member', 'member.id', 'character.member_id')
      .select('member.name')
      .where('character.member_id', '=', characterId)
      .executeTakeFirst()
  )?.name
/** The language of the pair's newest chat. */
export async function languageOfChat(db: Db, { memberId, characterId }: Pair): Promise<Language> {
  const topic = await db
    .selectFrom('topic')
    .select('language_code')
    .where('person_id', '=', memberId)
    .where('character_id', '=', characterId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return LANGUAGES.find((language) => language === topic?.language_code) ?? 'en'
}
