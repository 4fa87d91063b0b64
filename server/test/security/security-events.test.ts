// What an operator is told of attacks and of what members do with their accounts: each event once in the log and once in the figures, and nothing of anybody.
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bring } from '../fakes/fake-gateway.ts'
import { codeOf, deskVisitor, operator } from '../people/operator.ts'
import { openTestLounge, waitFor, type TestLounge } from '../lounge.ts'
import type { Visitor } from '../people/visitor.ts'
import { DEMO_OPERATOR } from '../../src/accounts/operators.ts'
import { hashPassword } from '../../src/accounts/entry/passwords.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '../../src/platform/log/security-event.ts'
import { tokenIn } from '../people/link-token.ts'

const EMAIL = 'zephyrquillmail@example.com'
const PASSWORD = 'Zephyrquillpass1'
type Line = { event: SecurityEvent; member: string | null; id: string; door?: string; code?: string }

let output = ''
const log = createLog('debug', new Writable({ write: (chunk: Buffer, _encoding, done) => (void (output += chunk.toString()), done()) }))
const lines = (): Line[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"msg":"security"'))
    .map((line) => JSON.parse(line) as Line)
/** What the log says of this step, and that the figures say the same. */
async function during(act: () => Promise<unknown>): Promise<Line[]> {
  const [before, counted] = [lines().length, await figures()]
  await act()
  const told = lines().slice(before)
  const after = await figures()
  for (const event of SECURITY_EVENTS)
    expect([event, after(event) - counted(event)]).toEqual([event, told.filter((line) => line.event === event).length])
  return told
}
async function figures(): Promise<(event: string) => number> {
  const text = await (await fetch(`${lounge.origin}/metrics`)).text()
  return (event) => Number(new RegExp(`^security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}

let lounge: TestLounge
let ada: Visitor
let id: string
/** Everything that was handed out or typed, and that no line may repeat. */
const secrets = new Set<string>([EMAIL, PASSWORD])
const told = new Set<SecurityEvent>()
const remember = (visitor: Visitor): void => {
  for (const value of [...visitor.cookies.values(), visitor.token]) if (value) secrets.add(decodeURIComponent(value))
}
async function newVisitor(): Promise<Visitor> {
  const visitor = lounge.visitor()
  await visitor.call('csrfCookie')
  return visitor
}
const linkTo = (place: string): Promise<string> =>
  waitFor(async () => (await lounge.mailTo(EMAIL)).flatMap((mail) => mail.links).find((url) => url.includes(place))).then((url) =>
    tokenIn(url),
  )
const signIn = async (password = PASSWORD, more: Record<string, string> = {}): Promise<Visitor> => {
  const visitor = await newVisitor()
  const { body } = await visitor.call('login', { email: EMAIL, password, ...more }, { headers: { 'user-agent': 'zephyrquillagent' } })
  if (body.payload?.token) visitor.setToken(body.payload.token)
  remember(visitor)
  return visitor
}

beforeAll(async () => {
  lounge = await openTestLounge({ log, replies: false, env: { RATE_LIMIT_SCALE: '1' } })
  ada = await newVisitor()
}, 60_000)
afterAll(() => lounge?.close())
beforeEach(() => remember(ada))

const events = (found: Line[]) => {
  for (const { event } of found) told.add(event)
  return found.map(({ event, member, code }) => [event, member, ...(code ? [code] : [])])
}

test('a sign-up, its link, and a link that is none', async () => {
  const form = { name: 'Zephyrquill', email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD }
  expect(events(await during(() => ada.call('register', form)))).toEqual([['sign-up.requested', null]])
  expect(events(await during(() => ada.call('login', { email: EMAIL, password: PASSWORD })))).toEqual([
    ['sign-in.refused', expect.stringMatching(/^\d+$/), 'email.unverified'],
  ])
  const token = await linkTo('/email-verification')
  secrets.add(token)
  const found = await during(async () => {
    const { body } = await ada.call('verifyEmail', { token })
    ada.setToken(body.payload.token)
  })
  id = (await ada.call('readProfile')).body.payload.id
  expect(events(found)).toEqual([['address.confirmed', id]])
  expect(events(await during(() => ada.call('verifyEmail', { token })))).toEqual([['link.refused', id, 'link.invalid']])
})

test('sign-ins, right and wrong, by a browser and by a program, and a sign-out', async () => {
  let visitor: Visitor
  expect(events(await during(async () => (visitor = await signIn())))).toEqual([['sign-in.succeeded', id]])
  expect(events(await during(() => visitor.call('logout')))).toEqual([['sign-out', id]])
  expect(events(await during(() => signIn(PASSWORD, { device_name: 'zephyrquilldevice' })))).toEqual([['token.created', id]])
  expect(events(await during(() => signIn('Zephyrquillwrong1')))).toEqual([['sign-in.failed', id, 'login.invalid']])
  const unknown = async () => (await newVisitor()).call('login', { email: 'zephyrquillnobody@example.com', password: PASSWORD })
  expect(events(await during(unknown))).toEqual([['sign-in.failed', null, 'login.invalid']])
})

test('sessions that a member ends', async () => {
  const other = await signIn()
  const { body } = await ada.call('listSessions')
  const session = body.payload.find((one: { is_current: boolean }) => !one.is_current)
  expect(events(await during(() => ada.call('revokeSession', { session_id: session.id, password: PASSWORD })))).toEqual([
    ['session.revoked', id],
  ])
  expect(events(await during(() => ada.call('revokeSession', { session_id: session.id, password: PASSWORD })))).toEqual([
    ['rights.refused', id, 'session.not-found'],
  ])
  expect(events(await during(() => ada.call('revokeOtherSessions', { password: PASSWORD })))).toEqual([['session.revoked', id]])
  remember(other)
})

test('what is not the member’s, and calls that come from elsewhere', async () => {
  expect(events(await during(() => ada.call('readTopic', { topic_id: '999999' })))).toEqual([['rights.refused', id, 'topic.not-found']])
  expect(events(await during(() => ada.call('readOrderStatus', { order_id: '999999' })))).toEqual([
    ['rights.refused', id, 'order.not-found'],
  ])
  const elsewhere = { headers: { origin: 'https://zephyrquill.example' } }
  expect(events(await during(() => ada.call('removeMessage', { topic_id: '1', message_id: '1' }, elsewhere)))).toEqual([
    ['call.foreign', id, 'origin.foreign'],
  ])
  const forged = { headers: { 'x-xsrf-token': 'zephyrquill.zephyrquill' } }
  expect(events(await during(() => ada.call('removeMessage', { topic_id: '1', message_id: '1' }, forged)))).toEqual([
    ['call.foreign', id, 'xsrf.mismatch'],
  ])
  const delivery = { body: '[]', headers: { 'content-type': 'application/json', 'fake-signature': 't=1,v1=00' } }
  expect(events(await during(() => bring(lounge.origin, delivery)))).toEqual([['webhook.refused', null, 'webhook.refused']])
})

test('passwords that are changed, asked for once more, and reset', async () => {
  const next = { password: `${PASSWORD}x`, password_confirmation: `${PASSWORD}x` }
  const wrong = { current_password: 'Zephyrquillwrong1', ...next }
  expect(events(await during(() => ada.call('changePassword', wrong)))).toEqual([['password.wrong', id, 'password.wrong']])
  const change = async () => {
    const { body } = await ada.call('changePassword', { current_password: PASSWORD, ...next })
    ada.setToken(body.payload.token)
  }
  expect(events(await during(change))).toEqual([['password.changed', id]])
  expect(events(await during(() => ada.call('requestPasswordReset', { email: EMAIL })))).toEqual([['password.reset-requested', null]])
  const token = await linkTo('/reset-password')
  secrets.add(token)
  const reset = { token, email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD }
  const stranger = await newVisitor()
  expect(events(await during(() => stranger.call('resetPassword', reset)))).toEqual([['password.reset', id]])
  ada = await signIn()
})

test('an address that is changed, and taken back', async () => {
  const next = 'zephyrquillnext@example.com'
  const tokenFor = async (address: string, name: 'token' | 'undo'): Promise<string> => {
    const link = await waitFor(async () =>
      (await lounge.mailTo(address)).flatMap((mail) => mail.links).find((url) => url.includes(`/email-change#${name}=`)),
    )
    const token = tokenIn(link, name)
    secrets.add(token)
    return token
  }
  const wish = () => ada.call('changeEmail', { email: next, password: PASSWORD })
  expect(events(await during(wish))).toEqual([['address.change-requested', id]])
  const stranger = await newVisitor()
  const token = await tokenFor(next, 'token')
  expect(events(await during(() => stranger.call('confirmEmail', { token })))).toEqual([['address.changed', id]])
  const undo = await tokenFor(EMAIL, 'undo')
  expect(events(await during(() => stranger.call('undoEmail', { token: undo })))).toEqual([['address.change-undone', id]])
  // The undo takes the password with it.
  await lounge.database.owner
    .updateTable('member')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', id)
    .execute()
  ada = await signIn()
})

test('operators: in by a code, not by a wrong one, and at a desk that is not theirs', async () => {
  const { email, password, secret } = DEMO_OPERATOR
  const enter = (code: string) => () => deskVisitor(lounge.origin).call('operatorSignIn', { email, password, code })
  const right = codeOf(secret)
  const wrong = right === '000000' ? '000001' : '000000'
  const refused = ['operator.code-refused', expect.stringMatching(/^\d+$/), 'operator.code-invalid']
  expect(events(await during(enter(wrong)))).toEqual([refused])
  expect(events(await during(enter(right)))).toEqual([['operator.signed-in', expect.stringMatching(/^\d+$/)]])
  const support = await operator(lounge, 'support')
  expect(events(await during(() => support.call('listOperators')))).toEqual([['operator.hidden', support.id]])
})

test('a limit that is reached, where members sign in and elsewhere', async () => {
  const found = await during(async () => {
    for (let tries = 0; tries < 8; tries++) await signIn('Zephyrquillwrong2')
  })
  const names = events(found).map(([event]) => event)
  expect(new Set(names)).toEqual(new Set(['sign-in.failed', 'sign-in.throttled']))
  expect(names).toHaveLength(8)
  const again = await during(async () => {
    for (let tries = 0; tries < 4; tries++) await ada.call('requestPasswordReset', { email: EMAIL })
  })
  expect(events(again).map(([event]) => event)).toContain('call.throttled')
  expect(again).toHaveLength(4)
})

test('a member’s own data, and the end of the account', async () => {
  expect(events(await during(() => ada.call('orderExport', { password: PASSWORD })))).toEqual([['export.ordered', id]])
  const ready = await waitFor(async () =>
    (await ada.call('listExports')).body.payload.find((one: { state: string }) => one.state === 'ready'),
  )
  expect(events(await during(() => ada.call('downloadExport', { export_id: ready.id })))).toEqual([['export.downloaded', id]])
  const leave = { password: PASSWORD, points: 1_000_000, accepts_loss: true }
  expect(events(await during(() => ada.call('deleteAccount', leave)))).toEqual([['account.deleted', id]])
})

test('every name there is was seen, and no line tells more than ids', () => {
  expect([...told].toSorted()).toEqual([...SECURITY_EVENTS].toSorted())
  for (const line of lines()) {
    expect(Object.keys(line).filter((name) => !['level', 'time', 'event', 'member', 'id', 'door', 'code', 'msg'].includes(name))).toEqual(
      [],
    )
    expect(line.id).toMatch(/^[0-9a-f-]{36}$/)
  }
  for (const secret of secrets) expect(output.includes(secret)).toBe(false)
  expect(output).not.toMatch(/zephyrquill/i)
})
