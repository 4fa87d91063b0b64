// The money of a refund that is ours to ask for. The name that we give it travels with the call and comes back with the gateway's news.
import { tellBalance } from '#server/ledger/hold.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { tellOrder } from '../orders/apply-snapshot.ts'
import { lookLater } from '../orders/attempts.ts'
import { giveBack, settle } from '../orders/facts.ts'
import { GatewayRefused } from '../gateways/gateway.ts'
import { mailReturn } from '../orders/mails.ts'
import { findOrder } from '../store.ts'
import type { Till } from '../gateways/till.ts'

/** Asks for one; safe to repeat. Throws where the gateway can't be reached, so that the job comes again. */
export async function askRefund(lounge: Lounge, till: Till, orderId: string, ref: string): Promise<void> {
  const { db } = lounge
  const [order, refund] = await Promise.all([findOrder(db, orderId), findRefund(db, orderId, ref)])
  if (!order?.payment_ref || !refund || refund.state !== 'taken' || refund.asked_at || order.gateway !== till.gateway.id) return
  const state = await till.gateway
    .refund({ refundId: ref, paymentRef: order.payment_ref, amountMinor: BigInt(refund.minor) }, new AbortController().signal)
    .then((answer) => answer.state)
    .catch((error: unknown) => {
      if (error instanceof GatewayRefused) return 'failed' as const
      throw error
    })
  await transact(db, async (trx) => {
    await trx
      .updateTable('payments.refund')
      .set({ asked_at: lounge.clock.now() })
      .where('id', '=', refund.id)
      .where('asked_at', 'is', null)
      .execute()
    if (state === 'succeeded' && (await settle(trx, orderId, ref)) === 'settled')
      await mailReturn(lounge, trx, orderId, ref, 'payment-returned')
    if (state === 'failed' && (await giveBack(trx, orderId, ref)) === 'undone') {
      await mailReturn(lounge, trx, orderId, ref, 'refund-failed')
      tellBalance(lounge, trx, order.owner_id)
      // A bank may have been quicker: while these points were taken, its dispute found nothing that it could take.
      await lounge.jobs.enqueue(trx, 'payments.look', { ref: order.payment_ref }, { key: order.payment_ref! })
    }
    if (state === 'pending') await lookLater(trx, orderId)
    tellOrder(lounge, trx, order)
  })
  if (state === 'failed')
    lounge.log.error({ order: orderId, ref }, 'payments: a refund was refused, its points are back; a person has to look')
}
export const findRefund = (db: Db, orderId: string, ref: string) =>
  db.selectFrom('payments.refund').selectAll().where('order_id', '=', orderId).where('ref', '=', ref).executeTakeFirst()

/** Refunds that nobody has asked for within their time: their job was lost or given up. */
export const listUnasked = (db: Db | Trx) =>
  db
    .selectFrom('payments.refund as f')
    .innerJoin('payments.orders as o', 'o.id', 'f.order_id')
    .select(['f.order_id', 'f.ref', 'o.gateway'])
    .where('f.is_ours', '=', true)
    .where('f.asked_at', 'is', null)
    .where('f.state', '=', 'taken')
    .execute()
