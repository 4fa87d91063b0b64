import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { pointsFrom } from './units.ts'

/** In units. `held` waits for a reply; `owed` was taken back after it had been spent, and the next top-up repays it first. */
export type Balance = { available: bigint; held: bigint; owed: bigint }

/** What a member's books say now. Zero everywhere before the books are open. To decide by it, lock the member first (ledger.lock_member). */
export async function balanceOf(db: Db | Trx, memberId: string): Promise<Balance> {
  const { rows } = await sql<{
    role: string
    balance: string
  }>`SELECT role, balance FROM ledger.account WHERE owner_id = ${memberId}`.execute(db)
  const of = (role: string): bigint => BigInt(rows.find((row) => row.role === role)?.balance ?? 0)
  return { available: of('available'), held: of('held'), owed: -of('owed') }
}

/** The same for the wire, in points. */
export async function pointsOf(db: Db | Trx, memberId: string): Promise<{ balance: number; held: number; owed: number }> {
  const { available, held, owed } = await balanceOf(db, memberId)
  return { balance: pointsFrom(available), held: pointsFrom(held), owed: pointsFrom(owed) }
}

/** What waits for the end of a reply, and what is owed to us, of all members. */
export async function balancesOfAll(db: Db): Promise<{ held: bigint; owed: bigint }> {
  const { rows } = await sql<{ held: string; owed: string }>`SELECT coalesce(sum(balance) FILTER (WHERE role = 'held'), 0)::bigint AS held,
    coalesce(-sum(balance) FILTER (WHERE role = 'owed'), 0)::bigint AS owed FROM ledger.account WHERE role IN ('held', 'owed') AND balance <> 0`.execute(
    db,
  )
  return { held: BigInt(rows[0]!.held), owed: BigInt(rows[0]!.owed) }
}
