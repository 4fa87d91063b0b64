// The sandbox gateway's webhooks: signed, told again until they are taken, and wrong exactly as the fault plan says.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { waitFor } from '../../../../test/lounge.ts'
import { openTestSandbox, type Delivery, type TestSandbox } from '../../../../test/fakes/sandbox-gateway.ts'
import { copiesOf, FaultPlan } from './faults.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await openTestSandbox()))
afterAll(() => sandbox.close())
beforeEach(async () => {
  sandbox.answerWith(() => 200)
  await sandbox.call('POST', '/test/faults', {})
  await sandbox.query('DELETE FROM sandbox_gateway.delivery')
  await sandbox.query('DELETE FROM sandbox_gateway.plan')
  sandbox.deliveries.length = 0
})

const DAY_S = 86_400
async function paidWith(number = '4242424242424242'): Promise<string> {
  const { id, url } = await sandbox.newPayment()
  const seen = await sandbox.payer().payWith(url, number)
  expect(seen.status).toBe(303)
  return id
}
const types = (id: string): string[] => sandbox.deliveries.filter(({ event }) => event.data.payment === id).map(({ event }) => event.type)
const came = (count: number) => waitFor(async () => sandbox.deliveries.length >= count && sandbox.deliveries)
const waiting = async (): Promise<number> =>
  (await sandbox.query('SELECT count(*)::int AS n FROM sandbox_gateway.delivery WHERE delivered_at IS NULL AND given_up_at IS NULL'))[0]![
    'n'
  ]
const settled = () => waitFor(async () => (await waiting()) === 0)
const isGenuine = ({ raw, headers }: Delivery): boolean => {
  try {
    new Webhook(sandbox.webhookSecret).verify(raw, headers)
    return true
  } catch {
    return false
  }
}

test('news is told once, signed by Standard Webhooks, and says only whose news it is', async () => {
  const id = await paidWith()
  const [delivery] = await came(1)
  await settled()
  expect(sandbox.deliveries).toHaveLength(1)
  expect(isGenuine(delivery!)).toBe(true)
  expect(delivery!.headers['webhook-id']).toBe(delivery!.event.id)
  expect(Object.keys(delivery!.event).toSorted()).toEqual(['data', 'id', 'timestamp', 'type'])
  expect(delivery!.event).toMatchObject({ type: 'payment.paid', data: { payment: id } })
})

test('every turn of a payment is told', async () => {
  const declined = await paidWith('4000000000000002')
  const slow = await paidWith('4000000000006108')
  const failing = await paidWith('4000000000006207')
  const quiet = await paidWith('4000000000006009')
  const disputed = await paidWith('4000000000000259')
  const { id: canceled } = await sandbox.newPayment()
  await sandbox.call('POST', `/payments/${canceled}/cancel`)
  const { id: expired } = await sandbox.newPayment()
  await sandbox.advance(61)
  await came(9)
  await sandbox.call('POST', `/payments/${slow}/refunds`, { amount: 1, reference: 'r' })
  const [dispute] = (await sandbox.call('GET', `/payments/${disputed}`)).body.disputes
  await sandbox.call('POST', `/payments/${disputed}/disputes/${dispute.id}`, { status: 'lost' })
  await sandbox.advance(1_900)
  await came(13)
  await settled()
  expect([declined, slow, failing, quiet, disputed, canceled, expired].map((id) => types(id).toSorted())).toEqual([
    ['payment.card_declined', 'payment.expired'],
    ['payment.paid', 'payment.processing', 'refund.updated'],
    ['payment.failed', 'payment.processing'],
    ['payment.paid'],
    ['dispute.closed', 'dispute.opened', 'payment.paid'],
    ['payment.canceled'],
    ['payment.expired'],
  ])
})

test('of the silent card nobody ever hears, and the API knows it as paid', async () => {
  const id = await paidWith('4000000000006306')
  await sandbox.advance(3 * DAY_S)
  await paidWith()
  await came(1)
  await settled()
  expect(types(id)).toEqual([])
  expect((await sandbox.call('GET', `/payments/${id}`)).body.status).toBe('paid')
})

test('the early card’s webhooks come before the way back, twice and out of order', async () => {
  const { id, url } = await sandbox.newPayment()
  await sandbox.payer().payWith(url, '4000000000006405')
  expect(types(id)).toEqual(['payment.paid', 'payment.paid', 'payment.processing', 'payment.processing']) // at the moment of the redirect
  await settled()
  expect(sandbox.deliveries).toHaveLength(4)
})

test('what was not taken is told again with growing pauses, under the same id and a new time', async () => {
  let answers = [500, 404, 301]
  sandbox.answerWith(() => answers.shift() ?? 204)
  await paidWith()
  for (const [attempt, pauseS] of [
    [1, 5],
    [2, 30],
    [3, 120],
  ] as const) {
    await came(attempt)
    await waitFor(async () => (await sandbox.query('SELECT last_answer FROM sandbox_gateway.delivery WHERE lease_until IS NULL'))[0])
    await sandbox.advance(pauseS - 3)
    expect(await waiting()).toBe(1)
    await sandbox.advance(4)
  }
  await came(4)
  await settled()
  expect(sandbox.deliveries).toHaveLength(4)
  expect(sandbox.deliveries.every(isGenuine)).toBe(true)
  expect(new Set(sandbox.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answers = []
})

test('after three days it is given up', async () => {
  sandbox.answerWith(() => 500)
  await paidWith()
  for (let attempt = 1; attempt <= 11; attempt++) {
    await came(attempt)
    await waitFor(async () => (await sandbox.query('SELECT 1 FROM sandbox_gateway.delivery WHERE lease_until IS NULL'))[0])
    if (attempt < 11) await sandbox.advance(DAY_S)
  }
  await settled()
  const [row] = await sandbox.query('SELECT attempt, given_up_at IS NOT NULL AS given_up FROM sandbox_gateway.delivery')
  expect(row).toEqual({ attempt: 11, given_up: true })
})

test('a delivery that a killed process had under way is made again when its lease is over', async () => {
  await paidWith()
  await came(1)
  await settled()
  await sandbox.query(`UPDATE sandbox_gateway.delivery SET delivered_at = NULL, lease_until = clock_timestamp() + interval '1 hour'`)
  await paidWith()
  await came(2)
  await sandbox.query(
    `UPDATE sandbox_gateway.delivery SET lease_until = clock_timestamp() - interval '1 second' WHERE delivered_at IS NULL`,
  )
  await came(3)
  await settled()
  expect(sandbox.deliveries).toHaveLength(3)
})

describe('the fault plan', () => {
  const plan = (more: object) => sandbox.call('POST', '/test/faults', { seed: 7, ...more })

  test('is checked: what it doesn’t know is refused', async () => {
    for (const wrong of [{ drop: 2 }, { seed: 'x' }, { duplicate: 31 }, { lose: 1 }, { refunds: 'never' }])
      expect((await plan(wrong)).status).toBe(400)
    expect(await plan({ drop: 1 })).toMatchObject({ status: 200, body: { drop: 1, seed: 7 } })
  })

  test('drops all, or nothing', async () => {
    await plan({ drop: 1 })
    const lost = await paidWith()
    await plan({ drop: 0 })
    const told = await paidWith()
    await came(1)
    await settled()
    expect([types(lost), types(told)]).toEqual([[], ['payment.paid']])
  })

  test('delays', async () => {
    await plan({ delay_ms: 60_000 })
    const id = await paidWith()
    await sandbox.call('POST', '/test/faults', {})
    await paidWith()
    await came(1)
    expect(types(id)).toEqual([])
    await sandbox.advance(61)
    await came(2)
    expect(types(id)).toEqual(['payment.paid'])
  })

  test.each([
    ['corrupt', (delivery: Delivery) => !isGenuine(delivery) && Math.abs(skewS(delivery)) < 60],
    ['stale', (delivery: Delivery) => skewS(delivery) < -3_000],
    ['future', (delivery: Delivery) => skewS(delivery) > 3_000],
  ] as const)('makes the first attempt %s, and the next one right', async (fault, isWrong) => {
    sandbox.answerWith((delivery) => (isGenuine(delivery) ? 200 : 400))
    await plan({ [fault]: 1 })
    await paidWith()
    await came(1)
    expect(isWrong(sandbox.deliveries[0]!)).toBe(true)
    await waitFor(async () => (await sandbox.query('SELECT 1 FROM sandbox_gateway.delivery WHERE lease_until IS NULL'))[0])
    await sandbox.advance(6)
    await came(2)
    expect(isGenuine(sandbox.deliveries[1]!)).toBe(true)
    await settled()
  })
  const skewS = ({ headers }: Delivery): number => Number(headers['webhook-timestamp']) - Date.now() / 1_000

  test('sends copies, shuffled: every payment is heard of, the same seed gives the same run', async () => {
    await plan({ duplicate: 4, shuffle_ms: 300 })
    const ids: string[] = []
    for (let n = 0; n < 12; n++) ids.push(await paidWith())
    await settled()
    const counts = ids.map((id) => types(id).length)
    const expected = ids.map((_, n) => copiesOf(FaultPlan.parse({ seed: 7, duplicate: 4, shuffle_ms: 300 }), n + 1).length)
    expect(counts).toEqual(expected)
    expect(new Set(counts).size).toBeGreaterThan(1)
    const order = sandbox.deliveries.map(({ event }) => ids.indexOf(event.data.payment))
    expect(order).not.toEqual(order.toSorted((left, right) => left - right))
  })

  test('another seed gives another run', () => {
    const run = (seed: number) =>
      Array.from({ length: 20 }, (_, n) => copiesOf(FaultPlan.parse({ seed, duplicate: 5, drop: 0.3, stale: 0.2 }), n))
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
  })
})
