// Today: figures that are what members did, on the day on which they did it, for whoever may see them.
import { sql } from 'kysely'
import type { Figures } from '@green-room/contract/backoffice/figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUp } from '../../../test/people/buyer.ts'
import { fakeModel } from '../../../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, type Desk } from '../../../test/people/operator.ts'
import { waitAt } from './present.ts'
import { keepDays } from './figure-store.ts'

type Member = Awaited<ReturnType<TestLounge['member']>> & { topic: string }
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
let eve: Desk
let ada: Member
beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({ env: fakeModel(models.url, 'ok'), settings: { welcome_points: 500 } })
  eve = await operator(lounge, 'owner')
  ada = await seated()
  await lounge.member('Bert')
  await say(ada, 'Good evening')
  await say(ada, 'And a tea')
  await topUp(lounge, ada)
}, 60_000)
afterAll(async () => {
  await lounge?.close()
  await models?.close()
})

async function seated(): Promise<Member> {
  const member = await lounge.member()
  const { id } = (await member.call('pickRandomTopic')).body.payload.topic
  await member.call('acceptTerms', { topic_id: id })
  await member.call('joinTopic', { topic_id: id })
  return Object.assign(member, { topic: id as string })
}
async function say(who: Member, content: string): Promise<void> {
  expect((await who.call('postMessage', { topic_id: who.topic, content })).code).toBe(200)
  await waitFor(async () => {
    const { meta } = (await who.call('listMessages', { topic_id: who.topic })).body.payload
    return meta.reply?.state === 'done' || meta.reply?.state === 'failed'
  }, 20_000)
}
const read = async (desk = eve, span = '1'): Promise<Figures> => (await desk.call('readFigures', { span })).body.payload
const figure = (figures: Figures, name: string) => figures.figures.find((one) => one.name === name)
const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(lounge.database.owner)).rows[0]!

test('figures are what members did', async () => {
  const all = await read()
  const receipt = await one(sql<{ net: number; units: string }>`SELECT net_cents::int AS net, units FROM payments.receipt`)
  const { people } = await one(
    sql<{ people: number }>`SELECT count(*)::int AS people FROM member WHERE kind = 'person' AND role = 'member'`,
  )
  const values = Object.fromEntries(all.figures.map(({ name, value, count }) => [name, count === null ? value : [value, count]]))
  expect(values).toMatchObject({
    net: [receipt.net, 1],
    'sent-back': [0, 0],
    messages: 2,
    'replies-failed': [0, 0],
    joined: people,
    'cases-opened': 0,
  })
  expect(values['first-words']).toBeGreaterThan(0)
  expect(values['first-words-p95']).toBeGreaterThanOrEqual(Number(values['first-words']))
  expect(all.is_test).toBe(true)
  expect(all.funnel.map(({ step, people: many }) => [step, many])).toEqual([
    ['visitors', 0],
    ['visitors-signed-up', 0],
    ['signed-up', people],
    ['verified', people],
    ['first-reply', 1],
    ['first-top-up', 1],
  ])
  const { balance } = (await ada.call('readProfile')).body.payload
  const spent = Math.round(50_000 + Number(receipt.units) - balance * 100) / 100
  const { room } = await one(sql<{ room: string }>`SELECT room_id AS room FROM topic WHERE id = ${ada.topic}`)
  expect(all.rooms[0]).toMatchObject({ id: room, chats: 1, messages: 2, replies: 2, failed: 0, points: spent })
  expect(all.rooms.slice(1).every(({ messages }) => messages === 0)).toBe(true)
  const flows = Object.fromEntries(all.points!.flows.map(({ name, value }) => [name, value]))
  expect(flows).toEqual({ sold: Number(receipt.units) / 100, given: flows['given'], spent, taken: 0 })
  expect(flows['given']! - spent + flows['sold']!).toBeCloseTo(all.points!.available, 6)
})

test('a step counts those alone who took all before it', async () => {
  const cleo = await lounge.member('Cleo')
  await topUp(lounge, cleo)
  const { funnel } = await read()
  const of = (name: string) => funnel.find(({ step }) => step === name)!
  expect(of('first-top-up')).toMatchObject({ people: 1, of: of('first-reply').people })
  for (const { people, of: all } of funnel) expect(people).toBeLessThanOrEqual(all ?? people)
})

test('the file says what the page says', async () => {
  for (const span of ['1', '28']) {
    const { body, headers } = await eve.call('downloadFigures', { span })
    const all = await read(eve, span)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="figures-${all.from}-${all.to}.csv"`)
    const lines = String(body)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    const told = (part: string) => lines.filter(([first]) => first === part).map(([, name, , , , value, before]) => [name, value, before])
    const cell = (value: number | null) => (value === null ? '' : String(value))
    expect(told('figure')).toEqual(all.figures.map(({ name, value, before }) => [name, cell(value), cell(before)]))
    expect(told('day')).toEqual(
      all.figures.flatMap(({ name, days, earlier }) => days.map((value, at) => [name, cell(value), cell(earlier[at]!)])),
    )
    expect(told('funnel').filter(([, , before]) => before !== '')).toEqual(
      all.funnel.map(({ step, people, before }) => [step, cell(people), cell(before)]),
    )
    expect(told(`room ${all.rooms[0]!.title}`)).toContainEqual(['messages', cell(all.rooms[0]!.messages), ''])
    expect(told('points').slice(0, 4)).toEqual(all.points!.flows.map(({ name, value, before }) => [name, cell(value), cell(before)]))
  }
})

test('who may see no money finds none, on the page or in the file', async () => {
  for (const role of ['content', 'support', 'moderator'] as const) {
    const desk = await operator(lounge, role)
    const all = await read(desk, '7')
    expect([all.is_test, all.points, all.funnel.length, all.rooms.map(({ points }) => points).filter((points) => points !== null)]).toEqual(
      [null, null, 5, []],
    )
    expect(all.figures.map(({ name }) => name).filter((name) => /^(net|sent-back)$/.test(name))).toEqual([])
    expect(all.figures.some(({ name }) => name === 'cases-opened')).toBe(role === 'moderator')
    expect((await desk.call('downloadFigures', { span: '7' })).body).not.toMatch(/,net,|sent-back|points|first-top-up/)
  }
  expect(figure(await read(await operator(lounge, 'finance')), 'net')!.value).toBeGreaterThan(0)
})

test('a message counts on the day, in UTC, on which it was sent; a day that is over stays though its writer leaves', async () => {
  const { owner } = lounge.database
  const midnight = await one(sql<{ at: Date }>`SELECT date_trunc('day', clock_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS at`)
  const daysAgo = (days: number, ms: number): Date => new Date(midnight.at.getTime() - days * 86_400_000 + ms)
  const { rows } = await sql<{ id: string }>`SELECT id FROM message WHERE charge IS NOT NULL ORDER BY id`.execute(owner)
  await owner
    .updateTable('message')
    .set({ created_at: daysAgo(2, -1) })
    .where('id', '=', rows[0]!.id)
    .execute()
  await owner
    .updateTable('message')
    .set({ created_at: daysAgo(2, 0) })
    .where('id', '=', rows[1]!.id)
    .execute()
  const messages = async (span: string) => figure(await read(eve, span), 'messages')!
  expect((await messages('1')).value).toBe(0)
  const week = await messages('7')
  expect([week.value, week.before, week.days.slice(-4)]).toEqual([2, 0, [1, 1, 0, 0]])

  await owner
    .updateTable('member')
    .set({ created_at: daysAgo(9, 0) })
    .where('kind', '=', 'person')
    .execute()
  await keepDays(lounge.lounge.db)
  await keepDays(lounge.lounge.db)
  expect((await messages('7')).days.slice(-4)).toEqual([1, 1, 0, 0])
  await ada.call('deleteAccount', { password: ada.password, points: 1_000_000, accepts_loss: true })
  await waitFor(async () => (await sql`SELECT 1 FROM message WHERE charge IS NOT NULL`.execute(owner)).rows.length === 0)
  expect((await messages('7')).days.slice(-4)).toEqual([1, 1, 0, 0])
  await expect(sql`UPDATE figures.day SET value = 0`.execute(lounge.database.db)).rejects.toThrow('permission denied')
})

test('a wait is told to a twentieth', () => {
  const counts = [10, 100, 1_000].map((ms) => ({ day: '', name: 'waited', of: String(Math.ceil(Math.log(ms) / Math.log(1.05))), value: 1 }))
  const [middle, slowest] = [waitAt(counts, 0.5)!, waitAt(counts, 0.95)!]
  expect([middle / 100, slowest / 1_000].every((off) => off >= 1 && off < 1.05)).toBe(true)
  expect(waitAt([], 0.5)).toBe(null)
})
