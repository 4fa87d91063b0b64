// The program's side of a hold: problems instead of SQLSTATEs, and news of the balance after the commit.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { News } from '@green-room/contract/events'
import { transact } from '#server/platform/transact.ts'
import { createLive } from '#server/platform/live/live.ts'
import { createLog } from '#server/platform/log/log.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { waitFor } from '../../test/lounge.ts'
import { newMember, openBooks } from './books.test-kit.ts'
import { balanceOf, pointsOf } from './balance.ts'
import { expiredHolds } from './expired-holds.ts'
import { capture, expire, hold, release, type Act } from './hold.ts'
import { isAlreadyResolved } from './problems.ts'
import { grantWelcome } from './welcome.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let lounge: Lounge
let news: News[]
let member: string
beforeAll(async () => {
  books = await openBooks()
  lounge = { db: books.db, live: createLive(), log: createLog('silent') } as Lounge
})
afterAll(() => books.close())
beforeEach(async () => {
  member = await newMember(books.db, 1_000)
  news = []
  lounge.live.subscribe([`member:${member}`], (item) => news.push(item))
})

let acts = 0
const act = (units: number, more: Partial<Act> = {}): Act => ({
  memberId: member,
  cause: 'message',
  ref: String(++acts),
  units,
  ttlS: 600,
  ...more,
})
const inTransaction = <T>(does: (trx: Parameters<Parameters<typeof transact<T>>[1]>[0]) => Promise<T>): Promise<T> =>
  transact(books.db, does)
const told = (balance: number) => waitFor(async () => news.some((item) => item.name === 'balance.changed' && item.data.balance === balance))

test('a hold sets points aside, and the member hears of the balance after the commit', async () => {
  const id = await inTransaction(async (trx) => {
    const opened = await hold(lounge, trx, act(250))
    expect(news).toEqual([])
    return opened
  })
  expect(id).toMatch(/^\d+$/)
  await told(7.5)
  expect(await pointsOf(books.db, member)).toEqual({ balance: 7.5, held: 2.5, owed: 0 })
})

test('a capture takes them and changes nothing of what is available', async () => {
  const id = await inTransaction((trx) => hold(lounge, trx, act(250)))
  await inTransaction((trx) => capture(lounge, trx, member, [id]))
  await inTransaction((trx) => capture(lounge, trx, member, [id]))
  expect(await balanceOf(books.db, member)).toEqual({ available: 750n, held: 0n, owed: 0n })
})

test('a release gives them back, and the member hears of it', async () => {
  const id = await inTransaction((trx) => hold(lounge, trx, act(250)))
  await inTransaction((trx) => release(lounge, trx, member, [id]))
  await told(10)
  const late = await inTransaction((trx) => capture(lounge, trx, member, [id])).catch((error: unknown) => error)
  expect(isAlreadyResolved(late)).toBe(true)
})

test('too few points is a problem with price, balance and what is missing, and nothing is held', async () => {
  const error = await inTransaction((trx) => hold(lounge, trx, act(1_530))).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProblemError)
  const refused = error as ProblemError
  expect([refused.code, refused.status, refused.detail.payload]).toEqual([
    'ledger.not-enough-points',
    402,
    { price: 15.3, balance: 10, missing: 5.3, top_up: { amount: 5, points: 500 } },
  ])
  expect(await balanceOf(books.db, member)).toEqual({ available: 1_000n, held: 0n, owed: 0n })
  expect(news).toEqual([])
})

test('who has no books yet has too few points', async () => {
  const error = await inTransaction((trx) => hold(lounge, trx, act(5, { memberId: '424242' }))).catch((thrown: unknown) => thrown)
  expect((error as ProblemError).code).toBe('ledger.not-enough-points')
})

test('a closed account and a key used for something else are problems too', async () => {
  await inTransaction((trx) => hold(lounge, trx, act(5, { key: 'one key' }))).then((id) =>
    inTransaction((trx) => release(lounge, trx, member, [id])),
  )
  const reused = await inTransaction((trx) => hold(lounge, trx, act(6, { key: 'one key' }))).catch((thrown: unknown) => thrown)
  expect((reused as ProblemError).code).toBe('idempotency.key-reused')
  await sql`SELECT ledger.close_member(${member})`.execute(books.db)
  const closed = await inTransaction((trx) => hold(lounge, trx, act(5))).catch((thrown: unknown) => thrown)
  expect((closed as ProblemError).code).toBe('ledger.account-closed')
})

test('what is no fault of the member stays an error', async () => {
  const error = await inTransaction((trx) => hold(lounge, trx, act(0))).catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(ProblemError)
  expect((error as { code: string }).code).toBe('LG008')
})

test('the sweep finds a hold past its time and expires it; one with time left is refused', async () => {
  const [late, inTime] = [
    await inTransaction((trx) => hold(lounge, trx, act(100, { ttlS: 0.01 }))),
    await inTransaction((trx) => hold(lounge, trx, act(100))),
  ]
  await waitFor(async () => (await expiredHolds(books.db, 'message')).length === 1)
  const [found] = await expiredHolds(books.db, 'message')
  expect(found).toMatchObject({ holdId: late, memberId: member, refType: 'message', units: 100n })
  expect(await expiredHolds(books.db, 'topic')).toEqual([])
  await inTransaction((trx) => expire(lounge, trx, member, [late]))
  await told(9)
  const early = await inTransaction((trx) => expire(lounge, trx, member, [inTime])).catch((error: unknown) => error)
  expect((early as { code: string }).code).toBe('LG010')
  expect(await balanceOf(books.db, member)).toEqual({ available: 900n, held: 100n, owed: 0n })
})

test('welcome points are given once, also after the setting changed and by many at once', async () => {
  await sql`INSERT INTO member (id, kind, name, email_key, verified_at) OVERRIDING SYSTEM VALUE
    VALUES (777, 'person', 'Ada', 'ada@example.com', now())`.execute(books.owner)
  const welcome = () => inTransaction((trx) => grantWelcome(trx, '777'))
  await Promise.all(Array.from({ length: 12 }, welcome))
  expect(await pointsOf(books.db, '777')).toEqual({ balance: 200, held: 0, owed: 0 })
  await books.owner
    .insertInto('setting')
    .values({ key: 'welcome_points', value: '300' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '300' }))
    .execute()
  await welcome()
  expect(await pointsOf(books.db, '777')).toEqual({ balance: 200, held: 0, owed: 0 })
})
