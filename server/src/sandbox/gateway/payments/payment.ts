// A payment, and what the API shows of it.
import type { Pool } from 'pg'
import { rows, type Trx, type World } from './world.ts'

export type Status = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'canceled'
export type Payment = {
  id: string
  token: string
  reference: string
  description: string
  amount: string
  currency: string
  success_url: string
  cancel_url: string
  expires_at: Date
  status: Status
  brand: string | null
  last4: string | null
  country: string | null
  three_ds: 'challenge' | 'frictionless' | null
  declined: string | null
  telling: 'usual' | 'never' | 'early'
  /** As the shop asked for; what the pages don't speak falls back to English. */
  locale: string
  created_at: Date
  news_at: Date
}
export type Refund = { id: string; payment_id: string; reference: string; amount: string; status: 'pending' | 'succeeded' | 'failed' }
export type Dispute = { id: string; payment_id: string; amount: string; status: 'open' | 'won' | 'lost' }

export const pageOf = (world: World, payment: { token: string }): string => `${world.publicUrl}/sandbox/gateway/pay/${payment.token}`
export const readRefunds = (on: Pool | Trx, ids: string[]): Promise<Refund[]> =>
  rows<Refund>(on, 'SELECT * FROM sandbox_gateway.refund WHERE payment_id = ANY($1) ORDER BY created_at, id', [ids])
export const readDisputes = (on: Pool | Trx, ids: string[]): Promise<Dispute[]> =>
  rows<Dispute>(on, 'SELECT * FROM sandbox_gateway.dispute WHERE payment_id = ANY($1) ORDER BY created_at, id', [ids])

export const presentRefund = ({ id, reference, amount, status }: Refund) => ({ id, reference, amount: Number(amount), status })
export const presentDispute = ({ id, amount, status }: Dispute) => ({ id, amount: Number(amount), status })

/** Payments as the API answers them, with what became of them since. */
export async function presentPayments(world: World, on: Pool | Trx, payments: Payment[]) {
  const ids = payments.map(({ id }) => id)
  const refunds = await readRefunds(on, ids)
  const disputes = await readDisputes(on, ids)
  return payments.map((payment) => ({
    id: payment.id,
    object: 'payment',
    status: payment.status,
    reference: payment.reference,
    description: payment.description,
    amount: Number(payment.amount),
    currency: payment.currency,
    livemode: false,
    url: pageOf(world, payment),
    card: payment.brand === null ? null : { brand: payment.brand, last4: payment.last4, country: payment.country },
    three_ds: payment.three_ds,
    refunds: refunds.filter((refund) => refund.payment_id === payment.id).map(presentRefund),
    disputes: disputes.filter((dispute) => dispute.payment_id === payment.id).map(presentDispute),
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
  }))
}
