// What operators do to members, and what has to be so for it: with a second person where one is not enough, on record, and felt at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { topUp } from '../../../test/people/buyer.ts'
import { webCaller } from '../../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { operator, session, type Desk } from '../../../test/people/operator.ts'
import { listen } from '../../../test/stream.ts'
import type { Visitor } from '../../../test/people/visitor.ts'
import { violations } from '../../../test/postgres/tables.ts'

let lounge: TestLounge
let owner: Desk
let moderator: Desk
let support: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  owner = await operator(lounge, 'owner')
  moderator = await operator(lounge, 'moderator')
  support = await operator(lounge, 'support')
})
afterAll(() => lounge?.close())
const db = () => lounge.database.owner
const BAN = { days: 7, ground: 'ads', facts: 'Three of your titles were ads.', reason: 'third ad in two days' }
const lastAct = () => db().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const available = async (visitor: Visitor) => (await visitor.call('readProfile')).body.payload.balance as number

describe('a member', () => {
  test('is found by number, whole address, order and receipt, and by nothing less', async () => {
    const ada = await lounge.member()
    await topUp(lounge, ada, { amount: 10 })
    const order = await db().selectFrom('payments.orders').select(['id', 'number']).where('owner_id', '=', ada.id).executeTakeFirstOrThrow()
    const receipt = await db()
      .selectFrom('payments.receipt')
      .select(['series', 'no'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    const find = async (q: string) => (await owner.call('listMembers', { q })).body.payload.rows.map(({ id }: { id: string }) => id)
    for (const q of [ada.id, ada.email, order.number, `${receipt.series}-${receipt.no}`]) expect([q, await find(q)]).toEqual([q, [ada.id]])
    for (const q of ['Ada', ada.email.slice(0, -1), '@example.com', '%', 'G-2026']) expect([q, await find(q)]).toEqual([q, []])
  })
  test('is shown without their address, which one look with a reason reveals', async () => {
    const ada = await lounge.member()
    const page = await owner.call('readMember', { member_id: ada.id })
    expect(JSON.stringify(page.body)).not.toContain(ada.email)
    const { body } = await support.call('revealMember', { member_id: ada.id, field: 'email', reason: 'mail 44' })
    expect(body.payload.value).toBe(ada.email)
    expect(await lastAct()).toMatchObject({
      act: 'member.shown',
      operator_id: support.id,
      target_id: ada.id,
      reason: 'mail 44',
      after: { field: 'email' },
    })
    expect(JSON.stringify(await db().selectFrom('idempotency').selectAll().where('route', '=', 'revealMember').execute())).not.toContain(
      ada.email,
    )
  })
})

describe('a ban', () => {
  test('ends both live lines, every session and token, and tells the member why', async () => {
    const ada = await lounge.member()
    const lines = [
      await listen(lounge.origin, await webCaller(lounge.origin, db(), ada.id)),
      await listen(lounge.origin, await webCaller(lounge.origin, db(), ada.id)),
    ]
    const { body } = await moderator.call('banMember', { member_id: ada.id, ...BAN })
    expect(body.payload).toMatchObject({ approval: null })
    for (const line of lines) await line.closed
    expect((await ada.call('listSessions')).body.code).toBe('session.required')
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    expect((await visitor.call('login', { email: ada.email, password: ada.password })).body.status).toBe('SUSPENDED')
    const mail = await waitFor(async () => (await lounge.mailTo(ada.email)).find(({ subject }) => subject.includes('closed')))
    expect(mail.text).toContain(BAN.facts)
    expect(mail.text).toContain('no advertising')
    expect(mail.text).not.toContain(BAN.reason)
    expect(await lastAct()).toMatchObject({ act: 'member.banned', reason: BAN.reason, after: { ground: 'ads', standing: 'suspended' } })
    expect((await moderator.call('banMember', { member_id: ada.id, ...BAN })).body.code).toBe('member.unchanged')
    expect(await violations(lounge.database.owner)).toEqual([])
  })
  test('shows before what is unspent and paid for, and leaves it there', async () => {
    const ada = await lounge.member()
    await topUp(lounge, ada, { amount: 10 })
    const { body } = await moderator.call('previewAct', { door: 'banMember', input: { member_id: ada.id, ...BAN } })
    expect(body.payload).toMatchObject({ needs_second: false, preview: { unspent_points: 1000, unspent_cents: 1000 } })
    await moderator.call('banMember', { member_id: ada.id, ...BAN })
    expect((await owner.call('readMember', { member_id: ada.id })).body.payload.books).toMatchObject({ bought: 1000, bought_cents: 1000 })
  })
  test('longer than a week waits for somebody else; writing is paused at once', async () => {
    const ada = await lounge.member()
    const { body } = await moderator.call('banMember', { member_id: ada.id, ...BAN, days: 30 })
    const wish = body.payload.approval as string
    expect((await moderator.call('readMember', { member_id: ada.id })).body.payload.member.standing).toBe('paused')
    expect((await moderator.call('approve', { approval_id: wish })).body.code).toBe('approval.same-person')
    expect((await moderator.call('banMember', { member_id: ada.id, ...BAN, days: 30 })).body.code).toBe('approval.pending')
    expect((await owner.call('approve', { approval_id: wish })).code).toBe(200)
    expect(await lastAct()).toMatchObject({ act: 'member.banned', operator_id: moderator.id, second_id: owner.id, approval_id: wish })
    expect((await owner.call('approve', { approval_id: wish })).body.code).toBe('approval.lapsed')
  })
  test('is lifted by hand, or by itself when its time is over', async () => {
    const [ada, bert] = [await lounge.member(), await lounge.member()]
    for (const { id } of [ada, bert]) await moderator.call('banMember', { member_id: id, ...BAN })
    expect((await moderator.call('liftMember', { member_id: ada.id, reason: 'appeal' })).code).toBe(200)
    await db()
      .updateTable('member')
      .set({ suspended_until: new Date(Date.now() - 1_000) })
      .where('id', '=', bert.id)
      .execute()
    const { listLapsed } = await import('#server/accounts/suspend.ts')
    expect(await listLapsed(lounge.lounge.db, new Date())).toEqual([{ id: bert.id, is: 'suspended' }])
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    expect((await visitor.call('login', { email: ada.email, password: ada.password })).code).toBe(200)
  })
})

describe('goodwill', () => {
  test('is given once however often it is asked for, and stands in the member’s statement', async () => {
    const ada = await lounge.member()
    const before = await available(ada)
    const input = { member_id: ada.id, points: 50, reason: 'a reply was lost' }
    await Promise.all(Array.from({ length: 5 }, () => support.call('givePoints', input, { key: `gift-${ada.id}` })))
    expect(await available(ada)).toBe(before + 50)
    const [newest] = (await ada.call('listTransactions')).body.payload.data
    expect(newest).toMatchObject({ cause: 'adjustment', amount: 50, reason: 'Goodwill' })
    expect(await violations(lounge.database.owner)).toEqual([])
  })
  test('above the limit of a role waits for a second person, whoever asks how often', async () => {
    const ada = await lounge.member()
    const before = await available(ada)
    const { body } = await support.call('givePoints', { member_id: ada.id, points: 101, reason: 'lost twice' })
    expect(await available(ada)).toBe(before)
    const yes = await Promise.all([owner, moderator].map((desk) => desk.call('approve', { approval_id: body.payload.approval })))
    expect(yes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await available(ada)).toBe(before + 101)
  })
  test('is granted by nobody who may give less: two of support are no owner', async () => {
    const [one, ada] = [await operator(lounge, 'support'), await lounge.member()]
    const ask = async (points: number) =>
      (await one.call('givePoints', { member_id: ada.id, points, reason: 'lost' })).body.payload.approval as string
    const wish = await ask(5_001)
    for (const desk of [support, moderator])
      expect((await desk.call('approve', { approval_id: wish })).body.code).toBe('approval.above-you')
    expect((await owner.call('approve', { approval_id: wish })).code).toBe(200)
    expect((await moderator.call('approve', { approval_id: await ask(500) })).code).toBe(200)
  })
  test('is granted by nobody whom its asker has let in within the hour', async () => {
    const [eve, puppet, ada] = [await operator(lounge, 'finance'), await operator(lounge, 'owner'), await lounge.member()]
    const { body } = await eve.call('givePoints', { member_id: ada.id, points: 3_000, reason: 'lost' })
    const roles = () => db().updateTable('operator_role').where('member_id', '=', puppet.id)
    await roles().set({ given_by: eve.id }).execute()
    const yes = () => puppet.call('approve', { approval_id: body.payload.approval })
    expect((await yes()).body.code).toBe('approval.too-early')
    await roles()
      .set({ given_at: new Date(Date.now() - 3_601_000) })
      .execute()
    expect((await yes()).code).toBe(200)
  })
  test('in small parts waits for a second person as well: a day counts, to one member and to all', async () => {
    const one = await operator(lounge, 'support')
    const give = async (member_id: string, points: number) =>
      (await one.call('givePoints', { member_id, points, reason: 'lost' })).body.payload?.approval as string | null | undefined
    const ada = await lounge.member()
    const parts = await Promise.all(Array.from({ length: 4 }, () => give(ada.id, 40)))
    expect(parts.filter((approval) => approval === null)).toHaveLength(2)
    for (let i = 0; i < 9; i++) expect(await give((await lounge.member()).id, 100)).toBeNull()
    const bert = await lounge.member()
    expect([await give(bert.id, 20), await give(bert.id, 1)]).toEqual([null, expect.any(String)])
    expect(await violations(lounge.database.owner)).toEqual([])
  })
  test('is not given to a lounge’s end: the database has a sum for the day', async () => {
    const ada = await lounge.member()
    const give = (units: number) =>
      sql`SELECT ledger.goodwill(${ada.id}, ${`k${units}${Math.random()}`}, sha256('x'), ${units}, ${owner.id}, 'x')`.execute(
        lounge.database.db,
      )
    await expect(give(5_000_001)).rejects.toThrow('no goodwill is that large')
    await give(5_000_000)
    await expect(give(5_000_000)).rejects.toThrow('enough was given today')
    await expect(sql`SELECT ledger.goodwill(${ada.id}, 'z', sha256('x'), 100, ${ada.id}, 'x')`.execute(lounge.database.db)).rejects.toThrow(
      'nobody',
    )
  })
})

describe('a wish', () => {
  test('lapses after a day', async () => {
    const ada = await lounge.member()
    const { body } = await support.call('eraseMember', { member_id: ada.id, reason: 'asked by mail' })
    await db()
      .updateTable('approval')
      .set({ lapses_at: new Date(Date.now() - 1) })
      .where('id', '=', body.payload.approval)
      .execute()
    expect((await owner.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.lapsed')
  })
  test('is not granted once what it does has changed', async () => {
    const ada = await lounge.member()
    const { body } = await support.call('eraseMember', { member_id: ada.id, reason: 'asked by mail' })
    await topUp(lounge, ada, { amount: 10 })
    expect((await owner.call('approve', { approval_id: body.payload.approval })).body.code).toBe('approval.changed')
  })
  test('of who is alone waits an hour for themselves', async () => {
    const alone = await openTestLounge({ replies: false })
    try {
      await alone.database.owner.deleteFrom('operator_role').execute()
      const desk = await operator(alone, 'owner')
      const ada = await alone.member()
      const { body } = await desk.call('eraseMember', { member_id: ada.id, reason: 'asked by mail' })
      const input = { approval_id: body.payload.approval }
      expect((await desk.call('approve', input)).body.code).toBe('approval.too-early')
      await alone.database.owner
        .updateTable('approval')
        .set({ wished_at: new Date(Date.now() - 3_601_000) })
        .execute()
      desk.cookie = await session(alone, desk.id, new Date(Date.now() - 400_000))
      expect((await desk.call('approve', input)).body.code).toBe('operator.factor-again')
      desk.cookie = await session(alone, desk.id, new Date())
      expect((await desk.call('approve', input)).code).toBe(200)
      expect((await ada.call('readProfile')).code).toBe(401)
    } finally {
      await alone.close()
    }
  })
  test('declined does nothing', async () => {
    const ada = await lounge.member()
    const { body } = await support.call('eraseMember', { member_id: ada.id, reason: 'asked by mail' })
    expect((await owner.call('decline', { approval_id: body.payload.approval, reason: 'not proven' })).code).toBe(200)
    expect((await ada.call('readProfile')).code).toBe(200)
  })
})

test('a limit is lowered and never raised, a break begins, an export is ordered', async () => {
  const ada = await lounge.member()
  const limit = (daily: number) => support.call('limitMember', { member_id: ada.id, daily, weekly: null, reason: 'asked' })
  expect((await limit(500)).code).toBe(200)
  expect((await limit(900)).body.code).toBe('member.unchanged')
  expect((await limit(400)).code).toBe(200)
  await support.call('breakMember', { member_id: ada.id, days: 3, reason: 'asked' })
  const { care } = (await support.call('readMember', { member_id: ada.id })).body.payload
  expect([care.daily, care.break_until === null]).toEqual([400, false])
  await support.call('exportMember', { member_id: ada.id, reason: 'asked' })
  expect((await ada.call('listExports')).body.payload).toHaveLength(1)
})

test('nobody acts on themselves', async () => {
  const { body } = await owner.call('setRoles', { operator_id: owner.id, roles: ['owner', 'finance'], reason: 'more' })
  expect(body.code).toBe('operator.self')
})
