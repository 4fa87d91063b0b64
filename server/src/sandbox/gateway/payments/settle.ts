// What can become of a payment. Every function wants the payment's row locked (catch-up.ts), and tells the merchant.
import { DISPUTED_AFTER_S, type Decline } from './cards.ts'
import { tell } from './events.ts'
import type { Dispute, Payment, Refund } from './payment.ts'
import { newId, rows, type Trx } from './world.ts'

type Action = 'expire' | 'pay' | 'fail' | 'dispute' | 'settle-refund' | 'fail-refund'
type Movement = 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal'

const FEE_BP = 150n
const FEE_FIXED = 25n
const DISPUTE_FEE = 1_500n

export async function schedule(
  trx: Trx,
  payment: { id: string },
  action: Action,
  afterS: number,
  subject: string | null = null,
): Promise<void> {
  await trx.query(
    `INSERT INTO sandbox_gateway.plan (payment_id, action, subject, due_at) VALUES ($1, $2, $3, sandbox_gateway.now() + make_interval(secs => $4))`,
    [payment.id, action, subject, afterS],
  )
}

async function book(trx: Trx, payment: Payment, kind: Movement, minor: bigint, fee = 0n): Promise<void> {
  await trx.query('INSERT INTO sandbox_gateway.movement (id, payment_id, kind, minor, fee, currency) VALUES ($1, $2, $3, $4, $5, $6)', [
    newId('mov'),
    payment.id,
    kind,
    minor,
    fee,
    payment.currency,
  ])
}

const setStatus = (trx: Trx, payment: Payment, status: Payment['status']) =>
  trx.query('UPDATE sandbox_gateway.payment SET status = $2, declined = NULL WHERE id = $1', [payment.id, status])

/** One and a half per cent and 25 of the minor unit, never more than the payment. */
export function feeOf(amount: bigint): bigint {
  const fee = (amount * FEE_BP + 5_000n) / 10_000n + FEE_FIXED
  return fee < amount ? fee : amount
}

export async function pay(trx: Trx, payment: Payment): Promise<void> {
  const amount = BigInt(payment.amount)
  await setStatus(trx, payment, 'paid')
  await book(trx, payment, 'charge', amount, feeOf(amount))
  if (payment.telling === 'early') await tell(trx, payment, 'payment.processing')
  await tell(trx, payment, 'payment.paid')
}

export async function payAndDispute(trx: Trx, payment: Payment): Promise<void> {
  await pay(trx, payment)
  await schedule(trx, payment, 'dispute', DISPUTED_AFTER_S)
}

export async function process(trx: Trx, payment: Payment, told: boolean): Promise<void> {
  await setStatus(trx, payment, 'processing')
  if (told) await tell(trx, payment, 'payment.processing')
}

export async function end(trx: Trx, payment: Payment, status: 'failed' | 'expired' | 'canceled'): Promise<void> {
  await setStatus(trx, payment, status)
  await tell(trx, payment, `payment.${status}`)
}

/** The payment stays open: the payer may try another card. */
export async function decline(trx: Trx, payment: Payment, reason: Decline): Promise<void> {
  await trx.query('UPDATE sandbox_gateway.payment SET declined = $2 WHERE id = $1', [payment.id, reason])
  await tell(trx, payment, 'payment.card_declined')
}

export async function dispute(trx: Trx, payment: Payment, amount: bigint): Promise<Dispute> {
  const [opened] = await rows<Dispute>(
    trx,
    'INSERT INTO sandbox_gateway.dispute (id, payment_id, amount) VALUES ($1, $2, $3) RETURNING *',
    [newId('dsp'), payment.id, amount],
  )
  await book(trx, payment, 'dispute', -amount, DISPUTE_FEE)
  await tell(trx, payment, 'dispute.opened')
  return opened!
}

export async function closeDispute(trx: Trx, payment: Payment, id: string, status: 'won' | 'lost'): Promise<Dispute> {
  const [closed] = await rows<Dispute>(trx, 'UPDATE sandbox_gateway.dispute SET status = $2 WHERE id = $1 RETURNING *', [id, status])
  if (status === 'won') await book(trx, payment, 'dispute_reversal', BigInt(closed!.amount))
  await tell(trx, payment, 'dispute.closed')
  return closed!
}

export async function settleRefund(trx: Trx, payment: Payment, id: string, status: 'succeeded' | 'failed'): Promise<void> {
  const [refund] = await rows<Refund>(
    trx,
    `UPDATE sandbox_gateway.refund SET status = $2 WHERE id = $1 AND status = 'pending' RETURNING *`,
    [id, status],
  )
  if (!refund) return
  if (status === 'failed') await book(trx, payment, 'refund_failure', BigInt(refund.amount))
  await tell(trx, payment, 'refund.updated')
}

/** The money leaves the merchant's balance when the refund is taken on, also while it is still on its way. */
export async function takeOnRefund(trx: Trx, payment: Payment, refund: Refund): Promise<void> {
  await book(trx, payment, 'refund', -BigInt(refund.amount))
  await tell(trx, payment, 'refund.updated')
}
