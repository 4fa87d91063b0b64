// A text while it is written: in the process, on the live line, and now and then in the database.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/postgres/database.ts'
import { fakeModel } from '../../../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../../../test/fakes/fake-openai.ts'
import { listen, type Listener } from '../../../test/listener.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { startRedis } from '../../../test/redis.ts'
import { createVisitor, type Visitor } from '../../../test/people/visitor.ts'
import { claimReplies } from '../../messages/replies/reply-leases.ts'

let model: Awaited<ReturnType<typeof startFakeOpenAI>>
const open: { close(): Promise<unknown> }[] = []
beforeAll(async () => {
  model = await startFakeOpenAI()
})
afterEach(async () => {
  for (let next = open.pop(); next; next = open.pop()) await next.close()
})
afterAll(() => model.close())

type Options = NonNullable<Parameters<typeof openTestLounge>[0]>
async function lounge(more: Options = {}): Promise<TestLounge> {
  const env = { ...fakeModel(model.url, 'long'), LLM_PACING: 'human', ...more.env }
  const opened = await openTestLounge({ ...more, env })
  open.push(opened)
  return opened
}
type Seated = Visitor & { id: string; topic: string }
async function seated(house: TestLounge): Promise<Seated> {
  const member = await house.member()
  const topic = (await member.call('pickRandomTopic')).body.payload.topic.id as string
  await member.call('acceptTerms', { topic_id: topic })
  expect((await member.call('joinTopic', { topic_id: topic })).code).toBe(200)
  return Object.assign(member, { topic })
}
function elsewhere(house: TestLounge, member: Visitor): Visitor {
  const visitor = createVisitor(house.origin)
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value)
  visitor.setToken(member.token)
  return visitor
}
async function hear(house: TestLounge, visitor: Visitor): Promise<Listener> {
  const listener = await listen(house.origin, visitor)
  open.push(listener)
  return listener
}
const newsOf = (listener: Listener, name: string): Record<string, any>[] =>
  [...listener.heard().matchAll(new RegExp(`^event: ${name}\ndata: (.+)$`, 'gm'))].map(([, data]) => JSON.parse(data!) as object)
/** The text of the reply as a page shows it that hears these news. */
function shownBy(listener: Listener): string {
  const first = newsOf(listener, 'message.posted').find(({ message }) => message.generated_by === 'ai')
  let text: string = first?.['message'].content ?? ''
  for (const { offset, text: piece } of newsOf(listener, 'reply.written'))
    if (offset <= text.length && offset + piece.length > text.length) text = text.slice(0, offset) + piece
  return text
}
const page = async (visitor: Visitor, topic: string) =>
  (await visitor.call('listMessages', { topic_id: topic, page_size: 100 })).body.payload
const WORDS_SHOWN = 120
const written = (listener: Listener) => waitFor(async () => shownBy(listener).length > WORDS_SHOWN, 60_000)

test('whoever opens the page in between reads all that was shown', async () => {
  const house = await lounge()
  const ada = await seated(house)
  const stream = await hear(house, ada)
  await ada.call('postMessage', { topic_id: ada.topic, content: 'Hello' })
  await written(stream)
  const shown = shownBy(stream)
  expect((await page(ada, ada.topic)).data.at(-1).content.slice(0, shown.length)).toBe(shown)
}, 90_000)

test('a text that comes word by word is stored once a second, and at its end', async () => {
  const house = await lounge({ env: { LLM_CHAIN: 'embedded' } })
  const { owner } = house.database
  await sql`CREATE TABLE stored (n int NOT NULL)`.execute(owner)
  await sql`CREATE FUNCTION note_stored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    'BEGIN INSERT INTO public.stored VALUES (length(NEW.content)); RETURN NULL; END'`.execute(owner)
  await sql`CREATE TRIGGER note AFTER UPDATE OF content ON message FOR EACH ROW EXECUTE FUNCTION note_stored()`.execute(owner)
  const ada = await seated(house)
  const stream = await hear(house, ada)
  await ada.call('postMessage', { topic_id: ada.topic, content: 'Tell me the whole of it, please.' })
  const whole = await waitFor(async () => {
    const { data, meta } = await page(ada, ada.topic)
    return meta.reply?.state === 'done' && (data.at(-1).content as string)
  }, 60_000)
  const { rows } = await sql<{ n: number; length: number; s: number }>`
    SELECT count(*)::int AS n, max(stored.n) AS length, max(extract(epoch FROM ended_at - first_text_at))::float8 AS s
    FROM stored, reply WHERE topic_id = ${ada.topic}`.execute(owner)
  expect(newsOf(stream, 'reply.written').length).toBeGreaterThan(3)
  expect(rows[0]!.n).toBeLessThanOrEqual(rows[0]!.s + 3)
  expect(rows[0]!.length).toBe(Array.from(whole).length)
}, 90_000)

test.each([['PostgreSQL'], ['Redis']])(
  'a device at another process sees it grow, and a stop there keeps what was shown here, over %s',
  async (line) => {
    const database = await createTestDatabase({ isStocked: true })
    const redis = line === 'Redis' ? await startRedis() : null
    open.push({ close: async () => Promise.all([database.drop(), redis?.stop()]) })
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
    const here = await lounge({ database, env })
    const there = await lounge({ database, env, replies: false, stocked: false })
    const ada = await seated(here)
    const other = elsewhere(there, ada)
    const [near, far] = [await hear(here, ada), await hear(there, other)]
    await waitFor(async () => far.names().has('live.opened'))
    await ada.call('postMessage', { topic_id: ada.topic, content: 'Hello' })
    await Promise.all([written(near), written(far)])
    expect((await page(other, ada.topic)).data.at(-1).content.length).toBeGreaterThan(WORDS_SHOWN / 2)
    expect((await other.call('stopReply', { topic_id: ada.topic })).code).toBe(200)
    const shown = shownBy(near)
    const { data } = await waitFor(async () => {
      const read = await page(other, ada.topic)
      return read.meta.reply.state === 'stopped' && read.data.at(-1).content.startsWith(shown) && read
    }, 20_000)
    expect([data.at(-1).is_streaming, data.at(-2).charge]).toEqual([false, 'charged'])
  },
  120_000,
)

test('a run whose process dies is due for another one within five seconds', async () => {
  const house = await lounge({ replies: false })
  const ada = await seated(house)
  await ada.call('postMessage', { topic_id: ada.topic, content: 'Hello' })
  const [claimed] = await claimReplies(house.lounge.db, 10)
  const { rows } = await sql<{
    s: number
  }>`SELECT extract(epoch FROM run_at - clock_timestamp())::float8 AS s FROM reply WHERE id = ${claimed!.id}`.execute(house.lounge.db)
  expect(rows[0]!.s).toBeLessThanOrEqual(5)
  await sql`UPDATE reply SET run_at = clock_timestamp() WHERE id = ${claimed!.id}`.execute(house.database.owner)
  expect(await claimReplies(house.lounge.db, 10, [claimed!.id])).toEqual([]) // it is late here, and not lost
  expect(await claimReplies(house.lounge.db, 10)).toHaveLength(1)
})
