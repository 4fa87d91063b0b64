// What a file is, by its content alone. Names and declared types are only asked whether they agree (formats.ts).
import { fileTypeFromBuffer } from 'file-type'
import { readRootNames } from './compound-file.ts'
import type { Format } from './formats.ts'
import { startsLikeMarkup, textEncoding } from './plain-text.ts'

const BY_MEDIA_TYPE: Record<string, Format> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** The format of a file, or null where it is none of ours. */
export async function sniff(bytes: Buffer): Promise<Format | null> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  const encoding = textEncoding(bytes)
  // A text may begin with any word, and some words are other formats' marks ('BM', 'GIF', 'The free'): no control characters, no picture.
  if (encoding?.isClean) return startsLikeMarkup(bytes) || startsLikeDocument(bytes) ? null : 'txt'
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime
  if (mediaType === undefined) return encoding && !startsLikeMarkup(bytes) ? 'txt' : null
  if (mediaType === 'application/x-cfb') return sniffCompound(bytes)
  return BY_MEDIA_TYPE[mediaType] ?? null
}

/** Word and Excel share a container with mails, installers and slides; a stream at its root tells them apart. */
function sniffCompound(bytes: Buffer): Format | null {
  const names = readRootNames(bytes)
  const isWord = names.includes('worddocument')
  const isSheet = names.includes('workbook') || names.includes('book')
  return isWord === isSheet ? null : isWord ? 'doc' : 'xls'
}

const startsLikeDocument = (bytes: Buffer): boolean => /^\s*(%PDF|%!PS|\{\\rtf)/.test(bytes.toString('latin1', 0, 64))
