import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

/** Opened in a language that its character does not have, it goes on in English, which all have. */
export const SPOKEN = sql<string>`CASE WHEN topic.language_code <> ALL (persona.languages) THEN 'en' ELSE topic.language_code END`

/** A topic with its room and its character, as every answer needs it. */
export const whole = (db: Db | Trx) =>
  db
    .selectFrom('topic')
    .innerJoin('room', 'room.id', 'topic.room_id')
    .leftJoin('character as persona', 'persona.member_id', 'topic.character_id')
    .leftJoin('member as character', 'character.id', 'topic.character_id')
    .leftJoin('member as person', 'person.id', 'topic.person_id')
    .selectAll('topic')
    .select([
      // Styling follows channel status: it rests while its person has none.
      sql<boolean>`topic.color IS NOT NULL AND coalesce(person.channel_expires_at > clock_timestamp(), false)`.as('is_styled'),
      'room.slug as room_slug',
      'room.title as room_title',
      'room.motif',
      'room.palette',
      'room.image_url as room_image_url',
      'room.mood as room_mood',
      SPOKEN.as('spoken_language'),
      'character.name as character_name',
      'character.avatar_color as character_color',
      'persona.slug as character_slug',
      'persona.languages as character_languages',
      'persona.lines as character_lines',
      'persona.look as character_look',
      'persona.picture_hash as character_picture_hash',
    ])

export type TopicRow = NonNullable<Awaited<ReturnType<typeof findTopic>>>
export const findTopic = (db: Db | Trx, id: string) => whole(db).where('topic.id', '=', id).executeTakeFirst()

/** Whether a character meets anybody new now. */
export const isOnFloor = async (trx: Trx, characterId: string): Promise<boolean> =>
  (await trx.selectFrom('character').select('status').where('member_id', '=', characterId).executeTakeFirst())?.status === 'live'

/** Topics of a host that wait, in languages that the reader reads; their own first. */
export const listHostedRows = (db: Db, hostId: string, language: string) =>
  whole(db)
    .where('topic.state', '=', 'open')
    .where('topic.kind', '=', 'hosted')
    .where('topic.person_id', 'is', null)
    .where('topic.unlisted_at', 'is', null)
    .where('topic.character_id', '=', hostId)
    .where('topic.language_code', 'in', ['en', language])
    .orderBy(sql`topic.language_code = ${language}`, 'desc')
    .orderBy('topic.id', 'desc')
    .limit(12)
    .execute()
export const listActiveRows = (db: Db | Trx, memberId: string) =>
  whole(db).where('topic.state', '=', 'open').where('topic.person_id', '=', memberId).orderBy('topic.updated_at', 'desc').execute()
/** Some waiting hosted topics at random, those of one language first; none of `others`. */
export async function listWaiting(db: Db, language: string, others: string[]): Promise<string[]> {
  const found = await sql<{
    id: string
  }>`SELECT id FROM topic WHERE state = 'open' AND person_id IS NULL AND unlisted_at IS NULL AND kind = 'hosted' AND id <> ALL(${others}::bigint[])
        ORDER BY language_code = ${language} DESC, random() LIMIT 24`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The member's open chat that a taste went on in. */
export const findTasted = async (trx: Trx, memberId: string, taste: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('topic')
      .select('id')
      .where('person_id', '=', memberId)
      .where('state', '=', 'open')
      .where('taste', '=', taste)
      .executeTakeFirst()
  )?.id

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
