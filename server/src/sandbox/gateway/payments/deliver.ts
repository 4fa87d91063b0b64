// Delivers webhooks by Standard Webhooks 1.0.0, again and again for three days. A delivery is leased while it is under way: a killed process loses none.
import { Webhook } from 'standardwebhooks'
import { exchange } from '#server/platform/outbound.ts'
import type { Fault } from './faults.ts'
import { rows, type World } from './world.ts'

const TIMEOUT_MS = 10_000
const LEASE_S = 20
const BYTES_MAX = 64 * 1024
const AT_ONCE = 16
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** After each failed attempt; when they are used up, after three days, it is given up. */
const RETRY_S = [5, 30, 2 * MINUTE_S, 10 * MINUTE_S, HOUR_S, 4 * HOUR_S, 8 * HOUR_S, 12 * HOUR_S, 24 * HOUR_S, 24 * HOUR_S]
const OUT_OF_TIME_S = 3_600

type Delivery = { id: string; event_id: string; attempt: number; fault: Fault | null }
const CLAIM = `attempt = attempt + 1, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_S})`

export function createDeliveries(world: World) {
  const { pool } = world
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function claim(count: number): Promise<Delivery[]> {
    return rows<Delivery>(
      pool,
      `UPDATE sandbox_gateway.delivery SET ${CLAIM}
       WHERE id IN (SELECT id FROM sandbox_gateway.delivery WHERE delivered_at IS NULL AND given_up_at IS NULL AND next_at <= sandbox_gateway.now()
                    AND (lease_until IS NULL OR lease_until < clock_timestamp()) ORDER BY next_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, event_id, attempt, fault`,
      [count],
    )
  }

  /** Sends what is due, as far as there is room; says whether there may be more. */
  async function pump(): Promise<boolean> {
    const free = AT_ONCE - underWay.size
    if (free <= 0 || world.webhookUrl() === null) return false
    const claimed = await claim(free)
    for (const delivery of claimed) {
      const done = send(delivery)
        .catch((error: unknown) => world.log.error({ err: error, event: delivery.event_id }, 'sandbox gateway: a delivery was not noted'))
        .finally(() => {
          underWay.delete(done)
          world.wake()
        })
      underWay.add(done)
    }
    return claimed.length === free
  }

  /** One copy after the other, last event first: what the test card for early and disordered webhooks asks for. */
  async function sendEarly(paymentId: string): Promise<void> {
    const early = await rows<Delivery>(
      pool,
      `UPDATE sandbox_gateway.delivery d SET ${CLAIM} FROM sandbox_gateway.event e
       WHERE e.id = d.event_id AND e.payment_id = $1 AND d.attempt = 0 AND d.lease_until > clock_timestamp() RETURNING d.id, d.event_id, d.attempt, d.fault`,
      [paymentId],
    )
    for (const delivery of early.toSorted((left, right) => Number(right.id) - Number(left.id))) await send(delivery)
  }

  async function send(delivery: Delivery): Promise<void> {
    const [event] = await rows<{ id: string; type: string; payment_id: string; created_at: Date }>(
      pool,
      'SELECT * FROM sandbox_gateway.event WHERE id = $1',
      [delivery.event_id],
    )
    const body = JSON.stringify({
      id: event!.id,
      type: event!.type,
      timestamp: event!.created_at.toISOString(),
      data: { payment: event!.payment_id },
    })
    const answer = await exchange(world.webhookUrl() ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Sandbank-Webhooks/1', ...signed(event!.id, body, delivery) },
      body,
      timeoutMs: TIMEOUT_MS,
      bytesMax: BYTES_MAX,
      signal: closing.signal,
    }).then(
      ({ status }) => status,
      () => null,
    )
    await note(delivery, answer)
  }

  /** Only the first attempt of a faulty copy is faulty. */
  function signed(id: string, body: string, { fault, attempt }: Delivery): Record<string, string> {
    const wrong = attempt === 1 ? fault : null
    const shiftS = wrong === 'stale' ? -OUT_OF_TIME_S : wrong === 'future' ? OUT_OF_TIME_S : 0
    const at = new Date(Date.now() + shiftS * 1_000)
    const signature = new Webhook(world.keys.webhookSecret).sign(id, at, wrong === 'corrupt' ? `${body} ` : body)
    return { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)), 'webhook-signature': signature }
  }

  async function note({ id, attempt, event_id: event }: Delivery, answer: number | null): Promise<void> {
    const isTaken = answer !== null && answer >= 200 && answer < 300
    const retryS = RETRY_S[attempt - 1] ?? null
    if (!isTaken) world.log.info({ event, attempt, answer, retryS }, 'sandbox gateway: a webhook was not taken')
    await pool.query(
      `UPDATE sandbox_gateway.delivery SET lease_until = NULL, last_answer = $2,
       delivered_at = CASE WHEN $3 THEN clock_timestamp() END,
       given_up_at = CASE WHEN NOT $3 AND $4::float8 IS NULL THEN clock_timestamp() END,
       next_at = CASE WHEN $3 OR $4::float8 IS NULL THEN next_at ELSE sandbox_gateway.now() + make_interval(secs => $4::float8) END WHERE id = $1`,
      [id, answer, isTaken, retryS],
    )
  }

  return {
    pump,
    sendEarly,
    /** What is under way is broken off and tried again later. */
    async stop(): Promise<void> {
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>
