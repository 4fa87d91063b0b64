import { buffer } from 'node:stream/consumers'
import type { Lounge } from '#server/platform/lounge.ts'
import { readDocument } from './read-document.ts'
import { findUnread, writeReading } from './store.ts'

/** Reads a document once, for the character that gets it. Safe to repeat. */
export async function readAttachment(lounge: Lounge, id: string): Promise<void> {
  const file = await findUnread(lounge.db, id)
  if (!file) return
  const { text, reason } = await readDocument(await buffer(await lounge.storage.read(file.storage_key)), file.media_type)
  if (text === null) lounge.log.info({ attachment: id, type: file.media_type, reason }, 'a document could not be read')
  await writeReading(lounge.db, [id], text)
}
