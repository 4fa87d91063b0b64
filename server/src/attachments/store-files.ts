import { randomBytes } from 'node:crypto'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/limits/file-limits'
import type { Prices } from '@green-room/contract/money/price'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import type { RawFile, ReceivedFile } from '#server/platform/http/upload.ts'
import { prepareFile, type PreparedFile } from './prepare-file.ts'
import { orderSweep } from './reactions.ts'
import { scan } from './scan.ts'
import { sumBytes } from './store.ts'

export const QUOTA_BYTES = 200 * 1024 * 1024
const FREE_SHARE_MIN = 0.1

export type StoredFile = Omit<PreparedFile, 'content'> & { position: number; storage_key: string }

/** Checks, cleans and keeps the files of a message, all or none, one after the other. Their rows are written with the message. */
export async function storeFiles(lounge: Lounge, memberId: string, files: ReceivedFile[], prices: Prices): Promise<StoredFile[]> {
  if (files.length > FILES_MAX) throw problem('attachment.too-many', { values: { n: FILES_MAX } })
  if (files.some((file) => file.size > FILE_BYTES_MAX))
    throw problem('attachment.too-large', { values: { size: { bytes: FILE_BYTES_MAX } } })
  let bytesLeft = QUOTA_BYTES - (await sumBytes(lounge.db, memberId))
  const kept: StoredFile[] = []
  try {
    for (const [position, file] of files.entries()) {
      const stored = await file.use((bytes) => keep(lounge, { ...file, bytes }, position, prices, bytesLeft))
      bytesLeft -= stored.bytes
      kept.push(stored)
    }
  } catch (error) {
    await Promise.allSettled(kept.map(({ storage_key: key }) => lounge.storage.remove(key)))
    throw error
  }
  return kept
}

async function keep(lounge: Lounge, file: RawFile, position: number, prices: Prices, bytesLeft: number): Promise<StoredFile> {
  const { content, ...prepared } = await prepare(lounge, file, position, prices)
  if (prepared.bytes > bytesLeft) throw problem('attachment.over-quota')
  const row = { ...prepared, position, storage_key: randomKey() }
  // Written down first: should this process die before the message commits, the sweep finds what nobody owns.
  await transact(lounge.db, (trx) => orderSweep(lounge, trx, [row.storage_key]))
  await write(lounge, row, content)
  return row
}

/** A disk or a bucket that is full, fails or hangs is not the member's fault, and takes nothing of theirs. */
async function write({ storage, log }: Lounge, { storage_key: key, media_type: type }: StoredFile, content: Buffer): Promise<void> {
  try {
    if ((await storage.freeShare()) < FREE_SHARE_MIN) throw new Error(`less than ${FREE_SHARE_MIN * 100} % are free`)
    await storage.write(key, content, type)
  } catch (error) {
    log.error({ err: error }, 'attachments: a file could not be stored')
    await storage.remove(key).catch(() => {})
    throw problem('attachment.storage-full')
  }
}

/** Says which file it was that failed. */
async function prepare(lounge: Lounge, file: RawFile, index: number, prices: Prices): Promise<PreparedFile> {
  try {
    const prepared = await prepareFile(file, prices)
    await scan(lounge.config, file.bytes)
    return prepared
  } catch (error) {
    throw error instanceof ProblemError ? problem(error.code, { ...error.detail, payload: { position: index } }) : error
  }
}

function randomKey(): string {
  const name = randomBytes(20).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}
