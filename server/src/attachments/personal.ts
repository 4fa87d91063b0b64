// A member's files as a whole: to hand them out, and to remove them.
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { openFile } from '#server/platform/storage/open-file.ts'
import { paged, type Portion } from '#server/platform/portion.ts'
import { cleanFileName } from './file-name.ts'
import { deleteOwnRows, listOwnRows, type FileRow } from './store.ts'

const PAGE = 200
const KEYS_PER_JOB = 100

/** Where a file lies in the export: its number first, since two may have one name. */
export const exportPath = (file: Pick<FileRow, 'id' | 'filename'>): string => `attachments/${file.id}-${cleanFileName(file.filename)}`

export async function* filePortions({ db, storage }: Lounge, memberId: string): AsyncGenerator<Portion> {
  for await (const file of paged<FileRow>((last) => listOwnRows(db, memberId, last?.id ?? '0', PAGE))) {
    const bytes = await openFile(storage, file.storage_key)
    if (bytes) yield { path: exportPath(file), isPacked: file.type === 'image', pieces: () => bytes }
  }
}

/** Their bytes go with jobs, once this commits: what no row knows is swept away. */
export async function eraseFiles(lounge: LoungeInside, trx: Trx, memberId: string): Promise<void> {
  const keys = await deleteOwnRows(trx, memberId)
  for (let from = 0; from < keys.length; from += KEYS_PER_JOB)
    await lounge.jobs.enqueue(trx, 'attachments.sweep', { storage_keys: keys.slice(from, from + KEYS_PER_JOB).join(' ') })
}
