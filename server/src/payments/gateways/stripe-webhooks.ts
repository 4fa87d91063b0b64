// Stripe's deliveries: whose they are, how old, and which checkout or payment they are about.
import type { Stripe } from 'stripe'
import type * as z from 'zod/mini'
import { InvalidSignature, StaleDelivery, type PaymentGateway } from './gateway.ts'
import { Event } from './stripe-answers.ts'

const TOLERANCE_S = 300
/** All that may change an order. A declined card is not among them: the payer may try another one. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const
const OURS: ReadonlySet<string> = new Set(EVENT_TYPES)

type Delivery = Parameters<PaymentGateway['parseWebhook']>[0]

export function parseStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  { raw, headers, now }: Delivery,
): ReturnType<PaymentGateway['parseWebhook']> {
  const header = headers['stripe-signature'] ?? ''
  const signed = secrets.map((secret) => verified(stripe, raw, header, secret)).find((event) => event !== null)
  if (!signed) throw new InvalidSignature('no signature fits')
  // The library refuses what is old and takes what is dated ahead; the last time stamp of the header is the one that was signed.
  const at = Number(
    header
      .match(/(?:^|,)t=(\d+)(?=,|$)/g)
      ?.at(-1)
      ?.replace(/\D/g, ''),
  )
  if (!(Math.abs(now.getTime() / 1_000 - at) <= TOLERANCE_S)) throw new StaleDelivery('signed too long ago, or ahead of time')
  const event = Event.safeParse(signed)
  const providerRef = event.success ? payerRefOf(event.data) : null
  return {
    hints:
      event.success && providerRef !== null
        ? [{ eventId: event.data.id, providerRef, hint: event.data.type, at: new Date(event.data.created * 1_000) }]
        : [],
    ack: { status: 200, contentType: 'application/json', body: '{"received":true}' },
  }
}

function verified(stripe: Stripe, raw: Buffer, header: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(raw, header, secret, 0) // 0: the time is judged by the caller
  } catch {
    return null
  }
}

/** What to ask Stripe about: the checkout, or the payment of a refund or dispute; null where it is none of ours. */
export function payerRefOf({ type, data: { object } }: z.output<typeof Event>): string | null {
  if (!OURS.has(type)) return null
  if (object.object === 'checkout.session') return /^cs_\w+$/.test(object.id) ? object.id : null
  return object.payment_intent ?? null
}
