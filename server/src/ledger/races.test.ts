// Many at once, over as many connections as the pool has. What must come out is exact, whoever wins.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  available,
  grant,
  held,
  holdOpen,
  holdResolve,
  newMember,
  openBooks,
  outcomes,
  post,
  refusal,
  spend,
  times,
  welcome,
} from './books.test-kit.ts'
import { balanceOf } from './balance.ts'
import { seal } from './seal.ts'
import { verify, verifyRecent } from './verify.ts'

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

test('of 50 holds at once with points for one, one is opened', async () => {
  const member = await newMember(books.db, 100)
  expect(await outcomes(times(50, () => holdOpen(books.db, member, 100)))).toEqual({ ok: 1, '23514 not_below_floor': 49 })
  expect(await balanceOf(books.db, member)).toEqual({ available: 0n, held: 100n, owed: 0n })
})

test('of 16 captures and releases of one hold at once one takes effect', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await newMember(books.db, 100)
    const { hold_id: hold } = await holdOpen(books.db, member, 40)
    const ends = await Promise.allSettled(times(16, (index) => holdResolve(books.db, hold, index % 2 === 0 ? 40 : 0)))
    const done = ends.filter((end) => end.status === 'fulfilled').map((end) => end.value)
    expect(done.filter((end) => !end.replayed)).toHaveLength(1)
    expect(new Set(done.map((end) => end.journal_id)).size).toBe(1)
    for (const end of ends) if (end.status === 'rejected') expect(await refusal(Promise.reject(end.reason as Error))).toBe('LG003')
    const { rows } = await sql<{ state: string }>`SELECT state FROM ledger.hold WHERE id = ${hold}`.execute(books.db)
    expect(await balanceOf(books.db, member)).toEqual({ available: rows[0]!.state === 'captured' ? 60n : 100n, held: 0n, owed: 0n })
  }
})

test('welcome points asked for 20 times at once under 20 keys are given once', async () => {
  const member = await newMember(books.db)
  expect(await outcomes(times(20, (index) => welcome(books.db, member, 20_000, `key ${index}`)))).toEqual({
    ok: 1,
    '23505 one_welcome_per_member': 19,
  })
  expect((await balanceOf(books.db, member)).available).toBe(20_000n)
})

test('one act can’t be paid for twice at once under two keys', async () => {
  const member = await newMember(books.db, 1_000)
  expect(await outcomes(times(10, (index) => holdOpen(books.db, member, 10, { key: `act under key ${index}`, ref: 'the act' })))).toEqual({
    ok: 1,
    '23505 one_charge_per_act': 9,
  })
  expect(await balanceOf(books.db, member)).toEqual({ available: 990n, held: 10n, owed: 0n })
})

test('of 10 racing holds of 30 under a limit of 100 three pass', async () => {
  const member = await newMember(books.db, 1_000)
  const act = () =>
    books.db.transaction().execute(async (trx) => {
      await holdOpen(trx, member, 30)
      await sql`SELECT ledger.require_within_limit(${member}, 100, clock_timestamp() - interval '1 day')`.execute(trx)
    })
  expect(await outcomes(times(10, act))).toEqual({ ok: 3, LG009: 7 })
  expect(await balanceOf(books.db, member)).toEqual({ available: 910n, held: 90n, owed: 0n })
})

test('sets of holds resolved at once in any order, overlapping, neither block each other for ever nor resolve one twice', async () => {
  const members = await Promise.all(times(4, () => newMember(books.db, 10_000)))
  for (let round = 0; round < 6; round++) {
    const holds = await Promise.all(times(12, async (index) => (await holdOpen(books.db, members[index % 4]!, 10)).hold_id))
    const sets = Array.from({ length: 12 }, (_, index) =>
      holds.filter((_hold, place) => (place * 7 + index) % 3 === 0).toSorted(() => Math.random() - 0.5),
    )
    const ends = await outcomes(
      sets.map((set, index) => sql`SELECT ledger.holds_resolve(${set}::bigint[], ${index % 2 === 0})`.execute(books.db)),
    )
    expect(Object.keys(ends).filter((end) => end !== 'ok' && end !== 'LG003')).toEqual([])
    expect(ends['ok']).toBeGreaterThan(0)
    await outcomes(holds.map((hold) => holdResolve(books.db, hold, 0)))
  }
  for (const member of members) expect((await balanceOf(books.db, member)).held).toBe(0n)
})

test('1,200 journals with legs in rings over the same accounts, 12 writers: no deadlock', async () => {
  const rings = await openBooks()
  const members = await Promise.all(times(6, () => newMember(rings.db, 1_000_000)))
  const ring = async (): Promise<unknown> => {
    const [one, two, three] = members.toSorted(() => Math.random() - 0.5)
    return post(rings.owner, 'grant', 'adjustment', [
      [available(one!), held(two!), 1],
      [held(two!), available(three!), 1],
      [available(three!), available(one!), 1],
    ])
  }
  const writers = times(12, async () => {
    for (let index = 0; index < 100; index++) await ring()
    return 'no deadlock'
  })
  expect(await Promise.all(writers)).toEqual(Array.from({ length: 12 }, () => 'no deadlock'))
  // Rings over several members are no journals of the product: they belong to nobody's statement, and the verifier says so.
  expect(new Set((await verify(rings.db)).map((violation) => violation.rule))).toEqual(new Set(['V18 transfer of another member']))
  await rings.drop()
})

test('seals and looks of the verifier among eight writers find nothing wrong and stop nobody', async () => {
  const quiet = await openBooks()
  const members = await Promise.all(times(8, () => newMember(quiet.db, 100_000)))
  let isOver = false
  const looks = (async () => {
    let count = 0
    for (; !isOver; count++) {
      await seal(quiet.db)
      expect(await verify(quiet.db)).toEqual([])
      expect(await verifyRecent(quiet.db)).toEqual([])
    }
    return count
  })()
  const writers = times(8, async (index) => {
    const member = members[index]!
    for (let round = 0; round < 60; round++) {
      const { hold_id: hold } = await holdOpen(quiet.db, member, 5)
      await holdResolve(quiet.db, hold, round % 3 === 0 ? 0 : 5)
      if (round % 10 === 0) await grant(quiet.db, members[(index + 1) % 8]!, 1)
    }
  })
  await Promise.all(writers)
  isOver = true
  expect(await looks).toBeGreaterThan(1)
  await quiet.close()
})

test('a spend among 30 connections that fail half-way leaves no trace of those', async () => {
  const member = await newMember(books.db, 1_000)
  const act = (index: number) =>
    books.db.transaction().execute(async (trx) => {
      await spend(trx, member, 7, `act ${index}`)
      if (index % 2 === 0) throw Object.assign(new Error('the rest of the act failed'), { code: 'ACT00' })
    })
  expect(await outcomes(times(30, act))).toEqual({ ok: 15, ACT00: 15 })
  expect((await balanceOf(books.db, member)).available).toBe(1_000n - 15n * 7n)
  expect((await spend(books.db, member, 7, 'act 0')).replayed).toBe(false)
  expect((await spend(books.db, member, 7, 'act 1')).replayed).toBe(true)
})
