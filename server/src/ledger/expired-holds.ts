import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export type ExpiredHold = { holdId: string; memberId: string; refType: string; refId: string; units: bigint; expiresAt: Date }

/**
 * Open holds past their time, oldest first, at most `limit`. Nothing is locked: whoever settles one locks the topic first, looks whether
 * a job still works for it, and then calls `expire` or `release`.
 */
export async function expiredHolds(db: Db, refType: 'message' | 'topic', limit = 100): Promise<ExpiredHold[]> {
  const { rows } = await sql<{ hold_id: string; owner_id: string; ref_type: string; ref_id: string; amount: string; expires_at: Date }>`
    SELECT * FROM ledger.holds_expired(${limit}, ${refType})`.execute(db)
  return rows.map((row) => ({
    holdId: row.hold_id,
    memberId: row.owner_id,
    refType: row.ref_type,
    refId: row.ref_id,
    units: BigInt(row.amount),
    expiresAt: row.expires_at,
  }))
}
