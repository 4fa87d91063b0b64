// The words of a document, format by format. These libraries parse files of strangers: they run only in a worker (read-document.ts).
import type { Format } from './formats.ts'
import { textEncoding } from './plain-text.ts'

const PAGES_MAX = 40
const ROWS_MAX = 200
/** Far more than is kept; nothing beyond it is put together. */
const UNITS_MAX = 60_000

export type DocumentFormat = Extract<Format, 'pdf' | 'docx' | 'xlsx' | 'doc' | 'xls' | 'txt'>

/** Throw where the file is broken, closed by a password, or not of the format. */
export const DOCUMENT_READERS: Record<DocumentFormat, (bytes: Buffer) => Promise<string>> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readSheets,
  doc: readDoc,
  xls: readSheets,
  txt: async (bytes) => {
    const encoding = textEncoding(bytes)
    if (!encoding) throw new Error('not a text')
    return new TextDecoder(encoding.charset).decode(bytes)
  },
}

async function readPdf(bytes: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= Math.min(PAGES_MAX, document.numPages) && text.length < UNITS_MAX; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\n`
  }
  return text
}

async function readDocx(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  return (await mammoth.extractRawText({ buffer: bytes })).value
}

async function readDoc(bytes: Buffer): Promise<string> {
  const { CFB } = await import('@e965/xlsx')
  requirePlainWord(CFB.find(CFB.read(bytes, { type: 'buffer' }), '/WordDocument')?.content)
  const { default: WordExtractor } = await import('word-extractor')
  return (await new WordExtractor().extract(bytes)).getBody()
}

/** The head of the stream says whether the rest is encrypted ([MS-DOC] FibBase); the package would read it as letters. */
function requirePlainWord(stream: ArrayLike<number> | undefined): void {
  const head = Buffer.from(Array.from({ length: 12 }, (_, at) => stream?.[at] ?? 0))
  if (head.readUInt16LE(0) !== 0xa5ec) throw new Error('not a document of Word')
  if (head.readUInt16LE(10) & 0x0100) throw new Error('encrypted')
}

async function readSheets(bytes: Buffer): Promise<string> {
  const { read, utils } = await import('@e965/xlsx')
  const book = read(bytes, { type: 'buffer', dense: true, sheetRows: ROWS_MAX, cellHTML: false, cellFormula: false })
  let text = ''
  for (const name of book.SheetNames) {
    if (text.length > UNITS_MAX) break
    const rows = utils.sheet_to_csv(book.Sheets[name]!, { blankrows: false, strip: true })
    if (rows.trim() !== '') text += `${book.SheetNames.length > 1 ? `${name}:\n` : ''}${rows}\n\n`
  }
  return text
}
