// Receipts and credit notes of a span as one file for the bookkeeper: each as its PDF, and a list of all.
import { Readable } from 'node:stream'
import * as doors from '@green-room/contract/backoffice/tax'
import { countIssued, listIssued } from '#server/payments/receipts/receipt.ts'
import { drawReceipt } from '#server/payments/receipts/receipt-pdf.ts'
import { zip } from '#server/personal-data/zip.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { csvPortion, type Cell, type Portion } from '#server/platform/portion.ts'
import { formProblem } from '#server/platform/problem.ts'
import { serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'

const DAY_MS = 86_400_000
/** One file without zip64 holds 65,535, and somebody waits for it. */
const PAPERS_MAX = 20_000
const HEAD = ['number', 'kind', 'issued', 'order', 'corrects', 'country', 'vat_percent', 'net', 'vat', 'gross', 'currency', 'member']
type Span = { from: Date; to: Date; livemode: boolean }

export function receiptRoutes({ app, lounge }: Desk): void {
  const { db } = lounge
  const livemode = lounge.config.isLive
  serveRaw(app, doors.downloadReceipts, async ({ input: { from, to }, caller, request, reply }) => {
    const span = { from: new Date(from), to: new Date(Date.parse(to) + DAY_MS), livemode }
    if (span.to <= span.from) throw formProblem({ to: 'form.invalid-value' })
    const papers = await countIssued(db, span)
    if (papers > PAPERS_MAX) throw formProblem({ to: 'form.invalid-value' })
    await transact(db, (trx) =>
      recordAct(trx, {
        operator: actorOf(caller, request),
        act: 'receipts.downloaded',
        target: { type: 'receipts', id: to },
        after: { from, to, papers },
      }),
    )
    const name = `receipts-${from}-${to}${livemode ? '' : '-test'}.zip`
    void reply.headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` })
    return Readable.from(zip(portionsOf(lounge, span)))
  })
}

/** A paper is drawn when its turn in the file has come. */
async function* portionsOf({ db, texts }: Lounge, span: Span): AsyncGenerator<Portion> {
  async function* lines(): AsyncGenerator<Cell[]> {
    for await (const { receipt: r, country, member } of listIssued(db, span)) {
      const sign = r.kind === 'credit-note' ? -1 : 1
      const sums = [r.net, r.vat, r.gross].map((sum) => sign * sum)
      yield [r.number, r.kind, r.issued_at, r.order_number, r.receipt_number, country, r.vat_percent, ...sums, 'EUR', member]
    }
  }
  yield csvPortion('receipts.csv', HEAD, lines)
  for await (const { receipt, language } of listIssued(db, span))
    yield {
      path: `${receipt.issued_at.slice(0, 7)}/${receipt.number}.pdf`,
      isPacked: true,
      async *pieces() {
        yield await drawReceipt(texts, receipt, language)
      },
    }
}
