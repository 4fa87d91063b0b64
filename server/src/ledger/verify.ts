// The verifier recomputes the books; each row of its answer is something that must never be (money.md §13).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database.ts'

/** `rule` begins with its number in money.md §13, 'V2 …'; `what` names the account, journal, transfer or hold. */
export type Violation = { rule: string; what: string; detail: string }

/** All of the books from the first row, and all seals: some 10 µs a transfer. For each hour, and on request. */
export async function verify(db: Db | Trx): Promise<Violation[]> {
  return (await sql<Violation>`SELECT rule, what, detail FROM ledger.verify()`.execute(db)).rows
}

/** What the journals of the last `seconds` did, and every open hold: for each minute. It doesn't look at older rows nor at the seals. */
export async function verifyRecent(db: Db | Trx, seconds = 75): Promise<Violation[]> {
  const since = sql`ledger.journal_before(make_interval(secs => ${seconds}))`
  return (await sql<Violation>`SELECT rule, what, detail FROM ledger.violations_since(${since})`.execute(db)).rows
}
