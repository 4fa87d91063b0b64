// An export of everything that belongs to a member: ordered here, written by a job, and there for a week.
import { randomBytes } from 'node:crypto'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { insertExport, type ExportRow } from './store.ts'

/** While one is under way, that one is the answer. */
export async function orderExport(lounge: LoungeInside, trx: Trx, memberId: string): Promise<ExportRow> {
  const name = randomBytes(20).toString('hex')
  const { row, isNew } = await insertExport(trx, memberId, `${name.slice(0, 2)}/${name}`)
  if (isNew) await lounge.jobs.enqueue(trx, 'personal-data.export', { export: row.id, storage_key: row.storage_key })
  return row
}
