import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust, available, holdOpen, holdResolve, newMember, openBooks, owed, post, spend } from './books.test-kit.ts'
import { balanceOf } from './balance.ts'
import { presentTransaction } from './present.ts'
import { statementPage } from './statement.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let member: string

beforeAll(async () => {
  books = await openBooks()
  const { db, owner } = books
  member = await newMember(db)
  const topup = await post(owner, 'topup', 'topup', [['system:sold:pts', available(member), 5_000]], { member, ref: ['order', '7'] })
  const holds = [
    await holdOpen(db, member, 100, { ref: '1' }),
    await holdOpen(db, member, 200, { ref: '2' }),
    await holdOpen(db, member, 300, { ref: '3' }),
  ]
  await holdResolve(db, holds[0]!.hold_id, 60)
  await holdResolve(db, holds[1]!.hold_id, 0)
  await spend(db, member, 700)
  await adjust(db, member, -11, 'correction', 'counted twice')
  await post(
    owner,
    'refund',
    'refund',
    [
      [available(member), 'system:returned:pts', 400],
      [owed(member), 'system:returned:pts', 9],
    ],
    { member, lot: topup.journal_id, ref: ['refund', '1'] },
  )
  await newMember(db, 77)
})
afterAll(() => books.close())

test('one row an act, newest first, with what became of it', async () => {
  const { acts, total } = await statementPage(books.db, member, 1, 20)
  expect(total).toBe(7)
  expect(acts.map((act) => [act.number, act.kind, act.state, act.units])).toEqual([
    ['7', 'refund', 'booked', -400n],
    ['6', 'adjust', 'booked', -11n],
    ['5', 'spend', 'booked', -700n],
    ['4', 'hold', 'reserved', -300n],
    ['3', 'hold', 'not-charged', 0n],
    ['2', 'hold', 'charged', -60n],
    ['1', 'topup', 'booked', 5_000n],
  ])
  expect(acts[1]!.reason).toBe('counted twice')
  expect([acts[3]!.refType, acts[3]!.refId]).toEqual(['message', '3'])
})

test('its amounts sum to the balance exactly', async () => {
  const { acts } = await statementPage(books.db, member, 1, 100)
  expect(acts.reduce((sum, act) => sum + act.units, 0n)).toBe((await balanceOf(books.db, member)).available)
})

test('pages neither overlap nor leave anything out', async () => {
  const pages = [
    await statementPage(books.db, member, 1, 3),
    await statementPage(books.db, member, 2, 3),
    await statementPage(books.db, member, 3, 3),
  ]
  expect(pages.map((page) => page.acts.map((act) => Number(act.number)))).toEqual([[7, 6, 5], [4, 3, 2], [1]])
  expect(pages.map((page) => page.total)).toEqual([7, 7, 7])
})

test('a page past the end is empty and still says the total; a stranger has none', async () => {
  expect(await statementPage(books.db, member, 1_000_000_000, 100)).toEqual({ acts: [], total: 7 })
  expect(await statementPage(books.db, '987654', 1, 20)).toEqual({ acts: [], total: 0 })
})

test('another member’s acts never stand in it', async () => {
  const { rows } = await sql<{ owner_id: string }>`SELECT DISTINCT owner_id FROM ledger.statement`.execute(books.db)
  expect(rows.length).toBeGreaterThan(1)
  const { acts } = await statementPage(books.db, member, 1, 100)
  expect(acts.some((act) => act.units === 77n)).toBe(false)
})

test('on the wire it is points with two decimals and the words of the contract', async () => {
  const { acts } = await statementPage(books.db, member, 1, 100)
  expect(presentTransaction(acts[5]!, 'Visa 4242')).toEqual({
    id: '2',
    created_at: acts[5]!.createdAt.toISOString(),
    cause: 'message',
    state: 'charged',
    amount: -0.6,
    reason: '',
    card: 'Visa 4242',
    chat: null,
  })
  expect(acts.map((act) => presentTransaction(act, null).cause)).toEqual([
    'refund',
    'adjustment',
    'channel',
    'message',
    'message',
    'message',
    'topup',
  ])
})
