// Card numbers stay at the gateway's form: whatever card pays, fails or is mistyped there, its number is in no line of the log, no column of any table
// and no request that the product makes or answers itself.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGlobalDispatcher, setGlobalDispatcher, type Dispatcher } from 'undici'
import { checkout } from '../people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../lounge.ts'
import { createPayer } from '../people/payer.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { spaced, TEST_CARDS } from '../../src/sandbox/gateway/payments/cards.ts'

/** As somebody might type a real one in earnest; the gateway turns it away. */
const STRANGERS = ['4111111111111111', '378282246310005', '4242424242424241']
const NUMBERS = [...TEST_CARDS.map(({ number }) => number), ...STRANGERS]
const PAYERS_OWN = /\/sandbox\/gateway\/(pay|3ds)\//

const lines: string[] = []
const traffic: string[] = []
const plain = getGlobalDispatcher()
let lounge: TestLounge

/** What this process asks others, and what it is answered. The payer's browser is in it, too: what it tells the gateway's pages is left out. */
const record: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  if (PAYERS_OWN.test(options.path)) return dispatch(options, handler)
  traffic.push(`${options.method} ${options.path} ${JSON.stringify(options.headers)} ${JSON.stringify(options.body ?? null)}`)
  return dispatch(options, {
    onRequestStart: (...news) => handler.onRequestStart?.(...news),
    onResponseStart: (...news) => handler.onResponseStart?.(...news),
    onResponseEnd: (...news) => handler.onResponseEnd?.(...news),
    onResponseError: (...news) => handler.onResponseError?.(...news),
    onResponseData(controller, chunk) {
      traffic.push(chunk.toString())
      handler.onResponseData?.(controller, chunk)
    },
  })
}

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  lounge = await openTestLounge({ replies: false, stocked: false, realGateway: 'as configured', log })
  setGlobalDispatcher(plain.compose(record))
}, 60_000)
afterAll(async () => {
  setGlobalDispatcher(plain)
  await lounge?.close()
})

/** A number as it may be written: together, in groups, and as the bytes of either. */
const spellings = (number: string): string[] =>
  [number, spaced(number), spaced(number).replaceAll(' ', '-'), spaced(number).replaceAll(' ', '+')].flatMap((text) => [
    text,
    Buffer.from(text).toString('hex'),
  ])
const seenIn = (text: string): string[] => NUMBERS.filter((number) => spellings(number).some((spelling) => text.includes(spelling)))

/** Every row of every table of every schema, as text. */
async function allRows(): Promise<string> {
  const { owner } = lounge.database
  const { rows } = await sql<{ name: string }>`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(owner)
  expect(rows.length).toBeGreaterThan(50)
  const texts = []
  for (const { name } of rows) {
    const { rows: found } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.raw(name)} t`.execute(owner)
    texts.push(...found.map(({ row }) => row))
  }
  return texts.join('\n')
}

async function payWithEach(): Promise<void> {
  const [ada, bert] = [await lounge.member(), await lounge.member('Bert')]
  for (const [index, number] of NUMBERS.entries()) {
    // The disputed one last for its owner: nobody buys while a payment of theirs is disputed.
    const { code, body } = await checkout(number.endsWith('0259') ? bert : ada, { amount: 5 + index })
    expect(code).toBe(200)
    const payer = createPayer(lounge.origin, 'http://localhost:3000')
    const mistyped = await payer.payWith(body.redirect_url, spaced(number), { cvc: 'x', expiry: '13 / 20' })
    expect(mistyped.status).toBe(422)
    const { location, status } = await payer.payWith(body.redirect_url, number)
    expect(status).toBe(STRANGERS.includes(number) ? 422 : 303)
    if (!location?.includes('/3ds/')) continue
    await payer.send(await payer.visit(location), new URL(location, lounge.origin).pathname, { code: '123456' })
  }
}

/** What goes wrong is what gets logged: the number comes to doors that don't want it. */
async function payInVain(number: string): Promise<void> {
  const body = new URLSearchParams({ number, expiry: '12 / 39', cvc: '123' })
  const post = (path: string, init: RequestInit) => fetch(`${lounge.origin}${path}`, { method: 'POST', redirect: 'manual', ...init })
  await post('/api/webhooks/sandbox', { body: `{"number":"${number}"}`, headers: { 'content-type': 'application/json' } })
  await post('/api/deposit/checkout', { body: `{"number":"${number}`, headers: { 'content-type': 'application/json' } })
  await post('/sandbox/gateway/pay/nobody', { body })
  await post('/sandbox/gateway/pay/nobody', { body: `{"number":"${number}`, headers: { 'content-type': 'application/json' } })
  await post('/sandbox/gateway/pay/nobody', { body: `${'x'.repeat(2_000_000)}${number}`, headers: { 'content-type': 'text/plain' } })
}

test('no card number is in a log, a table or a request of the product', { timeout: 120_000 }, async () => {
  await payWithEach()
  for (const number of NUMBERS.slice(0, 3)) await payInVain(number)
  const { owner } = lounge.database
  await waitFor(
    async () =>
      (await sql`SELECT 1 FROM payments.orders WHERE status = 'Successfully' HAVING count(*) >= 5`.execute(owner)).rows.length > 0,
  )
  await waitFor(async () => (await sql`SELECT 1 FROM payments.inbox WHERE applied_at IS NULL`.execute(owner)).rows.length === 0)

  const rows = await allRows()
  // There was something to see: brands and last digits are kept, deliveries and looks were made, and what was asked was logged.
  expect(rows).toContain('4242')
  expect(rows).toContain('mastercard')
  expect(traffic.filter((line) => line.startsWith('POST /api/webhooks/')).length).toBeGreaterThan(5)
  expect(traffic.filter((line) => line.startsWith('POST /sandbox/gateway/v1/payments')).length).toBeGreaterThanOrEqual(NUMBERS.length)
  expect(traffic.some((line) => line.includes('"last4":"4242"'))).toBe(true)
  expect(lines.join('')).toContain('a delivery was refused')

  expect({ logs: seenIn(lines.join('')), tables: seenIn(rows), requests: seenIn(traffic.join('\n')) }).toEqual({
    logs: [],
    tables: [],
    requests: [],
  })
  for (const number of NUMBERS) expect(seenIn(`a ${Buffer.from(spaced(number)).toString('hex')} b`)).toEqual([number]) // it would be seen
})
