// What the verifiers found last (money.md §13). While something is wrong, reading and chatting go on, and nobody tops up.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Violation } from './verify.ts'

/** A look at all of its rows can say that all is well again; one at what is new only that something is wrong. */
export async function report(lounge: Lounge, look: string, violations: Violation[], { isWhole }: { isWhole: boolean }): Promise<void> {
  for (const violation of violations) lounge.log.error({ violation }, 'ledger: the books are wrong')
  if (violations.length === 0 && !isWhole) return
  await sql`INSERT INTO book_alarm (look, violations) VALUES (${look}, ${violations.length})
    ON CONFLICT (look) DO UPDATE SET violations = EXCLUDED.violations, looked_at = clock_timestamp()`.execute(lounge.db)
}

/** How much is wrong, as far as anybody has looked. */
export const countViolations = async (db: Db | Trx): Promise<number> =>
  Number((await sql<{ n: string }>`SELECT coalesce(sum(violations), 0) AS n FROM book_alarm`.execute(db)).rows[0]!.n)
