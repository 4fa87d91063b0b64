// What the verifiers found. Reading and chatting go on; nobody tops up until an operator has looked (`npm run books`).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Violation } from './verify.ts'

/** Late rather than wrong, such as a hold past its time after a stop: the next sweep mends it, and no operator is alarmed. */
const MENDS_ITSELF = /^V8 |^V14 message that nobody will answer/
const TOLD_MAX = 10_000

/**
 * `isWhole`: all rows were checked, so that the metric may go back to 0, or to what is `standing` where they were checked in parts. Findings already
 * written stay.
 */
export async function report(
  lounge: Lounge,
  look: string,
  violations: Violation[],
  { isWhole, standing = violations.length }: { isWhole: boolean; standing?: number },
): Promise<void> {
  for (const violation of violations) lounge.log.error({ event: 'books.violation', look, violation }, 'ledger: the books are wrong')
  if (violations.length === 0 && !isWhole) return
  await transact(lounge.db, async (trx) => {
    await sql`INSERT INTO book_alarm (look, violations) VALUES (${look}, ${standing})
      ON CONFLICT (look) DO UPDATE SET violations = EXCLUDED.violations, looked_at = clock_timestamp()`.execute(trx)
    const found = await find(trx, look, violations)
    if (found > 0 && lounge.config.operatorEmail) await lounge.jobs.enqueue(trx, 'ledger.mail-findings', {}, { key: 'findings' })
  })
}

/** Stores findings that are new; answers how many. */
export async function find(trx: Trx, look: string, violations: Violation[]): Promise<number> {
  const lasting = violations.filter(({ rule }) => !MENDS_ITSELF.test(rule)).slice(0, TOLD_MAX)
  if (lasting.length === 0) return 0
  return (await sql<{ n: number }>`SELECT ledger.find(${look}, ${JSON.stringify(lasting)}::jsonb) AS n`.execute(trx)).rows[0]!.n
}

/** Whether a finding waits to be acknowledged by an operator. */
export const isClosed = async (db: Db | Trx): Promise<boolean> =>
  (await sql<{ closed: boolean }>`SELECT ledger.is_closed() AS closed`.execute(db)).rows[0]!.closed

export type Finding = Violation & { id: string; look: string; found_at: Date }
/** Findings that no operator has acknowledged. */
export const listFindings = async (db: Db | Trx): Promise<Finding[]> =>
  (
    await sql<Finding>`SELECT id, look, rule, what, detail, found_at FROM ledger.finding
      WHERE id > coalesce((SELECT max(upto) FROM ledger.reopening), 0) ORDER BY id`.execute(db)
  ).rows

const NOT_WELL = new Set(['LG021', 'LG022'])
/** Acknowledges findings once a new check of all books sees none of them, and answers how many; else throws. As slow as that check. */
export async function acknowledge(trx: Trx, operatorId: string, reason: string, upto: string): Promise<number> {
  await sql`SET LOCAL statement_timeout = '15min'`.execute(trx)
  try {
    const { rows } = await sql<{ n: number }>`SELECT ledger.acknowledge(${operatorId}, ${reason}, ${upto}) AS n`.execute(trx)
    return rows[0]!.n
  } catch (error) {
    throw NOT_WELL.has(sqlState(error) ?? '') ? problem('books.still-wrong') : error
  }
}
