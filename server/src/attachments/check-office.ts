// A walk through Word and Excel files: no macros, nothing that is fetched when somebody opens them, no bombs. Streams are inflated only to be counted.
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { Problem } from '@green-room/contract/problems'
import { problem } from '#server/platform/problem.ts'
import { readAllNames } from './compound-file.ts'
import { readRelations } from './relations.ts'

export const ENTRIES_MAX = 1_000
export const UNPACKED_BYTES_MAX = 50 * 1024 * 1024
const RELATIONS_BYTES_MAX = 1024 * 1024
const MAIN_PART = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }
const MACRO_NAMES = new Set(['macros', '_vba_project_cur', '_vba_project', 'vba'])

const refuse = (code: Problem = 'attachment.unreadable'): never => {
  throw problem(code)
}

/** For .doc and .xls. */
export function checkCompound(bytes: Buffer): void {
  const names = readAllNames(bytes)
  if (names.length === 0) refuse()
  if (names.some((name) => MACRO_NAMES.has(name))) refuse('attachment.type-not-allowed')
}

/** For .docx and .xlsx. */
export async function checkPackage(bytes: Buffer, format: 'docx' | 'xlsx'): Promise<void> {
  // The reader itself refuses absolute names, '..' and backslashes, and streams that are longer than they said.
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
    autoClose: false,
  }).catch(() => refuse())
  try {
    await walk(zip, format)
  } catch (error) {
    throw error instanceof Error && error.name === 'ProblemError' ? error : problem('attachment.unreadable')
  } finally {
    zip.close()
  }
}

async function walk(zip: ZipFile, format: 'docx' | 'xlsx'): Promise<void> {
  let [entries, left, hasMainPart] = [0, UNPACKED_BYTES_MAX, false]
  for await (const entry of zip.eachEntry()) {
    if (++entries > ENTRIES_MAX || !entry.canDecodeFileData()) refuse()
    const name = entry.fileName.toLowerCase()
    if (/(^|\/)vbaproject\.bin$|(^|\/)macrosheets\//.test(name)) refuse('attachment.type-not-allowed')
    hasMainPart ||= name === MAIN_PART[format]
    const isRelations = name.endsWith('.rels')
    const read = await inflate(zip, entry, left, isRelations)
    left -= read.bytes
    if (isRelations) checkRelations(read.text)
  }
  if (!hasMainPart) refuse()
}

/** Counts what really comes out; headers may lie. */
async function inflate(zip: ZipFile, entry: Entry, most: number, isKept: boolean): Promise<{ bytes: number; text: string }> {
  let bytes = 0
  const kept: Buffer[] = []
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most || (isKept && bytes > RELATIONS_BYTES_MAX)) refuse()
    if (isKept) kept.push(chunk)
  }
  return { bytes, text: Buffer.concat(kept).toString('utf8') }
}

function checkRelations(text: string): void {
  for (const relation of readRelations(text) ?? refuse()) {
    if (/\/(vbaproject|xlmacrosheet|xlintlmacrosheet)$/i.test(relation.type)) refuse('attachment.type-not-allowed')
    // A link that a reader clicks is theirs; a template, picture or sheet that a program fetches by itself is not.
    if (relation.isExternal && !/\/hyperlink$/i.test(relation.type)) refuse()
  }
}
