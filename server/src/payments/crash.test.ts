// kill -9 while members check out, pay and withdraw (docs/product/money.md): the program and its database die in turn and come again; nobody lends a
// hand, and within a minute every payment is credited once, every withdrawal is paid out once, and the books agree.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { checkout } from '../../test/people/buyer.ts'
import { embeddedServer, freePort, startLoungeProcess, until, type LoungeProcess } from '../../test/lounge-process.ts'
import { createPayer } from '../../test/people/payer.ts'
import { signUp } from '../../test/people/sign-up.ts'
import type { Answer, Visitor } from '../../test/people/visitor.ts'
import { wrongEnds } from './ends.test-kit.ts'

const CYCLES = Number(process.env['PAYMENTS_CRASHES'] ?? 6)
const LOAD_MS = 2_500
const KEPT_TRYING_MS = 240_000
const CONVERGED_MS = 60_000
const MEMBERS = 5

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-payments-crash-'))
chmodSync(dataDir, 0o755)
let lounge: LoungeProcess
let connection: Connection
const figures = { checkouts: 0, sentToBank: 0, withdrawals: 0, retries: 0, kills: 0 }
const opened = new Map<string, string>() // order by the key that asked for it
const rowsOf = async (query: RawBuilder<unknown>): Promise<unknown[]> => (await query.execute(connection.db)).rows

/** Asks until there is an answer of the lounge's own, each time the same. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + KEPT_TRYING_MS; ; await pause(150)) {
    const answer = await ask().catch(() => null)
    if (answer && answer.code < 500) return answer
    figures.retries++
    if (Date.now() > end) throw new Error(`not answered within ${KEPT_TRYING_MS / 1_000} s: ${JSON.stringify(answer?.body)}`)
  }
}

/** One top-up of somebody: checkout, card, a look at the status, and every third time the money back. */
async function turn(visitor: Visitor, round: number): Promise<void> {
  const key = randomUUID()
  const { code, body } = await insist(() => checkout(visitor, { amount: 5 + (round % 40) }, key))
  if (code !== 200) throw new Error(`a checkout was refused with ${body.code}, which no crash explains`)
  figures.checkouts++
  opened.set(key, body.order_id)
  const payer = createPayer(lounge.origin, lounge.origin.replace('127.0.0.1', 'localhost'))
  for (const end = Date.now() + KEPT_TRYING_MS; Date.now() < end; await pause(150)) {
    const page = await payer.payWith(body.redirect_url, '4242 4242 4242 4242').catch(() => null)
    if (page?.status === 303) break
    // A page without its form: the card went through before the answer was lost.
    const seen = await payer.visit(body.redirect_url).catch(() => null)
    if (seen && seen.status < 500 && !seen.html.includes('name="number"')) break
  }
  figures.sentToBank++
  await insist(() => visitor.call('readOrderStatus', { order_id: body.order_id }))
  if (round % 3 !== 0) return
  const asked = randomUUID()
  const { code: answer } = await insist(() => visitor.call('withdrawDeposit', { order_id: body.order_id }, { key: asked }))
  if (answer === 200) figures.withdrawals++
}

beforeAll(async () => {
  const port = await freePort()
  lounge = await startLoungeProcess({ dataDir, port })
  const members = []
  for (let index = 0; index < MEMBERS; index++) members.push(await signUp(lounge.origin, `payer-${index}@example.com`))
  let going = true
  const load = Promise.all(
    members.map(async (visitor, index) => {
      for (let round = index; going; round += MEMBERS) await turn(visitor, round)
    }),
  )
  load.catch(() => {})
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    await Promise.race([pause(LOAD_MS), load])
    figures.kills++
    if (cycle % 3 === 2) {
      process.kill(embeddedServer(dataDir).pid, 'SIGKILL')
      await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 503, 10_000, 5)
      await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 200, 60_000)
    } else {
      lounge.kill('SIGKILL')
      await lounge.ended
      lounge = await startLoungeProcess({ dataDir, port })
    }
  }
  await Promise.race([pause(LOAD_MS), load])
  going = false
  await load
  connection = connect(embeddedServer(dataDir).url, { max: 2, onError: () => {} })
}, 600_000)
afterAll(async () => {
  await connection?.close()
  lounge?.kill('SIGTERM')
  await lounge?.ended
  rmSync(dataDir, { recursive: true, force: true })
})

describe(`after ${CYCLES} crashes`, () => {
  test(
    'every payment is credited, and every withdrawal paid out, within a minute and without a hand',
    { timeout: CONVERGED_MS + 30_000 },
    async () => {
      const startedAt = Date.now()
      const open = sql`SELECT o.id, o.status, p.status AS at_gateway FROM payments.orders o JOIN payments.checkout c
        ON c.order_id = o.id JOIN sandbox_gateway.payment p ON p.id = c.provider_ref
        WHERE p.status = 'paid' AND o.status <> 'Successfully'
      UNION ALL SELECT f.order_id, f.state, '' FROM payments.refund f WHERE f.state = 'taken'`
      await until(async () => (await rowsOf(open)).length === 0, CONVERGED_MS, 200)
      console.info(`payments crash: ${JSON.stringify(figures)}; converged ${Date.now() - startedAt} ms after the load`)
      expect(figures.sentToBank).toBeGreaterThan(CYCLES)
      expect(figures.withdrawals).toBeGreaterThan(0)
    },
  )
  test('every acknowledged checkout has its order', async () => {
    const rows = (await rowsOf(sql`SELECT id FROM payments.orders`)) as { id: string }[]
    const known = new Set(rows.map(({ id }) => id))
    expect([...opened.values()].filter((id) => !known.has(id))).toEqual([])
  })
  test('nothing is doubled or lost, the verifiers find nothing, and nothing is left for a person', async () => {
    expect(await wrongEnds(connection.db)).toEqual({})
  })
})
