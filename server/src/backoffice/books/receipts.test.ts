// The bookkeeper's file: every paper of a span, once, with a list that agrees with the books.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { topUp } from '../../../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'

let lounge: TestLounge
let finance: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false })
  finance = await operator(lounge, 'finance')
}, 60_000)
afterAll(() => lounge?.close())

const today = () => new Date().toISOString().slice(0, 10)
const fetchZip = async (span: { from: string; to: string }) =>
  fetch(`${lounge.origin}/api/admin/receipts.zip?${new URLSearchParams(span)}`, { headers: { cookie: `desk=${finance.cookie}` } })

test('it holds each receipt and credit note of the days as its PDF, and a list whose sums are those of the books', async () => {
  const ada = await lounge.member('Ada')
  const order = await topUp(lounge, ada, { amount: 25 })
  await topUp(lounge, ada, { amount: 10 })
  await ada.call('withdrawDeposit', { order_id: order })
  await waitFor(async () =>
    (await ada.call('listDeposits')).body.payload.some((one: { credit_notes: string[] }) => one.credit_notes.length === 1),
  )
  const answer = await fetchZip({ from: today(), to: today() })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="receipts-${today()}-${today()}-test.zip"`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const [head, ...lines] = strFromU8(files['receipts.csv']!)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(head!.slice(0, 3)).toEqual(['number', 'kind', 'issued'])
  const papers = Object.keys(files).filter((name) => name.endsWith('.pdf'))
  expect(papers.toSorted()).toEqual(lines.map((line) => `${today().slice(0, 7)}/${line[0]}.pdf`).toSorted())
  expect(papers.every((name) => strFromU8(files[name]!.subarray(0, 5)) === '%PDF-')).toBe(true)
  expect(lines.map((line) => line[1])).toEqual(['receipt', 'receipt', 'credit-note'])
  const { rows } = await sql<{ sum: string }>`SELECT sum(CASE kind WHEN 'receipt' THEN gross_cents ELSE - gross_cents END) AS sum
    FROM payments.receipt`.execute(lounge.database.owner)
  expect(lines.reduce((sum, line) => sum + Math.round(Number(line[9]) * 100), 0)).toBe(Number(rows[0]!.sum))
  const act = await lounge.database.owner.selectFrom('audit').selectAll().where('act', '=', 'receipts.downloaded').executeTakeFirstOrThrow()
  expect(act.after).toEqual({ from: today(), to: today(), papers: 3 })
})

test('other days hold none of them, and a span that ends before it begins is refused', async () => {
  const files = unzipSync(new Uint8Array(await (await fetchZip({ from: '2020-01-01', to: '2020-12-31' })).arrayBuffer()))
  expect(Object.keys(files)).toEqual(['receipts.csv'])
  expect((await fetchZip({ from: today(), to: '2020-01-01' })).status).toBe(422)
})
