import { priceUnits } from '@green-room/contract/money/price'
import { listFilesOf, unitsOf } from '#server/attachments/files.ts'
import { readSettings } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { listAnswered, type ReplyRow } from './reply-store.ts'

export type PricedMessage = { id: string; units: number }

/** The messages of a run at today's prices; deleted ones are not asked for again. */
export async function priceAgain(db: Db | Trx, reply: ReplyRow): Promise<PricedMessage[]> {
  const [rows, settings] = await Promise.all([
    listAnswered(db, reply.topic_id, reply.answers_from, reply.answers_through),
    readSettings(db),
  ])
  const wanted = rows.filter((row) => row.deleted_at === null && row.charge === 'not-charged')
  const files = await listFilesOf(
    db,
    wanted.map((row) => row.id),
  )
  return wanted.map((row) => ({
    id: row.id,
    units: files
      .filter((file) => file.message_id === row.id)
      .reduce((sum, file) => sum + unitsOf(file, settings), priceUnits(row.content, [], settings)),
  }))
}
/** Hundredths of a point, or null where nothing is left to ask for. */
export async function retryUnits(db: Db | Trx, reply: ReplyRow): Promise<number | null> {
  const messages = await priceAgain(db, reply)
  return messages.length === 0 ? null : messages.reduce((sum, message) => sum + message.units, 0)
}
