import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { startRedis, type TestRedis } from '../../../test/redis.ts'
import { connect, type Connection } from '../database/database.ts'
import { createLog } from '../log/log.ts'
import { createThrottle, type Throttle } from '../http/throttle.ts'

let redis: TestRedis
let database: TestDatabase
let connection: Connection
let throttle: Throttle
beforeAll(async () => {
  ;[redis, database] = await Promise.all([startRedis(), createTestDatabase()])
  connection = connect(database.url, { role: 'lounge_app', max: 4, onError: () => {} })
  throttle = await createThrottle({ pool: connection.pool, redisUrl: redis.url, scale: 1, log: createLog('silent') })
})
afterAll(async () => {
  await throttle.close()
  await connection.close()
  await database.drop()
  await redis.stop()
})

test('rate limits hold while Redis is away: they are counted in the database', async () => {
  await redis.stop()
  for (let i = 0; i < 5; i++) await throttle.take('sign-in-failures-account', 'ada')
  await expect(throttle.take('sign-in-failures-account', 'ada')).rejects.toThrow('rate.limited')
  await expect(throttle.require('sign-in-failures-account', 'ada')).rejects.toThrow('rate.limited')
  await throttle.forget('sign-in-failures-account', 'ada')
  await throttle.take('sign-in-failures-account', 'ada')
  for (let i = 0; i < 40; i++) await throttle.take('messages', 'ada')
  await expect(throttle.take('messages', 'ada')).rejects.toThrow('rate.limited')
})
