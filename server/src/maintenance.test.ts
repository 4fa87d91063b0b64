// Closing the lounge for a while: announced to members, nothing new shortly before, closed for all but what must go on, and open again; in every
// process alike.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkout } from '../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../test/lounge.ts'
import { operator, type Desk } from '../test/people/operator.ts'
import { openPages } from '../test/pages.ts'
import { listen, type Stream } from '../test/stream.ts'

const MINUTE_MS = 60_000
let processes: [TestLounge, TestLounge]
let lounge: TestLounge
let desk: Desk
let ada: Awaited<ReturnType<TestLounge['member']>>
beforeAll(async () => {
  lounge = await openTestLounge()
  processes = [lounge, await openTestLounge({ database: lounge.database, gateway: lounge.gateway, stocked: false })]
  desk = await operator(lounge, 'owner')
  ada = await lounge.member()
}, 60_000)
afterAll(async () => {
  for (const each of processes.toReversed()) await each?.close()
})
beforeEach(() => reopen())

const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const plan = (closesAt: string | null, more: object = {}) =>
  desk.call('planMaintenance', { closes_at: closesAt, minutes: 20, reason: 'a new disk', ...more })
async function reopen(): Promise<void> {
  await desk.call('endMaintenance', { reason: 'all is well' })
  await everywhere('open')
}
const everywhere = (phase: string) => waitFor(async () => processes.every((each) => each.lounge.maintenance.phase() === phase), 5_000)
const idOf = async (code: string) =>
  (await lounge.database.owner.selectFrom('language').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const noticeAt = async (origin: string, language = 'en') =>
  (await (await fetch(`${origin}/api/settings?lang_id=${language}`)).json()).payload.maintenance
const heard = (stream: Stream) => waitFor(async () => stream.heard.some(({ name }) => name === 'maintenance.changed'), 5_000)
/** The first door of a guest's visit, wherever it is asked. */
const asGuest = (origin: string, path = '/api/rooms/index', more: RequestInit = {}) => fetch(`${origin}${path}`, more)

test('an announcement is told to whoever listens or comes, in their language, and the lounge goes on', async () => {
  const stream = await listen(processes[1].origin, ada)
  const closesAt = at(60)
  expect((await plan(closesAt)).code).toBe(200)
  await heard(stream)
  stream.close()
  await everywhere('announced')
  for (const { origin } of processes) {
    expect(await noticeAt(origin)).toMatchObject({
      closes_at: closesAt,
      announced: 'The lounge closes at {time} for about 20 minutes. Chats, points and drafts stay as they are.',
      spoken: { 10: 'The lounge closes in 10 minutes.', 1: 'The lounge closes in 1 minute.' },
    })
    expect((await asGuest(origin)).status).toBe(200)
  }
  expect((await noticeAt(lounge.origin, 'de')).announced).toContain('schließt um {time} Uhr für etwa 20 Minuten')
  expect((await checkout(ada, { amount: 25 })).code).toBe(200)
})

test('the operator’s own words stand in the languages that have some, the shipped ones in the others', async () => {
  await plan(at(60), { texts: { en: 'New records at {time}, for {minutes} minutes.', pl: ' ' } })
  await everywhere('announced')
  expect([(await noticeAt(lounge.origin)).announced, (await noticeAt(lounge.origin, 'pl')).announced]).toEqual([
    'New records at {time}, for 20 minutes.',
    expect.stringContaining('Lounge zamyka się o {time} na około 20 minut'),
  ])
})

test('five minutes before, nothing can be bought and no topic opened; what is there goes on', async () => {
  await plan(at(4))
  await everywhere('stopping')
  const { code, body, headers } = await checkout(ada, { amount: 25 })
  expect([code, body.code, Number(headers.get('retry-after')) > 14]).toEqual([503, 'lounge.closing', true])
  const { rooms } = (await ada.call('listRooms')).body.payload
  expect((await ada.call('createTopic', { room_id: rooms[0].id, title: 'Late' })).body.code).toBe('lounge.closing')
  expect((await ada.call('readProfile')).code).toBe(200)
})

test('closed means 503 in the reader’s language at every process, and a time to come again', async () => {
  await plan(null)
  await everywhere('closed')
  for (const { origin } of processes) {
    const response = await asGuest(origin, '/api/rooms/index?lang_id=fr')
    expect([response.status, (await response.json()) as object]).toEqual([
      503,
      expect.objectContaining({
        code: 'lounge.closed',
        message: 'Le salon est fermé pour maintenance et rouvre dans 20 minutes environ.',
        payload: { opens_at: expect.stringMatching(/Z$/) },
      }),
    ])
    expect(Number(response.headers.get('retry-after'))).toBe(300)
    expect((await noticeAt(origin)).closed).toContain('This page goes on by itself.')
  }
  expect((await ada.call('postMessage', { topic_id: '1', content: 'Hello' })).body.code).toBe('lounge.closed')
})

test('health, deliveries of the gateway, the back office and the live line go on', async () => {
  await plan(null)
  await everywhere('closed')
  for (const path of ['/healthz', '/readyz', '/metrics']) expect([path, (await asGuest(lounge.origin, path)).status]).toEqual([path, 200])
  expect((await desk.call('readOperations')).body.payload.maintenance).toMatchObject({ phase: 'closed' })
  const delivery = await asGuest(lounge.origin, '/api/webhooks/fake', { method: 'POST', body: '{}' })
  expect([400, 200]).toContain(delivery.status)
  const stream = await listen(lounge.origin, ada)
  await desk.call('endMaintenance', { reason: 'all is well' })
  await heard(stream)
  stream.close()
  await everywhere('open')
  for (const { origin } of processes) expect([(await asGuest(origin)).status, await noticeAt(origin)]).toEqual([200, null])
})

test('a reply that is under way is written to its end', async () => {
  const { topics } = (await ada.call('listTopics')).body.payload
  const { id: topic } = topics.find(({ is_busy }: { is_busy: boolean }) => !is_busy)
  await ada.call('acceptTerms', { topic_id: topic })
  expect((await ada.call('joinTopic', { topic_id: topic })).code).toBe(200)
  expect((await ada.call('postMessage', { topic_id: topic, content: 'Good evening! What is new?' })).code).toBe(200)
  await plan(null)
  await everywhere('closed')
  const { owner } = lounge.database
  await waitFor(async () => {
    const reply = await owner.selectFrom('reply').select('state').where('topic_id', '=', topic).orderBy('id', 'desc').executeTakeFirst()
    return reply?.state === 'done'
  })
})

test('pages say so in words, with the status that search engines wait for, and ask again by themselves', async () => {
  const pages = await openPages(lounge)
  await plan(null)
  await everywhere('closed')
  const { status, headers, body } = await pages.get('/rooms', { cookie: `languageId=${await idOf('de')}` })
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store'])
  expect(body).toContain('<meta http-equiv="refresh" content="10">')
  expect(body).toContain('<p>Die Lounge ist wegen Wartung geschlossen und öffnet in etwa 20 Minuten wieder.</p>')
  expect((await pages.get('/offline.html')).status).toBe(200)
  await pages.close()
})

test('a plan that is past, or has no end, or nobody made, is refused; a new one takes the place of the one before', async () => {
  expect((await plan(at(-10))).body.code).toBe('maintenance.too-soon')
  expect((await plan(at(10), { minutes: 0 })).code).toBe(422)
  expect((await desk.call('endMaintenance', { reason: 'x' })).body.code).toBe('maintenance.none')
  const { body } = await desk.call('previewAct', { door: 'planMaintenance', input: { closes_at: null, minutes: 5 } })
  expect(body.payload.preview).toMatchObject({ live_lines: expect.any(Number), replies: 0, checkouts: expect.any(Number) })
  await plan(at(30))
  await plan(at(40))
  const open = await lounge.database.owner.selectFrom('maintenance').select('id').where('ended_at', 'is', null).execute()
  expect(open).toHaveLength(1)
  const key = { key: 'plan-1' }
  const input = { closes_at: at(50), minutes: 20, reason: 'again' }
  expect((await desk.call('planMaintenance', input, key)).body).toEqual((await desk.call('planMaintenance', input, key)).body)
  const acts = await lounge.database.owner.selectFrom('audit').select('id').where('reason', '=', 'again').execute()
  expect(acts).toHaveLength(1)
})
