import { randomBytes } from 'node:crypto'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/messages'
import type { Prices } from '@green-room/contract/price'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import type { RawFile } from '#server/platform/upload.ts'
import { prepareFile, type PreparedFile } from './prepare-file.ts'
import { orderSweep } from './reactions.ts'
import { scan } from './scan.ts'
import { sumBytes } from './store.ts'

export const QUOTA_BYTES = 200 * 1024 * 1024
const FREE_SHARE_MIN = 0.1

export type StoredFile = Omit<PreparedFile, 'content'> & { position: number; storage_key: string }

/** Checks, cleans and keeps the files of a message, all or none (security.md §4). Their rows are written with the message. */
export async function storeFiles(lounge: Lounge, memberId: string, files: RawFile[], prices: Prices): Promise<StoredFile[]> {
  if (files.length > FILES_MAX) throw problem('attachment.too-many', { values: { n: FILES_MAX } })
  if (files.some((file) => file.bytes.length > FILE_BYTES_MAX))
    throw problem('attachment.too-large', { values: { size: `${FILE_BYTES_MAX / 1024 / 1024} MB` } })
  const prepared: PreparedFile[] = []
  for (const [index, file] of files.entries()) prepared.push(await prepare(lounge, file, index, prices))
  await requireRoom(
    lounge,
    memberId,
    prepared.reduce((sum, file) => sum + file.bytes, 0),
  )
  const stored = prepared.map(({ content, ...file }, position) => ({ row: { ...file, position, storage_key: randomKey() }, content }))
  // Written down first: should this process die before the message commits, the sweep finds what nobody owns.
  await transact(lounge.db, (trx) =>
    orderSweep(
      lounge,
      trx,
      stored.map(({ row }) => row.storage_key),
    ),
  )
  try {
    for (const { row, content } of stored) await lounge.storage.write(row.storage_key, content, row.media_type)
  } catch (error) {
    await Promise.allSettled(stored.map(({ row }) => lounge.storage.remove(row.storage_key)))
    throw error
  }
  return stored.map(({ row }) => row)
}

/** One after the other: five photographs at once would be five times the memory. Says which file it was that failed. */
async function prepare(lounge: Lounge, file: RawFile, index: number, prices: Prices): Promise<PreparedFile> {
  try {
    const prepared = await prepareFile(file, prices)
    await scan(lounge.config, file.bytes)
    return prepared
  } catch (error) {
    throw error instanceof ProblemError ? problem(error.code, { ...error.detail, payload: { position: index } }) : error
  }
}

async function requireRoom(lounge: Lounge, memberId: string, bytes: number): Promise<void> {
  if ((await sumBytes(lounge.db, memberId)) + bytes > QUOTA_BYTES) throw problem('attachment.over-quota')
  if ((await lounge.storage.freeShare()) < FREE_SHARE_MIN) throw problem('attachment.storage-full')
}

function randomKey(): string {
  const name = randomBytes(20).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}
