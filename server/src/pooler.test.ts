// The lounge behind a pooler that lends connections for a transaction each, as PgBouncer does in transaction mode.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/postgres/database.ts'
import { listen } from '../test/listener.ts'
import { openTestLounge, waitFor, type TestLounge } from '../test/lounge.ts'
import { startPooler, type TestPooler } from '../test/fakes/pooler.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'

let pooler: TestPooler
let database: TestDatabase
let [left, right]: TestLounge[] = []
beforeAll(async () => {
  pooler = await startPooler({ server: inject('postgresUrl') })
  console.log(`pooler of the tests: ${pooler.kind}`)
  database = await createTestDatabase({ isStocked: true })
  left = await openTestLounge({ database, pooler })
  right = await openTestLounge({ database, pooler, stocked: false })
})
afterAll(async () => {
  await left?.close()
  await right?.close()
  await pooler?.stop()
  await database?.drop()
})

async function seated(): Promise<{ member: Visitor; topicId: string }> {
  const member = await left!.member()
  const topicId = (await member.call('pickRandomTopic')).body.payload.topic.id as string
  await member.call('acceptTerms', { topic_id: topicId })
  await waitFor(async () => (await member.call('joinTopic', { topic_id: topicId })).code === 200)
  return { member, topicId }
}

test('without what a session asks for at its start the lounge does not open, and says which line is missing', async () => {
  const bare = await startPooler({ server: inject('postgresUrl'), sessionStart: '' })
  await expect(openTestLounge({ database, pooler: bare })).rejects.toThrow(
    "connect_query='SET role = lounge_app; SET lock_timeout = 8000; SET statement_timeout = 20000; SET idle_in_transaction_session_timeout = 20000'",
  )
  await bare.stop()
})

test('sessions go round, each with the program’s rights and limits', async () => {
  const look = sql<{ pid: number; role: string; lock: string }>`SELECT pg_backend_pid() AS pid, current_user AS role,
    current_setting('lock_timeout') AS lock, pg_sleep(0.02)`
  const seen = await Promise.all(Array.from({ length: 40 }, async () => (await look.execute(left!.lounge.db)).rows[0]!))
  expect(new Set(seen.map(({ role, lock }) => `${role} ${lock}`))).toEqual(new Set(['lounge_app 8s']))
  expect(new Set(seen.map(({ pid }) => pid)).size).toBeGreaterThan(2)
})

test('members talk, forty at once, each statement asked often enough to be prepared elsewhere; the books stand', async () => {
  const talks = await Promise.all(Array.from({ length: 4 }, seated))
  const codes = await Promise.all(
    talks.flatMap(({ member, topicId }) =>
      Array.from(
        { length: 10 },
        async (_, turn) => (await member.call('postMessage', { topic_id: topicId, content: `Turn ${turn}` })).code,
      ),
    ),
  )
  expect(new Set(codes)).toEqual(new Set([200]))
  const open = () => database.owner.selectFrom('reply').select('id').where('ended_at', 'is', null).execute()
  await waitFor(async () => (await open()).length === 0, 40_000)
  const replies = await database.owner.selectFrom('reply').select(['state', 'charged']).execute()
  expect(new Set(replies.map(({ state }) => state))).toEqual(new Set(['done']))
  expect((await sql`SELECT * FROM message_violations`.execute(database.owner)).rows).toEqual([])
  expect((await sql`SELECT * FROM ledger.violations`.execute(database.owner)).rows).toEqual([])
})

test('what is said at one process is heard at the other: LISTEN goes to the server itself', async () => {
  const { member, topicId } = await seated()
  const there = createVisitor(right!.origin)
  for (const [name, value] of member.cookies) there.cookies.set(name, value)
  there.setToken(member.token)
  const stream = await listen(right!.origin, there)
  expect((await member.call('postMessage', { topic_id: topicId, content: 'Can you hear me there?' })).code).toBe(200)
  await waitFor(async () => stream.heard().includes('Can you hear me there?'))
  await stream.close()
})

test('a transaction that is refused, and one that waits in vain for a lock, leave nothing to whoever gets their session next', async () => {
  const { member, topicId } = await seated()
  const holder = database.owner.transaction().execute(async (trx) => {
    await sql`SELECT id FROM topic WHERE id = ${topicId} FOR UPDATE`.execute(trx)
    const blocked = await member.call('postMessage', { topic_id: topicId, content: 'Anybody?' })
    expect([blocked.code, blocked.headers.get('retry-after')]).toEqual([503, '5'])
    const other = await seated()
    expect((await other.member.call('postMessage', { topic_id: other.topicId, content: 'Good evening' })).code).toBe(200)
  })
  await holder
  expect((await member.call('postMessage', { topic_id: topicId, content: 'Now?' })).code).toBe(200)
})
