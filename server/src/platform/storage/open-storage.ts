// DATA_DIR/files, or a bucket.
import { join } from 'node:path'
import { bucketStorage } from './storage-bucket.ts'
import { folderStorage } from './storage-folder.ts'
import type { Storage } from './storage.ts'

/** A disk or a bucket that hangs: longer than this nobody waits for a file. */
const PATIENCE_MS = 20_000

export function openStorage(options: { dataDir: string; storageUrl: string | undefined }): Storage {
  return patient(options.storageUrl ? bucketStorage(options.storageUrl) : folderStorage(join(options.dataDir, 'files')), PATIENCE_MS)
}

/** What hangs counts as failed. What was begun may end later: whoever wrote removes it, or a sweep finds that nobody owns it. */
export function patient(storage: Storage, patienceMs: number): Storage {
  async function within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`storage: no answer within ${patienceMs} ms`)), patienceMs)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
  return {
    ...storage,
    write: (...file) => within(storage.write(...file)),
    read: (key) => within(storage.read(key)),
    remove: (key) => within(storage.remove(key)),
    freeShare: () => within(storage.freeShare()),
  }
}
