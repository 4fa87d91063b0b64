// The sandbox gateway as a part of a process: its keys, and where it finds itself.
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createSandboxGateway } from './gateway.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, { role: 'lounge_app', max: 10, onError: () => {} })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
const open = () =>
  createSandboxGateway({
    pool: connection.pool,
    log: createLog('silent'),
    publicUrl: 'http://pay.example',
    merchantName: async () => 'Shop',
    say: (_language, key) => key,
    webhookPath: '/hook',
  })

test('its keys are made once, however many processes start at once, and are kept', async () => {
  const started = await Promise.all(Array.from({ length: 8 }, open))
  const keys = new Set([...started, await open()].map(({ apiKey, webhookSecret }) => `${apiKey} ${webhookSecret}`))
  expect(keys.size).toBe(1)
  expect([...keys][0]).toMatch(/^sbk_[\w-]{43} whsec_[\w+/]{43}=$/)
})

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['0.0.0.0', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['::', /^http:\/\/\[::1\]:\d+$/],
])('on a server that listens on %s it is reached on this machine, and nowhere before', async (host, address) => {
  const gateway = await open()
  const app = fastify()
  await gateway.routes(app)
  expect(gateway.origin()).toBe(null)
  await app.listen({ port: 0, host })
  expect(gateway.origin()).toMatch(address)
  const { status } = await fetch(`${gateway.origin()}/sandbox/gateway/v1/payments/pay_unknown`, {
    headers: { authorization: `Bearer ${gateway.apiKey}` },
  })
  expect(status).toBe(404)
  await app.close()
})
