// Files in DATA_DIR/files.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

export function folderStorage(folder: string): Storage {
  const place = (key: string): string => {
    if (!/^[a-z0-9]{2}\/[a-z0-9-]{20,80}$/.test(key)) throw new Error('not a storage key')
    return join(folder, key)
  }
  return {
    async write(key, bytes) {
      await mkdir(dirname(place(key)), { recursive: true, mode: 0o700 })
      await writeFile(place(key), bytes, { mode: 0o600, flag: 'wx', flush: true })
    },
    async writeStream(key, bytes) {
      await mkdir(dirname(place(key)), { recursive: true, mode: 0o700 })
      const file = createWriteStream(place(key), { mode: 0o600, flags: 'w', flush: true })
      try {
        await pipeline(bytes, file)
      } catch (error) {
        await rm(place(key), { force: true }) // half a file on a full disk only keeps it full
        throw error
      }
      return file.bytesWritten
    },
    read: async (key) => createReadStream(place(key)),
    remove: (key) => rm(place(key), { force: true }),
    async freeShare() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const disk = await statfs(folder)
      return disk.bavail / disk.blocks
    },
  }
}
