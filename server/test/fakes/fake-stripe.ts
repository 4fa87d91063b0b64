// A stand-in for Stripe, offline. What comes over the wire is held against Stripe's own published request schemas (stripe-schema.json);
// what goes back follows its API: idempotency, expansion, pages, errors. It can be told to answer badly.
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import qs from 'qs'
import { Stripe } from 'stripe'
import { answerWith, type Fault, type Whole } from './bad-answers.ts'
import { json, page } from './stripe-pages.ts'
import { API_VERSION, faultsOf } from './stripe-requests.ts'
import { createBooks, type Books, type Thing } from './stripe-books.ts'

const OPEN_S_MIN = 30 * 60
export type Asked = { operation: string; params: Record<string, any>; headers: IncomingMessage['headers'] }
type Call = Asked & { id: string; books: Books }
type Kept = { asked: string; whole: Promise<Whole> }

const refusal = (status: number, type: string, code: string): Whole => json(status, { error: { type, code, message: `fake: ${code}` } })
const invalid = (code: string): Whole => refusal(400, 'invalid_request_error', code)

export async function startFakeStripe({ secretKey }: { secretKey: string }) {
  const books = createBooks(secretKey.includes('_live_'))
  const asked: Asked[] = []
  const violations: string[] = []
  const kept = new Map<string, Kept>()
  let fault: Fault | null = null
  const server = http.createServer((request, response) => void answerWith(fault, response, () => handle(request)))

  async function handle(request: IncomingMessage): Promise<Whole> {
    const url = new URL(request.url!, 'http://stripe')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = request.method === 'POST' ? Buffer.concat(parts).toString() : url.search.slice(1)
    const { operation, id } = operationOf(request.method!, url.pathname)
    const params = qs.parse(text, { depth: 10, arrayLimit: 1_000 }) as Record<string, any>
    const { headers } = request
    asked.push({ operation, params, headers })
    if (headers.authorization !== `Bearer ${secretKey}`) return refusal(401, 'authentication_error', 'api_key_invalid')
    if (headers['stripe-version'] !== API_VERSION) violations.push(`${operation}: version ${String(headers['stripe-version'])}`)
    const faults = ANSWERS[operation] ? faultsOf(operation, params) : ['no such operation']
    if (faults.length > 0) {
      violations.push(...faults.map((each) => `${operation}: ${each}`))
      return invalid('parameter_invalid')
    }
    const call = { operation, params, headers, id, books }
    return request.method === 'POST' ? once(call, text) : ANSWERS[operation]!(call)
  }

  /** The same key gives the same answer, whatever it was; another request under it is refused; a twin under way is told to come again. */
  async function once(call: Call, text: string): Promise<Whole> {
    const key = call.headers['idempotency-key'] as string | undefined
    if (!key) {
      violations.push(`${call.operation}: no idempotency key`)
      return ANSWERS[call.operation]!(call)
    }
    const same = `${call.operation} ${call.id} ${text}`
    const before = kept.get(key)
    if (before) return before.asked === same ? before.whole : refusal(400, 'idempotency_error', 'idempotency_key_reused')
    const whole = Promise.resolve(ANSWERS[call.operation]!(call))
    kept.set(key, { asked: same, whole })
    return whole
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: { protocol: 'http' as const, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    books,
    /** Every request that came, as Stripe reads it. */
    asked,
    /** What Stripe would have refused. */
    violations,
    /** All answers from here on; null: good ones. */
    misbehave: (next: Fault | null): void => void (fault = next),
    /** An event as it would be delivered. */
    sign(event: Thing, secret: string, at = new Date()): { raw: Buffer; headers: Record<string, string> } {
      const payload = JSON.stringify(event)
      const header = new Stripe(secretKey).webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(at.getTime() / 1_000),
      })
      return { raw: Buffer.from(payload), headers: { 'stripe-signature': header } }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function operationOf(method: string, path: string): { operation: string; id: string } {
  const [, id = '', more = ''] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
  return { operation: `${method} ${id ? `/v1/checkout/sessions/{session}${more}` : path}`, id }
}

const ANSWERS: Record<string, (call: Call) => Whole> = {
  'POST /v1/checkout/sessions'({ params, books }) {
    const lifeS = Number(params['expires_at']) - books.now()
    if (lifeS < OPEN_S_MIN || lifeS > 86_400) return invalid('expires_at_invalid')
    if (Number(params['line_items'][0].price_data.unit_amount) < 1) return invalid('amount_too_small')
    return json(200, books.open(params))
  },
  'GET /v1/checkout/sessions/{session}'({ id, params, books }) {
    const session = books.sessions.get(id)
    return session ? json(200, expanded(books, session, params['expand'] ?? [])) : refusal(404, 'invalid_request_error', 'resource_missing')
  },
  'GET /v1/checkout/sessions'({ params, books }) {
    const found = [...books.sessions.values()].filter((session) => session['payment_intent'] === params['payment_intent'])
    const fields = ((params['expand'] ?? []) as string[]).map((field) => field.replace(/^data\./, ''))
    return page(
      found.map((session) => expanded(books, session, fields)),
      params,
    )
  },
  'POST /v1/checkout/sessions/{session}/expire'({ id, books }) {
    const session = books.sessions.get(id)
    if (!session) return refusal(404, 'invalid_request_error', 'resource_missing')
    return session['status'] === 'open' ? json(200, books.expire(session)) : invalid('checkout_session_not_open')
  },
  'POST /v1/refunds'({ params, books }) {
    const made = books.refund(params['payment_intent'], params['amount'], params['metadata'])
    return made === 'refused' ? invalid('charge_already_refunded') : json(200, made)
  },
  'GET /v1/refunds': ({ params, books }) =>
    page(
      books.refunds.filter((one) => one['payment_intent'] === params['payment_intent']),
      params,
    ),
  'GET /v1/disputes': ({ params, books }) =>
    page(
      books.disputes.filter((one) => one['payment_intent'] === params['payment_intent']),
      params,
    ),
  'GET /v1/events': ({ params, books }) =>
    page(
      books.events.filter(
        (one) =>
          params['types'].includes(one['type']) &&
          one['created'] >= params['created'].gte &&
          params['delivery_success'] === false &&
          !one['delivered'],
      ),
      params,
    ),
  'GET /v1/balance_transactions'({ params, books }) {
    const { gte, lt } = params['created']
    const found = books.movements.filter((one) => one['created'] >= gte && one['created'] < lt)
    const withSource = (params['expand'] ?? []).includes('data.source')
    return page(
      found.map(({ sourced, ...one }) => ({ ...one, source: withSource ? sourced : one['source'] })),
      params,
    )
  },
}

/** Without being asked to Stripe answers names, not things. */
function expanded(books: Books, session: Thing, fields: string[]): Thing {
  const intent = books.intents.get(session['payment_intent'])
  if (!intent || !fields.some((field) => field.startsWith('payment_intent'))) return session
  const charge = fields.includes('payment_intent.latest_charge') ? books.charges.get(intent['latest_charge'])! : intent['latest_charge']
  return { ...session, payment_intent: { ...intent, latest_charge: charge } }
}
