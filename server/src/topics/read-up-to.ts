import type { Trx } from '#server/platform/database/database.ts'
import { markReadRow } from './past-store.ts'

/** Its member knows these messages from elsewhere: they are not new. */
export async function readUpTo(trx: Trx, topicId: string, number: number): Promise<void> {
  await markReadRow(trx, topicId, number)
}
