import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

/** Opens a stored file before anything is said about it: bytes that a deletion has just taken are a file that doesn't exist. */
export async function openFile(storage: Storage, key: string): Promise<Readable | null> {
  try {
    const bytes = await storage.read(key)
    await once(bytes, 'readable')
    return bytes
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    if (code === 'ENOENT' || name === 'NoSuchKey') return null
    throw error
  }
}
