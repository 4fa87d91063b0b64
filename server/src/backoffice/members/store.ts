import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export const balancesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, bigint>> =>
  new Map(
    (
      await sql<{ owner_id: string; balance: string }>`SELECT owner_id, balance FROM ledger.account
        WHERE owner_id = ANY(${[...memberIds]}::bigint[]) AND role = 'available'`.execute(db)
    ).rows.map(({ owner_id, balance }) => [owner_id, BigInt(balance)]),
  )
