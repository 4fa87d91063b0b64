import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { writeBook, writeDoc, writeDocx, writeHollowDocx, writePdf, writePdfBomb } from './documents.test-files.ts'
import { keptText, TEXT_SYMBOLS_MAX } from './kept-text.ts'
import { readDocument } from './read-document.ts'
import { doc, DOCX, docx, jpg, xls, XLSX, xlsx } from './samples.test-files.ts'

const PDF = 'application/pdf'
const DOC = 'application/msword'
const XLS = 'application/vnd.ms-excel'
const TXT = 'text/plain; charset=utf-8'
const reasonOf = async (...file: Parameters<typeof readDocument>) => (await readDocument(...file)).reason

describe('the words of a document', () => {
  test('stand in the pages of a pdf, in their order, up to the fortieth', async () => {
    const { text } = await readDocument(await writePdf(Array.from({ length: 42 }, (_, page) => `Page ${page + 1} of the log`)), PDF)
    expect(text).toMatch(/^Page 1 of the log\nPage 2 of the log\n/)
    expect(text!.endsWith('Page 40 of the log')).toBe(true)
  })
  test('stand in the paragraphs of a docx', async () => {
    const { text } = await readDocument(writeDocx(['Dear harbour,', 'the rope & the lamp <3', 'Zażółć, 友, 🫖']), DOCX)
    expect(text).toBe('Dear harbour,\n\nthe rope & the lamp <3\n\nZażółć, 友, 🫖')
  })
  test('stand in a doc of Word 97', async () => {
    expect((await readDocument(writeDoc('Dear harbour, a ćma flew by.\rSecond line.\r'), DOC)).text).toBe(
      'Dear harbour, a ćma flew by.\nSecond line.',
    )
  })
  test.each([
    ['xlsx', XLSX],
    ['biff8', XLS],
  ] as const)('stand in the rows of each sheet: %s', async (format, mediaType) => {
    const rows = [['fruit', 'kilos'], ['apples', 12.5], [], ['pears, ripe', 3]] // prettier-ignore
    const { text } = await readDocument(writeBook({ Stock: rows, Empty: [], Notes: [['call Ida']] }, format), mediaType)
    expect(text).toBe('Stock:\nfruit,kilos\napples,12.5\n"pears, ripe",3\n\nNotes:\ncall Ida')
  })
  test('are read to row 200 of a sheet', async () => {
    const long = writeBook({ Long: Array.from({ length: 5_000 }, (_, row) => [row + 1]) }, 'xlsx')
    expect((await readDocument(long, XLSX)).text!.split('\n')).toHaveLength(200)
  })
  test('stand in a text, whatever it is encoded in', async () => {
    expect((await readDocument(Buffer.from('\uFEFFGrüße, 友'), TXT)).text).toBe('Grüße, 友')
    expect((await readDocument(Buffer.from('Gr\u00FC\u00DFe \u0096 bald', 'latin1'), 'text/plain; charset=windows-1252')).text).toBe(
      'Grüße – bald',
    )
  })
  test('are kept up to 6,000 symbols, without what nobody sees', () => {
    expect(keptText('a\u0007b\r\n\r\n\r\n\r\n  c \t d\n')).toBe('ab\n\nc d')
    expect([...new Intl.Segmenter().segment(keptText('👩‍👩‍👧‍👦'.repeat(7_000))!)].length).toBeLessThanOrEqual(TEXT_SYMBOLS_MAX)
    expect(keptText('x'.repeat(90_000))).toHaveLength(TEXT_SYMBOLS_MAX)
    expect([keptText(' \n\t'), keptText('\u0000\u0001'), keptText('--- ...')]).toEqual([null, null, null])
  })
})

describe('a document that cannot be read says why, and harms nobody', () => {
  test('scans and empty ones', async () => {
    expect(await reasonOf(await writePdf(['', '']), PDF)).toBe('no text in it')
    expect(await reasonOf(writeDocx([' ']), DOCX)).toBe('no text in it')
    expect(await reasonOf(writeBook({ Empty: [[]] }, 'xlsx'), XLSX)).toBe('no text in it')
  })
  test('broken ones of each kind', async () => {
    const whole = await writePdf(['Hello'])
    const broken: [string, Buffer, string][] = [
      ['pdf', Buffer.concat([whole.subarray(0, 200), Buffer.alloc(500, 1)]), PDF],
      ['hollow docx', writeHollowDocx(), DOCX],
      ['docx', docx(), DOCX],
      ['xlsx', xlsx(), XLSX],
      ['doc', doc(), DOC],
      ['xls', xls(), XLS],
      ['torn doc', writeDoc('Hello').subarray(0, 6_000), DOC],
    ]
    for (const [name, bytes, mediaType] of broken)
      expect([name, await readDocument(bytes, mediaType)]).toEqual([name, { text: null, reason: expect.any(String) }])
  })
  test('ones that are closed by a password', async () => {
    expect(await reasonOf(await writePdf(['Secret'], { userPassword: 'sesame', ownerPassword: 'open' }), PDF)).toBe('PasswordException')
    expect(await reasonOf(writeDoc('Secret', { isEncrypted: true }), DOC)).toBe('Error')
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Secret']]))
    // A record FilePass (0x2F) behind the first one says that all the others are encrypted.
    const locked = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
    const start = locked.indexOf(Buffer.from('0908100000060500', 'hex'))
    Buffer.from('2f000200', 'hex').copy(locked, start + 20)
    expect(await reasonOf(locked, XLS)).toEqual(expect.any(String))
  })
  test('pdf that only its owner may change is read', async () => {
    expect((await readDocument(await writePdf(['For all eyes'], { ownerPassword: 'open' }), PDF)).text).toBe('For all eyes')
  })
  test('what is something else than it was', async () => {
    expect(await reasonOf(await jpg(), XLSX)).toBe('not what it was')
    expect(await reasonOf(Buffer.from('a,b\n1,2'), XLS)).toBe('not what it was')
    expect(await reasonOf(Buffer.from([0, 1, 2, 3]), TXT)).toBe('not what it was')
  })
  test('bombs end their reader and nothing else', async () => {
    const before = process.memoryUsage().rss
    expect(await reasonOf(writePdfBomb(500), PDF)).toBe('unpacks to too much')
    const word = writeDocx(Array.from({ length: 200_000 }, () => 'boom boom boom boom boom'))
    expect(word.length).toBeLessThan(1_000_000)
    expect(['ERR_WORKER_OUT_OF_MEMORY', 'unpacks to too much']).toContain(await reasonOf(word, DOCX))
    expect(process.memoryUsage().rss - before).toBeLessThan(1_500 * 1024 * 1024)
  })
  test('what takes too long', async () => {
    expect(await reasonOf(await writePdf(['slow']), PDF, 1)).toBe('took too long')
  })
})
