// The pictures that a model gets to see: the newest few, small enough to be affordable, as bytes and never as an address (docs/product/characters.md).
import { buffer } from 'node:stream/consumers'
import { shrinkImage } from '#server/attachments/clean-image.ts'
import { listFilesOf, type FileRow } from '#server/attachments/files.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Spoken } from '#server/messages/read-talk.ts'

const MESSAGES = 3
const IMAGES_MAX = 4
const SIDE_MAX = 1_024

export type Shown = { bytes: Uint8Array; mediaType: string }

/** The pictures of the reader's last three messages, at most four, the newest first to stay; by the id of their file. */
export async function showImages(lounge: Lounge, messages: Spoken[]): Promise<Map<string, Shown>> {
  const last = messages.filter((message) => message.from === 'reader').slice(-MESSAGES)
  const ids = last.filter((message) => message.attachments.some((file) => file.kind === 'image')).map((message) => message.id)
  const files = (await listFilesOf(lounge.db, ids)).filter((file) => file.type === 'image')
  const newest = files.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, IMAGES_MAX)
  const shown = new Map<string, Shown>()
  for (const file of newest) {
    const bytes = await read(lounge, file).catch((error: unknown) =>
      lounge.log.warn({ err: error, attachment: file.id }, 'a picture could not be shown'),
    )
    if (bytes) shown.set(file.id, { bytes, mediaType: file.media_type })
  }
  return shown
}

async function read(lounge: Lounge, file: FileRow): Promise<Uint8Array> {
  const bytes = await buffer(await lounge.storage.read(file.storage_key))
  return Math.max(file.width ?? 0, file.height ?? 0) > SIDE_MAX ? shrinkImage(bytes, SIDE_MAX) : bytes
}
