import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { cutUnusedConnections } from './unused-connections.ts'

test('a connection on which nothing was asked does not hold up the end', { timeout: 20_000 }, async () => {
  const app = fastify()
  cutUnusedConnections(app)
  app.get('/', async () => 'here')
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  // Answered on a later connection, so that the server knows of the one before.
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  const cut = once(unused, 'close')
  await app.close()
  await cut
})

test('a call that is under way when the server closes is answered', { timeout: 20_000 }, async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  cutUnusedConnections(app)
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  app.get('/', () => (asked.resolve(), answer.promise))
  await app.listen({ port: 0 })
  const call = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`)
  await asked.promise
  const closed = app.close()
  answer.resolve('still here')
  expect(await (await call).text()).toBe('still here')
  await closed
})
