import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { readAttachment } from './read-attachment.ts'
import { listKnownKeys } from './store.ts'

/** Longer than any send takes from its first stored byte to its commit. */
const SWEEP_AFTER_MS = 15 * 60_000

/** Documents are read once; stored bytes leave with their message, and those whose message never came about leave too. All are safe to repeat. */
export function attachmentReactions(lounge: Lounge): void {
  lounge.slowJobs.on('attachments.read', ({ attachment }) => readAttachment(lounge, String(attachment)))
  lounge.jobs.on('attachments.remove-file', ({ storage_key: key }) => lounge.storage.remove(String(key)))
  lounge.jobs.on('attachments.sweep', async ({ storage_keys: keys }) => {
    const stored = String(keys).split(' ')
    const known = new Set(await listKnownKeys(lounge.db, stored))
    for (const key of stored) if (!known.has(key)) await lounge.storage.remove(key)
  })
}

/** Orders a look, some time after a send, at whether its files got their rows. */
export const orderSweep = (lounge: LoungeInside, trx: Trx, keys: string[]): Promise<void> =>
  lounge.jobs.enqueue(trx, 'attachments.sweep', { storage_keys: keys.join(' ') }, { delayMs: SWEEP_AFTER_MS })
