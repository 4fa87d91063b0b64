import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** One act of a member. `units` is what it did to the available balance: the units of all acts sum to it exactly. */
export type StatementAct = {
  /** Place among the member's acts, from 1 without a gap. */
  number: string
  createdAt: Date
  kind: string
  cause: string
  state: string
  refType: string | null
  refId: string | null
  /** What an operator wrote. */
  reason: string | null
  units: bigint
}

type Row = {
  total: string
  act: string
  created_at: Date
  kind: string
  cause: string
  state: string
  ref_type: string | null
  ref_id: string | null
  reason: string | null
  amount: string
}

/** A page of a member's points history, newest first; page 1 is the newest. Any page costs the same, however long the history. */
export async function statementPage(
  db: Db | Trx,
  memberId: string,
  page: number,
  pageSize: number,
): Promise<{ acts: StatementAct[]; total: number }> {
  const { rows } = await sql<Row>`SELECT * FROM ledger.statement_page(${memberId}, ${page}, ${pageSize})`.execute(db)
  const acts = rows
    .filter((row) => row.act !== null) // a page past the end has one row, with the total alone
    .map((row) => ({
      number: row.act,
      createdAt: row.created_at,
      kind: row.kind,
      cause: row.cause,
      state: row.state,
      refType: row.ref_type,
      refId: row.ref_id,
      reason: row.reason,
      units: BigInt(row.amount),
    }))
  return { acts, total: Number(rows[0]?.total ?? 0) }
}
