// What a member reported, with the copy of the chat that each report holds: it is theirs too.
import type { Db, Trx } from '#server/platform/database.ts'
import { jsonPortion, listPortion, type Portion } from '#server/platform/portion.ts'
import { deleteCasesOf, listCasesOf } from '#server/safety/cases.ts'
import { deleteReportsOf, listReportsOf } from './store.ts'

export const reportPortions = (db: Db, memberId: string): Portion[] => [
  listPortion('reports.json', () => listReportsOf(db, memberId)),
  jsonPortion('safety-cases.json', () => listCasesOf(db, memberId)),
]
export async function eraseReports(trx: Trx, memberId: string): Promise<void> {
  await deleteReportsOf(trx, memberId)
  await deleteCasesOf(trx, memberId)
}
