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

/** Functions of a schema that the program may call, and those that everybody may. */
export async function doorsOf(owner: Db, schema: string): Promise<{ program: string[]; everybody: string[] }> {
  const { rows } = await sql<{ name: string; program: boolean; everybody: boolean }>`
    SELECT p.proname AS name, has_function_privilege('lounge_app', p.oid, 'EXECUTE') AS program, EXISTS (
      SELECT 1 FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a WHERE a.grantee = 0 AND a.privilege_type = 'EXECUTE') AS everybody
    FROM pg_proc p WHERE p.pronamespace = ${schema}::regnamespace ORDER BY p.proname COLLATE "C"`.execute(owner)
  const named = (who: 'program' | 'everybody') => rows.filter((row) => row[who]).map(({ name }) => name)
  return { program: named('program'), everybody: named('everybody') }
}
