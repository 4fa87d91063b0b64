// What the ledger gives out of a member's data. What it keeps of one who has left has no name (docs/product/members.md).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { csvPortion, jsonPortion, listPortion, type Portion } from '#server/platform/portion.ts'
import { readCare } from './care.ts'
import { statementPage, type StatementAct } from './statement.ts'
import { pointsFrom } from './units.ts'

const PAGE = 500

export const ledgerPortions = (db: Db, memberId: string): Portion[] => [
  listPortion('statement.json', async function* () {
    for await (const act of statement(db, memberId)) yield { ...act, units: undefined, points: pointsFrom(act.units) }
  }),
  csvPortion('statement.csv', ['number', 'date', 'kind', 'cause', 'state', 'points', 'reference', 'reason'], async function* () {
    for await (const { number, createdAt, kind, cause, state, units, refType, refId, reason } of statement(db, memberId))
      yield [Number(number), createdAt.toISOString(), kind, cause, state, pointsFrom(units), refType && `${refType} ${refId}`, reason]
  }),
  jsonPortion('spending-care.json', () => readCare(db, memberId)),
]

/** Newest first. An act booked meanwhile shifts the pages: rows that were given out already are skipped. */
async function* statement(db: Db, memberId: string): AsyncGenerator<StatementAct> {
  let last = Number.POSITIVE_INFINITY
  for (let page = 1; ; page++) {
    const { acts } = await statementPage(db, memberId, page, PAGE)
    if (acts.length === 0) return
    for (const act of acts) if (Number(act.number) < last) yield act
    last = Math.min(last, Number(acts.at(-1)!.number))
  }
}

/** Ids of holds that nothing has ended yet. */
export const openHoldsOf = async (trx: Trx, memberId: string): Promise<string[]> =>
  (await trx.selectFrom('ledger.hold').select('id').where('owner_id', '=', memberId).where('state', '=', 'open').execute()).map(
    (row) => row.id,
  )

/** What is left is waived, and the books are closed for ever; the member's own limits go. */
export async function closeBooks(trx: Trx, memberId: string): Promise<void> {
  await sql`SELECT ledger.close_member(${memberId}), ledger.forget_care(${memberId})`.execute(trx)
}
