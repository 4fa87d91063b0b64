// Limits and breaks that members set themselves: looked at in the transaction that spends, over rolling 24 hours and 7 days.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'

const LONG =
  'The ferry was late again, so I walked along the harbour and counted lamps; eleven were out, one was ' +
  'green, and under the last of them somebody was selling chestnuts from a pram, which I bought, and ate, ' +
  'and did not regret at all.'
type Member = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false, settings: { channel_status_cost: 30 } })
})
afterAll(() => lounge.close())

const setLimits = (ada: Member, daily: number | null, weekly: number | null = null) => ada.call('updateSpendingLimits', { daily, weekly })
const care = async (ada: Member) => (await ada.call('readSpendingCare')).body.payload
const spend = (ada: Member) => ada.call('becomeChannel', { cost: 30 })
/** As if so much time had passed since the member's last wish. */
const wait = (ada: Member, hours: number) =>
  sql`UPDATE ledger.spending_limit SET next_from = next_from - make_interval(hours => ${hours}) WHERE owner_id = ${ada.id}`.execute(
    lounge.database.owner,
  )

describe('a limit', () => {
  test('is none at first', async () => {
    const ada = await lounge.member()
    expect(await care(ada)).toEqual({
      daily: { limit: null, used: 0, next: null },
      weekly: { limit: null, used: 0, next: null },
      break_until: null,
      note_percent: 80,
      breaks: [1, 7, 30],
    })
  })

  test.each(['daily', 'weekly'])('over a %s limit nothing is spent, and the refusal says which and how much', async (span) => {
    const ada = await lounge.member()
    await ada.call('updateSpendingLimits', { daily: null, weekly: null, [span]: 50 })
    expect((await spend(ada)).code).toBe(200)
    const { code, body } = await spend(ada)
    expect([code, body.code]).toEqual([400, 'ledger.spending-limit'])
    expect(body.payload).toEqual({ span: span === 'daily' ? 'day' : 'week', limit: 50, spent: 60 })
    expect((await ada.call('readProfile')).body.payload.balance).toBe(170)
    expect((await care(ada))[span]).toEqual({ limit: 50, used: 30, next: null })
  })

  test('stands against messages and own topics too, and nothing of them is left', async () => {
    const ada = await lounge.member()
    await setLimits(ada, 20)
    const refused = await ada.call('createTopic', { room_id: '1', title: 'Too dear today' })
    expect([refused.code, refused.body.code]).toEqual([400, 'ledger.spending-limit'])
    const { topic } = (await ada.call('pickRandomTopic')).body.payload
    await ada.call('acceptTerms', { topic_id: topic.id })
    await ada.call('joinTopic', { topic_id: topic.id })
    expect((await ada.call('postMessage', { topic_id: topic.id, content: LONG.slice(0, 190) })).code).toBe(200)
    const { code, body } = await ada.call('postMessage', { topic_id: topic.id, content: 'And one thing more.!' })
    expect([code, body.code, body.payload]).toEqual([400, 'ledger.spending-limit', { span: 'day', limit: 20, spent: 21 }])
    expect((await ada.call('readProfile')).body.payload).toMatchObject({ balance: 181 })
  })

  test('of ten that race under it, as many pass as fit', async () => {
    const ada = await lounge.member()
    await setLimits(ada, 100)
    const codes = (await Promise.all(Array.from({ length: 10 }, () => spend(ada)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
    expect(codes.filter((code) => code === 400)).toHaveLength(7)
  })

  test('what is released counts no longer', async () => {
    const ada = await lounge.member()
    await setLimits(ada, 40)
    await ada.call('createTopic', { room_id: '1', title: 'Waiting' })
    expect((await care(ada)).daily.used).toBe(25)
    await sql`SELECT ledger.hold_resolve(id, 0) FROM ledger.hold WHERE owner_id = ${ada.id} AND state = 'open'`.execute(
      lounge.database.owner,
    )
    expect((await care(ada)).daily.used).toBe(0)
    expect((await spend(ada)).code).toBe(200)
  })

  test('what was spent before the last 24 hours counts for the week alone', async () => {
    const ada = await lounge.member()
    await spend(ada)
    // The books can't be edited: the day is moved past them instead.
    const { rows } = await sql<{ day: string; week: string }>`
      SELECT ledger.spent_since(${ada.id}, clock_timestamp() + interval '1 second') AS day, ledger.spent_since(${ada.id},
        clock_timestamp() - interval '1 hour') AS week`.execute(lounge.database.owner)
    expect(rows[0]).toEqual({ day: '0', week: '3000' })
  })
})

describe('changing it', () => {
  test('a lower one counts at once', async () => {
    const ada = await lounge.member()
    await setLimits(ada, 100)
    const { body } = await setLimits(ada, 40)
    expect(body.payload.daily).toEqual({ limit: 40, used: 0, next: null })
  })

  test.each([
    ['a higher one', 200],
    ['none', null],
  ])('%s counts after 24 hours, and until then the old one stands', async (_what, wish) => {
    const ada = await lounge.member()
    await setLimits(ada, 40)
    const { daily } = (await setLimits(ada, wish)).body.payload
    expect(daily).toMatchObject({ limit: 40, next: { limit: wish } })
    expect(new Date(daily.next.from).getTime() - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
    await wait(ada, 23)
    await spend(ada)
    expect((await spend(ada)).code).toBe(400)
    await wait(ada, 1)
    expect((await care(ada)).daily).toEqual({ limit: wish, used: 30, next: null })
    expect((await spend(ada)).code).toBe(200)
  })

  test('the same wish again does not wait anew, another one does, and the present limit takes it back', async () => {
    const ada = await lounge.member()
    await setLimits(ada, 40)
    const first = (await setLimits(ada, 80)).body.payload.daily.next.from
    await wait(ada, 20)
    const again = (await setLimits(ada, 80)).body.payload.daily.next.from
    expect(new Date(first).getTime() - new Date(again).getTime()).toBe(20 * 3_600_000)
    const other = (await setLimits(ada, 90)).body.payload.daily.next
    expect(other.limit).toBe(90)
    expect(new Date(other.from).getTime()).toBeGreaterThan(new Date(again).getTime())
    expect((await setLimits(ada, 40)).body.payload.daily).toEqual({ limit: 40, used: 0, next: null })
  })

  test.each([0, -5, 1.5, 1_000_001, 'lots'])('%s is refused under its field', async (daily) => {
    const ada = await lounge.member()
    const { code, body } = await ada.call('updateSpendingLimits', { daily, weekly: null })
    expect([code, Object.keys(body.errors)]).toEqual([422, ['daily']])
    expect(body.errors.daily).toEqual(['Enter whole points from 1 to 1 000 000, or nothing for no limit'])
  })
})

describe('a break', () => {
  test('stops spending until it ends, and says when', async () => {
    const ada = await lounge.member()
    const { body } = await ada.call('takeBreak', { days: 7 })
    const refused = await spend(ada)
    expect([refused.code, refused.body.code, refused.body.payload]).toEqual([400, 'ledger.on-break', { until: body.payload.break_until }])
    await sql`UPDATE ledger.spending_break SET until = clock_timestamp() WHERE owner_id = ${ada.id}`.execute(lounge.database.owner)
    expect((await care(ada)).break_until).toBeNull()
    expect((await spend(ada)).code).toBe(200)
  })

  test('is never shortened', async () => {
    const ada = await lounge.member()
    const long = (await ada.call('takeBreak', { days: 30 })).body.payload.break_until
    expect((await ada.call('takeBreak', { days: 1 })).body.payload.break_until).toBe(long)
  })

  test('is one of the lengths that are offered', async () => {
    const ada = await lounge.member()
    expect((await ada.call('takeBreak', { days: 2 })).code).toBe(422)
  })

  test('has the lengths that the operators set, and a limit the note from their part on', async () => {
    const settings = { break_days_short: 3, break_days_middle: 3, break_days_long: 14, spending_note_percent: 60 }
    const other = await openTestLounge({ replies: false, settings })
    try {
      const ada = await other.member()
      expect(await care(ada)).toMatchObject({ breaks: [3, 14], note_percent: 60 })
      expect((await ada.call('takeBreak', { days: 7 })).body.errors).toHaveProperty('days')
      expect((await ada.call('takeBreak', { days: 14 })).code).toBe(200)
      expect(JSON.stringify((await ada.call('readSettings')).body)).not.toMatch(/break_days|care_turns|daily_cost/)
    } finally {
      await other.close()
    }
  })
})
