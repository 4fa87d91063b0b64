import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { digest, once, type Key } from './once.ts'
import { problem } from '../problem.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let count = 0
const key = (body: unknown = { a: 1 }, name = `key-${++count}`): Key => ({ actor: '1', route: 'test', key: name, hash: digest(body) })

test('the same key and body give the first answer and one effect', async () => {
  const mine = key()
  let effects = 0
  const act = async () => ({ n: ++effects })
  expect([await once(database.db, mine, act), await once(database.db, mine, act), effects]).toEqual([{ n: 1 }, { n: 1 }, 1])
})

test('twins wait for each other: twenty at once, one effect', async () => {
  const mine = key()
  let effects = 0
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      once(database.db, mine, async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return { n: ++effects }
      }),
    ),
  )
  expect([new Set(answers.map((answer) => answer.n)), effects]).toEqual([new Set([1]), 1])
})

test('another body under the same key is refused', async () => {
  const mine = key({ a: 1 })
  await once(database.db, mine, async () => ({}))
  await expect(once(database.db, { ...mine, hash: digest({ a: 2 }) }, async () => ({}))).rejects.toMatchObject({
    code: 'idempotency.key-reused',
  })
})

test('a refusal of the rules is kept, one that a repetition may heal is not', async () => {
  const [busy, poor] = [key(), key()]
  let free = false
  const act = (code: 'topic.busy' | 'ledger.not-enough-points') => async () => {
    if (!free) throw problem(code, { payload: { x: 1 } })
    return { ok: true }
  }
  for (const [mine, code] of [
    [busy, 'topic.busy'],
    [poor, 'ledger.not-enough-points'],
  ] as const)
    await expect(once(database.db, mine, act(code))).rejects.toMatchObject({ code })
  free = true
  await expect(once(database.db, busy, act('topic.busy'))).rejects.toMatchObject({ code: 'topic.busy', detail: { payload: { x: 1 } } })
  expect(await once(database.db, poor, act('ledger.not-enough-points'))).toEqual({ ok: true })
})

test('a bug leaves nothing behind', async () => {
  const mine = key()
  await expect(
    once(database.db, mine, async () => {
      throw new Error('bug')
    }),
  ).rejects.toThrow('bug')
  expect(await once(database.db, mine, async () => ({ n: 2 }))).toEqual({ n: 2 })
})

test('the digest is of the meaning: order of names and form of letters don’t matter, anything else does', () => {
  expect(digest({ a: 1, b: 'é' })).toEqual(digest({ b: 'é', a: 1 }))
  expect(digest({ a: 1 })).not.toEqual(digest({ a: '1' }))
})
