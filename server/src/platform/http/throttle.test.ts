import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { connect, type Connection } from '../database/database.ts'
import { createLog } from '../log/log.ts'
import { ProblemError } from '../problem.ts'
import { createThrottle, type Throttle } from './throttle.ts'

let database: TestDatabase
let connection: Connection
let throttle: Throttle
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, { max: 2, onError: () => {} })
  throttle = await createThrottle({ pool: connection.pool, redisUrl: undefined, scale: 1, log: createLog('silent') })
})
afterAll(async () => {
  await throttle.close()
  await connection.close()
  await database.drop()
})

const waitS = async (who: string): Promise<number> => {
  const refusal = await throttle.require('sign-in-wait', who).catch((error: unknown) => error)
  return refusal instanceof ProblemError ? (refusal.detail.retryAfterS ?? 0) : 0
}

test('from the fifth failure on the wait doubles, to 15 minutes and no further', async () => {
  const waits: number[] = []
  for (let failure = 1; failure <= 12; failure++) {
    await throttle.begin('sign-in-failures-account', 'sign-in-wait', 'ada@example.com')
    waits.push(await waitS('ada@example.com'))
    await throttle.forget('sign-in-wait', 'ada@example.com') // it has passed
  }
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900])
  expect(await waitS('bea@example.com')).toBe(0)
})

test('two hundred tries at once are six at most', async () => {
  const tries = Array.from({ length: 200 }, () => throttle.begin('sign-in-failures-account', 'sign-in-wait', 'dora@example.com'))
  const answers = await Promise.allSettled(tries)
  const passed = answers.filter(({ status }) => status === 'fulfilled').length
  expect(passed).toBeGreaterThanOrEqual(5)
  expect(passed).toBeLessThanOrEqual(6)
  expect(await waitS('dora@example.com')).toBeGreaterThanOrEqual(30)
})

test('a success forgets the failures and the wait', async () => {
  for (let failure = 1; failure <= 5; failure++) await throttle.begin('sign-in-failures-account', 'sign-in-wait', 'cleo@example.com')
  await throttle.forget('sign-in-failures-account', 'cleo@example.com')
  await throttle.forget('sign-in-wait', 'cleo@example.com')
  expect(await waitS('cleo@example.com')).toBe(0)
  await throttle.begin('sign-in-failures-account', 'sign-in-wait', 'cleo@example.com')
  expect(await waitS('cleo@example.com')).toBe(0)
})
