// What a member reported, with the copy of the chat that each report holds: it is theirs too.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, listPortion, type Portion } from '#server/platform/portion.ts'
import { deleteCasesOf, listCasesOf } from '#server/safety/cases.ts'
import { exportDecisions, forgetFacts } from './decision-store.ts'
import { deleteReportsOf, listReportsOf } from './store.ts'

export const reportPortions = (db: Db, memberId: string): Portion[] => [
  listPortion('reports.json', () => listReportsOf(db, memberId)),
  jsonPortion('safety-cases.json', () => listCasesOf(db, memberId)),
  jsonPortion('decisions.json', () => exportDecisions(db, memberId)),
]
export async function eraseReports(trx: Trx, memberId: string): Promise<void> {
  await deleteReportsOf(trx, memberId)
  await deleteCasesOf(trx, memberId)
  await forgetFacts(trx, memberId)
}

/** What a member reported and what was looked at about them: kinds and states of cases, and nothing that was written. */
export const listMarks = async (db: Db, memberId: string) =>
  (
    await sql<{ id: string; kind: string; state: string; by: boolean; created_at: Date }>`
      SELECT id, kind, state, kind IN ('chat', 'unanswered') AS by, created_at FROM case_file WHERE member_id = ${memberId}
      UNION SELECT c.id, c.kind, c.state, true, r.created_at FROM report r JOIN case_file c ON c.id = r.case_id
       WHERE r.reporter_id = ${memberId} AND c.kind = 'title'
      ORDER BY created_at DESC LIMIT 20`.execute(db)
  ).rows.map(({ created_at, ...mark }) => ({ ...mark, created_at: created_at.toISOString() }))
