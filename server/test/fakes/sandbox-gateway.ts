// The sandbox gateway on a server of its own, with a shop that takes its webhooks.
import fastify from 'fastify'
import { connect } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/log/log.ts'
import { loadTexts } from '#server/platform/texts/texts.ts'
import { createSandboxGateway } from '#server/sandbox/gateway/gateway.ts'
import { createTestDatabase } from '../postgres/database.ts'
import { createPayer, type Payer } from '../people/payer.ts'

export type Delivery = { raw: Buffer; headers: Record<string, string>; event: { id: string; type: string; data: { payment: string } } }
type Answer = { status: number; body: any }
export type TestSandbox = {
  origin: string
  publicUrl: string
  apiKey: string
  webhookSecret: string
  /** All that came to the shop, in order. */
  deliveries: Delivery[]
  /** How the shop answers webhooks. */
  answerWith(answer: (delivery: Delivery) => number | Promise<number>): void
  call(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  /** Asks for a payment; `more` changes what is asked. */
  newPayment(more?: object): Promise<{ id: string; url: string }>
  /** Moves the gateway's clock on, and answers its time. */
  advance(seconds: number): Promise<Date>
  payer(): Payer
  /** What the gateway logged, and everything in its tables, as text. */
  traces(): Promise<string>
  query(text: string): Promise<Record<string, any>[]>
  close(): Promise<void>
}
let keys = 0

export async function openTestSandbox(): Promise<TestSandbox> {
  const database = await createTestDatabase()
  const connection = connect(database.url, { role: 'lounge_app', max: 20, onError: () => {} })
  const { pool } = connection
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const publicUrl = 'http://pay.example'
  const gateway = await createSandboxGateway({
    pool,
    log,
    publicUrl,
    merchantName: async () => 'Green Room',
    say: loadTexts().say,
    webhookPath: '/shop/webhooks',
  })
  const app = fastify({ loggerInstance: log })
  const deliveries: Delivery[] = []
  let answerWith: (delivery: Delivery) => number | Promise<number> = () => 200
  await gateway.routes(app)
  await app.register(async (shop) => {
    shop.removeAllContentTypeParsers()
    shop.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    shop.post('/shop/webhooks', async (request, reply) => {
      const raw = request.body as Buffer
      const delivery = { raw, headers: request.headers as Record<string, string>, event: JSON.parse(raw.toString()) as Delivery['event'] }
      deliveries.push(delivery)
      return reply.code(await answerWith(delivery)).send()
    })
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const call: TestSandbox['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${origin}/sandbox/gateway/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${gateway.apiKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(method === 'POST' ? { 'idempotency-key': `test-${++keys}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }
  }
  const advance = async (seconds: number): Promise<Date> => new Date((await call('POST', '/test/clock', { advance_s: seconds })).body.now)
  const query: TestSandbox['query'] = async (text) => (await pool.query<Record<string, any>>(text)).rows
  return {
    origin,
    publicUrl,
    deliveries,
    call,
    query,
    apiKey: gateway.apiKey,
    webhookSecret: gateway.webhookSecret,
    answerWith: (answer) => void (answerWith = answer),
    async newPayment(more = {}) {
      const { status, body } = await call('POST', '/payments', {
        amount: 2_500,
        currency: 'EUR',
        reference: 'order-1',
        description: '2 500 points',
        success_url: 'http://shop.example/done?order=1',
        cancel_url: 'http://shop.example/back?order=1',
        expires_at: new Date((await advance(0)).getTime() + 31 * 60_000).toISOString(),
        ...more,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body as { id: string; url: string }
    },
    advance,
    payer: () => createPayer(origin, publicUrl),
    async traces() {
      const tables = await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'sandbox_gateway'`)
      const texts = await Promise.all(
        tables.map(async ({ name }) => JSON.stringify(await query(`SELECT t::text FROM sandbox_gateway.${name} t`))),
      )
      return [...lines, ...texts].join('\n')
    },
    async close() {
      await app.close()
      await connection.close()
      await database.drop()
    },
  }
}
