import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database.ts'

/** A topic with its room and its character, as every answer needs it. */
const whole = (db: Db | Trx) =>
  db
    .selectFrom('topic')
    .innerJoin('room', 'room.id', 'topic.room_id')
    .leftJoin('member as character', 'character.id', 'topic.character_id')
    .leftJoin('member as person', 'person.id', 'topic.person_id')
    .selectAll('topic')
    .select([
      // Styling follows channel status: it rests while its person has none (issue 3 §5).
      sql<boolean>`topic.color IS NOT NULL AND coalesce(person.channel_expires_at > clock_timestamp(), false)`.as('is_styled'),
      'room.slug as room_slug',
      'room.title as room_title',
      'room.motif',
      'room.palette',
      'room.image_url as room_image_url',
      'room.mood as room_mood',
      // Opened in a language that its character does not have, it goes on in English, which all have.
      sql<string>`CASE WHEN (SELECT topic.language_code <> ALL (c.languages) FROM character c WHERE c.member_id = topic.character_id)
        THEN 'en' ELSE topic.language_code END`.as('spoken_language'),
      'character.name as character_name',
      'character.avatar_color as character_color',
      'character.image_url as character_image_url',
    ])

export type TopicRow = NonNullable<Awaited<ReturnType<typeof findTopic>>>
export const findTopic = (db: Db | Trx, id: string) => whole(db).where('topic.id', '=', id).executeTakeFirst()

/** Hosted topics that wait, people's own, and the member's (decisions C4): highlighted first, newest first. The index has this order, so a page costs the same among a hundred and a hundred thousand. */
/** Hosted topics are shown to those who read their language; English is read by all. */
export function listOpenRows(
  db: Db,
  filter: { roomId?: string; memberId: string | null; language: string; limit: number; offset: number },
) {
  let rows = whole(db)
    .where('topic.state', '=', 'open')
    .where((is) =>
      is.or([
        is('topic.kind', '=', 'own'),
        is.and([is('topic.person_id', 'is', null), is('topic.language_code', 'in', ['en', filter.language])]),
        ...(filter.memberId ? [is('topic.person_id', '=', filter.memberId)] : []),
      ]),
    )
  if (filter.roomId) rows = rows.where('topic.room_id', '=', filter.roomId)
  return rows.orderBy('topic.is_highlighted', 'desc').orderBy('topic.id', 'desc').limit(filter.limit).offset(filter.offset).execute()
}
export const listActiveRows = (db: Db | Trx, memberId: string) =>
  whole(db).where('topic.state', '=', 'open').where('topic.person_id', '=', memberId).orderBy('topic.updated_at', 'desc').execute()
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

/** Waiting hosted topics, of one language where there are any. */
export async function findWaiting(db: Db, language: string): Promise<string | undefined> {
  const found = await sql<{
    id: string
  }>`SELECT id FROM topic WHERE state = 'open' AND person_id IS NULL AND kind = 'hosted' ORDER BY language_code = ${language} DESC, random() LIMIT 1`.execute(
    db,
  )
  return found.rows[0]?.id
}

/** Serialises everything that counts a member's chats: two joins of one member wait for each other here. */
export const lockMember = (trx: Trx, memberId: string) =>
  trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
export const lockTopic = (trx: Trx, id: string) =>
  trx.selectFrom('topic').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
export const insertTopic = async (trx: Trx, row: Insertable<Database['topic']>): Promise<string> =>
  (await trx.insertInto('topic').values(row).returning('id').executeTakeFirstOrThrow()).id
export const updateTopic = (trx: Trx, id: string, values: Partial<Insertable<Database['topic']>>) =>
  trx
    .updateTable('topic')
    .set({ ...values, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
export const closeTopicRow = (trx: Trx, id: string, reason: string) =>
  trx
    .updateTable('topic')
    .set({ state: 'closed', close_reason: reason, closed_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()

/** Brings the order of the lists after channel status that began or ended: highlighted topics come first only while they are. */
export const settleHighlights = (trx: Trx) =>
  sql<{ room_id: string }>`
    UPDATE topic SET is_highlighted = NOT topic.is_highlighted FROM member
     WHERE topic.state = 'open' AND topic.color IS NOT NULL AND member.id = topic.person_id
       AND topic.is_highlighted <> coalesce(member.channel_expires_at > clock_timestamp(), false)
    RETURNING topic.room_id`.execute(trx)

export const listOwnRows = (db: Db, memberId: string, after: string, limit: number) =>
  whole(db).where('topic.person_id', '=', memberId).where('topic.id', '>', after).orderBy('topic.id').limit(limit).execute()
export const countOwnRows = async (db: Db, memberId: string): Promise<number> =>
  Number((await sql<{ n: string }>`SELECT count(*) AS n FROM topic WHERE person_id = ${memberId}`.execute(db)).rows[0]!.n)
export const lockOwnTopics = (trx: Trx, memberId: string) =>
  trx.selectFrom('topic').selectAll().where('person_id', '=', memberId).orderBy('id').forNoKeyUpdate().execute()
/** Their messages, replies and files are gone by then. */
export const deleteTopics = (trx: Trx, memberId: string) => trx.deleteFrom('topic').where('person_id', '=', memberId).execute()
