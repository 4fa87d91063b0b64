import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/**
 * Hashes the rows since the last seal over its digest, and answers the newest digest in hex; null while there is nothing to seal. Two
 * statements in two transactions: the first waits some milliseconds for the writers in flight, the second hashes while others write on.
 */
export async function seal(db: Db): Promise<string | null> {
  await sql`SELECT ledger.seal_horizon()`.execute(db)
  const { rows } = await sql<{ digest: string | null }>`SELECT encode(ledger.seal_append(), 'hex') AS digest`.execute(db)
  return rows[0]?.digest ?? null
}
