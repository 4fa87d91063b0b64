// What a member reported, with the copy of the chat that each report holds: it is theirs too.
import type { Db, Trx } from '#server/platform/database.ts'
import { listPortion, type Portion } from '#server/platform/portion.ts'
import { deleteReportsOf, listReportsOf } from './store.ts'

export const reportPortions = (db: Db, memberId: string): Portion[] => [listPortion('reports.json', () => listReportsOf(db, memberId))]
export const eraseReports = (trx: Trx, memberId: string) => deleteReportsOf(trx, memberId)
