// Small files and bodies that ask for much: memory, work without end, or a stack that is too deep.
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { docx, xlsx, zip } from '#server/attachments/samples.test-files.ts'

const MB = 1024 * 1024
const ZEROS = deflateSync(Buffer.alloc(20 * MB), { level: 9 })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
const canvas = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#345' } })
/** A picture with these chunks right behind its head. */
async function pngWith(chunks: Buffer[]): Promise<Buffer> {
  const png = await canvas(500).png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}
/** A head that says how large it is, and hardly anything behind it. */
function hugePng(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(0x7fffffff, 0)
  head.writeUInt32BE(0x7fffffff, 4)
  head.set([8, 6], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))])
}
function hugeGif(): Buffer {
  const head = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  return Buffer.concat([head, Buffer.from('2c00000000ffffffff00020244010021', 'hex').subarray(0, 14), Buffer.from('3b', 'hex')])
}
/** Its last pass over the pixels, some dozen bytes long, again and again. */
async function manyPasses(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#777' } })
    .toColourspace('b-w')
    .jpeg({ progressive: true })
    .toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const pass = jpeg.subarray(last, -2)
  const times = Math.floor((4.9 * MB - jpeg.length) / pass.length)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => pass), jpeg.subarray(-2)])
}

const LOL = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${LOL}]>`
/** Each page is the other's parent and child. */
const LOOP_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 9999999/Parent 3 0 R>>endobj\n' +
    '3 0 obj<</Type/Pages/Kids[2 0 R]/Count 9999999/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF',
)
const zipOf = (bytes: Buffer, more = 0): Buffer =>
  zip([{ name: 'word/document.xml', content: bytes }, ...Array.from({ length: more }, (_, i) => ({ name: `x${i}` }))])

export type Bomb = { name: string; type: string; bytes: Buffer }
/** Files that a member might send. */
export async function memberBombs(): Promise<Bomb[]> {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), ZEROS]))
  const wide = chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), ZEROS]))
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), ZEROS]))
  const inner = deflateRawSync(Buffer.alloc(49 * MB, 0x20), { level: 9 })
  const png = (name: string, bytes: Buffer): Bomb => ({ name: `${name}.png`, type: 'image/png', bytes })
  const word = (name: string, bytes: Buffer): Bomb => ({
    name: `${name}.docx`,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes,
  })
  return [
    png('huge', hugePng()),
    { name: 'huge.gif', type: 'image/gif', bytes: hugeGif() },
    { name: 'passes.jpg', type: 'image/jpeg', bytes: await manyPasses() },
    png('texts', await pngWith(Array.from({ length: 200 }, () => text))),
    png('wide-texts', await pngWith(Array.from({ length: 200 }, () => wide))),
    png('profile', await pngWith([profile])),
    png('crumbs', await pngWith(Array.from({ length: 300_000 }, () => chunk('tEXt', Buffer.from('a\0'))))),
    word('laughs', docx([], { name: 'word/document.xml', content: `${LAUGHS}<w:document>&l9;</w:document>` })),
    word('spaces', docx([], { name: 'word/document.xml', content: `<w:document>${' '.repeat(49 * MB)}</w:document>` })),
    word('many', zipOf(Buffer.from('<w:document/>'), 20_000)),
    word('twice', zipOf(inner)),
    // Its kind stands in its first part, which is unpacked to be told.
    word(
      'types',
      zip([
        { name: '[Content_Types].xml', content: Buffer.alloc(400 * MB, 0x20) },
        { name: 'word/document.xml', content: 'x' },
      ]),
    ),
    {
      name: 'wide.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: xlsx([{ name: 'xl/sharedStrings.xml', content: `<sst>${'<si><t>x</t></si>'.repeat(2_700_000)}</sst>` }]),
    },
    { name: 'loop.pdf', type: 'application/pdf', bytes: LOOP_PDF },
    { name: 'long.txt', type: 'text/plain', bytes: Buffer.alloc(5 * MB - 1, '\u0600a') },
  ]
}

export const deepText = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const cardOf = (extensions: string, more = ''): string =>
  `{"spec":"chara_card_v2","data":{"name":"Bomb","description":"d","personality":"p","scenario":"s","first_mes":"Hi.","mes_example":"",` +
  `"extensions":${extensions}${more}}}`
const carrying = (card: string, keyword = 'chara'): Buffer =>
  chunk('tEXt', Buffer.from(`${keyword}\0${Buffer.from(card).toString('base64')}`, 'latin1'))

/** Cards that somebody hands to an operator, with what becomes of each. */
export async function cardBombs(): Promise<[name: string, bytes: Buffer, codes: string[]][]> {
  const entry = '{"keys":["sea"],"content":"I know a thing about the sea.","extensions":{},"enabled":true}'
  const lore = `,"character_book":{"entries":[${Array.from({ length: 55_000 }, () => entry).join(',')}]}`
  const text = chunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), ZEROS]))
  return [
    ['that is deeper than any stack', Buffer.from(cardOf(`{"x":${deepText(2_000_000)}}`)), ['card.unreadable']],
    ['that is as deep as is read', Buffer.from(cardOf(`{"x":${deepText(1_500)}}`)), ['card.unreadable', 'OK']],
    ['with a library for lore', Buffer.from(cardOf('{}', lore)), ['card.unreadable']],
    ['with one text without end', Buffer.from(cardOf('{}', `,"creator_notes":"${'x'.repeat(4 * MB)}"`)), ['card.unreadable']],
    ['whose text is packed', await pngWith(Array.from({ length: 200 }, () => text)), ['card.unreadable']],
    ['that carries many', await pngWith(Array.from({ length: 20_000 }, () => carrying('{}'))), ['card.unreadable']],
    ['in a picture without end', Buffer.concat([hugePng().subarray(0, -12), carrying(cardOf('{}'))]), ['OK', 'card.unreadable']],
    [
      'whose own fields are those of every object',
      Buffer.from(cardOf('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}')),
      ['OK'],
    ],
  ]
}

/** A body that is smaller on the wire than it says it is inside. */
export const packedBody = gzipSync(JSON.stringify({ title: ' '.repeat(50 * MB) }))
