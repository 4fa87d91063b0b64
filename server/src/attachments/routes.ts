import { readAttachment } from '@green-room/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serveRaw } from '#server/platform/http/serve.ts'
import { openFile } from '#server/platform/storage/open-file.ts'
import { contentDisposition } from './file-name.ts'
import { endingOf } from './formats.ts'
import { findOwnRow } from './store.ts'

export function attachmentRoutes(app: FastifyInstance, lounge: Lounge): void {
  serveRaw(app, readAttachment, async ({ caller, input, reply }) => {
    const file = await findOwnRow(lounge.db, input.attachment_id, caller.memberId)
    const bytes = file && (await openFile(lounge.storage, file.storage_key))
    if (!bytes) throw problem('attachment.not-found')
    // Only what was drawn anew here may be shown by a browser; a document is handed over, never opened in the lounge's name.
    const kind = file.type === 'image' ? 'inline' : 'attachment'
    reply.headers({
      'content-type': file.media_type,
      'content-length': file.bytes,
      'content-disposition': contentDisposition(kind, file.filename, endingOf(file.media_type)),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    return bytes
  })
}
