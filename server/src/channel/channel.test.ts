import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#server/platform/transact.ts'
import { forgetSettings } from '#server/content/settings.ts'
import { settleHighlights } from '#server/topics/store.ts'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import type { Visitor } from '../../test/people/visitor.ts'

const DAY_MS = 86_400_000
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { channel_status_cost: 30 } })
})
afterAll(() => lounge.close())
afterEach(() => costs(30))

async function costs(points: number): Promise<void> {
  await lounge.database.owner
    .updateTable('setting')
    .set({ value: JSON.stringify(points) })
    .where('key', '=', 'channel_status_cost')
    .execute()
  forgetSettings(lounge.lounge.db)
}
const profile = async (visitor: Visitor) => (await visitor.call('readProfile')).body.payload
const periods = async (memberId: string) =>
  lounge.database.owner.selectFrom('channel_period').selectAll().where('member_id', '=', memberId).orderBy('starts_at').execute()
const setUntil = (memberId: string, until: Date) =>
  lounge.database.owner.updateTable('member').set({ channel_expires_at: until }).where('id', '=', memberId).execute()

describe('channel status', () => {
  test('is bought for seven days at its cost, and stands in the profile and the history', async () => {
    const ada = await lounge.member()
    const { code, body } = await ada.call('becomeChannel', { cost: 30 })
    expect(code).toBe(200)
    expect(body.payload).toMatchObject({ is_channel: true, balance: 170 })
    expect(new Date(body.payload.channel_expire_at).getTime() - Date.now()).toBeGreaterThan(7 * DAY_MS - 60_000)
    expect(await profile(ada)).toMatchObject({ is_channel: true, channel_expire_at: body.payload.channel_expire_at, balance: 170 })
    const [act] = (await ada.call('listTransactions')).body.payload.data
    expect(act).toMatchObject({ cause: 'channel', state: 'booked', amount: -30 })
  })

  test('is extended from its end, not from now', async () => {
    const ada = await lounge.member()
    const first = (await ada.call('becomeChannel')).body.payload.channel_expire_at
    const second = (await ada.call('becomeChannel')).body.payload.channel_expire_at
    expect(new Date(second).getTime() - new Date(first).getTime()).toBe(7 * DAY_MS)
    const [one, two] = await periods(ada.id)
    expect(one!.ends_at).toEqual(two!.starts_at)
  })

  test('bought again after it ran out, it begins now', async () => {
    const ada = await lounge.member()
    await setUntil(ada.id, new Date(Date.now() - DAY_MS))
    const until = (await ada.call('becomeChannel')).body.payload.channel_expire_at
    expect(Math.abs(new Date(until).getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000)
  })

  test('twenty purchases at once with points for six: six periods without a gap or an overlap, and nothing below zero', async () => {
    const ada = await lounge.member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.call('becomeChannel', { cost: 30 })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([...Array(6).fill(200), ...Array(14).fill(402)])
    const rows = await periods(ada.id)
    expect(rows.slice(1).map((row, index) => row.starts_at.getTime() - rows[index]!.ends_at.getTime())).toEqual([0, 0, 0, 0, 0])
    expect((await profile(ada)).balance).toBe(20)
  })

  test('the same key buys once', async () => {
    const ada = await lounge.member()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ada.call('becomeChannel', { cost: 30 }, { key })))
    expect(new Set(answers.map(({ body }) => body.payload.channel_expire_at)).size).toBe(1)
    expect((await profile(ada)).balance).toBe(170)
  })

  test('at another price than was shown nothing is bought', async () => {
    const ada = await lounge.member()
    const { code, body } = await ada.call('becomeChannel', { cost: 0 })
    expect([code, body.code, body.payload]).toEqual([409, 'channel.price-changed', { cost: 30 }])
    expect(await profile(ada)).toMatchObject({ is_channel: false, balance: 200 })
  })

  test('who can’t pay gets 402 with what is missing, and no time', async () => {
    await costs(250)
    const ada = await lounge.member()
    const { code, body } = await ada.call('becomeChannel')
    expect([code, body.code]).toEqual([402, 'ledger.not-enough-points'])
    expect(body.payload).toMatchObject({ price: 250, balance: 200, missing: 50, top_up: { amount: 5, points: 500 } })
    expect(await periods(ada.id)).toEqual([])
    expect((await profile(ada)).is_channel).toBe(false)
  })

  test('at no cost it writes no row in the books', async () => {
    await costs(0)
    const ada = await lounge.member()
    expect((await ada.call('becomeChannel', { cost: 0 })).code).toBe(200)
    expect((await ada.call('listTransactions')).body.payload.meta.total).toBe(1) // the welcome points
    expect((await periods(ada.id)).map((row) => row.journal_id)).toEqual([null])
  })

  test('reaches a year ahead and no further', async () => {
    await costs(0)
    const ada = await lounge.member()
    await setUntil(ada.id, new Date(Date.now() + 362 * DAY_MS))
    const { code, body } = await ada.call('becomeChannel')
    expect([code, body.code]).toEqual([400, 'channel.too-long'])
  })

  test('the same time is never sold twice, whoever writes it', async () => {
    const ada = await lounge.member()
    await ada.call('becomeChannel')
    const again = sql`INSERT INTO channel_period (member_id, cost, starts_at, ends_at) SELECT member_id, 0, starts_at, ends_at
      FROM channel_period WHERE member_id = ${ada.id}`
    await expect(again.execute(lounge.database.owner)).rejects.toMatchObject({ code: '23P01' })
  })
})

describe('styling', () => {
  test('follows channel status: it rests when that ends, in lists and their order too, and comes back with it', async () => {
    const ada = await lounge.member()
    await ada.call('becomeChannel')
    const draft = { room_id: '1', title: 'Styled', text_look: 'bold', color: 'red' }
    const { topic } = (await ada.call('createTopic', draft)).body.payload
    const seen = async () =>
      (await lounge.visitor().call('listTopics', { room_id: '1' })).body.payload.topics.find(({ id }: { id: string }) => id === topic.id)
    expect(await seen()).toMatchObject({ is_highlighted: true, highlight_color: 'red', text_look: 'bold', color: 'red' })

    const end = (await profile(ada)).channel_expire_at
    await setUntil(ada.id, new Date(Date.now() - 1_000))
    expect(await seen()).toMatchObject({ is_highlighted: false, highlight_color: null, text_look: 'normal', color: null })
    await transact(lounge.lounge.db, settleHighlights)
    const flag = () =>
      lounge.database.owner.selectFrom('topic').select('is_highlighted').where('id', '=', topic.id).executeTakeFirstOrThrow()
    expect((await flag()).is_highlighted).toBe(false)

    await setUntil(ada.id, new Date(end))
    expect(await seen()).toMatchObject({ is_highlighted: true, color: 'red' })
    await transact(lounge.lounge.db, settleHighlights)
    expect((await flag()).is_highlighted).toBe(true)
  })
})
