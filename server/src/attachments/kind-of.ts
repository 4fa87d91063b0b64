import { attachmentType, type AttachmentType } from '@green-room/contract/money/price'
import { problem } from '#server/platform/problem.ts'
import type { RawFile, ReceivedFile } from '#server/platform/http/upload.ts'
import { FORMATS, type Format } from './formats.ts'
import { sniff } from './sniff.ts'

/** What a file is charged as: the kind that its sender named (an unknown one is a document), else what its content says. */
export async function kindOf(file: ReceivedFile): Promise<AttachmentType> {
  if (file.kind !== undefined) return attachmentType(file.kind)
  return FORMATS[await file.use((bytes) => requireFormat({ bytes }))].type
}

/** Throws `attachment.empty` and `attachment.type-not-allowed`. */
export async function requireFormat(file: Pick<RawFile, 'bytes'>): Promise<Format> {
  if (file.bytes.length === 0) throw problem('attachment.empty')
  const format = await sniff(file.bytes)
  if (!format) throw problem('attachment.type-not-allowed')
  return format
}
