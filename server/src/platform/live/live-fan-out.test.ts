import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { News } from '@green-room/contract/events'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { waitFor } from '../../../test/lounge.ts'
import { startRedis, type TestRedis } from '../../../test/redis.ts'
import { postgresFanOut } from './live-fan-out.ts'
import { redisFanOut } from './live-shards.ts'
import { createLive, type Live } from './live.ts'
import { createLog } from '../log/log.ts'

const log = createLog('silent')
const AUDIENCE = 'member:1'
const balance = (n: number): News => ({ name: 'balance.changed', data: { balance: n } })
/** What a tab at this process hears. */
function hear(live: Live): News[] {
  const heard: News[] = []
  live.subscribe([AUDIENCE, 'lounge'], (news) => heard.push(news))
  return heard
}

describe('over PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const carriers = async (): Promise<number[]> =>
    (
      await sql<{
        pid: number
      }>`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'green-room live'`.execute(
        database.owner,
      )
    ).rows.map((row) => row.pid)
  async function open(): Promise<Live> {
    const live = createLive()
    live.useFanOut(await postgresFanOut(database.url, live, log))
    return live
  }

  test('news is heard once at the other process, and not again at its own', async () => {
    const [here, there] = [await open(), await open()]
    const [near, far] = [hear(here), hear(there)]
    for (let n = 1; n <= 300; n++) here.publish(AUDIENCE, balance(n))
    await waitFor(async () => far.length >= 300)
    expect([near, far]).toEqual([near, near])
    await Promise.all([here.close(), there.close()])
  })

  test('a letter that would begin another event is handed to nobody', async () => {
    const there = await open()
    const far = hear(there)
    const forge = (name: string) =>
      sql`SELECT pg_notify('green_room_live', ${JSON.stringify({ from: 'x', audience: AUDIENCE, news: { name, data: {} } })})`.execute(
        database.owner,
      )
    await forge('balance.changed\ndata: {}\n\nevent: session.ended')
    await forge('balance.changed')
    await waitFor(async () => far.length > 0)
    expect(far.map(({ name }) => name)).toEqual(['balance.changed'])
    await there.close()
  })

  test('a line that was cut comes back once, and its readers are told to look again', async () => {
    const [here, there] = [await open(), await open()]
    const far = hear(there)
    for (const pid of await carriers()) await sql`SELECT pg_terminate_backend(${pid})`.execute(database.owner)
    await waitFor(async () => far.some((news) => news.name === 'live.opened') && (await carriers()).length >= 2)
    await new Promise((resolve) => setTimeout(resolve, 800)) // a second attempt at the same time would show by now
    expect(await carriers()).toHaveLength(2)
    here.publish(AUDIENCE, balance(7))
    await waitFor(async () => far.some((news) => news.name === 'balance.changed'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(far.filter((news) => news.name === 'balance.changed')).toEqual([balance(7)])
    await Promise.all([here.close(), there.close()])
    await waitFor(async () => (await carriers()).length === 0)
  })

  test('closing while the line is away leaves no connection behind', async () => {
    const live = await open()
    for (const pid of await carriers()) await sql`SELECT pg_terminate_backend(${pid})`.execute(database.owner)
    await waitFor(async () => (await carriers()).length === 0)
    await live.close()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await carriers()).toEqual([])
  })

  test('news too large for a letter tells its readers to look for themselves', async () => {
    const [here, there] = [await open(), await open()]
    const [far, stranger] = [hear(there), [] as News[]]
    there.subscribe(['member:2'], (news) => stranger.push(news))
    const text = 'é'.repeat(6_000)
    here.publish(AUDIENCE, { name: 'reply.written', data: { topic_id: '1', number: 2, revision: 1, offset: 0, text } })
    here.publish(AUDIENCE, balance(1))
    await waitFor(async () => far.length > 1)
    expect([far, stranger]).toEqual([[{ name: 'live.opened', data: {} }, balance(1)], []])
    await Promise.all([here.close(), there.close()])
  })
})

describe('over Redis', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('a line that was cut comes back, and its readers are told to look again', async () => {
    const [here, there] = [createLive(), createLive()]
    for (const live of [here, there]) live.useFanOut(await redisFanOut(redis.url, live, log))
    const far = hear(there)
    here.publish(AUDIENCE, balance(1))
    await waitFor(async () => far.length > 0)
    expect(far).toEqual([balance(1)])
    await redis.cut()
    await waitFor(async () => far.some((news) => news.name === 'live.opened'))
    here.publish(AUDIENCE, balance(2))
    await waitFor(async () => far.some((news) => news.name === 'balance.changed' && news.data.balance === 2))
    expect(far.filter((news) => news.name === 'balance.changed')).toEqual([balance(1), balance(2)])
    await Promise.all([here.close(), there.close()])
  })

  test('a process that opens while Redis is away hears the others once it is there', async () => {
    await redis.stop()
    const [here, there] = [createLive(), createLive()]
    for (const live of [here, there]) live.useFanOut(await redisFanOut(redis.url, live, log))
    const far = hear(there)
    await redis.comeBack()
    await waitFor(async () => {
      here.publish(AUDIENCE, balance(3))
      return far.some((news) => news.name === 'balance.changed')
    })
    expect(far.find((news) => news.name === 'balance.changed')).toEqual(balance(3))
    await Promise.all([here.close(), there.close()])
  })
})
