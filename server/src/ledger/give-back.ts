// What a message cost comes back when its reply did not answer: a few replies a day, each once (0037-unanswered.sql).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { tellBalance } from './hold.ts'

/** How many replies a member may still be given the price of today. */
export async function returnsLeft(db: Db | Trx, memberId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`SELECT ledger.returns_left(${memberId}) AS left`.execute(db)
  return rows[0]!.left
}

/** Gives back what the holds of a reply's messages took. False where nothing is given back any more today. */
export async function giveBack(lounge: LoungeInside, trx: Trx, memberId: string, holds: string[], replyId: string): Promise<boolean> {
  await sql`SELECT available FROM ledger.lock_member(${memberId})`.execute(trx)
  if ((await returnsLeft(trx, memberId)) === 0) return false
  for (const hold of holds) await sql`SELECT journal_id FROM ledger.return_message(${memberId}, ${hold}, ${replyId})`.execute(trx)
  tellBalance(lounge, trx, memberId)
  return true
}
