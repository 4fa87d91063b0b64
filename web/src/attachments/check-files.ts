import { FILE_BYTES_MAX, FILE_ENDINGS, FILES_MAX } from '@green-room/contract/limits/file-limits'
import type { Problem } from '@green-room/contract/problems'
import { fileEnding } from './file-type.ts'

export type Refusal = { name: string; code: Extract<Problem, `attachment.${string}`> }

/** Sorts files into those that may be sent and those that may not, each with its reason. `already` is how many wait. */
export function checkFiles(files: readonly File[], already: number): { accepted: File[]; refused: Refusal[] } {
  const accepted: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    const code = refusalOf(file, already + accepted.length)
    if (code) refused.push({ name: file.name, code })
    else accepted.push(file)
  }
  return { accepted, refused }
}

function refusalOf(file: File, already: number): Refusal['code'] | null {
  if (!(FILE_ENDINGS as readonly string[]).includes(fileEnding(file.name))) return 'attachment.type-not-allowed'
  if (file.size === 0) return 'attachment.empty'
  if (file.size > FILE_BYTES_MAX) return 'attachment.too-large'
  return already >= FILES_MAX ? 'attachment.too-many' : null
}
