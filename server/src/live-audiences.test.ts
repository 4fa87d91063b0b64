// Who hears what on the live line: a member their own news, hints for lists those who look at one, nobody anything of somebody else's.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiCaller, guestCaller, webCaller } from '../test/people/callers.ts'
import { fakeModel } from '../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../test/fakes/fake-openai.ts'
import { listen, type Listener } from '../test/listener.ts'
import { openTestLounge, waitFor, type TestLounge } from '../test/lounge.ts'
import { buildPrivateWorld, holdsCanary, PUBLIC_TITLE, type PrivateWorld } from '../test/fakes/private-world.ts'
import type { Visitor } from '../test/people/visitor.ts'

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
const open: Listener[] = []
const hear = async (visitor: Visitor, looksAt?: string): Promise<Listener> => {
  const listener = await listen(lounge.origin, visitor, looksAt)
  open.push(listener)
  return listener
}

beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({
    env: fakeModel(models.url, 'ok'),
    settings: { welcome_points: 100_000, own_topic_seat_delay_min_ms: 0, own_topic_seat_delay_max_ms: 0 },
  })
}, 60_000)
afterAll(async () => {
  await Promise.all(open.map((listener) => listener.close()))
  await lounge?.close()
  await models?.close()
})

test(
  'while one member lives a whole chat, others hear nothing, and hints for the list that they look at',
  { timeout: 60_000 },
  async () => {
    const [bert, olga] = [await lounge.member('Bert'), await lounge.member('Olga')]
    await lounge.database.owner.updateTable('member').set({ role: 'operator' }).where('id', '=', olga.id).execute()
    const [guest, operator, looking] = [await hear(bert), await hear(olga), await hear(bert, 'all')]
    const others = [guest, operator, looking]

    const world: PrivateWorld = await buildPrivateWorld(lounge)
    const own = await hear(world.ada)
    const sent = await world.ada.call('postMessage', { topic_id: world.topic, content: 'One more zephyrquillline.' })
    expect(sent.code).toBe(200)
    await waitFor(async () => own.heard().includes('reply.written') || own.heard().includes('"done"'))
    await world.ada.call('removeMessage', { topic_id: world.topic, message_id: world.message })
    await world.ada.call('leaveTopic', { topic_id: world.topic })
    await waitFor(async () => own.names().has('topic.closed'))
    await pause(300)

    expect(holdsCanary(own.heard())).toBe(true)
    for (const name of ['message.posted', 'reply.changed', 'balance.changed', 'message.removed', 'topic.closed'])
      expect([...own.names()]).toContain(name)
    for (const other of others) {
      expect(other.status).toBe(200)
      expect([...other.names()].toSorted()).toEqual(other === looking ? ['live.opened', 'topics.changed'] : ['live.opened'])
      expect(holdsCanary(other.heard())).toBe(false)
      expect(other.heard()).not.toContain(PUBLIC_TITLE)
      expect(other.heard()).not.toContain(`"${world.topic}"`)
    }
  },
)

test('guests, programs, the unverified and the suspended get no stream', async () => {
  const cleo = await lounge.member('Cleo')
  const db = lounge.database.owner
  expect((await hear(await guestCaller(lounge.origin))).status).toBe(401)
  expect((await hear(await apiCaller(lounge.origin, db, cleo.id))).status).toBe(403)
  const [first, second] = [await webCaller(lounge.origin, db, cleo.id), await webCaller(lounge.origin, db, cleo.id)]
  first.setToken(second.token)
  expect((await hear(first)).status).toBe(401)
  await db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', cleo.id).execute()
  expect((await hear(second)).status).toBe(403)
  await db.updateTable('member').set({ suspended_at: null, verified_at: null }).where('id', '=', cleo.id).execute()
  expect((await hear(second)).status).toBe(403)
})

test('a stream ends within five seconds when its session is revoked, and the others go on', { timeout: 20_000 }, async () => {
  const dora = await lounge.member('Dora')
  const elsewhere = await webCaller(lounge.origin, lounge.database.owner, dora.id)
  const [here, there] = [await hear(dora), await hear(elsewhere)]
  const since = Date.now()
  expect((await dora.call('revokeSession', { session_id: elsewhere.sessionId, password: dora.password })).code).toBe(200)
  await there.ended
  expect(Date.now() - since).toBeLessThan(5_000)
  expect([...there.names()]).toContain('session.ended')
  await dora.call('updateProfile', { name: 'Dora', surname: 'Day', phone: '+31612345678', avatar_color: 'red-pink' })
  expect([...here.names()]).not.toContain('session.ended')
})
