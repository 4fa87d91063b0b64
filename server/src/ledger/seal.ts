import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/**
 * Hashes the rows since the last seal over its digest, and answers the newest one as 'number:digest'; null while there is nothing to seal, or
 * where the chain is broken. Two transactions: the first waits some milliseconds for the writers in flight, the second hashes while others write on.
 */
export async function seal(db: Db): Promise<string | null> {
  await sql`SELECT ledger.seal_horizon()`.execute(db)
  const { digest } = (await sql<{ digest: Buffer | null }>`SELECT ledger.seal_append() AS digest`.execute(db)).rows[0]!
  const { rows } = await sql<{
    seal: string
  }>`SELECT seq || ':' || encode(digest, 'hex') AS seal FROM ledger.seal WHERE digest = ${digest}`.execute(db)
  return rows[0]?.seal ?? null
}

/** Whether a seal that an operator was mailed still stands in the database: a copy outside can't be rewritten with the books. */
export async function stillSealed(db: Db | Trx, sealed: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ledger.seal WHERE seq || ':' || encode(digest, 'hex') = ${sealed}`.execute(db)
  return rows.length === 1
}
