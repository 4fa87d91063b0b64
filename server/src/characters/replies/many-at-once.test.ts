// More replies than a process can serve at once: they wait, here or in their rows, and none is cut.
import { sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeOpenAI } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { seatedIn, type Seated } from '../../../test/people/seated.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { writers } from '../../platform/database/database.ts'

/** How long whoever asks a pool waits for a connection, and how many waited in vain. */
const pools = { waitMs: 10_000, refused: 0 }
const lend = Pool.prototype.connect
let model: Awaited<ReturnType<typeof startFakeOpenAI>>
const open: TestLounge[] = []

beforeAll(async () => {
  model = await startFakeOpenAI()
  const impatient = function (this: Pool, ...call: unknown[]): unknown {
    Object.assign(this.options, { connectionTimeoutMillis: pools.waitMs })
    const lent: unknown = Reflect.apply(lend, this, call)
    if (lent instanceof Promise) lent.catch(() => pools.refused++)
    return lent
  }
  Pool.prototype.connect = impatient as typeof lend
})
beforeEach(() => model.holdBy(null))
afterEach(async () => {
  Object.assign(pools, { waitMs: 10_000, refused: 0 })
  expect(await violations(open[0]!.database.owner)).toEqual([])
  for (const lounge of open.splice(0).toReversed()) await lounge.close()
})
afterAll(async () => {
  Pool.prototype.connect = lend
  await model.close()
})

/** Three connections: one place for replies. Its model answers under this name. */
async function smallLounge(name: string, more: Parameters<typeof openTestLounge>[0] = {}): Promise<TestLounge> {
  const model_ = `LLM_${name.toUpperCase()}`
  const env = {
    DATABASE_POOL: '3',
    LLM_CHAIN: name,
    [`${model_}_KIND`]: 'openai-compatible',
    [`${model_}_BASE_URL`]: model.url,
    [`${model_}_MODEL`]: 'ok',
    [`${model_}_API_KEY`]: 'none',
  }
  const lounge = await openTestLounge({ ...more, env })
  open.push(lounge)
  return lounge
}
const send = (member: Seated) => member.call('postMessage', { topic_id: member.topic, content: 'Hello' })
const replies = async ({ database }: TestLounge) =>
  (await database.owner.selectFrom('reply').select(['topic_id', 'state', 'attempt', 'code', 'served_by']).orderBy('id').execute()).filter(
    ({ served_by, state }) => served_by !== null || state !== 'done',
  )
const allAre = (lounge: TestLounge, state: string) =>
  waitFor(async () => {
    const rows = await replies(lounge)
    return rows.every((row) => row.state === state) && rows
  }, 60_000)
const balances = (members: Seated[]) =>
  Promise.all(members.map(async (member) => (await member.call('readProfile')).body.payload.balance as number))
function gate() {
  let letGo = (): void => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  return { gone, letGo }
}

test('replies that find no connection wait for one: each is whole at its first try, and charged once', async () => {
  const lounge = await smallLounge('main')
  const members: Seated[] = []
  for (let i = 0; i < 6; i++) members.push(await seatedIn(lounge))
  const [asked, answer, taken] = [model.hits.length, gate(), gate()]
  model.holdBy(() => answer.gone)
  await Promise.all(members.map(send))
  await waitFor(async () => model.hits.length === asked + 6)
  const writing = writers.get(lounge.lounge.db)!
  const [first, second] = [gate(), gate()]
  const hold = (held: { letGo(): void }) => writing.connection().execute(() => (held.letGo(), taken.gone))
  const holders = [hold(first), hold(second)]
  await Promise.all([first.gone, second.gone])
  Object.assign(pools, { waitMs: 50, refused: 0 })
  answer.letGo()
  await waitFor(async () => pools.refused >= 12)
  pools.waitMs = 10_000
  taken.letGo()
  await Promise.all(holders)
  expect((await allAre(lounge, 'done')).map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1, 1, 1])
  expect(model.hits.length - asked).toBe(6)
  expect(await balances(members)).toEqual(members.map(() => 199.5))
})

test('a process whose places are all taken claims nothing: another one answers', async () => {
  const busy = await smallLounge('main')
  const other = await smallLounge('other', { database: busy.database, replies: false })
  const [ada, ben] = [await seatedIn(busy), await seatedIn(busy)]
  const { owner } = busy.database
  const locked = gate()
  const isWaitedFor = async () =>
    (await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(owner)).rows.length > 0
  const answer = gate()
  model.holdBy(() => answer.gone)
  const asked = model.hits.length
  await send(ada)
  await waitFor(async () => model.hits.length > asked)
  const holding = owner.transaction().execute(async (trx) => {
    await sql`SELECT FROM topic WHERE id = ${ada.topic} FOR UPDATE`.execute(trx)
    answer.letGo() // its beginning now waits for the topic, in the only place
    await locked.gone
  })
  await waitFor(isWaitedFor)
  await send(ben)
  busy.replies.wake()
  other.replies.start()
  await waitFor(async () => (await replies(busy)).some((row) => row.topic_id === ben.topic && row.state === 'done'))
  locked.letGo()
  await holding
  const rows = await allAre(busy, 'done')
  expect(rows.map((row) => [row.topic_id, row.served_by, row.attempt])).toEqual([
    [ada.topic, 'main', 1],
    [ben.topic, 'other', 1],
  ])
})

test('a reply has its whole time from its turn on, and is given up where that does not come in eight minutes', async () => {
  const lounge = await smallLounge('main', { replies: false })
  const [ada, ben] = [await seatedIn(lounge), await seatedIn(lounge)]
  for (const [member, minutes] of [[ada, 7] as const, [ben, 9] as const]) {
    await send(member)
    await sql`UPDATE reply SET created_at = created_at - make_interval(mins => ${minutes}), deadline_at = deadline_at - make_interval(mins => ${minutes})
      WHERE topic_id = ${member.topic} AND state = 'queued'`.execute(lounge.database.owner)
  }
  lounge.replies.start()
  const rows = await waitFor(async () => {
    const all = await replies(lounge)
    return all.every(({ state }) => state === 'done' || state === 'failed') && all
  })
  expect(rows.map(({ state, code }) => [state, code])).toEqual([
    ['done', null],
    ['failed', 'deadline'],
  ])
  expect(await balances([ada, ben])).toEqual([199.5, 200])
})
