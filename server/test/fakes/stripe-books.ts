// What the tests' Stripe remembers: sessions, payments, refunds, disputes, movements of money and the events that tell of them.
import { randomBytes } from 'node:crypto'

export type Thing = { id: string; [key: string]: any }
export type Books = ReturnType<typeof createBooks>
export type Paying = 'good' | 'challenge' | 'processing'

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
const FEE_MINOR = 63

export function createBooks(livemode: boolean) {
  const sessions = new Map<string, Thing>()
  const intents = new Map<string, Thing>()
  const charges = new Map<string, Thing>()
  const refunds: Thing[] = []
  const disputes: Thing[] = []
  const events: Thing[] = []
  const movements: Thing[] = []
  let refundsGo: 'succeeded' | 'pending' | 'refused' = 'succeeded'
  const now = (): number => Math.floor(Date.now() / 1_000)

  const tell = (type: string, object: Thing): void =>
    void events.push({ id: newId('evt'), object: 'event', type, created: now(), livemode, data: { object: { ...object } } })
  const book = (category: string, source: Thing, amount: number, fee: number, currency: string): void =>
    void movements.push({
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      currency,
      created: now(),
      reporting_category: category,
      source: source.id,
      sourced: source,
    })
  const intentOf = (session: Thing): Thing => intents.get(session['payment_intent'])!

  function succeed(session: Thing): void {
    const intent = intentOf(session)
    const charge = charges.get(intent['latest_charge'])!
    Object.assign(intent, { status: 'succeeded' })
    Object.assign(session, { payment_status: 'paid' })
    book('charge', charge, session['amount_total'], FEE_MINOR, session['currency'])
  }

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    events,
    movements,
    tell,
    now,

    open(asked: Thing | Record<string, any>): Thing {
      const id = newId(`cs_${livemode ? 'live' : 'test'}`)
      const [item] = asked['line_items'] as Record<string, any>[]
      const session = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        livemode,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        mode: asked['mode'],
        client_reference_id: asked['client_reference_id'] ?? null,
        amount_total: Number(item!['price_data'].unit_amount) * Number(item!['quantity']),
        currency: item!['price_data'].currency,
        expires_at: Number(asked['expires_at']),
        created: now(),
        metadata: asked['metadata'] ?? {},
      }
      sessions.set(id, session)
      return session
    },

    /** A card that was declined leaves the session as it is: Stripe's page asks for another one. */
    pay(id: string, how: Paying): void {
      const session = sessions.get(id)!
      if (session['status'] !== 'open') throw new Error('this page is closed')
      const secure = { version: '2.2.0', result: 'authenticated', authentication_flow: how === 'challenge' ? 'challenge' : 'frictionless' }
      const intent = {
        id: newId('pi'),
        object: 'payment_intent',
        status: 'processing',
        amount: session['amount_total'],
        metadata: session['metadata'],
        latest_charge: newId('ch'),
      }
      intents.set(intent.id, intent)
      charges.set(intent.latest_charge, {
        id: intent.latest_charge,
        object: 'charge',
        payment_intent: intent.id,
        amount: session['amount_total'],
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', country: 'DE', three_d_secure: secure } },
      })
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id })
      if (how !== 'processing') succeed(session)
      tell('checkout.session.completed', session)
    },
    decline: (id: string): void =>
      tell('payment_intent.payment_failed', { id: newId('pi'), object: 'payment_intent', metadata: sessions.get(id)!['metadata'] }),
    settle(id: string, end: 'paid' | 'failed'): void {
      const session = sessions.get(id)!
      if (end === 'paid') succeed(session)
      else Object.assign(intentOf(session), { status: 'requires_payment_method' })
      tell(`checkout.session.async_payment_${end === 'paid' ? 'succeeded' : 'failed'}`, session)
    },
    expire(session: Thing): Thing {
      Object.assign(session, { status: 'expired', url: null })
      tell('checkout.session.expired', session)
      return session
    },

    refundsGo: (how: typeof refundsGo): void => void (refundsGo = how),
    leftOf(intentId: string): number {
      const gone = [...refunds, ...disputes].filter(
        (one) => one['payment_intent'] === intentId && !['failed', 'won'].includes(one['status']),
      )
      const intent = intents.get(intentId)
      return intent?.['status'] === 'succeeded' ? gone.reduce((left, one) => left - one['amount'], intent['amount']) : 0
    },
    refund(intentId: string, amount: number, metadata: Record<string, string> = {}): Thing | 'refused' {
      if (refundsGo === 'refused' || amount > this.leftOf(intentId)) return 'refused'
      const refund = { id: newId('re'), object: 'refund', payment_intent: intentId, amount, status: refundsGo, metadata }
      refunds.push(refund)
      const session = [...sessions.values()].find((one) => one['payment_intent'] === intentId)!
      book('refund', refund, -amount, 0, session['currency'])
      tell('refund.created', refund)
      tell('charge.refunded', charges.get(intents.get(intentId)!['latest_charge'])!)
      return refund
    },
    settleRefunds(status: 'succeeded' | 'failed'): void {
      for (const refund of refunds.filter((one) => one['status'] === 'pending')) {
        refund['status'] = status
        if (status === 'failed') book('refund_failure', refund, refund['amount'], 0, 'eur')
        tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
      }
    },
    dispute(intentId: string, amount: number, status = 'needs_response'): Thing {
      const dispute = { id: newId('du'), object: 'dispute', payment_intent: intentId, amount, status }
      disputes.push(dispute)
      if (status === 'needs_response') book('dispute', dispute, -amount, 1_500, 'eur')
      tell('charge.dispute.created', dispute)
      return dispute
    },
    endDispute(dispute: Thing, status: 'won' | 'lost'): void {
      dispute['status'] = status
      if (status === 'won') book('dispute_reversal', dispute, dispute['amount'], 0, 'eur')
      tell('charge.dispute.closed', dispute)
    },
  }
}
