// Files as people and attackers make them, put together byte by byte where no program would.
import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import CFB from 'cfb'
import sharp from 'sharp'
import type { RawFile } from '#server/platform/http/upload.ts'

export function rawFile(filename: string, declaredType: string, content: Buffer | string, kind?: string): RawFile {
  const bytes = Buffer.from(content)
  return { filename, declaredType, kind, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** 'taken', or the code of the refusal: a list of cases names the one that fails. */
export const outcome = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'taken',
    (error: Error) => error.message,
  )

export const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 60 } } })
export const jpg = (width?: number, height?: number): Promise<Buffer> => canvas(width, height).jpeg().toBuffer()

export type Part = { name: string; content?: string | Buffer; claimedBytes?: number }

/** A zip as its parts say, with names that no packer would write and sizes that may lie. */
export function zip(parts: Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', claimedBytes } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedBytes ?? plain.length, 18)
    const title = Buffer.from(name)
    const [local, central] = [Buffer.alloc(30), Buffer.alloc(46)]
    local.writeUInt32LE(0x04034b50, 0)
    fields.copy(local, 4)
    central.writeUInt32LE(0x02014b50, 0)
    fields.copy(central, 6)
    for (const [header, at] of [
      [local, 26],
      [central, 28],
    ] as const)
      header.writeUInt16LE(title.length, at)
    central.writeUInt32LE(offset, 42)
    bodies.push(local, title, packed)
    directory.push(central, title)
    offset += 30 + title.length + packed.length
  }
  const end = Buffer.alloc(22)
  const list = Buffer.concat(directory)
  end.writeUInt32LE(0x06054b50, 0)
  for (const at of [8, 10]) end.writeUInt16LE(parts.length, at)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
export const DOCX = `${OFFICE}.wordprocessingml.document`
export const XLSX = `${OFFICE}.spreadsheetml.sheet`
const contentTypes = (main: string, type: string): Part => ({
  name: '[Content_Types].xml',
  content:
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Override PartName="/${main}" ContentType="${type}.main+xml"/></Types>`,
})
const WORD_PART = { name: 'word/document.xml', content: '<w:document>Hello</w:document>' }
export const docx = (more: Part[] = [], main: Part = WORD_PART): Buffer => zip([contentTypes('word/document.xml', DOCX), main, ...more])
export const xlsx = (more: Part[] = []): Buffer =>
  zip([contentTypes('xl/workbook.xml', XLSX), { name: 'xl/workbook.xml', content: '<workbook/>' }, ...more])

export const relations = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
export const relation = (type: string, more = ''): string =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://far.example/x"${more}/>`
export const EXTERNAL = ' TargetMode="External"'

/** A container of .doc or .xls with these streams. */
export function compound(streams: Record<string, string | Buffer>): Buffer {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_del(container, '/\u0001Sh33tJ5')
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, path, Buffer.from(content))
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'cfb' }) as Buffer)
}
export const LONG = 'x'.repeat(5_000)
export const doc = (more: Record<string, string> = {}): Buffer => compound({ '/WordDocument': LONG, '/1Table': LONG, ...more })
export const xls = (more: Record<string, string> = {}): Buffer => compound({ '/Workbook': LONG, ...more })
