// The adapter of the sandbox gateway: knows it by HTTP and by its signed webhooks, as it would any company.
import { Webhook } from 'standardwebhooks'
import type * as z from 'zod/mini'
import { exchange } from '#server/platform/outbound.ts'
import { sameText } from '#server/platform/secrets.ts'
import { GatewayRefused, GatewayUnavailable, InvalidSignature, StaleDelivery, type PaymentGateway } from './gateway.ts'
import { Event, Movement, Page, Payment, Refund, Refusal, snapshotOf } from './sandbox-answers.ts'

const TIMEOUT_MS = 5_000
const BYTES_MAX = 1024 * 1024
const TOLERANCE_S = 300
/** Nothing of an order changes by a card that was declined: the payer may try another one. */
const HINTLESS = new Set(['payment.card_declined'])

export type SandboxOptions = {
  apiKey: string
  webhookSecret: string
  /** Where the gateway's server is reached; null while it isn't up. */
  origin(): string | null
  /** Where payers reach its pages. */
  publicUrl: string
}

export function createSandboxAdapter({ apiKey, webhookSecret, origin, publicUrl }: SandboxOptions): PaymentGateway {
  const host = new URL(publicUrl).host

  async function call<Answer extends z.ZodMiniType>(
    shape: Answer,
    signal: AbortSignal,
    path: string,
    post?: { body?: object; key?: string },
  ): Promise<z.output<Answer>> {
    const base = origin()
    if (base === null) throw new GatewayUnavailable('the sandbox is not up yet')
    const { status, text } = await exchange(`${base}/sandbox/gateway/v1${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(post?.body ? { 'content-type': 'application/json' } : {}),
        ...(post?.key ? { 'idempotency-key': post.key } : {}),
      },
      ...(post?.body ? { body: JSON.stringify(post.body) } : {}),
      timeoutMs: TIMEOUT_MS,
      bytesMax: BYTES_MAX,
      signal,
    }).catch((error: unknown) => {
      throw new GatewayUnavailable('the sandbox gave no answer', { cause: error })
    })
    const answer = parseJson(text)
    const refusal = Refusal.safeParse(answer)
    if ([400, 404, 409, 422].includes(status) && refusal.success) throw new GatewayRefused(refusal.data.error.code)
    const parsed = shape.safeParse(answer)
    if (status >= 300 || !parsed.success) throw new GatewayUnavailable(`the sandbox answered ${status} and not what was asked`)
    return parsed.data
  }

  async function* pages<Item extends z.ZodMiniType>(item: Item, signal: AbortSignal, path: string): AsyncIterable<z.output<Item>> {
    for (let after = ''; ;) {
      const page = await call(Page(item), signal, `${path}${after}`)
      yield* page.data as z.output<Item>[]
      if (page.next === null) return
      after = `&after=${encodeURIComponent(page.next)}`
    }
  }

  return {
    id: 'sandbox',
    redirectHosts: [host],

    async createCheckout(request, signal) {
      const { orderId, amountMinor, currency, expiresAt } = request
      const body = {
        amount: Number(amountMinor),
        currency,
        reference: orderId,
        description: request.description,
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: expiresAt.toISOString(),
        locale: request.locale,
      }
      const made = await call(Payment, signal, '/payments', { body, key: request.idempotencyKey })
      const isOurs =
        made.reference === orderId &&
        BigInt(made.amount) === amountMinor &&
        made.currency === currency &&
        !made.livemode &&
        new URL(made.url).host === host
      if (!isOurs) throw new GatewayUnavailable('the sandbox made something else than was asked')
      return { providerRef: made.id, redirectUrl: made.url, expiresAt: new Date(made.expires_at) }
    },
    closeCheckout: async (ref, signal) => snapshotOf(ref, await call(Payment, signal, `/payments/${encodeURIComponent(ref)}/cancel`, {})),
    fetchStatus: async (ref, signal) => snapshotOf(ref, await call(Payment, signal, `/payments/${encodeURIComponent(ref)}`)),

    async refund({ refundId, paymentRef, amountMinor }, signal) {
      const made = await call(Refund, signal, `/payments/${encodeURIComponent(paymentRef)}/refunds`, {
        body: { amount: Number(amountMinor), reference: refundId },
        key: `refund:${refundId}`,
      })
      if (made.reference !== refundId || BigInt(made.amount) !== amountMinor)
        throw new GatewayUnavailable('the sandbox refunded something else than was asked')
      return { ref: made.reference, state: made.status }
    },

    parseWebhook({ raw, headers, now }) {
      const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers
      if (!/^\d{1,12}$/.test(timestamp)) throw new InvalidSignature('no time stamp')
      const at = Number(timestamp)
      // `sign` and not `verify`, which would ask the machine's clock for the time.
      const expected = new Webhook(webhookSecret).sign(id, new Date(at * 1_000), raw)
      if (!signatures.split(' ').some((signature) => sameText(signature, expected))) throw new InvalidSignature('no signature fits')
      if (Math.abs(now.getTime() / 1_000 - at) > TOLERANCE_S) throw new StaleDelivery('signed too long ago, or ahead of time')
      const event = Event.safeParse(parseJson(raw.toString('utf8')))
      if (!event.success || event.data.id !== id) throw new InvalidSignature('signed, and yet no event')
      const { type, data } = event.data
      return {
        hints: HINTLESS.has(type) ? [] : [{ eventId: id, providerRef: data.payment, hint: type, at: new Date(event.data.timestamp) }],
        ack: { status: 200, contentType: 'application/json', body: '{}' },
      }
    },

    async *listSince(since, signal) {
      for await (const { id } of pages(Payment, signal, `/payments?since=${since.toISOString()}`)) yield { providerRef: id }
    },
    async *listMoney(from, to, signal) {
      const path = `/money?from=${from.toISOString()}&to=${to.toISOString()}`
      for await (const { id, payment, kind, amount, fee, currency } of pages(Movement, signal, path))
        yield { ref: id, paymentRef: payment, kind, minor: BigInt(amount), feeMinor: BigInt(fee), currency }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
