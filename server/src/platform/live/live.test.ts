import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { startRedis, type TestRedis } from '../../../test/redis.ts'
import { listen, type Stream } from '../../../test/stream.ts'
import { takeSeat } from '../../../test/people/seated.ts'
import { closeEndedStreams } from './live-stream.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge()
})
afterAll(() => lounge.close())

const names = (heard: { name: string }[]): string[] => heard.map(({ name }) => name)

describe('the live line', () => {
  test('tells every tab of a member what happens in their chat, in order, to the whole text of the reply', async () => {
    const ada = await lounge.member()
    const id = await takeSeat(ada)
    const [one, two] = [await listen(lounge.origin, ada), await listen(lounge.origin, ada)]
    await waitFor(async () => one.heard.length > 0 && two.heard.length > 0)
    expect([one.heard[0], two.heard[0]]).toMatchObject([{ name: 'live.opened' }, { name: 'live.opened' }])
    await ada.call('postMessage', { topic_id: id, content: 'Good evening to you' })
    await waitFor(async () => one.heard.some(({ name, data }) => name === 'reply.changed' && data.reply.state === 'done'), 20_000)
    const { data } = (await ada.call('listMessages', { topic_id: id })).body.payload
    const reply = data.at(-1)
    for (const { heard } of [one, two]) {
      expect(names(heard)).toContain('balance.changed')
      const posted = heard.filter(({ name }) => name === 'message.posted').map((news) => news.data.message)
      expect(posted[0]).toMatchObject({ number: 2, content: 'Good evening to you', is_mine: true })
      expect(posted.at(-1)).toMatchObject({ number: 3, content: reply.content, generated_by: 'ai', is_streaming: false })
      expect(heard.find(({ name }) => name === 'message.charged')!.data).toMatchObject({
        topic_id: id,
        from: 2,
        through: 2,
        charge: 'charged',
      })
      const states = heard.filter(({ name }) => name === 'reply.changed').map((news) => news.data.reply.state)
      expect(states.filter((state, i) => state !== states[i - 1])).toEqual(['typing', 'streaming', 'done'])
    }
    one.close()
    two.close()
  })

  test('needs a session, and no API token opens it', async () => {
    const stranger = await listen(lounge.origin, lounge.visitor())
    expect(stranger.status).toBe(401)
  })

  test('ends when the session ends', async () => {
    const ada = await lounge.member()
    const stream = await listen(lounge.origin, ada)
    await waitFor(async () => stream.heard.length > 0)
    await ada.call('logout')
    await waitFor(async () => stream.isClosed, 5_000)
    expect(names(stream.heard).at(-1)).toBe('session.ended')
  })

  test('hears nothing more after its end, and news that comes in that moment hurts nobody', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const [ending, other] = [await listen(lounge.origin, ada), await listen(lounge.origin, bea)]
    await waitFor(async () => ending.heard.length > 0 && other.heard.length > 0)
    const { live } = lounge.lounge
    const session = await lounge.database.owner.selectFrom('session').select('id').where('member_id', '=', ada.id).executeTakeFirstOrThrow()
    live.publish(`session:${session.id}`, { name: 'session.ended', data: {} })
    for (let i = 0; i < 3; i++) live.publish('lounge', { name: 'topics.changed', data: { room_id: '1' } })
    await waitFor(async () => ending.isClosed && other.heard.length > 3)
    expect(names(ending.heard).at(-1)).toBe('session.ended')
  })

  test('ends when the same browser signs in as somebody else, or gets a new session with a new password', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    for (const [door, form] of [
      ['changePassword', { current_password: ada.password, password: 'Lighthouse7z', password_confirmation: 'Lighthouse7z' }],
      ['login', { email: bea.email, password: bea.password }],
    ] as const) {
      const stream = await listen(lounge.origin, ada)
      await waitFor(async () => stream.heard.length > 0)
      const { code, body } = await ada.call(door, form)
      expect(code).toBe(200)
      ada.setToken(body.payload.token)
      await waitFor(async () => stream.isClosed, 5_000)
      expect(names(stream.heard)).toContain('session.renewed')
      expect(names(stream.heard)).not.toContain('session.ended') // the tab is signed in all the same
    }
  })

  test('is closed by the sweep where a session has ended, and not where a stream opened while the sweep looked', async () => {
    const [ada, bea, cleo] = [await lounge.member(), await lounge.member(), await lounge.member()]
    const [ended, standing] = [await listen(lounge.origin, ada), await listen(lounge.origin, bea)]
    await waitFor(async () => ended.heard.length > 0 && standing.heard.length > 0)
    const session = await lounge.database.owner.selectFrom('session').select('id').where('member_id', '=', ada.id).executeTakeFirstOrThrow()
    let late: Stream | undefined
    await closeEndedStreams(async (sessionIds) => {
      late = await listen(lounge.origin, cleo)
      return new Set(sessionIds.filter((id) => id !== session.id))
    })
    await waitFor(async () => ended.isClosed)
    lounge.lounge.live.publish('lounge', { name: 'topics.changed', data: { room_id: '1' } })
    await waitFor(async () => [standing, late!].every(({ heard }) => names(heard).includes('topics.changed')))
    expect([ended, standing, late!].map(({ isClosed }) => isClosed)).toEqual([true, false, false])
    standing.close()
    late!.close()
  })

  test('has room for twelve tabs of a member, and says when the next may come', async () => {
    const ada = await lounge.member()
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(lounge.origin, ada)))
    const one = await ada.call('openEvents')
    expect([one.code, one.body.code, one.headers.get('retry-after')]).toEqual([429, 'live.too-many-streams', '5'])
    streams[0]!.close()
    await waitFor(async () => lounge.lounge.live.listeners(`member:${ada.id}`) === 11)
    const again = await listen(lounge.origin, ada)
    expect(again.status).toBe(200)
    for (const stream of [...streams, again]) stream.close()
  })

  test('drops a reader who reads too slowly, and nobody else', async () => {
    const ada = await lounge.member()
    const good = await listen(lounge.origin, ada)
    const slow = request(`${lounge.origin}/api/events`, { headers: { cookie: ada.headers()['cookie']! } })
    slow.on('response', (response) => response.pause().on('error', () => {}))
    slow.on('error', () => {})
    slow.end()
    await waitFor(async () => lounge.lounge.live.listeners(`member:${ada.id}`) === 2)
    const text = 'x'.repeat(20_000)
    for (let i = 0; i < 900 && lounge.lounge.live.listeners(`member:${ada.id}`) === 2; i++) {
      lounge.lounge.live.publish(`member:${ada.id}`, {
        name: 'reply.written',
        data: { topic_id: '1', number: 1, revision: 1, offset: 0, text },
      })
      await new Promise((resolve) => setTimeout(resolve, 1)) // the good reader shares this thread
    }
    await waitFor(async () => lounge.lounge.live.listeners(`member:${ada.id}`) === 1)
    slow.destroy()
    expect(good.isClosed).toBe(false)
    good.close()
  })
})

describe.each(['PostgreSQL', 'Redis'] as const)('over %s', (carrier) => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let pair: TestLounge[] = []
  beforeAll(async () => {
    database = await createTestDatabase({ isStocked: true })
    redis = carrier === 'Redis' ? await startRedis() : undefined
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
    pair = [await openTestLounge({ database, env }), await openTestLounge({ database, env, stocked: false })]
  })
  afterAll(async () => {
    await Promise.all(pair.map((one) => one.close()))
    await redis?.stop()
    await database.drop()
  })

  test('news reaches a tab that listens at another process', async () => {
    const [here, there] = pair as [TestLounge, TestLounge]
    const ada = await here.member()
    const id = await takeSeat(ada)
    const stream = await listen(there.origin, ada)
    await waitFor(async () => stream.heard.length > 0)
    await ada.call('postMessage', { topic_id: id, content: 'Across the street' })
    await waitFor(async () =>
      stream.heard.some(({ name, data }) => name === 'message.posted' && data.message.content === 'Across the street'),
    )
    await waitFor(async () => stream.heard.some(({ name, data }) => name === 'reply.changed' && data.reply.state === 'done'), 20_000)
    expect(stream.heard.filter(({ name, data }) => name === 'message.posted' && data.message.number === 2)).toHaveLength(1)
    await ada.call('logout')
    await waitFor(async () => stream.isClosed, 5_000)
  })
})
