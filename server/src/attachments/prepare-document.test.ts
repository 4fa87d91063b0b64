import { expect, test } from 'vitest'
import { prepareFile } from './prepare-file.ts'
import {
  compound,
  doc,
  DOCX,
  docx,
  EXTERNAL,
  jpg,
  LONG,
  outcome,
  rawFile,
  relation,
  relations,
  xls,
  XLSX,
  xlsx,
  zip,
} from './samples.test-files.ts'

const PRICES = {
  message_symbol_cost: 0.1,
  image_attachment_cost: 20,
  document_attachment_cost: 20,
  audio_attachment_cost: 30,
  video_attachment_cost: 40,
}
const prepare = (...file: Parameters<typeof rawFile>) => prepareFile(rawFile(...file), PRICES)
const DOC = 'application/msword'
const XLS = 'application/vnd.ms-excel'
const NOT_ALLOWED = 'attachment.type-not-allowed'
const UNREADABLE = 'attachment.unreadable'

test('every document of the list is taken as it is', async () => {
  const samples = [
    ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'), 'application/pdf'],
    ['a.docx', DOCX, docx(), DOCX],
    ['a.xlsx', XLSX, xlsx(), XLSX],
    ['a.doc', DOC, doc(), DOC],
    ['a.xls', XLS, xls(), XLS],
    ['old.xls', XLS, compound({ '/Book': LONG }), XLS],
    ['a.txt', 'text/plain', Buffer.from('Grüße, 友 and 🫖\n'), 'text/plain; charset=utf-8'],
    ['latin.txt', 'text/plain', Buffer.from('Gr\u00FC\u00DFe', 'latin1'), 'text/plain; charset=windows-1252'],
  ] as const
  for (const [name, type, bytes, mediaType] of samples) {
    const { content, ...file } = await prepare(name, type, bytes)
    expect([name, content.equals(bytes)]).toEqual([name, true])
    expect(file).toMatchObject({ type: 'document', media_type: mediaType, filename: name, width: null, bytes: bytes.length })
  }
})

test('texts that begin like other formats are texts', async () => {
  for (const text of [
    'BMW service notes',
    'GIFTS for all',
    'MZ is a code',
    'The free lunch',
    'solid gold',
    `G${'o'.repeat(187)}Go`,
    'BEGIN:VCARD',
    '\uFEFFwith a mark',
    '1 < 2',
    ' <3 and more',
  ])
    expect([text, await outcome(prepare('a.txt', 'text/plain', text))]).toEqual([text, 'taken'])
})
test('texts that are something else are refused', async () => {
  for (const text of [
    '<html><script>1</script>',
    '\uFEFF \n<!doctype html>',
    '</p>',
    '<?xml version="1.0"?><svg/>',
    '<!-- x --><b>',
    '%PDF-1.4',
    String.raw`{\rtf1}`,
    '%!PS-Adobe-3.0',
  ])
    expect([text, await outcome(prepare('a.txt', 'text/plain', text))]).toEqual([text, NOT_ALLOWED])
  for (const bytes of [Buffer.from('with a \0 in it'), Buffer.from('utf-16', 'utf16le'), Buffer.from([0x1f, 0x8b, 8, 1, 2, 3, 4, 5])])
    await expect(prepare('a.txt', 'text/plain', bytes)).rejects.toThrow(NOT_ALLOWED)
})

test('a page, a program or a script is nothing else under another name', async () => {
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(500)])
  const page = '<!DOCTYPE html><script>alert(1)</script>'
  for (const [name, type, bytes] of [
    ['a.pdf', 'application/pdf', page],
    ['a.txt', 'text/html', 'plain'],
    ['a.html', 'text/html', page],
    ['a.html', 'text/plain', 'plain'],
    ['a.exe', 'application/x-msdownload', program],
    ['a.txt', 'text/plain', program],
    ['a.docx', DOCX, program],
    ['a.js', 'text/javascript', 'alert(1)'],
    ['a.pdf', 'application/pdf', `${page}%PDF-1.4`],
    ['a.pdf', 'application/pdf', '%PDX'],
    ['a.csv', 'text/csv', 'a,b'],
    ['a.rtf', 'text/rtf', String.raw`{\rtf1 x}`],
  ] as const)
    expect([name, await outcome(prepare(name, type, bytes))]).toEqual([name, NOT_ALLOWED])
  await expect(prepare('a.txt', 'text/plain', '')).rejects.toThrow('attachment.empty')
})

test('a zip, an installer or a mail is no office file', async () => {
  const plainZip = zip([{ name: 'readme.txt', content: 'hello' }])
  await expect(prepare('a.docx', DOCX, plainZip)).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.zip', 'application/zip', plainZip)).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.docx', DOCX, xlsx())).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.doc', DOC, xls())).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.doc', DOC, compound({ '/__properties_version1.0': LONG, '/attach/WordDocument': LONG }))).rejects.toThrow(
    NOT_ALLOWED,
  )
  await expect(prepare('a.docx', DOCX, docx().subarray(0, 300))).rejects.toThrow(/^attachment\./)
  await expect(prepare('a.docx', DOCX, await jpg())).rejects.toThrow(NOT_ALLOWED)
})

test('macros are refused in all four', async () => {
  const code = { name: 'word/vbaProject.bin', content: 'code' }
  await expect(prepare('a.docx', DOCX, docx([code]))).rejects.toThrow(NOT_ALLOWED)
  await expect(
    prepare('a.docx', DOCX, docx([{ name: 'word/_rels/document.xml.rels', content: relations(relation('vbaProject')) }])),
  ).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.xlsx', XLSX, xlsx([{ name: 'xl/VBAPROJECT.bin' }]))).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.xlsx', XLSX, xlsx([{ name: 'xl/macrosheets/sheet1.xml' }]))).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.doc', DOC, doc({ '/Macros/VBA/dir': LONG }))).rejects.toThrow(NOT_ALLOWED)
  await expect(prepare('a.xls', XLS, xls({ '/_VBA_PROJECT_CUR/VBA/dir': LONG }))).rejects.toThrow(NOT_ALLOWED)
})

test('what a program would fetch by itself is refused, a link that a reader clicks is not', async () => {
  const withRelations = (inner: string) =>
    prepare('a.docx', DOCX, docx([{ name: 'word/_rels/document.xml.rels', content: relations(inner) }]))
  expect(await withRelations(relation('hyperlink', EXTERNAL) + relation('image'))).toMatchObject({ type: 'document' })
  for (const type of ['attachedTemplate', 'image', 'oleObject', 'frame', 'externalLinkPath'])
    expect([type, await outcome(withRelations(relation(type, EXTERNAL)))]).toEqual([type, UNREADABLE])
  await expect(withRelations(relation('hyperlink', EXTERNAL) + relation('attachedTemplate', " TargetMode='&#69;xternal'"))).rejects.toThrow(
    UNREADABLE,
  )
})

test('a bomb is refused by what comes out of it, whatever its headers say', async () => {
  const zeros = Buffer.alloc(26 * 1024 * 1024)
  const bomb = docx([
    { name: 'word/a.xml', content: zeros },
    { name: 'word/b.xml', content: zeros },
  ])
  expect(bomb.length).toBeLessThan(100_000)
  await expect(prepare('a.docx', DOCX, bomb)).rejects.toThrow(UNREADABLE)
  await expect(prepare('a.docx', DOCX, docx([{ name: 'word/a.xml', content: zeros, claimedBytes: 10 }]))).rejects.toThrow(UNREADABLE)
  expect(await prepare('a.docx', DOCX, docx([{ name: 'word/a.xml', content: zeros }]))).toMatchObject({ type: 'document' })
  await expect(prepare('a.docx', DOCX, docx(Array.from({ length: 999 }, (_, index) => ({ name: `word/${index}.xml` }))))).rejects.toThrow(
    UNREADABLE,
  )
})

test('no part is named like a place outside the package', async () => {
  for (const name of ['/etc/passwd', '../../up.xml', 'word/../../up.xml', 'C:/windows/x', String.raw`word\up.xml`])
    expect([name, await outcome(prepare('a.docx', DOCX, docx([{ name, content: 'x' }])))]).toEqual([name, UNREADABLE])
})
