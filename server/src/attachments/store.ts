import { sql, type Selectable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export type FileRow = Selectable<Database['attachment']>

export const listRows = (db: Db | Trx, messageIds: string[]): Promise<FileRow[]> =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .where('deleted_at', 'is', null)
    .orderBy('message_id')
    .orderBy('position')
    .execute()

/** A file that is there, of a chat that is this member's. */
export const findOwnRow = (db: Db, id: string, memberId: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('attachment')
    .innerJoin('topic', 'topic.id', 'attachment.topic_id')
    .selectAll('attachment')
    .where('attachment.id', '=', id)
    .where('attachment.deleted_at', 'is', null)
    .where('topic.person_id', '=', memberId)
    .executeTakeFirst()

export const sumBytes = async (db: Db, memberId: string): Promise<number> => {
  const found = await db
    .selectFrom('attachment')
    .select((row) => row.fn.sum<string | null>('bytes').as('bytes'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

/** Marks the files of a message as gone; answers the keys of those that weren't already. */
export const markDeleted = async (trx: Trx, messageId: string, at: Date): Promise<string[]> =>
  (
    await trx
      .updateTable('attachment')
      .set({ deleted_at: at, content_text: null })
      .where('message_id', '=', messageId)
      .where('deleted_at', 'is', null)
      .returning('storage_key')
      .execute()
  ).map((row) => row.storage_key)

export const listKnownKeys = async (db: Db, keys: string[]): Promise<string[]> =>
  (await db.selectFrom('attachment').select('storage_key').where('storage_key', 'in', keys).execute()).map((row) => row.storage_key)

/** A document that nobody has read yet. */
export const findUnread = (db: Db, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', 'document')
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** What stands in documents, or null where nothing can be read; what was found first stays. */
export const writeReading = (db: Db, ids: string[], text: string | null) =>
  db
    .updateTable('attachment')
    .set({ content_text: text, read_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()

export const setUnits = (trx: Trx, id: string, units: number) =>
  trx
    .updateTable('attachment')
    .set({ units: String(units) })
    .where('id', '=', id)
    .execute()

export const listOwnRows = (db: Db, memberId: string, after: string, limit: number): Promise<FileRow[]> =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
/** Answers the keys of those whose bytes are still there. */
export const deleteOwnRows = async (trx: Trx, memberId: string): Promise<string[]> =>
  (await trx.deleteFrom('attachment').where('member_id', '=', memberId).returning(['storage_key', 'deleted_at']).execute())
    .filter((row) => row.deleted_at === null)
    .map((row) => row.storage_key)

export const markImagesUnseen = (trx: Trx, messageIds: string[]) =>
  trx
    .updateTable('attachment')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('message_id', 'in', messageIds)
    .where('type', '=', 'image')
    .where('deleted_at', 'is', null)
    .execute()
