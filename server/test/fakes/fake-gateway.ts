// A gateway of the tests' own: the whole port in memory, payers that do as they are told, and a plan of faults. It keeps what was asked of it.
import { randomUUID } from 'node:crypto'
import {
  GatewayRefused,
  InvalidSignature,
  StaleDelivery,
  type CheckoutRequest,
  type MoneyMovement,
  type PaymentGateway,
  type PaymentSnapshot,
} from '#server/payments/gateways/gateway.ts'
import { KEY, macOf, signed, type Delivery } from './fake-delivery.ts'
import { createFaults, type Call, type Fault } from './fake-faults.ts'

export { bring, type Delivery } from './fake-delivery.ts'
export type { Fault } from './fake-faults.ts'

type Kept = PaymentSnapshot & { request: CheckoutRequest }
const CARD = { brand: 'visa', last4: '4242', country: 'NL' }

export function createFakeGateway({ livemode = false } = {}) {
  const payments = new Map<string, Kept>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, { ref: string; state: 'pending' | 'succeeded' | 'failed' }>()
  const movements: (MoneyMovement & { at: Date })[] = []
  const news: { providerRef: string; at: Date }[] = []
  const { faults, calls, answer } = createFaults()
  let refundState: 'pending' | 'succeeded' | 'failed' = 'succeeded'
  let made = 0

  const kept = (ref: string): Kept => {
    const payment = payments.get(ref) ?? [...payments.values()].find((one) => one.paymentRef === ref)
    if (!payment) throw new GatewayRefused(`no such payment: ${ref}`)
    return payment
  }
  const snapshot = ({ request: _request, ...rest }: Kept): PaymentSnapshot => ({ ...structuredClone(rest) })
  const change = (ref: string, values: Partial<Kept>): void => {
    Object.assign(kept(ref), values)
    news.push({ providerRef: kept(ref).providerRef, at: new Date() })
  }
  /** It sends back no more than came, and nothing of what a bank is about to take. */
  const isLeft = ({ refunds: back, disputes, amountMinor }: Kept, minor: bigint): boolean =>
    disputes.every(({ state }) => state !== 'open') &&
    [...back.filter(({ state }) => state !== 'failed'), ...disputes.filter(({ state }) => state === 'lost')].reduce(
      (left, one) => left - one.minor,
      amountMinor,
    ) >= minor
  const moved = (payment: Kept, kind: string, minor: bigint, feeMinor = 0n): void =>
    void movements.push({
      ref: `txn_${randomUUID()}`,
      paymentRef: payment.paymentRef,
      kind,
      minor,
      feeMinor,
      currency: payment.currency,
      at: new Date(),
    })

  const gateway: PaymentGateway = {
    id: 'fake',
    redirectHosts: ['pay.example'],
    createCheckout: (request) =>
      answer(
        'createCheckout',
        () => {
          const known = byKey.get(request.idempotencyKey)
          if (known) {
            const { expiresAt, ...rest } = kept(known).request
            const { expiresAt: other, ...asked } = request
            if (JSON.stringify([rest, expiresAt], text) !== JSON.stringify([asked, other], text))
              throw new GatewayRefused('one key with two bodies')
          }
          const providerRef = known ?? `pay_${++made}`
          byKey.set(request.idempotencyKey, providerRef)
          if (!known)
            payments.set(providerRef, {
              providerRef,
              paymentRef: null,
              orderId: request.orderId,
              state: 'open',
              amountMinor: request.amountMinor,
              currency: request.currency,
              livemode,
              refunds: [],
              disputes: [],
              request,
            })
          return { providerRef, redirectUrl: `https://pay.example/${providerRef}`, expiresAt: request.expiresAt }
        },
        (truth) => ({ ...truth, redirectUrl: 'https://elsewhere.example/' }),
      ),
    closeCheckout: (ref) =>
      answer(
        'closeCheckout',
        () => {
          if (kept(ref).state === 'open') change(ref, { state: 'expired' })
          return snapshot(kept(ref))
        },
        (truth) => ({ ...truth, providerRef: 'pay_0' }),
      ),
    fetchStatus: (ref) =>
      answer(
        'fetchStatus',
        () => snapshot(kept(ref)),
        (truth) => ({ ...truth, providerRef: 'pay_0' }),
      ),
    refund: ({ refundId, paymentRef, amountMinor }) =>
      answer(
        'refund',
        () => {
          const known = refunds.get(refundId)
          if (known) return known
          const payment = kept(paymentRef)
          if (!isLeft(payment, amountMinor)) throw new GatewayRefused('in dispute, or more than is left')
          const done = { ref: refundId, state: refundState }
          refunds.set(refundId, done)
          payment.refunds.push({ ref: refundId, minor: amountMinor, state: refundState })
          if (refundState === 'succeeded') moved(payment, 'refund', -amountMinor)
          return done
        },
        (truth) => ({ ...truth, state: 'lost' as 'failed' }),
      ),
    parseWebhook({ raw, headers, now }) {
      const [, at = '0', mac = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(headers['fake-signature'] ?? '') ?? []
      if (macOf(KEY, at, raw.toString()) !== mac) throw new InvalidSignature()
      if (Math.abs(now.getTime() / 1000 - Number(at)) > 300) throw new StaleDelivery()
      const events = JSON.parse(raw.toString()) as { id: string; ref: string; type: string }[]
      const hints = events.map(({ id, ref, type }) => ({ eventId: id, providerRef: ref, hint: type, at: new Date(Number(at) * 1000) }))
      return { hints, ack: { status: 200, contentType: 'text/plain', body: '[accepted]' } }
    },
    async *listSince(since) {
      await answer(
        'listSince',
        () => null,
        () => null,
      )
      for (const one of news) if (one.at >= since) yield { providerRef: one.providerRef }
    },
    async *listMoney(from, to) {
      await answer(
        'listMoney',
        () => null,
        () => null,
      )
      for (const { at, ...movement } of movements) if (at >= from && at < to) yield movement
    },
  }

  return {
    gateway,
    livemode,
    calls,
    payments,
    movements,
    /** The next calls go wrong like this, until it is said otherwise. */
    fail: (call: Call, fault: Fault | null): void => void (fault === null ? faults.delete(call) : faults.set(call, fault)),
    answerRefunds: (state: typeof refundState): void => void (refundState = state),
    /** The checkouts that were ever made for an order of ours. */
    checkoutsOf: (orderId: string): Kept[] => [...payments.values()].filter((payment) => payment.orderId.startsWith(`${orderId}-`)),
    pay(ref: string, more: Partial<Kept> = {}): void {
      const payment = kept(ref)
      change(ref, { state: 'paid', paymentRef: `card_${ref}`, card: CARD, sca: 'frictionless', ...more })
      moved(payment, 'charge', payment.amountMinor, 55n)
    },
    become: (ref: string, state: PaymentSnapshot['state']): void => change(ref, { state }),
    giveBack(ref: string, minor: bigint, state: 'pending' | 'succeeded' | 'failed' = 'succeeded', name = `re_${randomUUID()}`): string {
      const payment = kept(ref)
      const known = payment.refunds.find((one) => one.ref === name)
      change(ref, {
        refunds: known
          ? payment.refunds.map((one) => (one.ref === name ? { ...one, state } : one))
          : [...payment.refunds, { ref: name, minor, state }],
      })
      return name
    },
    dispute(ref: string, minor: bigint, state: 'open' | 'won' | 'lost', name = `dp_${randomUUID()}`): string {
      const payment = kept(ref)
      change(ref, { disputes: [...payment.disputes.filter((one) => one.ref !== name), { ref: name, minor, state }] })
      return name
    },
    /** A signed delivery of news about a payment. */
    deliver(refs: string[], { id = randomUUID(), at = new Date(), key = KEY }: { id?: string; at?: Date; key?: string } = {}): Delivery {
      const body = JSON.stringify(refs.map((ref, index) => ({ id: `${id}-${index}`, ref, type: kept(ref).state })))
      return signed(body, at, key)
    },
  }
}
export type FakeGateway = ReturnType<typeof createFakeGateway>
const text = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)
