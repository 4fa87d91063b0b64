// One guard before every door that costs or pays: which of them a door is, its endpoint says (`pays`).
import type { Pays } from '@green-room/contract/endpoint'
import { requireAgreed } from '#server/content/asked.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { requireNoBreak } from '#server/ledger/care.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { hasOpenDispute } from './store.ts'

/**
 * Throws `account.paused` (a stated minor too), `legal.required`, `ledger.on-break`, and `payment.disputed` or `withdrawal.disputed`: while a bank
 * decides, no money goes in or out, and no points are spent where some are owed. The suspended get no further than the vestibule, where
 * only money goes back. Limits are the books' own (`ledger.spending-limit`).
 */
export async function requireMayPay(db: Db | Trx, { memberId, isPaused }: Member, pays: Pays): Promise<void> {
  if (pays !== 'return') {
    if (isPaused) throw problem('account.paused')
    await requireAgreed(db, memberId)
    await requireNoBreak(db, memberId)
  }
  if (pays === 'points' && (await balanceOf(db, memberId)).owed === 0n) return
  if (await hasOpenDispute(db, memberId)) throw problem(pays === 'return' ? 'withdrawal.disputed' : 'payment.disputed')
}
