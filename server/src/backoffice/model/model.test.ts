// The desk of the models: what was asked where and what it cost, at the price of its day, for whoever may see it.
import { sql } from 'kysely'
import type { ModelReport } from '@green-room/contract/backoffice/model'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../../test/people/buyer.ts'
import { fakeModels } from '../../../test/fakes/fake-model.ts'
import { startFakeOpenAI, type Mode } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'

type Member = Awaited<ReturnType<TestLounge['member']>> & { topic: string }
/** What the fake says it counted of every whole answer. */
const [READ, WRITTEN] = [11, 8]
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
beforeAll(async () => void (models = await startFakeOpenAI()))
afterEach(() => lounge?.close())
afterAll(() => models?.close())

async function open(modes: Record<string, Mode>, env: Record<string, string> = {}): Promise<Desk> {
  lounge = await openTestLounge({
    env: { ...fakeModels(models.url, modes), LLM_MEMORY: 'none', ...env },
    settings: { welcome_points: 1_000 },
  })
  return operator(lounge, 'owner')
}
async function seated(): Promise<Member> {
  const member = await lounge.member()
  const { id } = (await member.call('pickRandomTopic')).body.payload.topic
  await member.call('acceptTerms', { topic_id: id })
  await member.call('joinTopic', { topic_id: id })
  return Object.assign(member, { topic: id as string })
}
async function say(who: Member, content = 'Good evening'): Promise<void> {
  expect((await who.call('postMessage', { topic_id: who.topic, content })).code).toBe(200)
  await waitFor(async () => (await who.call('listMessages', { topic_id: who.topic })).body.payload.meta.reply?.state === 'done', 30_000)
}
const read = async (desk: Desk, span = '1'): Promise<ModelReport> => (await desk.call('readModel', { span })).body.payload
const doorOf = ({ doors }: ModelReport, name: string) => doors.find((door) => door.name === name)

describe('the figures of models', () => {
  test('are what was asked for a member, by door, character, room and day', { timeout: 60_000 }, async () => {
    const eve = await open({ main: 'ok' }, { LLM_MAIN_PRICE: '1000/2000' })
    const ada = await seated()
    await topUp(lounge, ada)
    await say(ada)
    const one = READ * 1_000 + WRITTEN * 2_000
    await waitFor(async () => (await read(eve)).micros === one)
    const all = await read(eve)
    expect(doorOf(all, 'main')).toMatchObject({
      model: 'ok',
      replies: 1,
      calls: 1,
      failures: 0,
      tokens_read: READ,
      tokens_written: WRITTEN,
      micros: one,
    })
    expect(doorOf(all, 'main')!.first_ms).toBeGreaterThan(0)
    const { owner } = lounge.database
    const topic = await owner.selectFrom('topic').selectAll().where('id', '=', ada.topic).executeTakeFirstOrThrow()
    expect([
      all.turns,
      all.characters.map(({ id, turns, micros }) => [id, turns, micros]),
      all.rooms.map(({ id, micros }) => [id, micros]),
    ]).toEqual([1, [[topic.character_id, 1, one]], [[topic.room_id, one]]])
    expect([all.costs.find(({ purpose }) => purpose === 'reply')!.days.at(-1), all.fallback_share, all.talker_share, all.unpriced]).toEqual(
      [one, 0, 0, 0],
    )

    const money = await sql<{
      net: number
      came: number
      spent: number
      dollars: number
    }>`SELECT (SELECT net_cents FROM payments.receipt)::float8 AS net,
      (SELECT units FROM payments.receipt)::float8 + (SELECT sum(value) FROM figures.points WHERE of = 'given')::float8 AS came,
      (SELECT sum(units) FROM message WHERE charge = 'charged')::float8 AS spent,
      (SELECT rate_millionths FROM currency WHERE code = 'USD')::float8 / 1000000 AS dollars`.execute(owner)
    const { net, came, spent, dollars } = money.rows[0]!
    expect(all.margin_cents).toBeCloseTo((net / came) * spent - one / 10_000 / dollars, 6)
    expect(all.cents_per_point).toBeCloseTo((net / came) * 100, 6)
  })

  test('tell failures, and what a fallback and the talker served', { timeout: 60_000 }, async () => {
    const eve = await open({ main: 'server-error', spare: 'ok' })
    const ada = await seated()
    await say(ada)
    const all = await waitFor(async () => {
      const now = await read(eve)
      return doorOf(now, 'spare')?.calls === 1 && now
    })
    expect([doorOf(all, 'main')!.failures, doorOf(all, 'main')!.tokens_read, doorOf(all, 'spare')!.replies]).toEqual([1, 0, 1])
    expect([all.has_model, all.fallback_share, all.talker_share, all.unpriced]).toEqual([true, 1, 0, 2])
  })

  test('show how each door is in every process, and say plainly that none is asked', async () => {
    const eve = await open({ main: 'ok' })
    const state = { name: 'spare', kind: 'mistral', model: 'small', sees: false, price: null }
    const beat = (closed: boolean) => ({
      id: crypto.randomUUID(),
      name: 'twin',
      version: '1',
      started_at: new Date(),
      live_lines: 0,
      replies: 0,
      connections: 1,
      pool: 5,
      memory_mb: 1,
      lag_ms: 1,
      engines: JSON.stringify([{ ...state, is_closed: closed }]),
    })
    await lounge.database.owner
      .insertInto('process')
      .values([beat(true), beat(false)])
      .execute()
    expect(doorOf(await read(eve), 'spare')).toMatchObject({ processes: 2, closed: 1, model: 'small', kind: 'mistral' })
    await lounge.database.owner.updateTable('process').set({ engines: '[]' }).execute()
    expect((await read(eve)).has_model).toBe(false)
  })

  test('show writers how models answer, and nothing of money', async () => {
    await open({ main: 'ok' }, { LLM_MAIN_PRICE: '1000/2000', LLM_DAILY_COST: '5' })
    await say(await seated())
    const writer = await operator(lounge, 'content')
    const all = await read(writer)
    expect([all.sees_money, all.micros, all.margin_cents, all.cents_per_point, all.ceilings, all.prices, all.costs]).toEqual([
      false,
      null,
      null,
      null,
      null,
      [],
      [],
    ])
    expect([...all.doors, ...all.characters, ...all.rooms].every(({ micros }) => micros === null)).toBe(true)
    expect(doorOf(all, 'main')!.replies).toBe(1)
  })
})

describe('a price', () => {
  const price = { door: 'main', model: 'ok', read: 10, cached: 1, written: 20, reason: 'a new list' }
  const dayAt = async (days: number): Promise<string> =>
    (
      await sql<{ day: string }>`SELECT ((clock_timestamp() AT TIME ZONE 'UTC')::date + ${days}::int)::text AS day`.execute(
        lounge.database.owner,
      )
    ).rows[0]!.day

  test('counts from its day on, and what is over keeps its own', async () => {
    const eve = await open({ main: 'ok' }, { LLM_MAIN_PRICE: '1000/2000' })
    const { owner } = lounge.database
    const used = (day: string) =>
      sql`INSERT INTO model_day (day, purpose, door, model, tokens_read, tokens_cached, tokens_written)
        VALUES (${day}::date, 'reply', 'main', 'ok', 3000, 1000, 500)`.execute(owner)
    await say(await seated())
    await sql`DELETE FROM model_day`.execute(owner)
    await sql`ALTER TABLE token_price DISABLE TRIGGER past`.execute(owner)
    await sql`UPDATE token_price SET valid_from = valid_from - 5`.execute(owner)
    await sql`ALTER TABLE token_price ENABLE TRIGGER past`.execute(owner)
    for (const days of [-1, 0]) await used(await dayAt(days))

    const before = (await read(eve, '7')).costs[0]!.days.slice(-2)
    expect(before).toEqual([4_000_000, 4_000_000]) // 2,000 fresh and 1,000 cached at 1000, 500 at 2000 dollars a million
    const { body } = await eve.call('previewAct', { door: 'setTokenPrice', input: { ...price, from: await dayAt(0) } })
    expect(body.payload.preview).toMatchObject({ was: '1000 / 1000 / 2000', next: '10 / 1 / 20' })
    expect((await eve.call('setTokenPrice', { ...price, from: await dayAt(0) })).code).toBe(200)
    expect((await eve.call('setTokenPrice', { ...price, read: 99, from: await dayAt(1) })).code).toBe(200)
    const after = await read(eve, '7')
    expect(after.costs[0]!.days.slice(-2)).toEqual([4_000_000, 2_000 * 10 + 1_000 * 1 + 500 * 20])
    expect(after.prices.map(({ read: cents, is_now }) => [cents, is_now])).toEqual([
      [99, false],
      [10, true],
      [1_000, false],
    ])

    const past = await eve.call('setTokenPrice', { ...price, from: await dayAt(-1) })
    expect([past.code, past.body.code]).toEqual([422, 'token-price.past'])
    expect((await eve.call('setTokenPrice', { ...price, model: 'other', from: await dayAt(0) })).body.code).toBe(
      'token-price.unknown-model',
    )
    await expect(sql`UPDATE token_price SET read_micro = 0 WHERE valid_from < ${await dayAt(0)}::date`.execute(owner)).rejects.toThrow(
      'a price of the past stays',
    )
    const logged = await owner
      .selectFrom('audit')
      .select(['act', 'after', 'reason'])
      .where('act', '=', 'token-price.set')
      .orderBy('id')
      .execute()
    expect(logged.map(({ after: then, reason }) => [(then as { price: string }).price, reason])).toEqual([
      ['10 / 1 / 20', 'a new list'],
      ['99 / 1 / 20', 'a new list'],
    ])
  })

  test('of the configuration is noted when it is first asked with, and not again', { timeout: 60_000 }, async () => {
    await open({ main: 'ok' }, { LLM_MAIN_PRICE: '3/4' })
    const ada = await seated()
    await say(ada)
    await say(ada, 'Once more')
    const rows = () => sql<{ read_micro: string }>`SELECT read_micro FROM token_price`.execute(lounge.database.owner)
    expect((await waitFor(async () => (await rows()).rows.length > 0 && rows())).rows).toEqual([{ read_micro: '3000000' }])
  })
})

test('four fifths of a ceiling are told to who prices, and wait for them', async () => {
  const eve = await open({ main: 'ok' }, { LLM_MAIN_PRICE: '1000/1000', LLM_DAILY_COST: '1' })
  const needs = async (desk: Desk) => (await desk.call('readNeeds')).body.payload.model
  const spend = (micros: number) =>
    sql`INSERT INTO model_cost_day (day, micros) VALUES ((clock_timestamp() AT TIME ZONE 'UTC')::date, ${micros})
      ON CONFLICT (day) DO UPDATE SET micros = EXCLUDED.micros`.execute(lounge.database.owner)
  await spend(799_999)
  expect([(await read(eve)).ceilings, await needs(eve)]).toEqual([{ house: 1_000_000, member: null, today: 799_999, is_near: false }, 0])
  await spend(800_000)
  expect([(await read(eve)).ceilings!.is_near, await needs(eve), await needs(await operator(lounge, 'finance'))]).toEqual([true, 1, 1])
  expect(await needs(await operator(lounge, 'content'))).toBe(undefined)
})
