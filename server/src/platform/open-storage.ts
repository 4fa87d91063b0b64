// DATA_DIR/files, or a bucket.
import { join } from 'node:path'
import { bucketStorage } from './storage-bucket.ts'
import { folderStorage } from './storage-folder.ts'
import type { Storage } from './storage.ts'

export function openStorage(options: { dataDir: string; storageUrl: string | undefined }): Storage {
  return options.storageUrl ? bucketStorage(options.storageUrl) : folderStorage(join(options.dataDir, 'files'))
}
