// Several processes on one database and one Redis, as an operator runs them: news crosses over, and a Redis that dies takes nobody with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/postgres/database.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { listen, type Listener } from '../test/listener.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { startRedis, type TestRedis } from '../test/redis.ts'
import { signUp } from '../test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-several-'))
chmodSync(dataDir, 0o755)
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let database: TestDatabase
let redis: TestRedis
let [left, right]: LoungeProcess[] = []
let here: Visitor
let there: Visitor
let stream: Listener
let topicId: string

const count = (event: string): number => stream.heard().split(`event: ${event}\n`).length - 1
const hears = (text: string, withinMs = 20_000) => until(async () => stream.heard().includes(`"content":"${text}"`), withinMs)
/** The other process may find its way back later than the reader's: what it says until then is lost, and its readers are told to look again. */
const hearsAgain = (text: string) => until(async () => (await post(here, text)) === 200 && (await hears(text, 500)), 20_000)
const post = async (visitor: Visitor, content: string): Promise<number> =>
  (await visitor.call('postMessage', { topic_id: topicId, content })).code

beforeAll(async () => {
  ;[models, database, redis] = await Promise.all([startFakeOpenAI(), createTestDatabase(), startRedis()])
  const env = { ...fakeModel(models.url, 'ok'), DATABASE_URL: database.url, REDIS_URL: redis.url, LOG_LEVEL: 'silent' }
  const start = async () => startLoungeProcess({ dataDir, port: await freePort(), env })
  ;[left, right] = await Promise.all([start(), start()])
  here = await signUp(left.origin, 'ada@example.com')
  there = createVisitor(right.origin)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  there.setToken(here.token)
  const { topic } = (await here.call('pickRandomTopic')).body.payload
  topicId = topic.id
  await here.call('acceptTerms', { topic_id: topicId })
  expect((await here.call('joinTopic', { topic_id: topicId })).code).toBe(200)
  stream = await listen(right.origin, there)
}, 120_000)
afterAll(async () => {
  await stream?.close()
  for (const lounge of [left, right]) {
    lounge?.kill('SIGKILL')
    await lounge?.ended
  }
  await redis?.stop()
  await database?.drop()
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a message posted in one process is heard in the other', async () => {
  await until(async () => count('live.opened') === 1, 10_000)
  expect(await post(here, 'Good evening')).toBe(200)
  await hears('Good evening')
})

test('while Redis is gone both processes go on, and when it is back their readers look again and hear again', async () => {
  await redis.stop()
  for (const visitor of [here, there]) expect(await post(visitor, 'Anybody there?')).toBe(200)
  expect((await fetch(`${right!.origin}/readyz`)).status).toBe(200)
  const before = count('live.opened')
  await redis.comeBack()
  await until(async () => count('live.opened') > before, 20_000)
  await hearsAgain('And now?')
})

test('a Redis that hangs is given up after some seconds, and taken again when it is back', { timeout: 90_000 }, async () => {
  await redis.freeze()
  expect(await post(here, 'Still there?')).toBe(200)
  expect(await post(there, 'Yes')).toBe(200)
  await redis.stop()
  const before = count('live.opened')
  await redis.comeBack()
  await until(async () => count('live.opened') > before, 20_000)
  await hearsAgain('Good')
})

test('a process ends well without its Redis', async () => {
  await redis.stop()
  expect(await post(here, 'Good night')).toBe(200)
  left!.kill('SIGTERM')
  const since = Date.now()
  expect(await left!.ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - since).toBeLessThan(8_000) // it did not need to be cut off
})
