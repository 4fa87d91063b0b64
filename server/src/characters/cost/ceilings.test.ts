import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#server/content/settings.ts'
import { createLog } from '#server/platform/log/log.ts'
import { fakeModels } from '../../../test/fakes/fake-model.ts'
import { startFakeOpenAI, type Mode } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge, type TestOptions } from '../../../test/lounge.ts'
import { operator } from '../../../test/people/operator.ts'
import { violations } from '../../../test/postgres/tables.ts'
import { download, exportOf, unpack } from '../../../test/people/your-data.ts'
import { forgetCosts } from './personal.ts'

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
const open: TestLounge[] = []
beforeAll(async () => void (models = await startFakeOpenAI()))
afterEach(async () => {
  models.holdBy(null)
  models.hits.length = 0
  const [first] = open
  if (first) expect(await violations(first.database.owner)).toEqual([])
  for (const lounge of open.splice(0).toReversed()) await lounge.close()
})
afterAll(() => models?.close())

/** A thousand micro-dollars a token, in and out. The fake counts 11 and 8 of them, so that every whole answer costs 0.019 dollars.
 * It always says the same, so that from the second reply on it is asked twice. */
const ANSWER = 19_000
const priced = (mode: Mode, more: Record<string, string>): Record<string, string> => ({
  ...fakeModels(models.url, { fake: mode }),
  LLM_FAKE_PRICE: '1000/1000',
  LLM_MEMORY: 'none',
  ...more,
})
async function loungeWith(env: Record<string, string>, more: TestOptions = {}): Promise<TestLounge> {
  const lounge = await openTestLounge({ ...more, env, settings: { welcome_points: 100_000, ...more.settings } })
  open.push(lounge)
  return lounge
}
type Member = Awaited<ReturnType<TestLounge['member']>> & { topic: string }
async function seated(lounge: TestLounge): Promise<Member> {
  const member = await lounge.member()
  const { id } = (await member.call('pickRandomTopic')).body.payload.topic
  await member.call('acceptTerms', { topic_id: id })
  await member.call('joinTopic', { topic_id: id })
  return Object.assign(member, { topic: id as string })
}
const send = (who: Member, content = 'Good evening to you', key?: string) =>
  who.call('postMessage', { topic_id: who.topic, content }, key === undefined ? {} : { key })
const read = async (who: Member) => (await who.call('listMessages', { topic_id: who.topic, page_size: 100 })).body.payload
const ended = (who: Member) =>
  waitFor(async () => {
    const { reply } = (await read(who)).meta
    return ['done', 'stopped', 'failed'].includes(reply?.state) && reply
  }, 30_000)
async function say(who: Member, content?: string): Promise<void> {
  expect((await send(who, content)).code).toBe(200)
  expect((await ended(who)).state).toBe('done')
}
const balance = async (who: Member): Promise<number> => (await who.call('readProfile')).body.payload.balance
async function counted({ database: { owner } }: TestLounge, who?: Member): Promise<number> {
  const { rows } = who
    ? await sql<{ micros: string }>`SELECT micros FROM model_cost WHERE member_id = ${who.id}`.execute(owner)
    : await sql<{ micros: string }>`SELECT micros FROM model_cost_day`.execute(owner)
  return rows.reduce((sum, { micros }) => sum + Number(micros), 0)
}
/** What was counted so far was counted the day before. */
async function nextDay({ database: { owner } }: TestLounge): Promise<void> {
  await sql`UPDATE model_cost SET day = day - 1`.execute(owner)
  await sql`UPDATE model_cost_day SET day = day - 1`.execute(owner)
}

describe('an operator', () => {
  test('sets a ceiling below that of the configuration, which holds at once in every process, and never one above it', async () => {
    const lounge = await loungeWith(priced('ok', { LLM_DAILY_COST: '0.06' }))
    const eve = await operator(lounge, 'owner')
    const ada = await seated(lounge)
    const set = async (dollars: number | null) => {
      const { version } = (await eve.call('listSettings')).body.payload
      const changes = { model_daily_cost: dollars }
      expect((await eve.call('changeSettings', { changes, at: null, version, reason: 'a dear month' })).code).toBe(200)
      await waitFor(async () => (await readSettings(lounge.lounge.db)).model_daily_cost === dollars)
    }
    const told = async () => (await eve.call('readModel', { span: '1' })).body.payload.ceilings
    expect(await told()).toMatchObject({ house: 60_000, member: null })
    await say(ada)
    await set(0.01)
    expect(await told()).toMatchObject({ house: 10_000, today: ANSWER, is_near: true })
    expect((await send(ada)).body.code).toBe('talk.resting-today')
    await set(null)
    await say(ada)
    await set(100)
    expect(await told()).toMatchObject({ house: 60_000 })
    await say(ada)
    await waitFor(async () => (await counted(lounge)) >= 3 * ANSWER)
    await sql`UPDATE model_cost_day SET micros = 60000`.execute(lounge.database.owner)
    expect((await send(ada)).body.code).toBe('talk.resting-today')
  })
})

describe('a member', () => {
  test('whose day is used up is told when it opens again, before anything is stored, held or charged', async () => {
    const lounge = await loungeWith(priced('ok', { LLM_MEMBER_DAILY_COST: '0.03' }))
    const [ada, bert] = [await seated(lounge), await seated(lounge)]
    await say(ada)
    await say(ada)
    expect([await counted(lounge, ada), await counted(lounge)]).toEqual([2 * ANSWER, 2 * ANSWER]) // no second try where nothing is left
    const [points, before] = [await balance(ada), (await read(ada)).meta.total]
    const refused = await send(ada)
    expect([refused.code, refused.body.code]).toEqual([429, 'talk.resting-today'])
    const opensAt = Date.parse(refused.body.payload.opens_at)
    expect(opensAt % 86_400_000).toBe(0)
    const waitMs = Number(refused.headers.get('retry-after')) * 1000
    expect(Math.abs(Date.now() + waitMs - opensAt)).toBeLessThan(60_000)
    expect(refused.body.message).toContain('00:00 (UTC)')
    const { payload } = (await ada.call('listLanguages')).body
    const german = payload.find(({ code }: { code: string }) => code === 'de').id
    const inGerman = await ada.call('postMessage', { topic_id: ada.topic, content: 'Hallo', lang_id: german })
    expect(inGerman.body.message).toBe('Die Figuren ruhen für heute. Sie antworten wieder ab 00:00 Uhr (UTC). Nichts wurde berechnet.')
    expect((await ada.call('createTopic', { room_id: '1', title: 'Something else' })).body.code).toBe('talk.resting-today')
    expect([await balance(ada), (await read(ada)).meta.total, models.hits.length]).toEqual([points, before, 2])

    await say(bert) // it was Ada's day alone
    await nextDay(lounge)
    await say(ada)
  })

  test('who sends again what was sent, gets the answer that it had; who is in a crisis is answered by the lounge', async () => {
    const lounge = await loungeWith(priced('ok', { LLM_MEMBER_DAILY_COST: '0.01' }))
    const ada = await seated(lounge)
    const first = await send(ada, 'Good evening', 'once-and-again')
    await ended(ada)
    expect((await send(ada, 'Good evening', 'once-and-again')).body).toEqual(first.body)
    expect((await send(ada)).code).toBe(429)
    await say(ada, 'I want to kill myself')
    expect([models.hits.length, await counted(lounge, ada)]).toEqual([1, ANSWER])
  })

  test('takes what was counted for them along, and away', async () => {
    const lounge = await loungeWith(priced('ok', { LLM_DAILY_COST: '10' }))
    const ada = await seated(lounge)
    await say(ada)
    const { json } = await unpack(await download(lounge.origin, ada, await exportOf(ada, ada.password)))
    await sql`INSERT INTO model_cost (member_id, day, micros) VALUES (${ada.id}, current_date - 40, 1)`.execute(lounge.database.owner)
    await forgetCosts(lounge.lounge.db)
    expect(await counted(lounge, ada)).toBe(ANSWER) // what is older than a month is forgotten
    expect(json('model-costs.json')).toEqual([{ day: new Date().toISOString().slice(0, 10), micro_dollars: ANSWER }])
    await ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true })
    const { rows } = await sql`SELECT 1 FROM model_cost`.execute(lounge.database.owner)
    expect([rows.length, await counted(lounge)]).toEqual([0, ANSWER])
  })
})

describe('the house', () => {
  test('rests for all when its day is used up; the operator reads it in the log, before it and then, and among the figures', async () => {
    const lines: { level: number; msg: string }[] = []
    const write = (chunk: Buffer, _: string, done: () => void) => (lines.push(JSON.parse(chunk.toString())), done())
    const log = createLog('warn', new Writable({ write }))
    const lounge = await loungeWith(priced('ok', { LLM_DAILY_COST: '0.06' }), { log })
    const [ada, bert] = [await seated(lounge), await seated(lounge)]
    const said = () => lines.filter(({ msg }) => msg.startsWith('models:')).map(({ level }) => level)
    const figures = async () => (await fetch(`${lounge.origin}/metrics`)).text()
    await say(ada)
    expect(said()).toEqual([])
    await say(ada)
    expect(said()).toEqual([40])
    expect(await figures()).toMatch(/^model_cost_today_dollars 0\.057$[\s\S]*^model_cost_ceiling_dollars 0\.06$/m)
    await say(bert)
    expect((await send(bert)).body.code).toBe('talk.resting-today')
    expect((await send(ada)).body.code).toBe('talk.resting-today')
    expect(said()).toEqual([40, 50])
  })

  test(
    'goes over its ceiling by one answer at most, however many sent at once and however many processes answer',
    { timeout: 60_000 },
    async () => {
      const env = priced('ok', { LLM_CHAIN: 'fake,embedded', LLM_FAKE_FIRST_TOKEN_MS: '60000', LLM_DAILY_COST: '0.01' })
      const lounge = await loungeWith(env, { replies: false })
      const twin = await loungeWith(env, { database: lounge.database, gateway: lounge.gateway, replies: false })
      const members = await Promise.all(Array.from({ length: 6 }, () => seated(lounge)))
      const points = await Promise.all(members.map(balance))
      const sent = await Promise.all(members.map((who) => send(who)))
      expect(sent.map(({ code }) => code)).toEqual(sent.map(() => 200)) // nothing was counted yet
      let release = (): void => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      models.holdBy(() => held)
      for (const { replies } of [lounge, twin]) replies.start()
      const states = async () => (await Promise.all(members.map(read))).map(({ meta }) => meta.reply.state as string)
      await waitFor(async () => (await states()).filter((state) => state === 'failed').length === 5, 30_000)
      release()
      const replies = await Promise.all(members.map(ended))
      expect([models.hits.length, await counted(lounge)]).toEqual([1, ANSWER])
      expect(replies.filter(({ state }) => state === 'done')).toHaveLength(1)
      const failed = members.filter((_, place) => replies[place].state === 'failed')
      for (const who of failed) {
        const { data, meta } = await read(who)
        expect([meta.reply.code, data.at(-1).charge]).toEqual(['resting', 'not-charged']) // nor did the talker take over
        expect(await balance(who)).toBe(points[members.indexOf(who)])
        expect((await who.call('retryReply', { topic_id: who.topic })).body.code).toBe('talk.resting-today')
      }
      await nextDay(lounge)
      const again = failed[0]!
      expect((await again.call('retryReply', { topic_id: again.topic })).code).toBe(200)
      expect((await ended(again)).state).toBe('done')
    },
  )
})

describe('counted is', () => {
  const counting = (mode: Mode, more: Record<string, string> = {}) => loungeWith(priced(mode, { LLM_DAILY_COST: '1000', ...more }))

  test('a reply that was stopped before its first word, by what it had been asked', async () => {
    const lounge = await counting('silent')
    const ada = await seated(lounge)
    await send(ada)
    const reserved = await waitFor(async () => models.hits.length === 1 && counted(lounge, ada))
    await ada.call('stopReply', { topic_id: ada.topic })
    const asked = await waitFor(async () => ((await counted(lounge, ada)) < reserved ? counted(lounge, ada) : null))
    expect(asked).toBeGreaterThan(100_000)
    expect(await counted(lounge)).toBe(asked)
  })

  test(
    'one that broke off, by its words so far; one without words, by what the provider says; one that was refused, not at all',
    { timeout: 120_000 },
    async () => {
      const lounge = await counting('cut')
      const ada = await seated(lounge)
      await send(ada)
      await ended(ada)
      const asked = models.hits.length // it is tried again, while nothing was shown
      const prompt = models.hits[0]!.body.messages.map(({ content }) => content).join('').length
      expect(await counted(lounge, ada)).toBeGreaterThan((prompt / 4) * 1_000 * asked)
      expect(await counted(lounge, ada)).toBeLessThan((prompt / 2) * 1_000 * asked)

      const speechless = await counting('empty', { LLM_CHAIN: 'fake,embedded' })
      const bert = await seated(speechless)
      await say(bert)
      expect(await counted(speechless, bert)).toBe(ANSWER)

      const locked = await counting('unauthorized', { LLM_CHAIN: 'fake,embedded' })
      const cleo = await seated(locked)
      await say(cleo)
      expect(await counted(locked, cleo)).toBe(0)
    },
  )

  test('a call whose process died, at its most', async () => {
    const lounge = await counting('ok')
    const ada = await seated(lounge)
    const reserve = (micros: number) =>
      sql`SELECT reserve_model_cost(${ada.id}, ${micros}, 500, NULL) AS day`.execute(lounge.database.owner).then(({ rows }) => rows[0])
    expect([await reserve(499), await reserve(2), await reserve(1)].map((row) => (row as { day: Date | null }).day !== null)).toEqual([
      true,
      true,
      false,
    ])
    expect(await counted(lounge)).toBe(501)
  })

  test('who judges, of messages, titles and replies, and never refused to a talk that was let in', async () => {
    const judging = {
      LLM_MODERATION: 'judge',
      LLM_JUDGE_KIND: 'openai-compatible',
      LLM_JUDGE_BASE_URL: models.url,
      LLM_JUDGE_MODEL: 'judges',
    }
    const lounge = await counting('ok', { ...judging, LLM_JUDGE_PRICE: '2000/2000', LLM_MEMBER_DAILY_COST: '0.05' })
    const ada = await seated(lounge)
    await say(ada, 'A calm evening') // the message and the reply are judged, at twice the price
    const judged = models.hits.filter(({ mode }) => mode === 'judges').length
    expect(judged).toBeGreaterThanOrEqual(2)
    expect(await counted(lounge, ada)).toBe(ANSWER + judged * 2 * ANSWER)
    expect((await send(ada)).body.code).toBe('talk.resting-today')
    expect(models.hits.filter(({ mode }) => mode === 'judges')).toHaveLength(judged)
  })

  test('the keeping of notes, which waits for the next day where nothing is left', async () => {
    const env = fakeModels(models.url, { fake: 'ok', notes: 'keeps-notes' })
    const lounge = await loungeWith({
      ...env,
      LLM_CHAIN: 'fake',
      LLM_MEMORY: 'notes',
      LLM_FAKE_PRICE: '0/0',
      LLM_NOTES_PRICE: '1000/1000',
      LLM_MEMBER_DAILY_COST: '0.01',
    })
    const leave = async (who: Member): Promise<void> => {
      await say(who, 'My name is Ada')
      await say(who, 'I live in Lisbon')
      await who.call('leaveTopic', { topic_id: who.topic })
    }
    const notes = () => models.hits.filter(({ mode }) => mode === 'keeps-notes').length
    const ada = await seated(lounge)
    await leave(ada)
    await waitFor(async () => notes() === 1 && (await counted(lounge, ada)) === ANSWER)

    const bert = await seated(lounge)
    await say(bert, 'My name is Bert')
    await say(bert, 'I live in Porto')
    await sql`INSERT INTO model_cost (member_id, day, micros) VALUES (${bert.id}, (now() AT TIME ZONE 'UTC')::date, 10000)`.execute(
      lounge.database.owner,
    )
    await bert.call('leaveTopic', { topic_id: bert.topic })
    const job = () =>
      sql<{ wait_s: number }>`SELECT extract(epoch FROM run_at - clock_timestamp())::int AS wait_s FROM job
        WHERE kind = 'memory.summarise' AND payload->>'member' = ${bert.id} AND run_at > clock_timestamp() + interval '1 minute'`.execute(
        lounge.database.owner,
      )
    const { rows } = await waitFor(async () => ((await job()).rows.length > 0 ? job() : null))
    const midnight = (86_400_000 - (Date.now() % 86_400_000)) / 1_000
    expect(Math.abs(rows[0]!.wait_s - midnight)).toBeLessThan(60)
    expect(notes()).toBe(1)
  })
})

test('without a ceiling nothing is counted', async () => {
  const lounge = await loungeWith(priced('ok', {}))
  const ada = await seated(lounge)
  await say(ada)
  expect(await counted(lounge)).toBe(0)
  expect(await (await fetch(`${lounge.origin}/metrics`)).text()).not.toContain('model_cost')
})
