// Processes come and go, replies stay whole: a draining one finishes or hands over what it writes, two side by side never do the same work twice.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/postgres/database.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { FAKE_ANSWER, startFakeOpenAI, type Mode } from '../test/fakes/fake-openai.ts'
import { listen } from '../test/listener.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { signUp } from '../test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'

const DRAIN_MS = 10_000
const dataDir = mkdtempSync(join(tmpdir(), 'green-room-drain-'))
chmodSync(dataDir, 0o755)
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let database: TestDatabase
const running: LoungeProcess[] = []

async function start(mode: Mode, pacing: 'human' | 'none' = 'none', more: Record<string, string> = {}): Promise<LoungeProcess> {
  const env = { ...fakeModel(models.url, mode), LLM_PACING: pacing, DATABASE_URL: database.url, ...more }
  const lounge = await startLoungeProcess({ dataDir, port: await freePort(), env })
  running.push(lounge)
  return lounge
}
/** The same browser at another process: its cookies go with it. */
function at(lounge: LoungeProcess, visitor: Visitor): Visitor {
  const there = createVisitor(lounge.origin)
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  there.setToken(visitor.token)
  return there
}
async function sitDown(visitor: Visitor): Promise<string> {
  return until(async () => {
    const { body } = await visitor.call('pickRandomTopic')
    const topicId = body.payload.topic.id as string
    await visitor.call('acceptTerms', { topic_id: topicId })
    return (await visitor.call('joinTopic', { topic_id: topicId })).code === 200 && topicId
  }, 10_000)
}
const replyOf = (topicId: string) =>
  database.owner.selectFrom('reply').selectAll().where('topic_id', '=', topicId).orderBy('id', 'desc').executeTakeFirstOrThrow()
const linesOf = (topicId: string) =>
  database.owner
    .selectFrom('message')
    .selectAll()
    .where('topic_id', '=', topicId)
    .where('reply_id', 'is not', null)
    .orderBy('number')
    .execute()
const wordsShown = (topicId: string) => until(async () => ((await replyOf(topicId)).state === 'streaming' ? true : null), 15_000, 5)

/** Tells a process to end, and says how long it took. */
async function drain(lounge: LoungeProcess): Promise<number> {
  const since = Date.now()
  lounge.kill('SIGTERM')
  expect(await lounge.ended).toEqual({ code: 0, signal: null })
  return Date.now() - since
}

beforeAll(async () => {
  models = await startFakeOpenAI()
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const lounge of running.splice(0)) {
    lounge.kill('SIGKILL')
    await lounge.ended
  }
})
afterAll(async () => {
  await database?.drop()
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test(
  'a process that is told to end takes no more calls, closes its streams and finishes the replies it writes',
  { timeout: 90_000 },
  async () => {
    const lounge = await start('slow', 'human')
    const talks: { visitor: Visitor; topicId: string }[] = []
    for (let index = 0; index < 3; index++) {
      const visitor = await signUp(lounge.origin, `slow-${index}@example.com`)
      talks.push({ visitor, topicId: await sitDown(visitor) })
    }
    const stream = await listen(lounge.origin, talks[0]!.visitor)
    await Promise.all(talks.map(({ visitor, topicId }) => visitor.call('postMessage', { topic_id: topicId, content: 'Good evening' })))
    for (const { topicId } of talks) await wordsShown(topicId)

    const draining = drain(lounge)
    await stream.ended
    await until(
      async () =>
        fetch(`${lounge.origin}/readyz`).then(
          (answer) => answer.status === 503,
          () => true,
        ),
      5_000,
    )
    expect(await draining).toBeLessThan(DRAIN_MS)
    for (const { topicId } of talks) {
      const lines = await linesOf(topicId)
      expect(lines.map((line) => [line.content, line.state, line.revision])).toEqual([[FAKE_ANSWER, 'whole', 1]])
      expect(await replyOf(topicId)).toMatchObject({ state: 'done', charged: true })
    }
  },
)

test('calls that are under way when a process is told to end are answered', { timeout: 90_000 }, async () => {
  const lounge = await start('ok')
  const visitor = createVisitor(lounge.origin)
  await visitor.call('csrfCookie')
  const calls = Array.from({ length: 16 }, (_, index) =>
    visitor.call('login', { email: `nobody-${index}@example.com`, password: 'Guessed42x' }).then(
      ({ code }) => code,
      (error: unknown) => String(error),
    ),
  )
  await Promise.all(calls.slice(0, 4)) // by then all have arrived, and those that are not answered are under way or wait for their turn
  expect(await drain(lounge)).toBeLessThan(DRAIN_MS)
  expect(await Promise.all(calls)).toEqual(Array<number>(16).fill(422))
})

test('for DRAIN_DELAY a process says that it is going and still takes calls', { timeout: 90_000 }, async () => {
  const lounge = await start('ok', 'none', { DRAIN_DELAY: '2' })
  lounge.kill('SIGTERM')
  await until(async () => (await fetch(`${lounge.origin}/readyz`)).status === 503, 1_500)
  expect((await fetch(`${lounge.origin}/api/settings`)).status).toBe(200)
  expect(await lounge.ended).toEqual({ code: 0, signal: null })
})

test('a reply that can’t be finished in time goes to another process, and its text stands there once', { timeout: 90_000 }, async () => {
  const first = await start('long', 'human')
  const ada = await signUp(first.origin, 'long@example.com')
  const topicId = await sitDown(ada)
  await ada.call('postMessage', { topic_id: topicId, content: 'Good evening' })
  await wordsShown(topicId)
  const [before] = await linesOf(topicId)
  expect(before).toMatchObject({ state: 'streaming', revision: 1 })

  const [took, second] = await Promise.all([drain(first), start('ok')])
  expect(took).toBeLessThan(DRAIN_MS)
  await until(async () => (await replyOf(topicId)).state === 'done', 8_000) // the lease was given back, not waited for
  const { body } = await at(second, ada).call('listMessages', { topic_id: topicId })
  const spoken = body.payload.data.filter(
    (message: { generated_by: string | null; number: number }) => message.generated_by === 'ai' && message.number > 1,
  )
  expect(spoken).toMatchObject([{ id: before!.id, content: FAKE_ANSWER, revision: 2, is_streaming: false }])
  expect(body.payload.data.filter((message: { is_mine: boolean }) => message.is_mine)).toMatchObject([{ charge: 'charged' }])
})

test('two processes on one database answer two hundred messages once each', { timeout: 120_000 }, async () => {
  const [left, right] = await Promise.all([start('ok'), start('ok')])
  const talks: { doors: Visitor[]; topicId: string }[] = []
  for (let index = 0; index < 10; index++) {
    const visitor = await signUp(left.origin, `pair-${index}@example.com`)
    talks.push({ doors: [visitor, at(right, visitor)], topicId: await sitDown(visitor) })
  }
  const codes = await Promise.all(
    talks.map(async ({ doors, topicId }) => {
      const answered: number[] = []
      for (let turn = 0; turn < 20; turn++) {
        const { code } = await doors[turn % 2]!.call(
          'postMessage',
          { topic_id: topicId, content: `Turn ${turn}` },
          { key: `${topicId}-${turn}` },
        )
        answered.push(code)
      }
      return answered
    }),
  )
  expect(new Set(codes.flat())).toEqual(new Set([200]))
  const ids = talks.map((talk) => talk.topicId)
  const active = () => database.owner.selectFrom('reply').select('id').where('topic_id', 'in', ids).where('ended_at', 'is', null).execute()
  await until(async () => (await active()).length === 0, 40_000)

  const messages = await database.owner
    .selectFrom('message')
    .selectAll()
    .where('topic_id', 'in', ids)
    .where('charge', 'is not', null)
    .execute()
  const replies = await database.owner.selectFrom('reply').selectAll().where('topic_id', 'in', ids).execute()
  expect(messages.length).toBe(200)
  for (const message of messages) {
    const answers = replies.filter(
      (reply) => reply.topic_id === message.topic_id && reply.answers_from <= message.number && reply.answers_through >= message.number,
    )
    expect(answers).toMatchObject([{ state: 'done', charged: true, attempt: 1 }])
    expect(message.charge).toBe('charged')
  }
  for (const reply of replies) {
    const lines = await database.owner.selectFrom('message').select(['content', 'revision']).where('reply_id', '=', reply.id).execute()
    expect(lines).toEqual([{ content: FAKE_ANSWER, revision: 1 }])
  }

  const { doors, topicId } = talks[0]!
  const twins = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      doors[index % 2]!.call('postMessage', { topic_id: topicId, content: 'Once' }, { key: 'one-key' }),
    ),
  )
  expect(new Set(twins.map(({ code, body }) => `${code} ${body.payload?.message?.id}`)).size).toBe(1)
  expect((await sql`SELECT * FROM message_violations`.execute(database.owner)).rows).toEqual([])
  expect((await sql`SELECT * FROM ledger.violations`.execute(database.owner)).rows).toEqual([])
})
