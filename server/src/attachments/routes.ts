import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { readAttachment } from '@green-room/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serveRaw } from '#server/platform/serve.ts'
import { contentDisposition } from './file-name.ts'
import { endingOf } from './formats.ts'
import { findOwnRow } from './store.ts'

export function attachmentRoutes(app: FastifyInstance, lounge: Lounge): void {
  serveRaw(app, readAttachment, async ({ caller, input, reply }) => {
    const file = await findOwnRow(lounge.db, input.attachment_id, caller.memberId)
    if (!file) throw problem('attachment.not-found')
    const bytes = await open(lounge, file.storage_key)
    // Only what was drawn anew here may be shown by a browser; a document is handed over, never opened in the lounge's name.
    const kind = file.type === 'image' ? 'inline' : 'attachment'
    reply.headers({
      'content-type': file.media_type,
      'content-length': file.bytes,
      'content-disposition': contentDisposition(kind, file.filename, endingOf(file.media_type)),
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    return bytes
  })
}

/** Opens before any header is set: bytes that a deletion has just taken are a file that doesn't exist. */
async function open(lounge: Lounge, key: string): Promise<Readable> {
  try {
    const bytes = await lounge.storage.read(key)
    await once(bytes, 'readable')
    return bytes
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    throw code === 'ENOENT' || name === 'NoSuchKey' ? problem('attachment.not-found') : error
  }
}
