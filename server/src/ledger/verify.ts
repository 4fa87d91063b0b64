// The verifier recomputes the books; each row that it returns breaks a rule of them.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { verifyGuards } from './guards.ts'

/** `rule` begins with its number, 'V2 …'; `what` names the account, journal, transfer, hold, record or guard. */
export type Violation = { rule: string; what: string; detail: string }

/** All of the books from the first row, all records and seals, and the guards, slice after slice of so many rows: some 10 µs a transfer. */
export async function verify(db: Db | Trx, rowsOfSlice = 100_000): Promise<Violation[]> {
  const { rows } = await sql<Violation>`SELECT rule, what, detail FROM ledger.verify(${rowsOfSlice})`.execute(db)
  return [...rows, ...(await verifyGuards(db))]
}

/** What came since the seal before the newest, those two seals, and the guards. Of what is older it sees nothing: that is the night's. */
export async function verifyNew(db: Db | Trx): Promise<Violation[]> {
  const { rows } = await sql<Violation>`SELECT rule, what, detail FROM ledger.verify_new()`.execute(db)
  return [...rows, ...(await verifyGuards(db))]
}

/** What the journals of the last `seconds` did, and every open hold: for each minute. It doesn't look at older rows nor at the seals. */
export async function verifyRecent(db: Db | Trx, seconds = 75): Promise<Violation[]> {
  const since = sql`ledger.journal_before(make_interval(secs => ${seconds}))`
  return (await sql<Violation>`SELECT rule, what, detail FROM ledger.violations_since(${since})`.execute(db)).rows
}
