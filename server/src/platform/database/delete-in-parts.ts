import { sql, type RawBuilder } from 'kysely'
import type { Database, Db } from './database.ts'

/** A part takes a moment: nobody waits for the rows of it, and no time limit ends it however much there is. */
const PART = 5_000

export async function deleteInParts(db: Db, table: keyof Database, where: RawBuilder<unknown>): Promise<void> {
  const from = sql.table(table)
  for (let deleted = BigInt(PART); deleted === BigInt(PART);) {
    const part = await sql`DELETE FROM ${from} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${from} WHERE ${where} LIMIT ${PART}))`.execute(db)
    deleted = part.numAffectedRows ?? 0n
  }
}
