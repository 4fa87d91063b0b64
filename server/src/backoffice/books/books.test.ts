// What finance reads agrees with the books to the cent: the ledger and its file, the way of a point, tax, and what the house owes.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { leaveUnits } from '../../../test/postgres/tables.ts'
import { adjust, holdOpen, holdResolve, spend } from '../../ledger/books.test-kit.ts'
import { originOf } from '../../ledger/origin.ts'
import { newOrder, pay, settle, takeBack, violations, withdraw } from '../../payments/orders.test-kit.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
let desk: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, stocked: false, settings: { welcome_points: 0.01 } })
  desk = await operator(lounge, 'finance')
}, 60_000)
afterAll(async () => {
  const wrong = await violations(lounge.database.owner)
  await lounge.close()
  expect(wrong).toEqual([])
})
const db = () => lounge.database.owner
async function buyer(): Promise<Member> {
  const member = await lounge.member()
  await leaveUnits(db(), member.id, 0)
  return member
}
const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
const page = async (journal: string) => (await desk.call('openJournal', { journal_id: journal })).body.payload

describe('the ledger', () => {
  test('as a file is the ledger: every leg, and every account sums to what it has', async () => {
    const ada = await buyer()
    const order = await topUp(lounge, ada, { amount: 25 })
    await spend(db(), ada.id, 12_345)
    await takeBack(db(), order, 333)
    const csv = (await desk.call('downloadLedger')).body as unknown as string
    const sums = new Map<string, bigint>()
    const legs = rowsOf(csv)
    for (const [, , , , , , , , debit = '', credit = '', , amount = ''] of legs) {
      const hundredths = BigInt(Math.round(Number(amount) * 100))
      sums.set(debit, (sums.get(debit) ?? 0n) - hundredths)
      sums.set(credit, (sums.get(credit) ?? 0n) + hundredths)
    }
    const { rows } = await sql<{
      code: string
      sum: string
    }>`SELECT a.code, sum(CASE WHEN t.credit_id = a.id THEN t.amount ELSE -t.amount END) AS sum
      FROM ledger.account a JOIN ledger.transfer t ON a.id IN (t.debit_id, t.credit_id) GROUP BY a.code`.execute(db())
    expect(Object.fromEntries([...sums].map(([code, sum]) => [code, sum.toString()]))).toEqual(
      Object.fromEntries(rows.map(({ code, sum }) => [code, sum])),
    )
    const { rows: counted } = await sql<{ n: string }>`SELECT count(*) AS n FROM ledger.transfer`.execute(db())
    expect(legs).toHaveLength(Number(counted[0]!.n))
  })
  test('is filtered by member, order, journal and kind, and walked page by page', async () => {
    const ada = await buyer()
    const order = await topUp(lounge, ada, { amount: 10 })
    for (let round = 0; round < 60; round++) await spend(db(), ada.id, 10)
    const list = async (input: Record<string, unknown>) => (await desk.call('listJournals', input)).body.payload
    const first = await list({ member: ada.id })
    const second = await list({ member: ada.id, before: first.next })
    const all = [...first.rows, ...second.rows]
    expect([first.rows.length, second.next, new Set(all.map(({ id }: { id: string }) => id)).size]).toEqual([50, null, all.length])
    expect(all.reduce((sum: number, { points }: { points: number }) => sum + Math.round(points * 100), 0)).toBe(100_000 - 600)
    const { number } = await db().selectFrom('payments.orders').select('number').where('id', '=', order).executeTakeFirstOrThrow()
    const ofOrder = await list({ q: number })
    expect(ofOrder.rows).toMatchObject([{ kind: 'topup', points: 1_000, cents: 1_000, available_after: 1_000 }])
    expect((await list({ q: `J ${all[0].id}` })).rows).toMatchObject([{ id: all[0].id }])
    expect((await list({ member: ada.id, kind: 'money' })).rows.every(({ kind }: { kind: string }) => kind !== 'spend')).toBe(true)
    expect((await list({ q: 'G-1999-000001' })).rows).toEqual([])
  })
})

describe('a spent point', () => {
  test('leads back over its hold to lot, order, receipt and payment', async () => {
    const ada = await buyer()
    const order = await topUp(lounge, ada, { amount: 10 })
    const second = await topUp(lounge, ada, { amount: 20 })
    await spend(db(), ada.id, 99_500)
    const { hold_id } = await holdOpen(db(), ada.id, 1_200)
    await holdResolve(db(), hold_id, 1_200)
    const { opened_by, resolved_by } = (
      await sql<{ opened_by: string; resolved_by: string }>`SELECT * FROM ledger.hold WHERE id = ${hold_id}`.execute(db())
    ).rows[0]!
    const shown = await page(opened_by)
    expect(shown.hold).toMatchObject({ opened_by, resolved_by, state: 'captured', points: 12, captured: 12 })
    expect(shown.sources).toMatchObject([
      {
        points: 5,
        units: { points: 1_000, spent: 1_000, unspent: 0 },
        order: { id: order, share_cents: 5, payment_ref: `card_${refOf(lounge, order)}` },
      },
      {
        points: 7,
        units: { points: 2_000, spent: 7, unspent: 1_993 },
        order: { id: second, share_cents: 7, receipt: expect.stringMatching(/^TEST-/) },
      },
    ])
    expect((await page(resolved_by)).sources).toEqual(shown.sources)
    expect(shown.legs).toMatchObject([{ debit: `member:${ada.id}:available`, credit: `member:${ada.id}:held`, ccy: 'PTS', amount: 12 }])
  })
  test('of every journal adds up to what is spent of each lot, whatever came back', async () => {
    const ada = await buyer()
    let seed = 11
    const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
    const orders: string[] = []
    const holds: string[] = []
    for (let round = 0; round < 70; round++) {
      const what = round < 2 ? 0 : random(9)
      if (what === 0) {
        const order = await newOrder(db(), ada.id)
        await pay(db(), order)
        orders.push(order)
      } else if (what === 1) await adjust(db(), ada.id, 1 + random(9_000))
      else if (what < 4) await spend(db(), ada.id, 1 + random(60_000)).catch(() => undefined)
      else if (what < 6)
        await holdOpen(db(), ada.id, 1 + random(9_000)).then(({ hold_id }) => holds.push(hold_id), () => undefined) // prettier-ignore
      else if (what === 6 && holds.length > 0) await holdResolve(db(), holds.splice(random(holds.length), 1)[0]!, random(2))
      else if (what === 7) await withdraw(db(), orders[random(orders.length)]!)
      else await takeBack(db(), orders[random(orders.length)]!, 1 + random(400))
    }
    const { rows: lots } = await sql<{
      lot_id: string
      spent: string
    }>`SELECT lot_id, units - returned - unused AS spent FROM ledger.lots(${ada.id})`.execute(db())
    const { rows: journals } = await sql<{
      id: string
    }>`SELECT id FROM ledger.journal WHERE owner_id = ${ada.id} AND kind <> 'capture'`.execute(db())
    const spent = new Map<string, bigint>()
    for (const { id } of journals)
      for (const { lot, taken } of await originOf(lounge.database.db, ada.id, id)) spent.set(lot, (spent.get(lot) ?? 0n) + taken)
    expect(Object.fromEntries(spent)).toEqual(
      Object.fromEntries(lots.filter(({ spent: n }) => n !== '0').map(({ lot_id, spent: n }) => [lot_id, BigInt(n)])),
    )
  })
})

describe('matters for a person', () => {
  test('wait with a number at the desk until somebody says what they were; what goes back by itself is not settled by hand', async () => {
    const put = async (reason: string, ref: string) =>
      (
        await sql<{
          id: string
        }>`INSERT INTO payments.review (gateway, reason, ref) VALUES ('fake', ${reason}, ${ref}) RETURNING id`.execute(db())
      ).rows[0]!.id
    const [unknown, second] = [await put('unknown_money', 'txn_1'), await put('account_closed', 'card_9')]
    const count = async () => (await desk.call('readNeeds')).body.payload.reviews
    const before = await count()
    expect((await desk.call('settleReview', { review_id: unknown, reason: ' ' })).code).toBe(422)
    const twice = await Promise.all([1, 2].map(() => desk.call('settleReview', { review_id: unknown, reason: 'a test of ours' })))
    expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await desk.call('settleReview', { review_id: second, reason: 'x' })).body.code).toBe('review.settled')
    expect((await desk.call('settleReview', { review_id: '99999', reason: 'x' })).body.code).toBe('review.not-found')
    expect(await count()).toBe(before - 1)
    const open = new Set((await desk.call('listReviews')).body.payload.rows.map(({ id }: { id: string }) => id))
    expect([open.has(unknown), open.has(second)]).toEqual([false, true])
    expect((await desk.call('listReviews', { state: 'all' })).body.payload.rows).toContainEqual(
      expect.objectContaining({ id: unknown, settled_at: expect.any(String) }),
    )
  })
  test('are chargebacks, too, with their dates and what is owed', async () => {
    const ada = await buyer()
    const order = await topUp(lounge, ada, { amount: 25 })
    await spend(db(), ada.id, 200_000)
    const news = () => bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, order)]))
    const name = lounge.gateway.dispute(refOf(lounge, order), 2_500n, 'open')
    await news()
    const mine = async () => {
      const { body } = await desk.call('listDisputes', { state: 'all' })
      return body.payload.rows.find((row: { order: { id: string } }) => row.order.id === order)
    }
    expect(await waitFor(mine)).toMatchObject({ ref: name, state: 'taken', cents: 2_500, points: 2_500, owed: 2_000, ended_at: null })
    lounge.gateway.dispute(refOf(lounge, order), 2_500n, 'won', name)
    await news()
    await waitFor(async () => (await mine()).state === 'undone')
    expect(await mine()).toMatchObject({ owed: 0, ended_at: expect.any(String) })
  })
})

test('VAT of a quarter is its receipts less its credit notes; what was sold earlier is corrected by its own quarter', async () => {
  const other = await openTestLounge({ replies: false, stocked: false })
  try {
    const { owner } = other.database
    const eve = await operator(other, 'finance')
    const { id } = await other.member()
    const sell = async (country: string, bp: number, quarters = 0) => {
      const order = await newOrder(owner, id, { country, bp })
      await pay(owner, order)
      await sql`SET session_replication_role = replica; UPDATE payments.receipt SET issued_at = issued_at - make_interval(months => ${sql.lit(3 * quarters)})
        WHERE order_id = ${sql.lit(order)}; RESET session_replication_role`.execute(owner)
      return order
    }
    const refund = async (order: string, minor: number) => {
      await takeBack(owner, order, minor, { ref: `r-${order}` })
      await settle(owner, order, `r-${order}`)
    }
    const [german] = [
      await sell('de', 1_900),
      await sell('de', 1_900),
      await sell('gr', 2_400),
      await sell('nl', 2_100),
      await sell('us', 0),
    ]
    const old = await sell('de', 1_900, 1)
    await refund(german, 500)
    await refund(old, 2_500)
    const { supplies, corrections, quarter, quarters, is_running } = (await eve.call('readVat')).body.payload
    expect(supplies.find(({ country }: { country: string }) => country === 'de')).toMatchObject({
      percent: 19,
      documents: 3,
      gross_cents: 4_500,
      net_cents: 3_782,
      vat_cents: 718,
    })
    expect([is_running, quarters[0], corrections]).toEqual([
      true,
      quarter,
      [{ of: quarters[1], country: 'de', percent: 19, is_eu: true, documents: 1, gross_cents: -2_500, net_cents: -2_101, vat_cents: -399 }],
    ])
    const file = rowsOf((await eve.call('downloadOss', { home: 'nl' })).body)
    expect(file).toEqual([
      ['supply', quarter, '', 'DE', '19', '37.82', '7.18', 'EUR'],
      ['supply', quarter, '', 'EL', '24', '20.16', '4.84', 'EUR'],
      ['correction', quarter, quarters[1], 'DE', '19', '-21.01', '-3.99', 'EUR'],
    ])
    expect((await eve.call('readVat', { quarter: quarters[1] })).body.payload).toMatchObject({
      is_running: false,
      corrections: [],
      supplies: [{ country: 'de', gross_cents: 2_500 }],
    })
  } finally {
    await other.close()
  }
})

test('what the house owes is the unspent of all lots, in euro where they were bought', async () => {
  const { body } = await desk.call('readLiability')
  const { rows } = await sql<{ kind: string; units: string; cents: string }>`
    SELECT CASE l.kind WHEN 'topup' THEN 'bought' ELSE 'given' END AS kind, sum(l.unused) AS units,
      coalesce(sum(round(o.gross_cents * least(l.unused, o.units)::numeric / o.units)), 0) AS cents
    FROM ledger.account a, ledger.lots(a.owner_id) l LEFT JOIN payments.orders o ON l.kind = 'topup' AND o.id::text = l.ref_id
    WHERE a.role = 'available' AND l.unused > 0 GROUP BY 1 ORDER BY 1`.execute(db())
  const sumOf = (kind: string, of: 'points' | 'cents'): number =>
    body.payload.rows
      .filter((row: { kind: string }) => row.kind === kind)
      .reduce((sum: number, row: Record<'points' | 'cents', number>) => sum + row[of], 0)
  expect(rows.map(({ kind, units, cents }) => [kind, Number(units) / 100, Number(cents)])).toEqual(
    rows.map(({ kind }) => [kind, Math.round(sumOf(kind, 'points') * 100) / 100, sumOf(kind, 'cents')]),
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['bought', 'given'])
})
