import { Readable } from 'node:stream'
import * as doors from '@green-room/contract/backoffice/books'
import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import { listJournals, listLegs, type JournalFilter, type JournalRow } from '#server/ledger/journals.ts'
import { findByNumber } from '#server/payments/orders/member-orders.ts'
import { listRefunds } from '#server/payments/orders/order-history.ts'
import type { Db } from '#server/platform/database/database.ts'
import { csvLine, paged } from '#server/platform/portion.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { hundredths, presentJournal, presentJournalPage } from './present-journal.ts'

const CSV_PAGE = 500
const HEAD = [
  'leg',
  'journal',
  'at',
  'kind',
  'cause',
  'member',
  'about',
  'number',
  'debit',
  'credit',
  'currency',
  'amount',
  'debit_after',
  'credit_after',
  'actor',
  'reason',
]
const NOTHING = ['-']

type Asked = {
  q?: string | undefined
  member?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
/** A journal by its number; an order's journals by the order's number or its receipt's. */
async function filterOf(db: Db, { q, ...rest }: Asked): Promise<JournalFilter> {
  const asked = q?.replace(/^J\s*|\s/gi, '')
  if (!asked) return rest
  if (/^\d{1,18}$/.test(asked)) return { ...rest, journal: asked }
  const found = await findByNumber(db, asked)
  if (!found) return { ...rest, refs: NOTHING }
  return { ...rest, refs: [`order ${found.orderId}`, ...(await listRefunds(db, found.orderId)).map(({ id }) => `refund ${id}`)] }
}

export function ledgerRoutes({ app, lounge: { db } }: Desk): void {
  serve(app, doors.listJournals, async ({ input: { before, ...asked } }) => {
    const rows = await listJournals(db, { ...(await filterOf(db, asked)), before }, KEYSET + 1)
    const shown = rows.slice(0, KEYSET)
    return { payload: { rows: shown.map(presentJournal), next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serve(app, doors.openJournal, async ({ input }) => ({ payload: await presentJournalPage(db, input.journal_id) }))
  serveRaw(app, doors.downloadLedger, async ({ input, caller, request, reply }) => {
    const target = { type: 'ledger', id: '0' }
    await transact(db, (trx) =>
      recordAct(trx, { operator: actorOf(caller, request), act: 'ledger.downloaded', target, after: { ...input } }),
    )
    void reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="ledger.csv"' })
    return Readable.from(csv(await filterOf(db, input)))
  })

  async function* csv(filter: JournalFilter): AsyncGenerator<string> {
    yield csvLine(HEAD)
    const pages = paged<JournalRow[]>(async (last) => {
      const page = await listJournals(db, last ? { ...filter, before: last.at(-1)!.id } : filter, CSV_PAGE)
      return page.length === 0 ? [] : [page]
    })
    for await (const page of pages) {
      const journals = new Map(page.map((row) => [row.id, row]))
      for (const leg of await listLegs(db, [...journals.keys()])) {
        const { created_at, kind, cause, owner_id, ref_type, ref_id, actor, reason } = journals.get(leg.journal_id)!
        yield csvLine([
          leg.id,
          leg.journal_id,
          created_at.toISOString(),
          kind,
          cause,
          owner_id,
          ref_type,
          ref_id,
          leg.debit,
          leg.credit,
          leg.ccy,
          hundredths(leg.amount),
          hundredths(leg.debit_after),
          hundredths(leg.credit_after),
          actor,
          reason,
        ])
      }
    }
  }
}
