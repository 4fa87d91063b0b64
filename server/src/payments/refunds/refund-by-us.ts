// Money of an order that an operator sends back: what is unspent, the whole, or a sum. Points follow their share as far as they are unspent.
import { randomUUID } from 'node:crypto'
import { tellBalance } from '#server/ledger/hold.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { tellOrder } from '../orders/apply-snapshot.ts'
import { refundByUs, returnable, type Share } from '../orders/facts.ts'
import { mailReturn } from '../orders/mails.ts'
import { findOrder, type OrderRow } from '../store.ts'

export type Part = { part: 'unspent' | 'whole' | 'sum'; cents?: number | undefined }
type Wanted = { order: OrderRow; cents: bigint | null; share: Share }

/** What it would send. Throws `order.not-found`, `refund.…`. */
export async function readReturn(at: Db | Trx, orderId: string, { part, cents: asked }: Part): Promise<Wanted> {
  const order = await findOrder(at, orderId)
  if (!order) throw problem('order.not-found')
  if (order.status !== 'Successfully') throw problem('refund.not-paid')
  const left = BigInt(order.gross_cents) - BigInt(order.refunded_cents)
  const cents = part === 'unspent' ? null : part === 'whole' ? left : BigInt(asked ?? 0)
  const { disputed, ...share } = await returnable(at, orderId, cents)
  if (disputed) throw problem('refund.disputed')
  if (part === 'sum' && (cents ?? 0n) > left) throw problem('refund.too-much')
  if (share.cents === '0') throw problem('refund.nothing-left')
  return { order, cents, share }
}

/** What could go back now, unspent and whole, for the page of an order; zero where nothing can. */
export async function listReturnable(at: Db, order: OrderRow): Promise<{ unspent: Share; whole: Share }> {
  const left = BigInt(order.gross_cents) - BigInt(order.refunded_cents)
  const [unspent, whole] = await Promise.all([returnable(at, order.id, null), returnable(at, order.id, left)])
  return { unspent, whole }
}

/** Takes the points; a job asks the gateway for the money, under a name that both sides keep. The member is told by mail. */
export async function sendBack(lounge: LoungeInside, trx: Trx, orderId: string, what: Part, operatorId: string): Promise<Share> {
  const { order, cents } = await readReturn(trx, orderId, what)
  const ref = `refund-${randomUUID()}`
  const share = await refundByUs(trx, orderId, ref, cents, operatorId)
  // Somebody else was quicker: what is left now is another sum.
  if (share.cents === '0') throw problem(cents === null ? 'refund.nothing-left' : 'refund.too-much')
  await lounge.jobs.enqueue(trx, 'payments.ask-refund', { order: orderId, ref })
  await mailReturn(lounge, trx, orderId, ref, 'refund-begun')
  tellBalance(lounge, trx, order.owner_id)
  tellOrder(lounge, trx, order)
  return share
}
