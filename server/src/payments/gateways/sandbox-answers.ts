// What the sandbox gateway answers, and what of it is a payment's state.
import * as z from 'zod/mini'
import { GatewayUnavailable, type PaymentSnapshot } from './gateway.ts'

const Minor = z.int()
const Id = z.string().check(z.regex(/^pay_[\w-]{1,60}$/))
export const Payment = z.object({
  id: Id,
  status: z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'canceled']),
  reference: z.string(),
  amount: Minor.check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  livemode: z.boolean(),
  url: z.url(),
  expires_at: z.iso.datetime(),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string().check(z.regex(/^\d{4}$/)), country: z.string() })),
  three_ds: z.nullable(z.enum(['challenge', 'frictionless'])),
  refunds: z.array(z.object({ id: z.string(), reference: z.string(), amount: Minor, status: z.enum(['pending', 'succeeded', 'failed']) })),
  disputes: z.array(z.object({ id: z.string(), amount: Minor, status: z.enum(['open', 'won', 'lost']) })),
})
export const Refund = z.object({ reference: z.string(), amount: Minor, status: z.enum(['pending', 'succeeded', 'failed']) })
export const Movement = z.object({ id: z.string(), payment: Id, kind: z.string(), amount: Minor, fee: Minor, currency: z.string() })
export const Refusal = z.object({ error: z.object({ code: z.string() }) })
export const Event = z.object({ id: z.string(), type: z.string(), timestamp: z.iso.datetime(), data: z.object({ payment: Id }) })
export const Page = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item), next: z.nullable(z.string()) })

export function snapshotOf(asked: string, payment: z.output<typeof Payment>): PaymentSnapshot {
  if (payment.id !== asked) throw new GatewayUnavailable('the sandbox answered about another payment')
  const { card, status } = payment
  return {
    providerRef: payment.id,
    paymentRef: card === null ? null : payment.id,
    orderId: payment.reference,
    state: status === 'canceled' ? 'expired' : status,
    amountMinor: BigInt(payment.amount),
    currency: payment.currency,
    livemode: payment.livemode,
    ...(card ? { card, sca: payment.three_ds ?? 'none' } : {}),
    refunds: payment.refunds.map(({ reference, amount, status: state }) => ({ ref: reference, minor: BigInt(amount), state })),
    disputes: payment.disputes.map(({ id, amount, status: state }) => ({ ref: id, minor: BigInt(amount), state })),
  }
}
