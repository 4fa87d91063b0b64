import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database.ts'

export const balancesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, bigint>> =>
  new Map(
    (
      await sql<{ owner_id: string; balance: string }>`SELECT owner_id, balance FROM ledger.account
        WHERE owner_id = ANY(${[...memberIds]}::bigint[]) AND role = 'available'`.execute(db)
    ).rows.map(({ owner_id, balance }) => [owner_id, BigInt(balance)]),
  )
export const listDecisions = async (db: Db, memberId: string) =>
  (
    await sql<{ id: string; outcome: string; ground: string; valid_until: Date | null; by: string; created_at: Date }>`
      SELECT d.id, d.outcome, d.ground, d.valid_until, m.name AS by, d.created_at FROM decision d JOIN member m ON m.id = d.operator_id
      WHERE d.member_id = ${memberId} ORDER BY d.id DESC LIMIT 20`.execute(db)
  ).rows.map(({ valid_until, created_at, ...row }) => ({
    ...row,
    valid_until: valid_until?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }))
export const insertDecision = async (trx: Trx, row: Insertable<Database['decision']>): Promise<string> =>
  (await trx.insertInto('decision').values(row).returning('id').executeTakeFirstOrThrow()).id
export const findDecision = (db: Db, id: string) => db.selectFrom('decision').selectAll().where('id', '=', id).executeTakeFirst()
/** What was written about a member leaves with them; that it was decided stays. */
export const forgetFacts = (trx: Trx, memberId: string) =>
  trx.updateTable('decision').set({ facts: '' }).where('member_id', '=', memberId).execute()
/** Wishes about somebody who is gone say nothing of them any more. */
export const forgetWishes = (trx: Trx, memberId: string) =>
  trx
    .updateTable('approval')
    .set({ input: sql`jsonb_build_object('member_id', ${memberId}::text, 'reason', '–')`, preview: sql`'{}'::jsonb` })
    .where('target_type', '=', 'member')
    .where('target_id', '=', memberId)
    .execute()
