// Small looks and touches behind the API, for what only an operator or time could bring about.
import { sql } from 'kysely'
import { verifyChannel } from '#server/channel/verify.ts'
import { verify, type Violation } from '#server/ledger/verify.ts'
import { verifyMessages } from '#server/messages/verify.ts'
import { verifyPayments } from '#server/payments/reconciliation/verify.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** As if it had been had for nothing. */
export async function makeChannel(owner: Db, memberId: string): Promise<void> {
  await sql`WITH free AS (INSERT INTO channel_period (member_id, cost, starts_at, ends_at) VALUES (${memberId}, 0, now(), now() + interval '1 day') RETURNING *)
    UPDATE member SET channel_expires_at = free.ends_at FROM free WHERE member.id = free.member_id`.execute(owner)
}
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
export async function violations(owner: Db | Trx): Promise<Violation[]> {
  const seen: Violation[] = []
  for (const look of [verify, verifyPayments, verifyMessages, verifyChannel]) seen.push(...(await look(owner)))
  return seen
}
