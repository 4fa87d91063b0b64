// Receipts and credit notes: what stands on them, whose they are, and that they stay as they were issued.
import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#server/platform/texts/texts.ts'
import { topUp } from '../../../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { visualRuns } from './pdf-lines.ts'
import { drawReceipt } from './receipt-pdf.ts'

let lounge: TestLounge
let ada: Awaited<ReturnType<TestLounge['member']>>
let ids: { receipt: string; note: string; dollars: string }
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
  ada = await lounge.member()
  const orderId = await topUp(lounge, ada, { amount: 25 })
  await ada.call('withdrawDeposit', { order_id: orderId })
  const deposit = await waitFor(async () => {
    const found = (await ada.call('listDeposits')).body.payload[0]
    return found.credit_notes.length === 1 && found
  })
  const dollars = await topUp(lounge, ada, { amount: 58, currency: 'USD' })
  const other = (await ada.call('listDeposits')).body.payload.find((one: { id: string }) => one.id === dollars)
  ids = { receipt: deposit.receipt.id, note: deposit.credit_notes[0].id, dollars: other.receipt.id }
}, 60_000)
afterAll(() => lounge?.close())
const read = async (id: string) => (await ada.call('readReceipt', { receipt_id: id })).body.payload

describe('a receipt', () => {
  test('says who sold what to whom, with VAT, and how it was paid', async () => {
    expect(await read(ids.receipt)).toEqual({
      id: ids.receipt,
      number: expect.stringMatching(/^TEST-\d{4}-1$/),
      kind: 'receipt',
      issued_at: expect.stringMatching(/Z$/),
      order_number: expect.stringMatching(/^G-/),
      receipt_number: null,
      product: 'Green Room',
      seller: 'Lampblack Rooms B.V., Keizersgracht 12, 1015 Amsterdam. KvK 00000000, VAT NL000000000B01',
      buyer: {
        name: 'Ada Byron',
        email: 'ada@example.com',
        address: 'Prinsengracht 3',
        post_code: '1015 DK',
        city: 'Amsterdam',
        country: 'Netherlands',
      },
      item: '2 500 points',
      points: 2_500,
      net: 20.66,
      vat: 4.34,
      vat_percent: 21,
      gross: 25,
      currency: 'EUR',
      charged: null,
      card: 'Visa 4242',
      is_test: true,
    })
  })
  test('in another currency says both sums and the rate', async () => {
    expect(await read(ids.dollars)).toMatchObject({ gross: 50, currency: 'EUR', charged: { amount: 58, currency: 'USD', rate: 1.16 } })
  })
  test('names the country in the language of whoever reads it', async () => {
    const { body } = await ada.call('readReceipt', { receipt_id: ids.receipt, lang_id: 'ar' })
    expect(body.payload.buyer.country).toBe('هولندا')
  })
  test('corrected by a credit note is named on it', async () => {
    const [receipt, note] = [await read(ids.receipt), await read(ids.note)]
    expect(note).toMatchObject({ kind: 'credit-note', receipt_number: receipt.number, points: 2_500, gross: 25, net: 20.66, vat: 4.34 })
    expect(note.number).toMatch(/^TEST-\d{4}-2$/)
  })
  test('keeps the seller of its day', async () => {
    await lounge.database.owner.updateTable('setting').set({ value: '"Another Name B.V."' }).where('key', '=', 'requisites').execute()
    expect((await read(ids.receipt)).seller).toContain('Lampblack Rooms')
    const next = await topUp(lounge, ada, { amount: 9 })
    const { body } = await ada.call('listDeposits')
    expect((await read(body.payload.find((one: { id: string }) => one.id === next).receipt.id)).seller).toBe('Another Name B.V.')
  })
  test('of somebody else, or of nobody, is not found, as page and as PDF', async () => {
    const bert = await lounge.member('Bert')
    for (const door of ['readReceipt', 'downloadReceipt'] as const)
      for (const receipt_id of [ids.receipt, '424242']) expect((await bert.call(door, { receipt_id })).body.code).toBe('receipt.not-found')
  })
  test('of an erased account has no buyer', async () => {
    await lounge.database.owner.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx) // she is still there, to look at it
      await sql`SELECT payments.forget_buyer(${ada.id})`.execute(trx)
    })
    expect((await read(ids.receipt)).buyer).toBe(null)
    expect((await pdfOf(ids.receipt)).length).toBeGreaterThan(5_000)
  })
})

const pdfOf = async (id: string): Promise<Buffer> => {
  const answer = await fetch(`${lounge.origin}/api/receipts/${id}/pdf`, { headers: ada.headers() })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="TEST-\d{4}-\d+\.pdf"$/)
  return Buffer.from(await answer.arrayBuffer())
}
/** The streams of a PDF, unpacked. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
/** The letters that the fonts in it can say, read back from its own tables. */
function lettersOf(pdf: Buffer): Set<string> {
  const tables = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'))
  const codes = tables.flatMap((table) => [...table.matchAll(/<([0-9a-f]{4,})>/gi)].map(([, code = '']) => code))
  return new Set(codes.filter((code) => code.length === 4).map((code) => String.fromCharCode(Number.parseInt(code, 16))))
}

describe('its PDF', () => {
  test('is one page with its fonts in it, made in a moment', async () => {
    const receipt = await read(ids.dollars)
    const texts = loadTexts()
    await drawReceipt(texts, receipt, 'en')
    const times: number[] = []
    let pdf: Buffer = Buffer.alloc(0)
    for (let index = 0; index < 5; index++) {
      const startedAt = performance.now()
      pdf = await drawReceipt(texts, receipt, 'en')
      times.push(performance.now() - startedAt)
    }
    console.info(`receipt: ${pdf.length} bytes in ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    const source = pdf.toString('latin1')
    expect(source.startsWith('%PDF-1.')).toBe(true)
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(source.match(/\/FontFile2/g)).toHaveLength(2)
    expect(source).toContain('DejaVuSans')
    expect(pdf.length).toBeLessThan(60_000)
  })
  test.each([
    ['German and Polish', 'Zoë Ważna-Größe, ul. Łąkowa 7, 00-001 Łódź'],
    ['Greek and Cyrillic', 'Ελένη Петрова'],
    ['Arabic', 'مريم عبد الله'],
  ])('can write %s', async (_name, name) => {
    const receipt = { ...(await read(ids.dollars)), buyer: { name, email: '', address: '', post_code: '', city: '', country: '' } }
    const letters = lettersOf(await drawReceipt(loadTexts(), receipt, name.startsWith('م') ? 'ar' : 'en'))
    const isArabic = /\p{Script=Arabic}/u.test(name)
    // Arabic letters stand as the forms they take in a word; the tables say the letter for each.
    const missing = [...new Set(name.replace(/\s/g, ''))].filter((letter) => !letters.has(letter))
    expect(missing.length).toBeLessThanOrEqual(isArabic ? 2 : 0)
  })
  test.each([
    ['en', false],
    ['de', true],
  ])('writes sums as its language does: %s', async (language, hasComma) => {
    const plain = { ...(await read(ids.dollars)), seller: '', buyer: null, vat_percent: 8.1 }
    const bare = { ...loadTexts(), say: (_language: string, key: string) => key }
    expect(lettersOf(await drawReceipt(bare, plain, language)).has(',')).toBe(hasComma)
  })
  test.each([
    ['Receipt R-2026-1', false, ['Receipt\u00a0R-2026-1']],
    ['مريم عبد الله', true, ['مريم\u00a0عبد\u00a0الله']],
    ['Order مريم عبد 12', false, ['Order', 'مريم\u00a0عبد', '12']],
    ['رقم R-2026-1', true, ['R-2026-1', 'رقم']],
    ['الطلب 2 500 نقطة', true, ['نقطة', '2\u00a0500', 'الطلب']],
    ['التاريخ 22.11.2026', true, ['22.11.2026', 'التاريخ']],
    ['بسعر 1.05 USD لكل € 1.', true, ['.€\u00a01', 'لكل', '1.05\u00a0USD', 'بسعر']],
    ['1015 Amsterdam. VAT', true, ['1015\u00a0Amsterdam.\u00a0VAT']],
    ['', false, []],
  ] as [string, boolean, string[]][])('puts the runs of %j in the order in which they are seen', (text, isRtl, runs) => {
    expect(visualRuns(text, isRtl)).toEqual(runs)
  })
})
