// DATABASE_URL: the lounge on a PostgreSQL of the operator's own, without Redis. All other tests run on the embedded one, or where TEST_DATABASE_URL says.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { FAKE_ANSWER, startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { listen } from '../test/listener.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { ownPostgres, type OwnPostgres } from '../test/postgres/own-postgres.ts'
import { signUp } from '../test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'
import { connect } from './platform/database/database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-own-data-'))
chmodSync(dataDir, 0o755)
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let server: OwnPostgres
let [left, right]: LoungeProcess[] = []
let here: Visitor
let there: Visitor
let topicId: string

const start = async (env: Record<string, string>): Promise<LoungeProcess> =>
  startLoungeProcess({ dataDir, port: await freePort(), env: { ...fakeModel(models.url, 'ok'), LOG_LEVEL: 'warn', ...env } })
/** `npm run migrate`, and what it says. */
const runMigrate = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, NODE_ENV: 'production', PUBLIC_URL: 'https://lounge.example', ...env },
    encoding: 'utf8',
  })
/** Who is signed in to the database and is no test. */
const logins = async (): Promise<string[]> => {
  const { db, close } = connect(server.ownerUrl, { max: 1, onError: () => {} })
  const look = sql<{ usename: string }>`SELECT DISTINCT usename FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'green-room%' AND pid <> pg_backend_pid()`
  try {
    return (await look.execute(db)).rows.map(({ usename }) => usename)
  } finally {
    await close()
  }
}
const post = async (visitor: Visitor, content: string): Promise<number> =>
  (await visitor.call('postMessage', { topic_id: topicId, content })).code
const answers = async (): Promise<string[]> => {
  const { data } = (await here.call('listMessages', { topic_id: topicId })).body.payload
  return data.filter((one: { content: string }) => one.content === FAKE_ANSWER)
}

beforeAll(async () => {
  ;[models, server] = await Promise.all([startFakeOpenAI(), ownPostgres()])
  console.log(`a PostgreSQL of the operator's own: version ${server.major}`)
}, 120_000)
afterAll(async () => {
  for (const lounge of [left, right]) {
    lounge?.kill('SIGKILL')
    await lounge?.ended
  }
  await server?.remove()
  await models?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test(
  'on an empty database the login of its owner is enough, as it always was, and the log says how to part the two',
  { timeout: 120_000 },
  async () => {
    const old = await start({ DATABASE_URL: server.ownerUrl })
    expect(old.output()).toContain('keeper owns the tables or may become their owner')
    expect(old.output()).toContain(`DATABASE_URL='${server.url.replace(':lounge_program@', ':NEW_PASSWORD@')}' npm start`)
    await signUp(old.origin, 'early@example.com')
    old.kill('SIGTERM')
    await old.ended
  },
)

test(
  'then `npm run migrate` makes the program’s login, as a start outside of production does, and no process has another',
  { timeout: 120_000 },
  async () => {
    expect(runMigrate({ DATABASE_URL: server.url })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('DATABASE_URL: no connection'),
    })
    expect(runMigrate({ DATABASE_OWNER_URL: server.ownerUrl })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is needed, too'),
    })
    expect(runMigrate({ DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl })).toMatchObject({
      status: 0,
      stdout: "The database has everything of this version.\nThe program's login: lounge_program\n",
      stderr: '',
    })
    expect(runMigrate({ DATABASE_URL: server.url })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The tables belong to keeper'),
    })
    const second = server.url.replaceAll('lounge_program', 'second_program')
    ;[left, right] = await Promise.all([
      start({ DATABASE_URL: server.url }),
      start({ DATABASE_URL: second, DATABASE_OWNER_URL: server.ownerUrl }),
    ])
    expect(left.output() + right.output()).not.toContain('owns the tables')
    expect((await logins()).toSorted()).toEqual(['lounge_program', 'second_program'])
    expect((await (await fetch(`${left.origin}/metrics`)).text()).split('\n')).toContain('database_login_owns_tables 0')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    const early = createVisitor(left.origin)
    await early.call('csrfCookie')
    expect((await early.call('login', { email: 'early@example.com', password: 'Harbour42x' })).code).toBe(200)
  },
)

test('what a member does at one of them is heard and answered at the other', async () => {
  here = await signUp(left!.origin, 'ada@example.com')
  there = createVisitor(right!.origin)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  there.setToken(here.token)
  topicId = (await here.call('pickRandomTopic')).body.payload.topic.id
  await here.call('acceptTerms', { topic_id: topicId })
  expect((await there.call('joinTopic', { topic_id: topicId })).code).toBe(200)
  const stream = await listen(right!.origin, there)
  expect(await post(here, 'Good evening')).toBe(200)
  await until(async () => stream.heard().includes('"content":"Good evening"') && (await answers()).length > 0, 20_000)
  await stream.close()
})

test('while the database is away they say so; when it is back they go on, and the books are right', { timeout: 90_000 }, async () => {
  const ready = async (): Promise<number> => (await fetch(`${left!.origin}/readyz`)).status
  expect(await ready()).toBe(200)
  await server.kill()
  await until(async () => (await ready()) === 503, 20_000)
  await server.start()
  await until(async () => (await ready()) === 200, 20_000)
  expect(await post(there, 'Where were we?')).toBe(200)
  await until(async () => (await answers()).length > 1, 30_000)

  const { db, close } = connect(server.ownerUrl, { max: 1, onError: () => {} })
  expect((await sql`SELECT * FROM ledger.violations`.execute(db)).rows).toEqual([])
  expect((await sql`SELECT * FROM message_violations`.execute(db)).rows).toEqual([])
  await close()
})
