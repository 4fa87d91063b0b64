import { sql, type Selectable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export type ExportRow = Selectable<Database['data_export']>
const isThere = sql<boolean>`(expires_at IS NULL OR expires_at > clock_timestamp())`

/** Under way, failed a short while ago, or to be had; newest first. */
export const listExportRows = (db: Db, memberId: string): Promise<ExportRow[]> =>
  db.selectFrom('data_export').selectAll().where('member_id', '=', memberId).where(isThere).orderBy('id', 'desc').execute()
export const findExport = (db: Db, id: string, memberId: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'ready')
    .where(isThere)
    .executeTakeFirst()

/** Of two orders at once one makes the export, and both get it. */
export async function insertExport(trx: Trx, memberId: string, storageKey: string): Promise<{ row: ExportRow; isNew: boolean }> {
  const made = await trx
    .insertInto('data_export')
    .values({ member_id: memberId, storage_key: storageKey })
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 'ordered').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const row = await trx
    .selectFrom('data_export')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

/** The export that a job works on, with its member's language; undefined where it was taken back, or is done. */
export const findOrdered = (db: Db, id: string) =>
  db
    .selectFrom('data_export as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .selectAll('e')
    .select('m.language_code')
    .where('e.id', '=', id)
    .where('e.state', '=', 'ordered')
    .executeTakeFirst()
export const endExport = async (
  trx: Trx,
  id: string,
  end: { state: 'ready'; bytes: number; ready_at: Date; expires_at: Date } | { state: 'failed'; expires_at: Date },
): Promise<boolean> =>
  (await trx.updateTable('data_export').set(end).where('id', '=', id).where('state', '=', 'ordered').executeTakeFirst()).numUpdatedRows ===
  1n

export const deleteExpired = (trx: Trx) =>
  trx
    .deleteFrom('data_export')
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('storage_key')
    .execute()
export const deleteExports = (trx: Trx, memberId: string) =>
  trx.deleteFrom('data_export').where('member_id', '=', memberId).returning('storage_key').execute()
