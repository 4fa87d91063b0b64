// Random acts against a model that knows nothing of SQL: after each, the books must say what the model says (docs/product/money.md).
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adjust,
  available,
  grant,
  holdOpen,
  holdResolve,
  newMember,
  openBooks,
  owed,
  post,
  refusal,
  spend,
  type Leg,
} from './books.test-kit.ts'
import { SEED } from '../../test/postgres/seed.ts'
import { balanceOf } from './balance.ts'
import { statementPage } from './statement.ts'
import { verifyRecent } from './verify.ts'

const [RUNS, ACTS_PER_RUN] = [Number(process.env['LEDGER_RUNS'] ?? 30), 100]

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

type Order = { id: number; units: number; journal: string; refunds: { journal: string; ref: number; units: number; isUndone: boolean }[] }
type Hold = { id: string; units: number; key: string; state: 'open' | 'captured' | 'released'; captured: number }
type Member = {
  id: string
  available: number
  held: number
  owed: number
  orders: Order[]
  holds: Hold[]
  said: { act: 'spend' | 'grant' | 'hold'; key: string; units: number; isBooked: boolean }[]
}
type Act = { who: number; kind: (typeof KINDS)[number]; units: number; pick: number }
const KINDS = [
  'topup',
  'grant',
  'spend',
  'spend',
  'hold',
  'hold',
  'capture',
  'capture',
  'release',
  'adjust',
  'refund',
  'undo',
  'repeat',
  'repeat',
  'reuse',
] as const

const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat({ max: 2 }),
  kind: fc.constantFrom(...KINDS),
  units: fc.integer({ min: 1, max: 400 }),
  pick: fc.nat({ max: 1_000 }),
})
const tally = { accepted: 0, refused: 0, replayed: 0 }
let orders = 0

/** What the books answer: 'ok', 'replayed' or the refusal. */
async function answerOf(call: Promise<{ replayed: boolean }>): Promise<string> {
  const answer = await call.then(
    (done) => (done.replayed ? 'replayed' : 'ok'),
    (error: unknown) => refusal(Promise.reject(error)),
  )
  tally[answer === 'ok' ? 'accepted' : answer === 'replayed' ? 'replayed' : 'refused']++
  return answer
}
const NOT_ENOUGH = '23514 not_below_floor'
const chosen = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

async function perform(member: Member, { kind, units, pick }: Act): Promise<void> {
  const { db } = books
  const key = `key ${++orders}`
  const canPay = member.available >= units
  if (kind === 'grant' || kind === 'spend' || kind === 'hold') {
    const expected = kind === 'grant' || canPay ? 'ok' : NOT_ENOUGH
    if (kind === 'grant') {
      expect(await answerOf(grant(db, member.id, units, key))).toBe(expected)
      member.available += units
    } else if (kind === 'spend') {
      expect(await answerOf(spend(db, member.id, units, key))).toBe(expected)
      if (canPay) member.available -= units
    } else {
      let id = ''
      expect(await answerOf(holdOpen(db, member.id, units, { key }).then((opened) => ((id = opened.hold_id), opened)))).toBe(expected)
      if (canPay) {
        member.holds.push({ id, units, key, state: 'open', captured: 0 })
        member.available -= units
        member.held += units
      }
    }
    member.said.push({ act: kind, key, units, isBooked: expected === 'ok' })
  } else if (kind === 'adjust') {
    const signed = pick % 2 === 0 ? units : -units
    const isPossible = member.available + signed >= 0
    expect(await answerOf(adjust(db, member.id, signed, key))).toBe(isPossible ? 'ok' : NOT_ENOUGH)
    if (isPossible) member.available += signed
  } else if (kind === 'capture' || kind === 'release') await resolve(member, kind, units, pick)
  else if (kind === 'topup') await topup(member, units)
  else if (kind === 'refund') await refund(member, units, pick)
  else if (kind === 'undo') await undo(member, pick)
  else await sayAgain(member, kind, pick)
}

async function resolve(member: Member, kind: 'capture' | 'release', units: number, pick: number): Promise<void> {
  const hold = chosen(member.holds, pick)
  if (!hold) return
  const taken = kind === 'release' ? 0 : Math.min(units, hold.units)
  const expected = hold.state === 'open' ? 'ok' : hold.captured === taken ? 'replayed' : 'LG003'
  expect(await answerOf(holdResolve(books.db, hold.id, taken))).toBe(expected)
  if (expected !== 'ok') return
  member.held -= hold.units
  member.available += hold.units - taken
  Object.assign(hold, { state: taken > 0 ? 'captured' : 'released', captured: taken })
}

/** A paid order: the points come in, and a debt is repaid first. */
async function topup(member: Member, units: number): Promise<void> {
  const id = ++orders
  const repaid = Math.min(member.owed, units)
  const legs: Leg[] = [['system:sold:pts', available(member.id), units]]
  if (repaid > 0) legs.push([available(member.id), owed(member.id), repaid])
  const booking = () => post(books.owner, 'topup', 'topup', legs, { member: member.id, key: `order ${id}`, ref: ['order', String(id)] })
  let journal = ''
  expect(await answerOf(booking().then((done) => ((journal = done.journal_id), done)))).toBe('ok')
  expect(await answerOf(booking())).toBe('replayed')
  expect(await refusal(post(books.owner, 'topup', 'topup', legs, { member: member.id, ref: ['order', String(id)] }))).toBe(
    '23505 one_topup_per_order',
  )
  member.orders.push({ id, units, journal, refunds: [] })
  member.available += units - repaid
  member.owed -= repaid
}

/** Money went back: the points as far as they go, the rest is owed. */
async function refund(member: Member, units: number, pick: number): Promise<void> {
  const order = chosen(member.orders, pick)
  if (!order) return
  const left = order.units - order.refunds.filter((one) => !one.isUndone).reduce((sum, one) => sum + one.units, 0)
  const whole = Math.min(units, left)
  if (whole === 0) return
  const taken = Math.min(whole, member.available)
  const legs: Leg[] = []
  if (taken > 0) legs.push([available(member.id), 'system:returned:pts', taken])
  if (taken < whole) legs.push([owed(member.id), 'system:returned:pts', whole - taken])
  const ref = ++orders
  let journal = ''
  const kind = pick % 2 === 0 ? 'refund' : 'chargeback'
  expect(
    await answerOf(
      post(books.owner, kind, 'refund', legs, { member: member.id, lot: order.journal, ref: ['refund', String(ref)] }).then(
        (done) => ((journal = done.journal_id), done),
      ),
    ),
  ).toBe('ok')
  order.refunds.push({ journal, ref, units: whole, isUndone: false })
  member.available -= taken
  member.owed += whole - taken
}

/** The refund failed or the dispute was won: what was taken comes back, what is still owed first. */
async function undo(member: Member, pick: number): Promise<void> {
  const found = chosen(
    member.orders.flatMap((order) => order.refunds),
    pick,
  )
  if (!found) return
  const forgiven = Math.min(member.owed, found.units)
  const legs: Leg[] = []
  if (forgiven > 0) legs.push(['system:returned:pts', owed(member.id), forgiven])
  if (forgiven < found.units) legs.push(['system:returned:pts', available(member.id), found.units - forgiven])
  const answer = await answerOf(
    post(books.owner, 'reversal', 'refund', legs, { member: member.id, reverses: found.journal, ref: ['refund', String(found.ref)] }),
  )
  expect(answer).toBe(found.isUndone ? '23505 journal_reverses_key' : 'ok')
  if (found.isUndone) return
  found.isUndone = true
  member.owed -= forgiven
  member.available += found.units - forgiven
}

/** A retry: the same key with the same units replays what was booked, or tries again what was refused; with other units it is refused. */
async function sayAgain(member: Member, kind: 'repeat' | 'reuse', pick: number): Promise<void> {
  const said = chosen(member.said, pick)
  if (!said) return
  const units = kind === 'reuse' ? said.units + 1 : said.units
  const call = { spend, grant, hold: (db: typeof books.db, id: string, amount: number, key: string) => holdOpen(db, id, amount, { key }) }[
    said.act
  ]
  const fresh = said.act === 'grant' || member.available >= units ? 'ok' : NOT_ENOUGH
  const expected = said.isBooked ? (kind === 'reuse' ? 'LG006' : 'replayed') : fresh
  let id: string | undefined
  const answer = await answerOf(
    call(books.db, member.id, units, said.key).then((done) => ((id = 'hold_id' in done ? done.hold_id : undefined), done)),
  )
  expect(answer).toBe(expected)
  if (answer !== 'ok') return
  Object.assign(said, { isBooked: true, units })
  member.available += said.act === 'grant' ? units : -units
  if (id) {
    member.holds.push({ id, units, key: said.key, state: 'open', captured: 0 })
    member.held += units
  }
}

async function compare(member: Member): Promise<void> {
  expect(await balanceOf(books.db, member.id)).toEqual({
    available: BigInt(member.available),
    held: BigInt(member.held),
    owed: BigInt(member.owed),
  })
}

async function compareWhole(member: Member): Promise<void> {
  await compare(member)
  const { acts, total } = await statementPage(books.db, member.id, 1, 1_000)
  expect(acts).toHaveLength(total)
  expect(acts.reduce((sum, one) => sum + one.units, 0n)).toBe(BigInt(member.available))
  const { rows } = await sql<{ unused: string; units: string }>`SELECT unused, units FROM ledger.lots(${member.id})`.execute(books.db)
  for (const lot of rows) expect(BigInt(lot.unused) >= 0n && BigInt(lot.unused) <= BigInt(lot.units)).toBe(true)
  expect(rows.reduce((sum, lot) => sum + BigInt(lot.unused), 0n)).toBe(BigInt(member.available))
}

test(`${RUNS * ACTS_PER_RUN} random acts leave the books as a model of them says`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: ACTS_PER_RUN, maxLength: ACTS_PER_RUN }), async (acts) => {
      const members: Member[] = []
      for (let index = 0; index < 3; index++)
        members.push({ id: await newMember(books.db), available: 0, held: 0, owed: 0, orders: [], holds: [], said: [] })
      for (const one of acts) {
        const member = members[one.who]!
        await perform(member, one)
        await compare(member)
      }
      for (const member of members) await compareWhole(member)
      expect(await verifyRecent(books.db)).toEqual([])
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
  const judged = tally.accepted + tally.refused + tally.replayed
  console.info(
    `ledger model: seed ${SEED}, ${judged} answers judged, ${tally.accepted} accepted, ${tally.refused} refused, ${tally.replayed} replayed`,
  )
  // Void if hardly anything happened.
  expect(judged).toBeGreaterThanOrEqual(2_000)
  expect(tally.accepted / judged).toBeGreaterThan(0.2)
  expect(tally.replayed / judged).toBeGreaterThan(0.05)
  expect(tally.refused / judged).toBeGreaterThan(0.05)
}, 600_000)
