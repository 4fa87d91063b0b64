// Withdrawal from the contract (docs/product/money.md): for 14 days the unused points of a deposit go back for their share of its price.
import { randomUUID } from 'node:crypto'
import { tellBalance } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { tellOrder } from '../orders/apply-snapshot.ts'
import { withdraw as take, withdrawable, type Share } from '../orders/facts.ts'
import { mailReturn } from '../orders/mails.ts'
import { findOrderOf, hasOpenDispute, type OrderRow } from '../store.ts'
import { withdrawUntil } from '../withdrawal-time.ts'

export type Refusal = 'withdrawal.too-late' | 'withdrawal.nothing-left' | 'withdrawal.disputed'

/** What a withdrawal would give back now, and what stands against it. */
export async function readWithdrawal(
  lounge: Lounge,
  orderId: string,
  memberId: string,
): Promise<{ order: OrderRow & { paid_at: Date }; share: Share; problem: Refusal | null }> {
  const order = await requirePaid(await findOrderOf(lounge.db, orderId, memberId))
  const share = await withdrawable(lounge.db, order.id)
  const refusal =
    (await hasOpenDispute(lounge.db, memberId)) || share.disputed
      ? 'withdrawal.disputed'
      : withdrawUntil(order.paid_at) < lounge.clock.now()
        ? 'withdrawal.too-late'
        : share.units === '0'
          ? 'withdrawal.nothing-left'
          : null
  return { order, share, problem: refusal }
}

/** Takes the points; a job asks the gateway for the money, under a name that both sides keep. Everything else is as the page showed it, or less. */
export async function withdraw(lounge: LoungeInside, trx: Trx, orderId: string, memberId: string): Promise<Share & { receivedAt: string }> {
  const order = await requirePaid(await findOrderOf(trx, orderId, memberId))
  const receivedAt = lounge.clock.now()
  if (withdrawUntil(order.paid_at) < receivedAt) throw problem('withdrawal.too-late')
  const ref = `withdrawal-${randomUUID()}`
  const share = await take(trx, order.id, ref)
  if (share.units === '0') throw problem((await withdrawable(trx, order.id)).disputed ? 'withdrawal.disputed' : 'withdrawal.nothing-left')
  await lounge.jobs.enqueue(trx, 'payments.ask-refund', { order: order.id, ref })
  await mailReturn(lounge, trx, order.id, ref, 'withdrawal-received', receivedAt)
  tellBalance(lounge, trx, memberId)
  tellOrder(lounge, trx, order)
  return { units: share.units, cents: share.cents, minor: share.minor, receivedAt: receivedAt.toISOString() }
}

async function requirePaid(order: OrderRow | undefined): Promise<OrderRow & { paid_at: Date }> {
  if (!order) throw problem('order.not-found')
  if (order.status !== 'Successfully' || !order.paid_at) throw problem('withdrawal.not-paid')
  return { ...order, paid_at: order.paid_at }
}
