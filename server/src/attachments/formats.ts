import type { AttachmentType } from '@green-room/contract/money/price'

export type Format = 'jpg' | 'png' | 'webp' | 'gif' | 'pdf' | 'docx' | 'xlsx' | 'doc' | 'xls' | 'txt'
export type FormatRule = {
  type: AttachmentType & ('image' | 'document')
  /** Endings a name may have, and types a sender may declare, for content of this format. */
  endings: readonly string[]
  declared: readonly string[]
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The files that a message may carry: images, PDF, doc, docx, xls, xlsx, txt. */
export const FORMATS: Record<Format, FormatRule> = {
  jpg: { type: 'image', endings: ['jpg', 'jpeg'], declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { type: 'image', endings: ['png'], declared: ['image/png', 'image/apng'] },
  webp: { type: 'image', endings: ['webp'], declared: ['image/webp'] },
  gif: { type: 'image', endings: ['gif'], declared: ['image/gif'] },
  pdf: { type: 'document', endings: ['pdf'], declared: ['application/pdf'] },
  docx: { type: 'document', endings: ['docx'], declared: [`${OFFICE}.wordprocessingml.document`] },
  xlsx: { type: 'document', endings: ['xlsx'], declared: [`${OFFICE}.spreadsheetml.sheet`] },
  doc: { type: 'document', endings: ['doc'], declared: ['application/msword'] },
  xls: { type: 'document', endings: ['xls'], declared: ['application/vnd.ms-excel'] },
  txt: { type: 'document', endings: ['txt'], declared: ['text/plain'] },
}

/** What senders write who don't know the type: browsers do, where no program for it is installed. */
const UNDECLARED = new Set(['', 'application/octet-stream'])

/** True where name and declared type say nothing else than the content does. */
export function agrees(format: Format, filename: string, declaredType: string): boolean {
  const rule = FORMATS[format]
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  const declared = declaredType.split(';', 1)[0]!.trim().toLowerCase()
  return rule.endings.includes(ending) && (UNDECLARED.has(declared) || rule.declared.includes(declared))
}

/** The ending that a stored file deserves, whatever its name says. */
export function endingOf(mediaType: string): string {
  const found = Object.entries(FORMATS).find(([, rule]) => rule.declared.includes(mediaType.split(';', 1)[0]!))
  return found?.[0] ?? 'bin'
}
