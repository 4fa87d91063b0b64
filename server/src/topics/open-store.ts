// The lists of open topics. Filter, order and count are the database's, so that every page is right however many there are.
import { TOPICS_COUNTED_MAX } from '@green-room/contract/topics'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { SPOKEN, whole } from './store.ts'

/** `language`: those in it alone; `not_language`: all others; neither: what its reader reads, and people's own. */
export type OpenFilter = {
  room_id?: string | undefined
  language?: string | undefined
  not_language?: string | undefined
  memberId: string | null
  reads: string
}

const inLanguage = (code: string) =>
  // Only English has topics that were opened in another language, so any other one is found by its index.
  code === 'en' ? sql<SqlBool>`${SPOKEN} = 'en'` : sql<SqlBool>`topic.language_code = ${code} AND ${SPOKEN} = ${code}`

/** Hosted topics that wait, people's own, and the member's; without titles that an operator took out, but for whose they are. */
function open(db: Db, { room_id: roomId, language, not_language: other, memberId, reads }: OpenFilter) {
  let rows = whole(db)
    .where('topic.state', '=', 'open')
    .where((is) =>
      is.or([is('topic.kind', '=', 'own'), is('topic.person_id', 'is', null), ...(memberId ? [is('topic.person_id', '=', memberId)] : [])]),
    )
    .where((is) => is.or([is('topic.unlisted_at', 'is', null), ...(memberId ? [is('topic.person_id', '=', memberId)] : [])]))
  if (roomId) rows = rows.where('topic.room_id', '=', roomId)
  if (language) rows = rows.where(inLanguage(language))
  if (other) rows = rows.where(sql<SqlBool>`${SPOKEN} <> ${other}`)
  if (!language && !other)
    rows = rows.where((is) => is.or([is('topic.person_id', 'is not', null), is('topic.language_code', 'in', ['en', reads])]))
  return rows
}

/** Highlighted first, newest first. The indexes have this order, so a page costs the same among a hundred and a hundred thousand. */
export const listOpenRows = (db: Db, filter: OpenFilter, page: { limit: number; offset: number }) =>
  open(db, filter).orderBy('topic.is_highlighted', 'desc').orderBy('topic.id', 'desc').limit(page.limit).offset(page.offset).execute()

export const countOpen = async (db: Db, filter: OpenFilter): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(open(db, filter).clearSelect().select('topic.id').limit(TOPICS_COUNTED_MAX).as('counted'))
        .select(sql<string>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
