// Chats that are over, how far they were read, and whom a member has met in them.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { whole } from './store.ts'

export const listPastRows = (db: Db, memberId: string, page: { limit: number; offset: number }) =>
  whole(db)
    .where('topic.state', '=', 'closed')
    .where('topic.person_id', '=', memberId)
    .where('topic.last_number', '>', 0)
    .orderBy('topic.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export const countPast = async (db: Db, memberId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('topic')
        .select(sql<string>`count(*)`.as('n'))
        .where('state', '=', 'closed')
        .where('person_id', '=', memberId)
        .where('last_number', '>', 0)
        .executeTakeFirstOrThrow()
    ).n,
  )

/** What is told of the chat that another goes on from; nothing where nothing was said in it. */
export async function findEarlier(db: Db, id: string) {
  const row = await db.selectFrom('topic').select(['id', 'last_number', 'closed_at', 'updated_at']).where('id', '=', id).executeTakeFirst()
  if (!row || row.last_number === 0) return null
  return { topic_id: row.id, messages_count: row.last_number, closed_at: (row.closed_at ?? row.updated_at).toISOString() }
}
/** Whom the member has talked to, the latest first. */
export const listMetRows = (db: Db, memberId: string) =>
  db
    .selectFrom((met) =>
      met
        .selectFrom('topic')
        .select(['character_id', sql<string>`max(id)`.as('last')])
        .where('person_id', '=', memberId)
        .where('character_id', 'is not', null)
        .where('last_number', '>', 0)
        .groupBy('character_id')
        .as('met'),
    )
    .innerJoin('member', 'member.id', 'met.character_id')
    .innerJoin('character', 'character.member_id', 'met.character_id')
    .select(['member.id', 'member.name', 'member.avatar_color'])
    .select(['character.slug', 'character.languages', 'character.lines', 'character.look', 'character.picture_hash'])
    .orderBy('met.last', 'desc')
    .execute()
/** A waiting topic of somebody that the member has not met, another one every day. */
export async function findUnmet(db: Db, memberId: string, met: string[], language: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM topic WHERE state = 'open' AND person_id IS NULL AND unlisted_at IS NULL AND kind = 'hosted' AND character_id <> ALL(${met}::bigint[])
     ORDER BY language_code = ${language} DESC, language_code = 'en' DESC,
              hashtext(character_id::text || ${memberId}::text || current_date::text), id DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}
