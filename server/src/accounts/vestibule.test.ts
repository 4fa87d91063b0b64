// What a member has whose account is suspended: in by their password, to why, the objection, what the law gives them, and to nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../test/people/buyer.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { operator, type Desk } from '../../test/people/operator.ts'
import { violations } from '../../test/postgres/tables.ts'
import type { Visitor } from '../../test/people/visitor.ts'
import { tokenIn } from '../../test/people/link-token.ts'

type Person = Awaited<ReturnType<TestLounge['member']>>
let lounge: TestLounge
let moderator: Desk
let owner: Desk
beforeAll(async () => {
  lounge = await openTestLounge({ replies: false })
  moderator = await operator(lounge, 'moderator')
  owner = await operator(lounge, 'owner')
})
afterAll(() => lounge?.close())
const BAN = { days: 7, ground: 'ads', facts: 'Three of your titles were ads.', reason: 'third ad in two days' }
const ban = async ({ id }: Person) => expect((await moderator.call('banMember', { member_id: id, ...BAN })).code).toBe(200)

async function knock({ email, password }: { email: string; password: string }, more: object = {}) {
  const visitor = lounge.visitor()
  await visitor.call('csrfCookie')
  const answer = await visitor.call('login', { email, password, ...more })
  if (answer.body.payload?.token) visitor.setToken(answer.body.payload.token)
  return { visitor, answer }
}
async function enter(person: Person): Promise<Visitor> {
  const { visitor, answer } = await knock(person)
  expect(answer.body.status).toBe('SUSPENDED')
  return visitor
}

describe('somebody whose account is suspended', () => {
  test('is let in, told that this is the vestibule alone, and shut out of the lounge', async () => {
    const ada = await lounge.member()
    await ban(ada)
    const inside = await enter(ada)
    expect((await inside.call('isAuth')).body).toMatchObject({ authenticated: true, suspended: true })
    for (const door of ['readProfile', 'listActiveTopics', 'listSessions', 'listBundles', 'openEvents'] as const)
      expect([door, (await inside.call(door)).body.code]).toEqual([door, 'account.suspended'])
    expect((await inside.call('logout')).code).toBe(200)
    expect((await inside.call('isAuth')).body).toMatchObject({ authenticated: false, suspended: false })
  })
  test('reads why and objects; another person takes the ban back, and the lounge is open to the same session', async () => {
    const ada = await lounge.member()
    await ban(ada)
    const inside = await enter(ada)
    const [decision] = (await inside.call('listDecisions')).body.payload.decisions
    expect(decision).toMatchObject({ outcome: 'banned', appeal: null })
    expect(decision.paragraphs.join(' ')).toContain(BAN.facts)
    const objected = await inside.call('appealDecision', { decision_id: decision.id, text: 'They were songs.' })
    expect(objected.body.payload.decision.appeal).toMatchObject({ text: 'They were songs.', answer: null })
    const { rows } = (await owner.call('listCases', {})).body.payload
    const { id } = rows.find(({ kind }: { kind: string }) => kind === 'appeal')
    await owner.call('claimCase', { case_id: id })
    const taken = await owner.call('decideCase', { case_id: id, outcome: 'overturned', reason: 'songs' })
    expect([taken.code, taken.body.code]).toEqual([200, undefined])
    expect((await inside.call('isAuth')).body).toMatchObject({ authenticated: true, suspended: false })
    expect((await inside.call('readProfile')).code).toBe(200)
  })
  test('takes receipts and unspent points’ money back, and their data along', async () => {
    const ada = await lounge.member()
    const order_id = await topUp(lounge, ada, { amount: 10 })
    await ban(ada)
    const inside = await enter(ada)
    const [deposit] = (await inside.call('listDeposits')).body.payload
    expect((await inside.call('downloadReceipt', { receipt_id: deposit.receipt.id })).code).toBe(200)
    expect((await inside.call('withdrawDeposit', { order_id })).body.payload).toMatchObject({ points: 1000, amount: 10 })
    await inside.call('orderExport', { password: ada.password })
    const ready = await waitFor(async () => {
      const [one] = (await inside.call('listExports')).body.payload
      return one.state === 'ready' ? one : undefined
    })
    expect((await inside.call('downloadExport', { export_id: ready.id })).code).toBe(200)
    const { points } = (await inside.call('readDeparture')).body.payload
    const gone = await inside.call('deleteAccount', { password: ada.password, points, accepts_loss: true })
    expect(gone.code).toBe(200)
    expect(await violations(lounge.database.owner)).toEqual([])
  })
  test('gets no token for a program, nor in before their address is confirmed', async () => {
    const ada = await lounge.member()
    await ban(ada)
    expect((await knock(ada, { device_name: 'script' })).answer.body.code).toBe('account.suspended')
    await lounge.database.owner.updateTable('member').set({ verified_at: null }).where('id', '=', ada.id).execute()
    expect((await knock(ada)).answer.body.code).toBe('account.suspended')
  })
  test('has a password that was forgotten set anew', async () => {
    const ada = await lounge.member()
    await ban(ada)
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    await visitor.call('requestPasswordReset', { email: ada.email })
    const link = await waitFor(async () =>
      (await lounge.mailTo(ada.email)).flatMap((mail) => mail.links).find((url) => url.includes('/reset-password')),
    )
    const token = tokenIn(link)
    const password = 'Harbour47xy'
    const { code } = await visitor.call('resetPassword', { token, email: ada.email, password, password_confirmation: password })
    expect(code).toBe(200)
    expect((await knock({ email: ada.email, password })).answer.body.status).toBe('SUSPENDED')
  })
})
