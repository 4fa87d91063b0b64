// Random facts, refunds, disputes, withdrawals and spending against a model that knows nothing of SQL (docs/product/money.md): after each act, status,
// balance, debt and lots must be what the model says; after each run, the verifier must find nothing.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../ledger/balance.ts'
import { adjust, grant, holdOpen, holdResolve, newMember, openBooks, spend } from '../ledger/books.test-kit.ts'
import { apply, giveBack, newOrder, pay, settle, statusOf, takeBack, withdraw } from './orders.test-kit.ts'

const ACTS = Number(process.env['PAYMENTS_ACTS'] ?? 6_000)
const ACTS_PER_RUN = 200

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

const RANKS = ['Pending', 'Processing', 'Canceled', 'Failed', 'Successfully'] as const
const FACTS = { processing: 'Processing', expired: 'Canceled', failed: 'Failed' } as const
type Refund = {
  ref: string
  kind: 'refund' | 'chargeback'
  units: bigint
  cents: bigint
  minor: bigint
  state: 'taken' | 'settled' | 'undone'
}
type Order = {
  id: string
  units: bigint
  cents: bigint
  minor: bigint
  currency: string
  status: (typeof RANKS)[number]
  paidBy: string | null
  refunds: Refund[]
  lot: Lot | null
}
type Lot = { units: bigint; returned: bigint }
type Hold = { id: string; units: bigint }
type Member = { id: string; available: bigint; held: bigint; owed: bigint; orders: Order[]; holds: Hold[]; lots: Lot[] }

const KINDS = [
  'order',
  'order',
  'pay',
  'pay',
  'pay',
  'pay again',
  'pay twice',
  'pay wrong',
  'fact',
  'fact',
  'refund',
  'refund',
  'chargeback',
  'repeat refund',
  'settle',
  'give back',
  'give back',
  'withdraw',
  'withdraw',
  'spend',
  'spend',
  'hold',
  'resolve',
  'grant',
  'adjust',
] as const
type Act = { who: number; kind: (typeof KINDS)[number]; size: number; pick: number }
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat({ max: 2 }),
  kind: fc.constantFrom(...KINDS),
  size: fc.integer({ min: 1, max: 3_000 }),
  pick: fc.nat({ max: 1_000 }),
})
const tally = { accepted: 0, refused: 0, replayed: 0, void: 0 }
const count = (answer: string): string => {
  tally[
    answer === 'replayed' || answer === 'ok'
      ? 'replayed'
      : ['credited', 'taken', 'settled', 'undone', 'withdrawn', 'done', 'moved'].includes(answer)
        ? 'accepted'
        : 'refused'
  ]++
  return answer
}
const chosen = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
const least = (...all: bigint[]): bigint => all.reduce((a, b) => (a < b ? a : b))
const most = (...all: bigint[]): bigint => all.reduce((a, b) => (a > b ? a : b))
const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)
const standing = (order: Order): Refund[] => order.refunds.filter(({ state }) => state !== 'undone')
const sum = (refunds: Refund[], what: 'units' | 'cents' | 'minor'): bigint => refunds.reduce((total, one) => total + one[what], 0n)
const payOf = (order: Order, more: object = {}) =>
  pay(books.db, order.id, { ref: order.paidBy ?? `card_${order.id}`, minor: Number(order.minor), currency: order.currency, ...more })

/** First in, first out: what is left of each lot, given what there is. */
function unusedOf(member: Member, lot: Lot): bigint {
  const total = member.lots.reduce((all, one) => all + one.units - one.returned, 0n)
  let upto = 0n
  for (const one of member.lots) {
    upto += one.units - one.returned
    if (one === lot) return most(0n, least(one.units - one.returned, upto - (total - member.available)))
  }
  return 0n
}
/** Points of a lot go: as far as the balance, the rest is owed. What a lot can be said to have returned came out of the balance. */
function takeUnits(member: Member, order: Order, units: bigint): void {
  const taken = least(member.available, units)
  member.available -= taken
  member.owed += units - taken
  order.lot!.returned += taken
}
function giveUnits(member: Member, order: Order, units: bigint): void {
  const forgiven = least(member.owed, units)
  member.owed -= forgiven
  member.available += units - forgiven
  order.lot!.returned -= units - forgiven
}

/** What can be done where there is nothing yet to do it to: an order is made, then paid, then refunded. */
function feasible(member: Member, { kind, ...rest }: Act): Act {
  const paid = chosen(
    member.orders.filter(({ status }) => status === 'Successfully'),
    rest.pick,
  )
  const needsOrder = !['order', 'spend', 'hold', 'resolve', 'grant', 'adjust'].includes(kind)
  const needsPaid = ['withdraw', 'repeat refund', 'settle', 'give back'].includes(kind)
  if (kind === 'resolve' && member.holds.length === 0) return { kind: 'hold', ...rest }
  if (needsOrder && member.orders.length === 0) return { kind: 'order', ...rest }
  if (needsPaid && !paid) return { kind: 'pay', ...rest }
  if (needsPaid && kind !== 'withdraw' && paid!.refunds.length === 0) return { kind: 'withdraw', ...rest }
  return { kind, ...rest }
}

async function perform(member: Member, asked: Act): Promise<void> {
  const { kind, size, pick } = feasible(member, asked)
  const { db } = books
  const order = chosen(member.orders, pick)
  const paid = chosen(
    member.orders.filter(({ status }) => status === 'Successfully'),
    pick,
  )
  if (kind === 'order') {
    const cents = BigInt(size)
    const isForeign = pick % 3 === 0
    const minor = isForeign ? halfUp(cents * 426n, 100n) : cents
    const units = most(1n, cents + BigInt(pick % 50)) * 100n
    const id = await newOrder(db, member.id, {
      units: Number(units),
      cents: size,
      minor: Number(minor),
      currency: isForeign ? 'PLN' : 'EUR',
      bp: (pick % 4) * 700,
    })
    member.orders.push({
      id,
      units,
      cents,
      minor,
      currency: isForeign ? 'PLN' : 'EUR',
      status: 'Pending',
      paidBy: null,
      refunds: [],
      lot: null,
    })
    count('done')
  } else if (kind === 'spend' || kind === 'hold') {
    const units = BigInt(size) * 20n
    const can = member.available >= units
    let hold = ''
    const paying = kind === 'spend' ? spend(db, member.id, units) : holdOpen(db, member.id, units).then(({ hold_id }) => (hold = hold_id))
    const answer = await paying.then(
      () => 'done',
      (error: { constraint?: string }) => error.constraint,
    )
    expect(answer).toBe(can ? 'done' : 'not_below_floor')
    count(can ? 'done' : 'refused')
    if (!can) return
    member.available -= units
    if (kind === 'hold') {
      member.held += units
      member.holds.push({ id: hold, units })
    }
  } else if (kind === 'resolve') {
    const hold = chosen(member.holds, pick)
    if (!hold) return void tally.void++
    const captured = pick % 2 === 0 ? hold.units : 0n
    await holdResolve(db, hold.id, captured)
    member.holds = member.holds.filter((one) => one !== hold)
    member.held -= hold.units
    member.available += hold.units - captured
    count('done')
  } else if (kind === 'grant' || kind === 'adjust') {
    const units = BigInt(size)
    await (kind === 'grant' ? grant(db, member.id, units) : adjust(db, member.id, Number(units)))
    member.lots.push({ units, returned: 0n })
    member.available += units
    count('done')
  } else if (kind === 'refund' || kind === 'chargeback') await goBack(member, order, kind, BigInt(size), pick)
  else if (kind === 'withdraw') await giveUp(member, paid)
  else if (kind === 'repeat refund' || kind === 'settle' || kind === 'give back') await resolve(member, paid, kind, pick)
  else await pays(member, order, kind, pick)
}

async function pays(member: Member, order: Order | undefined, kind: Act['kind'], pick: number): Promise<void> {
  if (!order) return void tally.void++
  if (kind === 'fact') {
    const fact = (['processing', 'expired', 'failed'] as const)[pick % 3]!
    expect(count(await apply(books.db, order.id, fact, `f${pick % 2}`))).toBe('ok')
    if (RANKS.indexOf(FACTS[fact]) > RANKS.indexOf(order.status)) order.status = FACTS[fact]
  } else if (kind === 'pay wrong') {
    if (order.paidBy) return void tally.void++
    const [values, why] = [
      [{ minor: Number(order.minor) + 1 }, 'amount_differs'],
      [{ currency: 'CHF' }, 'amount_differs'],
      [{ livemode: true }, 'mode_differs'],
    ][pick % 3] as [object, string]
    expect(count(await payOf(order, values))).toBe(why)
  } else if (order.paidBy) {
    const isOther = kind === 'pay twice'
    expect(count(await payOf(order, isOther ? { ref: 'another card' } : {}))).toBe(isOther ? 'second_payment' : 'ok')
  } else {
    expect(count(await payOf(order))).toBe('credited')
    const repaid = least(member.owed, order.units)
    order.lot = { units: order.units, returned: 0n }
    Object.assign(order, { status: 'Successfully', paidBy: `card_${order.id}` })
    member.lots.push(order.lot)
    member.owed -= repaid
    member.available += order.units - repaid
  }
}

async function goBack(member: Member, order: Order | undefined, kind: 'refund' | 'chargeback', minor: bigint, pick: number): Promise<void> {
  if (!order) return void tally.void++
  const [ref, asked] = [`${kind} ${randomUUID()}`, pick % 3 === 0 ? order.minor : minor]
  const answer = count(await takeBack(books.db, order.id, Number(asked), { ref, kind }))
  if (order.status !== 'Successfully') return expect(answer).toBe('not_credited')
  const done = standing(order)
  const left = order.minor - sum(done, 'minor')
  const share = kind === 'chargeback' ? least(asked, left) : asked
  const cents = least(
    order.cents - sum(done, 'cents'),
    most(1n, halfUp(order.cents * (sum(done, 'minor') + share), order.minor) - sum(done, 'cents')),
  )
  const units = least(
    order.units - sum(done, 'units'),
    most(1n, (order.units * (sum(done, 'cents') + cents)) / order.cents - sum(done, 'units')),
  )
  const fits = share >= 1n && share <= left && cents >= 1n && units >= 1n
  expect(answer).toBe(fits ? 'taken' : 'refund_exceeds')
  if (!fits) return
  order.refunds.push({ ref, kind, units, cents, minor: share, state: 'taken' })
  takeUnits(member, order, units)
}

async function giveUp(member: Member, order: Order | undefined): Promise<void> {
  if (!order) return void tally.void++
  const done = standing(order)
  const units = least(unusedOf(member, order.lot!), order.units - sum(done, 'units'))
  const cents = least(halfUp(order.cents * units, order.units), order.cents - sum(done, 'cents'))
  const minor = least(halfUp(order.minor * (sum(done, 'cents') + cents), order.cents), order.minor) - sum(done, 'minor')
  const isPossible = units > 0n && cents > 0n && minor > 0n && done.every(({ kind }) => kind !== 'chargeback')
  const ref = `withdrawal ${randomUUID()}`
  const share = await withdraw(books.db, order.id, ref)
  count(share.units === '0' ? 'nothing left' : 'withdrawn')
  expect(share).toEqual(
    isPossible ? { units: String(units), cents: String(cents), minor: String(minor) } : { units: '0', cents: '0', minor: '0' },
  )
  if (!isPossible) return
  expect(await withdraw(books.db, order.id, ref)).toEqual(share)
  order.refunds.push({ ref, kind: 'refund', units, cents, minor, state: 'taken' })
  takeUnits(member, order, units)
}

async function resolve(
  member: Member,
  order: Order | undefined,
  kind: 'repeat refund' | 'settle' | 'give back',
  pick: number,
): Promise<void> {
  const refund = order && chosen(order.refunds, pick)
  if (!order || !refund) return void tally.void++
  if (kind === 'repeat refund')
    expect(count(await takeBack(books.db, order.id, Number(refund.minor), { ref: refund.ref, kind: refund.kind }))).toBe('replayed')
  else if (kind === 'settle') {
    expect(count(await settle(books.db, order.id, refund.ref))).toBe(refund.state === 'taken' ? 'settled' : 'replayed')
    if (refund.state === 'taken') refund.state = 'settled'
  } else {
    expect(count(await giveBack(books.db, order.id, refund.ref))).toBe(
      { taken: 'undone', settled: 'refund_failed_late', undone: 'replayed' }[refund.state],
    )
    if (refund.state !== 'taken') return
    refund.state = 'undone'
    giveUnits(member, order, refund.units)
  }
}

async function compare(member: Member, order: Order | undefined): Promise<void> {
  expect(await balanceOf(books.db, member.id)).toEqual({ available: member.available, held: member.held, owed: member.owed })
  if (order) expect(await statusOf(books.db, order.id)).toBe(order.status)
}
async function compareLots(member: Member): Promise<void> {
  const { rows } = await sql<{
    units: string
    unused: string
  }>`SELECT units, unused FROM ledger.lots(${member.id}) ORDER BY lot_id`.execute(books.db)
  expect(rows.reduce((total, lot) => total + BigInt(lot.unused), 0n)).toBe(member.available)
  expect(rows.map((lot) => BigInt(lot.units))).toEqual(member.lots.map((lot) => lot.units))
}

test(`${ACTS} random acts leave orders and books as a model of them says`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: ACTS_PER_RUN, maxLength: ACTS_PER_RUN }), async (acts) => {
      const members: Member[] = []
      for (let index = 0; index < 3; index++)
        members.push({ id: await newMember(books.db), available: 0n, held: 0n, owed: 0n, orders: [], holds: [], lots: [] })
      for (const one of acts) {
        const member = members[one.who]!
        await perform(member, one)
        await compare(member, chosen(member.orders, one.pick))
      }
      for (const member of members) await compareLots(member)
      expect((await sql`SELECT * FROM payments.verify()`.execute(books.db)).rows).toEqual([])
    }),
    { seed: SEED, numRuns: Math.ceil(ACTS / ACTS_PER_RUN), endOnFailure: true },
  )
  const judged = tally.accepted + tally.refused + tally.replayed
  console.info(
    `payments model: seed ${SEED}, ${judged} answers judged, ${tally.accepted} accepted, ${tally.refused} ` +
      `refused, ${tally.replayed} replayed, ${tally.void} without an object`,
  )
  // Void if hardly anything happened.
  expect(judged).toBeGreaterThanOrEqual(ACTS * 0.95)
  expect(tally.accepted / judged).toBeGreaterThan(0.2)
  expect(tally.replayed / judged).toBeGreaterThan(0.05)
  expect(tally.refused / judged).toBeGreaterThan(0.05)
})
import { SEED } from '../../test/postgres/seed.ts'
