// Two machines whose clocks differ by twenty minutes, on one database: every deadline is the database's, so both mean the same moment.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Message } from '@green-room/contract/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/postgres/database.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { signUp } from '../test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'

const SKEW_MS = 600_000
const PRELOAD = fileURLToPath(new URL('../test/skewed-clock-preload.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'green-room-clocks-'))
chmodSync(dataDir, 0o755)
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let database: TestDatabase
let [fast, slow]: LoungeProcess[] = []
let atFast: Visitor
let atSlow: Visitor

beforeAll(async () => {
  ;[models, database] = await Promise.all([startFakeOpenAI(), createTestDatabase()])
  const start = async (ahead: number) => {
    const env = { ...fakeModel(models.url, 'ok'), DATABASE_URL: database.url, CLOCK_SKEW_MS: String(ahead), LOG_LEVEL: 'warn' }
    return startLoungeProcess({ dataDir, port: await freePort(), env, preload: PRELOAD })
  }
  ;[fast, slow] = await Promise.all([start(SKEW_MS), start(-SKEW_MS)])
  atFast = await signUp(fast.origin, 'ada@example.com')
  atSlow = createVisitor(slow.origin)
  for (const [name, value] of atFast.cookies) atSlow.cookies.set(name, value)
  atSlow.setToken(atFast.token)
}, 120_000)
afterAll(async () => {
  for (const lounge of [fast, slow]) {
    lounge?.kill('SIGKILL')
    await lounge?.ended
  }
  await database?.drop()
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How many minutes a moment that a lounge named is away from now, by the database. */
const minutesUntil = async (at: string): Promise<number> =>
  (
    await sql<{ n: number }>`SELECT round(extract(epoch FROM ${at}::timestamptz - clock_timestamp()) / 60)::int AS n`.execute(
      database.owner,
    )
  ).rows[0]!.n

test('both say so, once, and go on', () => {
  for (const lounge of [fast!, slow!]) expect(lounge.output().split('this machine differs from the database')).toHaveLength(2)
})

test('a session that one of them opened is good at the other, and ends when it says', async () => {
  expect((await atSlow.call('readProfile')).code).toBe(200)
  const sessionOf = async (visitor: Visitor) =>
    (await visitor.call('listSessions')).body.payload.find((one: { is_current: boolean }) => one.is_current)
  const [one, other] = [await sessionOf(atFast), await sessionOf(atSlow)]
  expect(one.expires_at).toBe(other.expires_at)
  expect(Math.abs(await minutesUntil(one.last_used_at))).toBeLessThanOrEqual(1)
})

test('a break that is taken at one of them holds at the other for as long as it says', async () => {
  const { body } = await atFast.call('takeBreak', { days: 1 })
  expect(body.status).toBe('OK')
  for (const visitor of [atFast, atSlow])
    expect(await minutesUntil((await visitor.call('readSpendingCare')).body.payload.break_until)).toBeCloseTo(24 * 60, -1)
})

test('a message is answered whichever of them it is sent to', async () => {
  const bert = await signUp(slow!.origin, 'bert@example.com')
  const { topic } = (await bert.call('pickRandomTopic')).body.payload
  await bert.call('acceptTerms', { topic_id: topic.id })
  expect((await bert.call('joinTopic', { topic_id: topic.id })).code).toBe(200)
  const elsewhere = createVisitor(fast!.origin)
  for (const [name, value] of bert.cookies) elsewhere.cookies.set(name, value)
  elsewhere.setToken(bert.token)
  for (const visitor of [bert, elsewhere]) {
    const countReplies = async () =>
      ((await bert.call('listMessages', { topic_id: topic.id })).body.payload.data as Message[]).filter(
        (one) => one.generated_by === 'ai' && !one.is_typing && !one.is_streaming,
      ).length
    const before = await countReplies()
    expect((await visitor.call('postMessage', { topic_id: topic.id, content: 'Good evening' })).code).toBe(200)
    await until(async () => (await countReplies()) > before, 20_000)
  }
})
