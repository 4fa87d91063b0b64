import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database.ts'

export const balancesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, bigint>> =>
  new Map(
    (
      await sql<{ owner_id: string; balance: string }>`SELECT owner_id, balance FROM ledger.account
        WHERE owner_id = ANY(${[...memberIds]}::bigint[]) AND role = 'available'`.execute(db)
    ).rows.map(({ owner_id, balance }) => [owner_id, BigInt(balance)]),
  )
/** Wishes about somebody who is gone say nothing of them any more. */
export const forgetWishes = (db: Db | Trx) =>
  sql`UPDATE approval SET preview = '{}', input = jsonb_build_object(target_type || '_id', target_id, 'reason', '–') WHERE preview <> '{}' AND (
      (target_type = 'member' AND EXISTS (SELECT FROM member m WHERE m.id::text = target_id AND m.deleted_at IS NOT NULL))
      OR (target_type = 'case' AND NOT EXISTS (SELECT FROM case_file c WHERE c.id::text = target_id)))`.execute(db)
