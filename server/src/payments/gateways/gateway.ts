// The port of a payment gateway: all that the domain knows of one. Its adapters are the files named after a company; one contract suite holds them all.

/** A gateway's own answer about one checkout: the truth that webhooks only hint at. Amounts are in the currency's minor unit. */
export type PaymentSnapshot = {
  providerRef: string
  paymentRef: string | null
  orderId: string
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  amountMinor: bigint
  /** ISO 4217, upper case. */
  currency: string
  livemode: boolean
  card?: { brand: string; last4: string; country: string }
  /** How strong customer authentication went. */
  sca?: 'challenge' | 'frictionless' | 'exempt' | 'none'
  refunds: { ref: string; minor: bigint; state: 'pending' | 'succeeded' | 'failed' }[]
  disputes: { ref: string; minor: bigint; state: 'open' | 'won' | 'lost' }[]
}

export type CheckoutRequest = {
  orderId: string
  attempt: number
  amountMinor: bigint
  currency: string
  description: string
  /** BCP 47. */
  locale: string
  email: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  idempotencyKey: string
}

export type WebhookHint = { eventId: string; providerRef: string; hint: string; at: Date }

/** One movement on the gateway's own books: a charge, refund, dispute or pay-out. `minor` is signed as the gateway owes us. */
export type MoneyMovement = { ref: string; paymentRef: string | null; kind: string; minor: bigint; feeMinor: bigint; currency: string }

export type PaymentGateway = {
  readonly id: string
  /** The hosts that a member's browser may be sent to. */
  readonly redirectHosts: readonly string[]
  /** Where its own people look at a payment, and file what proves it. */
  readonly pageOf?: (paymentRef: string, livemode: boolean) => string
  /** Same idempotency key, same checkout. */
  createCheckout(request: CheckoutRequest, signal: AbortSignal): Promise<{ providerRef: string; redirectUrl: string; expiresAt: Date }>
  /** What it was, if it is too late to close it. */
  closeCheckout(providerRef: string, signal: AbortSignal): Promise<PaymentSnapshot>
  /** Verified and parsed. Throws InvalidSignature or StaleDelivery. */
  parseWebhook(delivery: { raw: Buffer; headers: Record<string, string>; now: Date }): {
    hints: WebhookHint[]
    ack: { status: number; contentType: string; body: string }
  }
  fetchStatus(providerRef: string, signal: AbortSignal): Promise<PaymentSnapshot>
  refund(
    request: { refundId: string; paymentRef: string; amountMinor: bigint },
    signal: AbortSignal,
  ): Promise<{ ref: string; state: 'pending' | 'succeeded' | 'failed' }>
  /** Checkouts with news since then that we may have missed. */
  listSince(since: Date, signal: AbortSignal): AsyncIterable<{ providerRef: string }>
  listMoney(from: Date, to: Date, signal: AbortSignal): AsyncIterable<MoneyMovement>
}

export class InvalidSignature extends Error {}
export class StaleDelivery extends Error {}
/** The gateway was not reached, answered late, or answered what it should not: nothing is known, ask again. */
export class GatewayUnavailable extends Error {}
/** The gateway understood and refused for good. */
export class GatewayRefused extends Error {}
