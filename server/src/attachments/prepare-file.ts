import { createHash } from 'node:crypto'
import { attachmentType, toUnits, type AttachmentType, type Prices } from '@green-room/contract/money/price'
import { problem } from '#server/platform/problem.ts'
import type { RawFile } from '#server/platform/http/upload.ts'
import { checkCompound, checkPackage } from './check-office.ts'
import { cleanImage } from './clean-image.ts'
import { cleanFileName } from './file-name.ts'
import { agrees, FORMATS, type Format } from './formats.ts'
import { requireFormat } from './kind-of.ts'
import { textEncoding } from './plain-text.ts'

type Content = { bytes: Buffer; mediaType: string; width: number | null; height: number | null }
export type PreparedFile = {
  type: AttachmentType
  filename: string
  media_type: string
  bytes: number
  /** Of the bytes as they are kept, in hexadecimal. */
  sha256: string
  width: number | null
  height: number | null
  /** Its price in hundredths of a point. */
  units: number
  content: Buffer
}

/** A file fit to be kept: name, content, declared type and declared kind agree, images are drawn anew, documents are walked. */
export async function prepareFile(file: RawFile, prices: Prices): Promise<PreparedFile> {
  const format = await requireFormat(file)
  const filename = cleanFileName(file.filename)
  const { type } = FORMATS[format]
  // A kind that isn't the content's would be a price of one's own choosing.
  const isKind = file.kind === undefined || attachmentType(file.kind) === type
  if (!agrees(format, filename, file.declaredType) || !isKind) throw problem('attachment.type-not-allowed')
  const { bytes: content, mediaType, width, height } = await checkContent(file.bytes, format)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    type,
    filename,
    media_type: mediaType,
    bytes: content.length,
    sha256,
    width,
    height,
    units: toUnits(prices[`${type}_attachment_cost`]),
    content,
  }
}

async function checkContent(bytes: Buffer, format: Format): Promise<Content> {
  const kept = (mediaType: string): Content => ({ bytes, mediaType, width: null, height: null })
  switch (format) {
    case 'docx':
    case 'xlsx':
      await checkPackage(bytes, format)
      return kept(FORMATS[format].declared[0]!)
    case 'doc':
    case 'xls':
      checkCompound(bytes)
      return kept(FORMATS[format].declared[0]!)
    case 'pdf':
      return kept('application/pdf')
    case 'txt':
      return kept(`text/plain; charset=${textEncoding(bytes)?.charset ?? 'utf-8'}`)
    default:
      return cleanImage(bytes, format)
  }
}
