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
export const forgetWishes = (trx: Trx, memberId: string) =>
  trx
    .updateTable('approval')
    .set({ input: sql`jsonb_build_object('member_id', ${memberId}::text, 'reason', '–')`, preview: sql`'{}'::jsonb` })
    .where('target_type', '=', 'member')
    .where('target_id', '=', memberId)
    .execute()
