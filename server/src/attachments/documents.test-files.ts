// Documents with words in them, as programs write them, and some that no program would.
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import PDFDocument from 'pdfkit'
import { compound, docx, relation, relations, zip } from './samples.test-files.ts'

type PdfOptions = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>

/** One page for each text; an empty one has a drawing and no words, as a scan has. */
export async function writePdf(pages: string[], options: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const text of pages) {
    document.addPage()
    if (text === '') document.rect(50, 50, 200, 100).fill('grey')
    else document.text(text)
  }
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

/** A few KB whose one page unpacks to so many megabytes. */
export function writePdfBomb(megabytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 }), { level: 9 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>',
    `<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  )
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const writeDocx = (paragraphs: string[]): Buffer => {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join('')
  const main = {
    name: 'word/document.xml',
    content: `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  }
  const target = relation('officeDocument').replace('https://far.example/x', 'word/document.xml')
  return docx([{ name: '_rels/.rels', content: relations(target) }], main)
}
/** A package that holds nothing where its text should stand. */
export const writeHollowDocx = (): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:p' },
  ])

export function writeBook(sheets: Record<string, unknown[][]>, format: 'xlsx' | 'biff8'): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return write(book, { type: 'buffer', bookType: format }) as Buffer
}

/** A document of Word 97 with one piece of text ([MS-DOC]): its head, its text behind it, and a table that says where. */
export function writeDoc(text: string, { isEncrypted = false } = {}): Buffer {
  const TEXT_AT = 0x800
  const main = Buffer.alloc(TEXT_AT + text.length * 2 + 4_096)
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  main.write(text, TEXT_AT, 'utf16le')
  const pieces = Buffer.alloc(5_000)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(TEXT_AT, 15)
  return compound({ '/WordDocument': main, '/1Table': pieces })
}
