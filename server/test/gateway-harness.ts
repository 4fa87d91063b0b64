// What the contract of gateways needs to know of one besides its port: how somebody pays there, what the gateway does by itself, how it fails.
import type { MoneyMovement, PaymentGateway } from '#server/payments/gateways/gateway.ts'
import { createSandboxAdapter } from '#server/payments/gateways/sandbox-gateway.ts'
import { createStripeAdapter } from '#server/payments/gateways/stripe-gateway.ts'
import { Webhook } from 'standardwebhooks'
import type { Fault } from './fakes/bad-answers.ts'
import { startBadProxy } from './fakes/bad-proxy.ts'
import { waitFor } from './lounge.ts'
import { openTestSandbox } from './fakes/sandbox-gateway.ts'
import { startFakeStripe } from './fakes/fake-stripe.ts'

export type Signed = { raw: Buffer; headers: Record<string, string> }
export type Paying = 'good' | 'challenge' | 'declined' | 'processing'
export type Harness = {
  gateway: PaymentGateway
  livemode: boolean
  /** The time as the gateway knows it. */
  now(): Promise<Date>
  /** How many checkouts were ever made there. */
  checkoutsMade(): Promise<number>
  pay(ref: string, how: Paying): Promise<void>
  /** The end of a payment that was slow. */
  settle(ref: string, end: 'paid' | 'failed'): Promise<void>
  expire(ref: string): Promise<void>
  refundsGo(how: 'at-once' | 'slow' | 'slow-failing' | 'refused'): Promise<void>
  settleRefunds(): Promise<void>
  /** Somebody at the gateway's own desk gives money back; answers the name that it has there. */
  refundThere(paymentRef: string, minor: number): Promise<string>
  disputeThere(paymentRef: string, minor: number): Promise<string>
  endDispute(paymentRef: string, dispute: string, end: 'won' | 'lost'): Promise<void>
  /** Everything that was or would be delivered so far, with genuine signatures of this moment, once it is at least so much. */
  deliveries(least: number): Promise<Signed[]>
  /** The same words, signed at another time or with another key. */
  signAgain(delivery: Signed, how: { at?: Date; secret?: string }): Signed
  misbehave(fault: Fault | null): void
  /** What the adapter sent and the gateway's published rules don't allow. */
  violations(): string[]
  /** Turns a good answer about a checkout into one with these facts. */
  lies: Record<'amount' | 'currency' | 'order' | 'host' | 'mode', (body: any) => unknown>
  movements: (found: MoneyMovement[]) => string[]
  close(): Promise<void>
}

export async function sandboxHarness(): Promise<Harness> {
  const sandbox = await openTestSandbox()
  const proxy = await startBadProxy(() => sandbox.origin)
  const { apiKey, webhookSecret, publicUrl, call } = sandbox
  const CARDS: Record<Paying, string> = {
    good: '4242424242424242',
    challenge: '4000000000003220',
    declined: '4000000000000002',
    processing: '4000000000006108',
  }
  const failing = new Set<string>()
  const urlOf = async (ref: string): Promise<string> => (await call('GET', `/payments/${ref}`)).body.url
  const sign = ({ raw, headers }: Signed, at: Date, secret: string): Signed => {
    const id = headers['webhook-id']!
    return {
      raw,
      headers: {
        ...headers,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(id, at, raw.toString()),
      },
    }
  }
  return {
    gateway: createSandboxAdapter({ apiKey, webhookSecret, publicUrl, origin: () => proxy.origin }),
    livemode: false,
    now: () => sandbox.advance(0),
    checkoutsMade: async () => (await sandbox.query('SELECT count(*)::int AS n FROM sandbox_gateway.payment'))[0]!['n'] as number,
    async pay(ref, how) {
      const [payer, url] = [sandbox.payer(), await urlOf(ref)]
      const { location } = await payer.payWith(url, CARDS[how])
      if (how === 'challenge') await payer.send(await payer.visit(location!), location!, { code: '123456' })
    },
    async settle(ref, end) {
      if (end === 'failed')
        await sandbox.query(`UPDATE sandbox_gateway.plan SET action = 'fail' WHERE payment_id = '${ref}' AND action = 'pay'`)
      await sandbox.advance(61)
    },
    expire: async () => void (await sandbox.advance(32 * 60)),
    async refundsGo(how) {
      const refunds = { 'at-once': 'at-once', slow: 'slow', 'slow-failing': 'fail-late', refused: 'fail' }[how]
      await call('POST', '/test/faults', { refunds })
    },
    settleRefunds: async () => void (await sandbox.advance(21)),
    async refundThere(paymentRef, minor) {
      const reference = `desk-${failing.size}`
      failing.add(reference)
      await call('POST', `/payments/${paymentRef}/refunds`, { amount: minor, reference })
      return reference
    },
    disputeThere: async (paymentRef, minor) =>
      (await call('POST', `/payments/${paymentRef}/disputes`, { amount: minor })).body.id as string,
    endDispute: async (paymentRef, dispute, end) =>
      void (await call('POST', `/payments/${paymentRef}/disputes/${dispute}`, { status: end })),
    async deliveries(least) {
      await waitFor(async () => sandbox.deliveries.length >= least)
      return sandbox.deliveries.map((delivery) => sign(delivery, new Date(), webhookSecret))
    },
    signAgain: (delivery, { at = new Date(), secret = webhookSecret }) => sign(delivery, at, secret),
    misbehave: proxy.misbehave,
    violations: () => [],
    lies: {
      amount: (body) => ({ ...body, amount: body.amount + 1 }),
      currency: (body) => ({ ...body, currency: 'USD' }),
      order: (body) => ({ ...body, reference: 'another' }),
      host: (body) => ({ ...body, url: 'http://pay.example.evil.example/sandbox/gateway/pay/x' }),
      mode: (body) => ({ ...body, livemode: true }),
    },
    movements: (found) => found.map(({ kind, minor, feeMinor }) => `${kind} ${minor} ${feeMinor}`),
    async close() {
      await proxy.close()
      await sandbox.close()
    },
  }
}

const SECRET_KEY = ['sk', 'test', 'contract'].join('_')
const WEBHOOK_SECRET = 'whsec_contract'
export async function stripeHarness(): Promise<Harness> {
  const fake = await startFakeStripe({ secretKey: SECRET_KEY })
  const { books } = fake
  const { gateway, livemode } = createStripeAdapter({ secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], address: fake.address })
  let slowRefundsEnd: 'succeeded' | 'failed' = 'succeeded'
  return {
    gateway,
    livemode,
    now: async () => new Date(),
    checkoutsMade: async () => books.sessions.size,
    pay: async (ref, how) => (how === 'declined' ? books.decline(ref) : books.pay(ref, how)),
    settle: async (ref, end) => books.settle(ref, end),
    expire: async (ref) => void books.expire(books.sessions.get(ref)!),
    async refundsGo(how) {
      slowRefundsEnd = how === 'slow-failing' ? 'failed' : 'succeeded'
      books.refundsGo(how === 'at-once' ? 'succeeded' : how === 'refused' ? 'refused' : 'pending')
    },
    settleRefunds: async () => books.settleRefunds(slowRefundsEnd),
    async refundThere(paymentRef, minor) {
      const made = books.refund(paymentRef, minor)
      if (made === 'refused') throw new Error('more than there is')
      return made.id
    },
    disputeThere: async (paymentRef, minor) => books.dispute(paymentRef, minor).id,
    endDispute: async (_paymentRef, dispute, end) =>
      books.endDispute(
        books.disputes.find(({ id }) => id === dispute)!,
        end,
      ),
    deliveries: async () => books.events.map((event) => fake.sign(event, WEBHOOK_SECRET)),
    signAgain: ({ raw }, { at = new Date(), secret = WEBHOOK_SECRET }) => fake.sign(JSON.parse(raw.toString()), secret, at),
    misbehave: fake.misbehave,
    violations: () => fake.violations,
    lies: {
      amount: (body) => ({ ...body, amount_total: body.amount_total + 1 }),
      currency: (body) => ({ ...body, currency: 'usd' }),
      order: (body) => ({ ...body, client_reference_id: 'another' }),
      host: (body) => ({ ...body, url: 'https://checkout.stripe.com.evil.example/c/pay/x' }),
      mode: (body) => ({ ...body, livemode: true }),
    },
    movements: (found) => found.toReversed().map(({ kind, minor, feeMinor }) => `${kind} ${minor} ${feeMinor}`),
    close: fake.close,
  }
}
