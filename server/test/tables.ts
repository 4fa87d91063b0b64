// Small looks and touches behind the API, for what only an operator or time could bring about.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

export const makeChannel = (owner: Db, memberId: string) =>
  owner
    .updateTable('member')
    .set({ channel_expires_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', memberId)
    .execute()
/** Leaves a member with exactly so many hundredths of a point. */
export async function leaveUnits(owner: Db, memberId: string, units: number): Promise<void> {
  const { rows } = await sql<{
    balance: string
  }>`SELECT balance FROM ledger.account WHERE owner_id = ${memberId} AND role = 'available'`.execute(owner)
  const delta = units - Number(rows[0]!.balance)
  if (delta === 0) return
  await sql`SELECT ledger.adjust(${memberId}, ${`test:${memberId}:${Math.random()}`}, sha256('test'::bytea), ${delta}, 'operator:1', 'for a test')`.execute(
    owner,
  )
}
/** Every violation that the verifiers see; an empty list is good news. */
export async function violations(owner: Db): Promise<object[]> {
  const [books, payments, messages] = await Promise.all([
    sql<object>`SELECT * FROM ledger.violations`.execute(owner),
    sql<object>`SELECT * FROM payments.violations`.execute(owner),
    sql<object>`SELECT * FROM message_violations`.execute(owner),
  ])
  return [...books.rows, ...payments.rows, ...messages.rows]
}
