// What the verifiers found. Reading and chatting go on; nobody tops up until an operator has looked (`npm run books`).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Violation } from './verify.ts'

/** Late rather than wrong, as after a stop with holds open: the sweep mends it, and nobody has to look. */
const MENDS_ITSELF = /^V8 |^V14 message that nobody will answer/
const TOLD_MAX = 10_000

/** A look at all of its rows can say that all is well again, for the metrics; what was found stays found. */
export async function report(lounge: Lounge, look: string, violations: Violation[], { isWhole }: { isWhole: boolean }): Promise<void> {
  for (const violation of violations) lounge.log.error({ event: 'books.violation', look, violation }, 'ledger: the books are wrong')
  if (violations.length === 0 && !isWhole) return
  await transact(lounge.db, async (trx) => {
    await sql`INSERT INTO book_alarm (look, violations) VALUES (${look}, ${violations.length})
      ON CONFLICT (look) DO UPDATE SET violations = EXCLUDED.violations, looked_at = clock_timestamp()`.execute(trx)
    const found = await find(trx, look, violations)
    if (found > 0 && lounge.config.operatorEmail) await lounge.jobs.enqueue(trx, 'ledger.mail-findings', {}, { key: 'findings' })
  })
}

/** Writes down what no operator knows yet, and answers how much that is. */
export async function find(trx: Trx, look: string, violations: Violation[]): Promise<number> {
  const lasting = violations.filter(({ rule }) => !MENDS_ITSELF.test(rule)).slice(0, TOLD_MAX)
  if (lasting.length === 0) return 0
  return (await sql<{ n: number }>`SELECT ledger.find(${look}, ${JSON.stringify(lasting)}::jsonb) AS n`.execute(trx)).rows[0]!.n
}

/** Something was found, and no operator has looked since. */
export const isClosed = async (db: Db | Trx): Promise<boolean> =>
  (await sql<{ closed: boolean }>`SELECT ledger.is_closed() AS closed`.execute(db)).rows[0]!.closed

export type Finding = Violation & { id: string; look: string; found_at: Date }
/** What was found since an operator looked last. */
export const listFindings = async (db: Db | Trx): Promise<Finding[]> =>
  (
    await sql<Finding>`SELECT id, look, rule, what, detail, found_at FROM ledger.finding
      WHERE id > coalesce((SELECT max(upto) FROM ledger.reopening), 0) ORDER BY id`.execute(db)
  ).rows

const NOT_WELL = new Set(['LG021', 'LG022'])
/** Lays findings aside where nothing of them stands; answers how many. Takes as long as a look at everything. */
export async function acknowledge(trx: Trx, operatorId: string, reason: string, upto: string): Promise<number> {
  await sql`SET LOCAL statement_timeout = '15min'`.execute(trx)
  try {
    const { rows } = await sql<{ n: number }>`SELECT ledger.acknowledge(${operatorId}, ${reason}, ${upto}) AS n`.execute(trx)
    return rows[0]!.n
  } catch (error) {
    throw NOT_WELL.has(sqlState(error) ?? '') ? problem('books.still-wrong') : error
  }
}
