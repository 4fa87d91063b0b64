import type { Db, Trx } from '#server/platform/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { listRows, markDeleted, type FileRow } from './store.ts'

export type { FileRow } from './store.ts'

/** Files of these messages that are still there, by message and position. */
export const listFilesOf = async (db: Db | Trx, messageIds: string[]): Promise<FileRow[]> =>
  messageIds.length === 0 ? [] : listRows(db, messageIds)

/** Nobody sees the files any more once this commits; their bytes go with a job. */
export async function removeFilesOf(lounge: Lounge, trx: Trx, messageId: string): Promise<void> {
  for (const key of await markDeleted(trx, messageId, lounge.clock.now()))
    await lounge.jobs.enqueue(trx, 'attachments.remove-file', { storage_key: key })
}
