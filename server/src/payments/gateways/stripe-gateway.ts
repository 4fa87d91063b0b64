// The adapter of Stripe Checkout (docs/decisions/0075-stripe.md). Card, page and authentication are Stripe's; VAT, receipts and consent are ours.
import type { Stripe } from 'stripe'
import type * as z from 'zod/mini'
import { GatewayRefused, GatewayUnavailable, type PaymentGateway, type PaymentSnapshot } from './gateway.ts'
import * as answers from './stripe-answers.ts'
import { createStripeCalls, type StripeAddress } from './stripe-calls.ts'
import { paramsOf, secondsOf } from './stripe-params.ts'
import { EVENT_TYPES, parseStripeWebhook, payerRefOf } from './stripe-webhooks.ts'

const PAGE = 100
/** In these Stripe counts other minor units than ISO 4217: a charge would be a hundred times too much or too little. */
const OTHER_UNITS = new Set(['ISK', 'UGX', 'MGA'])
const CHECKOUT_HOSTS = ['checkout.stripe.com']

export type StripeOptions = {
  secretKey: string
  /** Two while one is being rotated. */
  webhookSecrets: readonly string[]
  redirectHosts?: readonly string[]
  /** Another server than Stripe's: the tests' own, which speaks as Stripe does. */
  address?: StripeAddress
}

export function createStripeAdapter(options: StripeOptions): { gateway: PaymentGateway; livemode: boolean } {
  const { secretKey, webhookSecrets, redirectHosts = CHECKOUT_HOSTS, address } = options
  const livemode = /^(sk|rk)_live_/.test(secretKey)
  const { stripe, ask } = createStripeCalls(secretKey, address)

  async function* pages<Item extends z.ZodMiniType>(
    item: Item & z.ZodMiniType<{ id: string }>,
    signal: AbortSignal,
    list: (page: Stripe.PaginationParams) => Promise<unknown>,
  ): AsyncIterable<z.output<Item>> {
    for (let after = {}; ;) {
      const page = answers.read(answers.Page(item), await ask(signal, () => list({ limit: PAGE, ...after })))
      yield* page.data as z.output<Item>[]
      if (!page.has_more) return
      after = { starting_after: page.data.at(-1)!.id }
    }
  }

  /** A checkout by its own name, or by its payment's: events of refunds and disputes know only that. */
  async function readSession(ref: string, signal: AbortSignal): Promise<answers.FullSession> {
    if (!ref.startsWith('pi_'))
      return answers.read(
        answers.FullSession,
        await ask(signal, () => stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] })),
      )
    const expand = ['data.payment_intent.latest_charge']
    const found = await ask(signal, () => stripe.checkout.sessions.list({ payment_intent: ref, limit: 1, expand }))
    const [session] = answers.read(answers.Page(answers.FullSession), found).data
    if (!session) throw new GatewayRefused('no checkout has this payment')
    return session
  }

  async function fetchStatus(ref: string, signal: AbortSignal): Promise<PaymentSnapshot> {
    const session = await readSession(ref, signal)
    const intent = session.payment_intent?.id ?? null
    if (ref !== session.id && ref !== intent) throw new GatewayUnavailable('Stripe answered about another checkout')
    const isPaid = session.payment_status === 'paid' && intent !== null
    const [refunds, disputes] = isPaid
      ? await Promise.all([
          allOf(pages(answers.Refund, signal, (page) => stripe.refunds.list({ payment_intent: intent, ...page }))),
          allOf(pages(answers.Dispute, signal, (page) => stripe.disputes.list({ payment_intent: intent, ...page }))),
        ])
      : [[], []]
    return {
      providerRef: session.id,
      paymentRef: intent,
      orderId: session.client_reference_id ?? '',
      state: answers.stateOf(session),
      amountMinor: BigInt(session.amount_total),
      currency: session.currency.toUpperCase(),
      livemode: session.livemode,
      ...answers.cardOf(session),
      refunds: refunds.map((refund) => ({
        ref: answers.refOf(refund),
        minor: BigInt(refund.amount),
        state: answers.refundState(refund),
      })),
      disputes: answers.disputesOf(disputes),
    }
  }

  return {
    livemode,
    gateway: {
      id: 'stripe',
      redirectHosts,
      pageOf: (paymentRef, isLive) => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${encodeURIComponent(paymentRef)}`,
      fetchStatus,

      async createCheckout(request, signal) {
        if (OTHER_UNITS.has(request.currency)) throw new GatewayRefused(`Stripe counts ${request.currency} in other units`)
        const made = answers.read(
          answers.Session,
          await ask(signal, () => stripe.checkout.sessions.create(paramsOf(request), { idempotencyKey: request.idempotencyKey })),
        )
        const isOurs =
          made.url !== null &&
          new URL(made.url).protocol === 'https:' &&
          redirectHosts.includes(new URL(made.url).host) &&
          made.client_reference_id === request.orderId &&
          BigInt(made.amount_total) === request.amountMinor &&
          made.currency === request.currency.toLowerCase() &&
          made.livemode === livemode
        if (!isOurs) throw new GatewayUnavailable('Stripe made something else than was asked')
        return { providerRef: made.id, redirectUrl: made.url!, expiresAt: new Date(made.expires_at * 1_000) }
      },

      async closeCheckout(ref, signal) {
        await ask(signal, () => stripe.checkout.sessions.expire(ref)).catch((error: unknown) => {
          if (!(error instanceof GatewayRefused)) throw error // refused: it is open no longer
        })
        return fetchStatus(ref, signal)
      },

      async refund({ refundId, paymentRef, amountMinor }, signal) {
        const asked = { payment_intent: paymentRef, amount: Number(amountMinor), metadata: { refund_id: refundId } }
        const made = answers.read(
          answers.Refund,
          await ask(signal, () => stripe.refunds.create(asked, { idempotencyKey: `refund:${refundId}` })),
        )
        if (made.payment_intent !== paymentRef || BigInt(made.amount) !== amountMinor || answers.refOf(made) !== refundId)
          throw new GatewayUnavailable('Stripe refunded something else than was asked')
        return { ref: refundId, state: answers.refundState(made) }
      },

      parseWebhook: (delivery) => parseStripeWebhook(stripe, webhookSecrets, delivery),

      async *listSince(since, signal) {
        const asked = { types: [...EVENT_TYPES], delivery_success: false, created: { gte: secondsOf(since) } }
        const seen = new Set<string>()
        for await (const event of pages(answers.Event, signal, (page) => stripe.events.list({ ...asked, ...page }))) {
          const providerRef = payerRefOf(event)
          if (providerRef === null || seen.has(providerRef)) continue
          seen.add(providerRef)
          yield { providerRef }
        }
      },

      async *listMoney(from, to, signal) {
        const asked = { created: { gte: secondsOf(from), lt: secondsOf(to) }, expand: ['data.source'] }
        for await (const movement of pages(answers.Movement, signal, (page) => stripe.balanceTransactions.list({ ...asked, ...page })))
          yield {
            ref: movement.id,
            paymentRef: (typeof movement.source === 'string' ? null : movement.source?.payment_intent) ?? null,
            kind: movement.reporting_category,
            minor: BigInt(movement.amount),
            feeMinor: BigInt(movement.fee),
            currency: movement.currency.toUpperCase(),
          }
      },
    },
  }
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
