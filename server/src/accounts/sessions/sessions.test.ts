// How long a session lives, and what ends it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webCaller } from '../../../test/people/callers.ts'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { API_IDLE_MS, API_MAX_MS, expiryOf, WEB_IDLE_MS, WEB_MAX_MS } from './sessions.ts'

const DAY_MS = 86_400_000
let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge?.close())

const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS)
const row = (id: string) => lounge.database.owner.selectFrom('session').select(['expires_at']).where('id', '=', id).executeTakeFirst()

test('a browser’s lives 14 days after its last use and 30 in all, a program’s token 30 and 90', () => {
  expect([WEB_IDLE_MS, WEB_MAX_MS, API_IDLE_MS, API_MAX_MS].map((ms) => ms / DAY_MS)).toEqual([14, 30, 30, 90])
  const began = new Date('2026-01-01T00:00:00Z')
  const lastsUntil = (kind: 'web' | 'api', now: string) => expiryOf(kind, began, new Date(now)).toISOString().slice(0, 10)
  expect([lastsUntil('web', '2026-01-01'), lastsUntil('web', '2026-01-10'), lastsUntil('web', '2026-01-29')]).toEqual([
    '2026-01-15',
    '2026-01-24',
    '2026-01-31',
  ])
  expect([lastsUntil('api', '2026-01-01'), lastsUntil('api', '2026-03-25')]).toEqual(['2026-01-31', '2026-04-01'])
})

test('use lengthens it to 14 days and never beyond 30 from its beginning', async () => {
  const member = await lounge.member()
  for (const [began, left] of [
    [1, 14],
    [25, 5],
  ] as const) {
    const caller = await webCaller(lounge.origin, lounge.database.owner, member.id)
    const values = { created_at: ago(began), last_used_at: ago(0.5), expires_at: new Date(Date.now() + DAY_MS) }
    await lounge.database.owner.updateTable('session').set(values).where('id', '=', caller.sessionId).execute()
    expect((await caller.call('readProfile')).code).toBe(200)
    const days = ((await row(caller.sessionId))!.expires_at.getTime() - Date.now()) / DAY_MS
    expect(Math.round(days * 100) / 100).toBe(left)
  }
})

test('past its time it opens nothing, and use does not bring it back', async () => {
  const member = await lounge.member()
  const caller = await webCaller(lounge.origin, lounge.database.owner, member.id)
  const values = { last_used_at: ago(15), expires_at: ago(1) }
  await lounge.database.owner.updateTable('session').set(values).where('id', '=', caller.sessionId).execute()
  expect([(await caller.call('readProfile')).code, (await caller.call('readProfile')).code]).toEqual([401, 401])
  expect((await row(caller.sessionId))?.expires_at.getTime() ?? 0).toBeLessThan(Date.now())
})

describe('every session of a member', () => {
  test('is shut while the account is suspended', async () => {
    const member = await lounge.member()
    const other = await webCaller(lounge.origin, lounge.database.owner, member.id)
    await lounge.database.owner.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', member.id).execute()
    for (const caller of [member, other]) expect((await caller.call('readProfile')).body.code).toBe('account.suspended')
  })

  test('ends with the account', async () => {
    const member = await lounge.member()
    const other = await webCaller(lounge.origin, lounge.database.owner, member.id)
    const gone = await member.call('deleteAccount', { password: member.password, points: 1_000, accepts_loss: true })
    expect(gone.code).toBe(200)
    for (const caller of [member, other]) expect((await caller.call('readProfile')).code).toBe(401)
    expect(await lounge.database.owner.selectFrom('session').select('id').where('member_id', '=', member.id).execute()).toEqual([])
  })
})

test('none begins by looking: pages, public calls and the link of a mail make none', async () => {
  const count = async () =>
    Number(
      (
        await lounge.database.owner
          .selectFrom('session')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const before = await count()
  const visitor = lounge.visitor()
  for (const door of ['csrfCookie', 'isAuth', 'readSettings', 'listRooms', 'listTopics'] as const) await visitor.call(door)
  for (const path of ['/api/verify-email?token=1-x', '/api/login?email=a@b.cd&password=x', '/api/user/password-reset?token=x'])
    expect((await fetch(lounge.origin + path)).status).toBe(404)
  expect([await count(), visitor.cookies.has('session')]).toEqual([before, false])
})
