import { setTimeout as pause } from 'node:timers/promises'
import { attachmentType, toUnits, type Prices } from '@green-room/contract/money/price'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { listRows, markDeleted, markImagesUnseen, setUnits, writeReading, type FileRow } from './store.ts'

export type { FileRow } from './store.ts'

/** Files of these messages that are still there, by message and position. */
export const listFilesOf = async (db: Db | Trx, messageIds: string[]): Promise<FileRow[]> =>
  messageIds.length === 0 ? [] : listRows(db, messageIds)

/** Nobody has looked into it yet. */
export const isUnread = (file: FileRow): boolean => file.type === 'document' && file.read_at === null
/** Somebody looked, and there was nothing to read: it isn't paid for. */
export const isUnreadable = (file: FileRow): boolean => file.read_at !== null && file.content_text === null

const LOOK_EVERY_MS = 100
/** A reading takes ten seconds at most; this leaves some for its turn to come. */
const READING_MS_MAX = 15_000

/** Waits until the documents of these messages are read. Those that take too long count as unreadable from then on. */
export async function waitForReading(db: Db, messageIds: string[], signal: AbortSignal, mostMs = READING_MS_MAX): Promise<void> {
  for (const until = Date.now() + mostMs; !signal.aborted;) {
    const unread = (await listFilesOf(db, messageIds)).filter(isUnread).map((file) => file.id)
    if (unread.length === 0) return
    if (Date.now() >= until) return void (await writeReading(db, unread, null))
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

/** Pictures that who answered could not see: they are not paid for. Call it before the messages are charged. */
export const markUnseen = async (trx: Trx, messageIds: string[]): Promise<void> => {
  if (messageIds.length > 0) await markImagesUnseen(trx, messageIds)
}

/** What a file costs when its message is sent once more; one that can't be read costs nothing. */
export const unitsOf = (file: FileRow, prices: Prices): number =>
  isUnreadable(file) ? 0 : toUnits(prices[`${attachmentType(file.type)}_attachment_cost`])

export async function priceFilesAgain(trx: Trx, messageId: string, prices: Prices): Promise<void> {
  for (const file of await listFilesOf(trx, [messageId])) await setUnits(trx, file.id, unitsOf(file, prices))
}

/** Nobody sees the files any more once this commits; their bytes go with a job. */
export async function removeFilesOf(lounge: LoungeInside, trx: Trx, messageId: string): Promise<void> {
  for (const key of await markDeleted(trx, messageId, lounge.clock.now()))
    await lounge.jobs.enqueue(trx, 'attachments.remove-file', { storage_key: key })
}
