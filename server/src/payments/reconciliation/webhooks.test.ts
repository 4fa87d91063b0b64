// The door for deliveries: what is trusted, and what deliveries that come many times, in any order, or never, do to orders (docs/product/money.md).
import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout, refOf } from '../../../test/people/buyer.ts'
import { bring, type Delivery, type FakeGateway } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { SEED } from '../../../test/postgres/seed.ts'
import { newMember } from '../../ledger/books.test-kit.ts'
import { newOrder, violations } from '../orders.test-kit.ts'

const DELIVERIES = Number(process.env['WEBHOOK_DELIVERIES'] ?? 4_000)
const ORDERS = Math.ceil((DELIVERIES * 1_500) / 20_000)

/** Two connections die each time. */
const DELIVERIES_PER_KILL = 200
const SENDERS = 24

async function atOnce<T>(items: T[], act: (item: T, turn: number) => Promise<void>): Promise<void> {
  const turns = items.entries()
  const work = async (): Promise<void> => {
    for (const [turn, item] of turns) await act(item, turn)
  }
  await Promise.all(Array.from({ length: SENDERS }, work))
}

/** A small generator with a seed: the same plan again for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0
    const mixed = state ^ (state + Math.imul(state ^ (state >>> 7), state | 61))
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, env: { RATE_LIMIT_SCALE: '100000' } })
}, 60_000)
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const inbox = async (): Promise<number> =>
  Number((await sql<{ n: string }>`SELECT count(*) AS n FROM payments.inbox`.execute(lounge.database.owner)).rows[0]!.n)

describe('a delivery', () => {
  async function waiting(): Promise<{ ref: string; orderId: string; paid(): Promise<boolean> }> {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const orderId = body.order_id as string
    const status = async () =>
      (await sql<{ status: string }>`SELECT status FROM payments.orders WHERE id = ${orderId}`.execute(lounge.database.owner)).rows[0]!
        .status
    return { orderId, ref: refOf(lounge, orderId), paid: async () => (await status()) === 'Successfully' }
  }

  test('is kept, acknowledged as the gateway wants it, and credits the order', async () => {
    const { ref, paid } = await waiting()
    lounge.gateway.pay(ref)
    const answer = await bring(lounge.origin, lounge.gateway.deliver([ref]))
    expect([answer.status, await answer.text()]).toEqual([200, '[accepted]'])
    await waitFor(paid)
    await waitFor(
      async () =>
        (await sql`SELECT 1 FROM payments.inbox WHERE provider_ref = ${ref} AND applied_at IS NOT NULL`.execute(lounge.database.owner)).rows
          .length === 1,
    )
  })

  test('is a hint: what it says of the payment is not believed', async () => {
    const { ref, paid } = await waiting()
    lounge.gateway.payments.get(ref)!.state = 'paid'
    const lie = lounge.gateway.deliver([ref])
    lounge.gateway.payments.get(ref)!.state = 'open'
    expect((await bring(lounge.origin, lie)).status).toBe(200)
    await waitFor(
      async () =>
        (await sql`SELECT 1 FROM payments.inbox WHERE provider_ref = ${ref} AND applied_at IS NOT NULL`.execute(lounge.database.owner)).rows
          .length === 1,
    )
    expect(await paid()).toBe(false)
  })

  test.each([
    ['with another key', (ref: string) => lounge.gateway.deliver([ref], { key: 'guessed' })],
    ['six minutes old', (ref: string) => lounge.gateway.deliver([ref], { at: new Date(Date.now() - 360_000) })],
    ['six minutes ahead', (ref: string) => lounge.gateway.deliver([ref], { at: new Date(Date.now() + 360_000) })],
    ['with another body', (ref: string) => ({ ...lounge.gateway.deliver([ref]), body: '[]' })],
    ['without a signature', (ref: string): Delivery => ({ body: lounge.gateway.deliver([ref]).body, headers: {} })],
    ['without a body', (ref: string) => ({ ...lounge.gateway.deliver([ref]), body: '' })],
  ])('%s is refused, and nothing of it is kept', async (_name, make) => {
    const { ref } = await waiting()
    lounge.gateway.pay(ref)
    const before = await inbox()
    const answer = await bring(lounge.origin, make(ref))
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'webhook.refused'])
    expect(await inbox()).toBe(before)
  })

  test('of another gateway has no door, and one that is too large is not read', async () => {
    const { ref } = await waiting()
    const { body, headers } = lounge.gateway.deliver([ref])
    expect((await fetch(`${lounge.origin}/api/webhooks/other`, { method: 'POST', headers, body })).status).toBe(404)
    expect((await fetch(`${lounge.origin}/api/webhooks/fake`, { method: 'POST', headers, body: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await fetch(`${lounge.origin}/api/webhooks/fake`, { headers })).status).toBe(404)
  })

  test('of a payment that nobody here made is set aside and credits nobody', async () => {
    const { ref, orderId, paid } = await waiting()
    const stranger = { ...lounge.gateway.payments.get(ref)!, providerRef: 'pay_stranger', orderId: `${orderId}-another-house` }
    lounge.gateway.payments.set('pay_stranger', stranger)
    lounge.gateway.pay('pay_stranger')
    expect((await bring(lounge.origin, lounge.gateway.deliver(['pay_stranger']))).status).toBe(200)
    await waitFor(
      async () =>
        (
          await sql`SELECT 1 FROM payments.review WHERE reason = 'unknown_order' AND ref = 'card_pay_stranger' AND minor = 2500`.execute(
            lounge.database.owner,
          )
        ).rows.length === 1,
    )
    expect(await paid()).toBe(false)
  })

  test('twice at once, and again the day after, credits once', async () => {
    const { ref, orderId, paid } = await waiting()
    lounge.gateway.pay(ref)
    const delivery = lounge.gateway.deliver([ref])
    await Promise.all(Array.from({ length: 20 }, () => bring(lounge.origin, delivery)))
    await waitFor(paid)
    expect((await bring(lounge.origin, delivery)).status).toBe(200)
    const { rows } = await sql`SELECT 1 FROM ledger.journal WHERE kind = 'topup' AND ref_id = ${orderId}`.execute(lounge.database.owner)
    expect(rows).toHaveLength(1)
  })

  test('that the gateway can’t be asked after is tried again until it can', async () => {
    const { ref, paid } = await waiting()
    lounge.gateway.pay(ref)
    lounge.gateway.fail('fetchStatus', 'reset')
    await bring(lounge.origin, lounge.gateway.deliver([ref]))
    await waitFor(
      async () =>
        (await sql`SELECT 1 FROM job WHERE kind = 'payments.look' AND last_error IS NOT NULL`.execute(lounge.database.owner)).rows.length >
        0,
    )
    expect(await paid()).toBe(false)
    lounge.gateway.fail('fetchStatus', null)
    await waitFor(paid, 20_000)
  })

  test('is told to an open window at once: order and balance', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    const heard: string[] = []
    const stop = lounge.lounge.live.subscribe([`member:${ada.id}`], ({ name, data }) => void heard.push(`${name} ${JSON.stringify(data)}`))
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, body.order_id)]))
    await waitFor(async () => heard.length >= 2)
    stop()
    expect(heard.toSorted()).toEqual(['balance.changed {"balance":2700}', `order.changed {"order_id":"${body.order_id}"}`])
  })
})

describe('a crowd of orders', () => {
  /** Orders whose payers sit at the gateway, made without the way over HTTP. */
  async function makeOrders(count: number, gateway: FakeGateway): Promise<{ orderId: string; ref: string; member: string }[]> {
    const { owner } = lounge.database
    const members = await Promise.all(Array.from({ length: 50 }, () => newMember(owner)))
    const made: { orderId: string; ref: string; member: string }[] = []
    await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        for (let index = worker; index < count; index += 8) {
          const member = members[index % members.length]!
          const orderId = await newOrder(owner, member)
          const ref = `crowd_${orderId}`
          const orderRef = lounge.open.till!.referenceOf(orderId)
          const expiresAt = new Date(Date.now() + 1_800_000)
          gateway.payments.set(ref, {
            providerRef: ref,
            paymentRef: null,
            orderId: orderRef,
            state: 'open',
            amountMinor: 2_500n,
            currency: 'EUR',
            livemode: false,
            refunds: [],
            disputes: [],
            request: {} as never,
          })
          await sql`INSERT INTO payments.checkout (order_id, attempt, gateway, expires_at, provider_ref, redirect_url, next_look_at)
            VALUES (${orderId}, 1, 'fake', ${expiresAt}, ${ref}, 'https://pay.example/', clock_timestamp() + interval '1 day')`.execute(
            owner,
          )
          made.push({ orderId, ref, member })
        }
      }),
    )
    return made
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  afterAll(() => agent.destroy())
  const post = ({ body, headers }: Delivery): Promise<number> =>
    new Promise((resolve) => {
      const sent = request(
        `${lounge.origin}/api/webhooks/fake`,
        { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.on('error', () => resolve(0)).end(body)
    })
  const creditsOf = async (orders: { orderId: string }[]): Promise<Map<string, { status: string; credits: number }>> => {
    const { rows } = await sql<{ id: string; status: string; n: string }>`
      SELECT o.id, o.status, count(j.id) AS n FROM payments.orders o LEFT JOIN ledger.journal j ON j.kind = 'topup' AND j.ref_id = o.id::text
      WHERE o.id = ANY(${orders.map(({ orderId }) => orderId)}::bigint[]) GROUP BY o.id`.execute(lounge.database.owner)
    return new Map(rows.map(({ id, status, n }) => [id, { status, credits: Number(n) }]))
  }

  test(
    `${DELIVERIES} hostile deliveries of ${ORDERS} orders credit each paid one once, while connections are killed`,
    { timeout: 300_000 },
    async () => {
      const random = seeded(SEED)
      const orders = await makeOrders(ORDERS, lounge.gateway)
      const expected = new Map<string, string>()
      const plan: { order: (typeof orders)[number]; copy: number }[] = []
      for (const order of orders) {
        const fate = random()
        expected.set(order.orderId, fate < 0.8 ? 'Successfully' : fate < 0.9 ? 'Canceled' : 'Failed')
        const copies = 1 + Math.floor(random() ** 2 * 30)
        for (let copy = 0; copy < copies; copy++) plan.push({ order, copy })
      }
      while (plan.length < DELIVERIES) plan.push({ order: orders[Math.floor(random() * orders.length)]!, copy: Math.floor(random() * 30) })
      for (let index = plan.length - 1; index > 0; index--) {
        const other = Math.floor(random() * (index + 1))
        ;[plan[index], plan[other]] = [plan[other]!, plan[index]!]
      }
      // The payers act while deliveries are under way, so that many come before, and many after the fact.
      const fates = orders.values()
      const startedAt = Date.now()
      let kills = 0
      const kill = async (): Promise<void> => {
        const { rows } = await sql<{ n: string }>`SELECT count(pg_terminate_backend(pid)) AS n FROM (SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND query NOT LIKE 'LISTEN%'
          AND application_name = 'green-room' ORDER BY random() LIMIT 2) x`.execute(lounge.database.owner)
        kills += Number(rows[0]!.n)
      }
      const refused: (typeof plan)[number][] = []
      const statuses = new Map<number, number>()
      const send = async (one: (typeof plan)[number]): Promise<void> => {
        const status = await post(lounge.gateway.deliver([one.order.ref], { id: `${one.order.orderId}:${one.copy % 3}` }))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 200) refused.push(one)
      }
      const act = async (one: (typeof plan)[number], turn: number): Promise<void> => {
        const next = random() < 0.2 ? fates.next().value : undefined
        if (next) decide(next)
        // Every so many deliveries, not every so many moments: a slow machine sees as many as a quick one.
        if (turn % DELIVERIES_PER_KILL === 0) await kill().catch(() => {}) // it may have killed itself
        await send(one)
      }
      function decide({ orderId, ref }: (typeof orders)[number]): void {
        const end = expected.get(orderId)
        if (end === 'Successfully') lounge.gateway.pay(ref)
        else lounge.gateway.become(ref, end === 'Canceled' ? 'expired' : 'failed')
      }
      await atOnce(plan, act)
      for (const order of fates) decide(order)
      // What was not acknowledged is delivered again, as every gateway does; and one more time of each, for what came before its fact.
      while (refused.length > 0) await atOnce(refused.splice(0), ({ order }) => send({ order, copy: 0 }))
      await atOnce(orders, async (order) => void (await post(lounge.gateway.deliver([order.ref], { id: `${order.orderId}:last` }))))
      const sentMs = Date.now() - startedAt
      await waitFor(async () => {
        // Also those whose claim was lost with its connection; what this process really works at, it doesn't take twice.
        await sql`UPDATE job SET run_at = clock_timestamp() WHERE kind = 'payments.look' AND run_at > clock_timestamp()`.execute(
          lounge.database.owner,
        )
        return (await sql`SELECT 1 FROM payments.inbox WHERE applied_at IS NULL LIMIT 1`.execute(lounge.database.owner)).rows.length === 0
      }, 120_000)
      console.info(
        `hostile webhooks: seed ${SEED}, ${plan.length} deliveries in ${sentMs} ms, ${kills} connections killed, ` +
          `answers ${JSON.stringify([...statuses])}, all applied after ${Date.now() - startedAt} ms`,
      )

      const ends = await creditsOf(orders)
      const wrong = orders.filter(({ orderId }) => {
        const { status, credits } = ends.get(orderId)!
        return status !== expected.get(orderId) || credits !== (status === 'Successfully' ? 1 : 0)
      })
      expect(wrong).toEqual([])
      expect(kills).toBeGreaterThan(0)
      expect(statuses.get(200)).toBeGreaterThan(DELIVERIES / 2)
      expect(await violations(lounge.database.owner)).toEqual([])
    },
  )

  test('of 200 paid without a single delivery, each is credited by the look that is due', { timeout: 90_000 }, async () => {
    const orders = await makeOrders(200, lounge.gateway)
    for (const { ref } of orders) lounge.gateway.pay(ref)
    // Nobody looks before 45 s are over, and then within 15: this minute is skipped, and of the two that all may take one is left.
    await sql`UPDATE payments.checkout SET next_look_at = clock_timestamp() - interval '1 second' WHERE provider_ref LIKE 'crowd_%'
      AND closed_at IS NULL`.execute(lounge.database.owner)
    await sql`UPDATE timer SET next_at = clock_timestamp() WHERE name = 'payments.look-at-waiting'`.execute(lounge.database.owner)
    await waitFor(async () => [...(await creditsOf(orders)).values()].every(({ credits }) => credits === 1), 60_000)
    expect([...(await creditsOf(orders)).values()].every(({ status }) => status === 'Successfully')).toBe(true)
  })
})
