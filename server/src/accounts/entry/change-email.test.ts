import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestCaller } from '../../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { newAddress } from '../../../test/people/sign-up.ts'
import type { Visitor } from '../../../test/people/visitor.ts'
import { tokenIn } from '../../../test/people/link-token.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge.close())

type Member = Awaited<ReturnType<TestLounge['member']>>
const guest = (): Promise<Visitor> => guestCaller(lounge.origin)
const twice = (password: string) => ({ password, password_confirmation: password })
const signIn = async (email: string, password: string, visitor?: Visitor) =>
  (await (visitor ?? (await guest())).call('login', { email, password })).body
const addressOf = async (member: Visitor): Promise<string> => (await member.call('readProfile')).body.payload.email
const ask = (member: Member, email: string, password = member.password) => member.call('changeEmail', { email, password })
/** The value that the newest link to an address carries, once there are so many. */
const tokenTo = (email: string, link: string, count = 1): Promise<string> =>
  waitFor(async () => {
    const links = (await lounge.mailTo(email)).flatMap((mail) => mail.links).filter((url) => url.includes(link))
    return links.length === count && links[0]!.slice(links[0]!.indexOf(link) + link.length).split('&')[0]!
  })
const CONFIRM = '/email-change#token='
const UNDO = '/email-change#undo='
const subjectsTo = async (email: string) => (await lounge.mailTo(email)).map(({ subject }) => subject)
const moved = async (member: Member, to = newAddress()): Promise<string> => {
  expect((await ask(member, to)).code).toBe(200)
  const token = await tokenTo(to, CONFIRM)
  expect((await (await guest()).call('confirmEmail', { token })).body.payload).toEqual({ email: to })
  return to
}

test('the new mailbox confirms, in any browser; until then the old address counts, and who is signed in stays so', async () => {
  const ada = await lounge.member()
  const to = newAddress()
  expect((await ask(ada, to)).code).toBe(200)
  expect(await addressOf(ada)).toBe(ada.email)
  expect((await signIn(to, ada.password)).code).toBe('login.invalid')
  await waitFor(async () => (await subjectsTo(ada.email)).includes('Your e-mail address is about to change'))

  const { code, body } = await (await guest()).call('confirmEmail', { token: await tokenTo(to, CONFIRM) })
  expect([code, body.payload]).toEqual([200, { email: to }])
  expect(await addressOf(ada)).toBe(to)
  expect((await signIn(to, ada.password)).status).toBe('OK')
  expect((await signIn(ada.email, ada.password)).code).toBe('login.invalid')
})

test('it takes the password, and another address than the own', async () => {
  const ada = await lounge.member()
  const wrong = await ask(ada, newAddress(), 'Nothing42x')
  expect([wrong.code, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([422, 'password.wrong', ['password']])
  const same = await ask(ada, ada.email.toUpperCase())
  expect([same.code, same.body.errors]).toEqual([422, { email: ['This is your address already'] }])
  expect(await lounge.mailTo(ada.email)).toEqual([expect.objectContaining({ subject: 'Confirm your e-mail address' })])
})

test('the link works once; pressed again it answers alike while the address stands, and never for another one', async () => {
  const ada = await lounge.member()
  const to = newAddress()
  await ask(ada, to)
  const token = await tokenTo(to, CONFIRM)
  const presses = await Promise.all(Array.from({ length: 4 }, async () => (await guest()).call('confirmEmail', { token })))
  expect(presses.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  await tokenTo(ada.email, UNDO, 1)

  await moved(ada)
  expect((await (await guest()).call('confirmEmail', { token })).body.code).toBe('link.invalid')
  expect((await (await guest()).call('undoEmail', { token })).body.code).toBe('link.invalid')
})

test('of two members who confirm one address at once, one has it', async () => {
  const members = [await lounge.member(), await lounge.member()]
  const to = newAddress()
  for (const [place, member] of members.entries()) {
    await ask(member, to)
    await tokenTo(to, CONFIRM, place + 1)
  }
  const links = (await lounge.mailTo(to)).flatMap(({ links: all }) => all)
  const answers = await Promise.all(links.map(async (link) => (await guest()).call('confirmEmail', { token: tokenIn(link) })))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ code }) => code === 409)!.body.code).toBe('email.taken')
  expect((await Promise.all(members.map(addressOf))).filter((address) => address === to)).toHaveLength(1)
})

test('whoever asks isn’t told that somebody has the address: that one gets a mail, and no link', async () => {
  const [ada, bea] = [await lounge.member(), await lounge.member()]
  expect((await ask(ada, bea.email)).code).toBe(200)
  await waitFor(async () => (await subjectsTo(bea.email)).includes('You already have an account'))
  expect((await lounge.mailTo(bea.email)).flatMap(({ links }) => links).some((link) => link.includes(CONFIRM))).toBe(false)
})

test('a sign-up that nobody confirmed gives way to whoever opens the mail', async () => {
  const ada = await lounge.member()
  const to = newAddress()
  await (await guest()).call('register', { name: 'Squatter', email: to, ...twice('Squatter42x') })
  const waiting = await tokenTo(to, '/email-verification#token=')
  await moved(ada, to)
  expect(await addressOf(ada)).toBe(to)
  expect((await signIn(to, 'Squatter42x')).code).toBe('login.invalid')
  expect((await (await guest()).call('verifyEmail', { token: waiting, ...twice('Squatter42x') })).body.code).toBe('link.invalid')
})

test('the old mailbox takes the account back: everybody is out, the thief’s password is void, and a new one is chosen', async () => {
  const ada = await lounge.member()
  const thief = await guest()
  const { payload } = await signIn(ada.email, ada.password, thief)
  thief.setToken(payload.token)
  const theirs = await moved(ada)
  // Whatever else the thief does leaves the way back open: another password, and another address.
  const next = await thief.call('changePassword', { current_password: ada.password, ...twice('Stolen42xy') })
  expect(next.code).toBe(200)
  thief.setToken(next.body.payload.token)
  const further = newAddress()
  await thief.call('changeEmail', { email: further, password: 'Stolen42xy' })
  await (await guest()).call('confirmEmail', { token: await tokenTo(further, CONFIRM) })

  const back = await (await guest()).call('undoEmail', { token: await tokenTo(ada.email, UNDO) })
  expect([back.code, back.body.payload]).toEqual([200, { email: ada.email }])
  expect((await thief.call('readProfile')).code).toBe(401)
  for (const [email, password] of [
    [theirs, 'Stolen42xy'],
    [further, 'Stolen42xy'],
    [ada.email, 'Stolen42xy'],
    [ada.email, ada.password],
  ] as const)
    expect((await signIn(email, password)).code).toBe('login.invalid')
  // The way back from the thief's own address is over, too.
  expect((await (await guest()).call('undoEmail', { token: await tokenTo(theirs, UNDO) })).body.code).toBe('link.invalid')
  const token = await tokenTo(ada.email, '/reset-password#token=')
  expect((await (await guest()).call('resetPassword', { token, email: ada.email, ...twice('Mine42again') })).code).toBe(200)
  expect((await signIn(ada.email, 'Mine42again')).status).toBe('OK')
})

test('a reset that was ordered for the old address opens nothing after the change, and the way back is shut after a week', async () => {
  const ada = await lounge.member()
  await (await guest()).call('requestPasswordReset', { email: ada.email })
  const token = await tokenTo(ada.email, '/reset-password#token=')
  await moved(ada)
  expect((await (await guest()).call('resetPassword', { token, email: ada.email, ...twice('Elsewhere42') })).body.code).toBe('link.invalid')

  const undo = await tokenTo(ada.email, UNDO)
  const { rows } = await sql<{ days: number }>`SELECT round(extract(epoch FROM expires_at - created_at) / 86400)::int AS days
    FROM link WHERE purpose = 'undo' AND member_id = ${ada.id}`.execute(lounge.database.owner)
  expect(rows).toEqual([{ days: 7 }])
  await lounge.database.owner
    .updateTable('link')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', ada.id)
    .execute()
  expect((await (await guest()).call('undoEmail', { token: undo })).body.code).toBe('link.invalid')
})

test('the mailbox that was left had its welcome points: whoever signs up with it anew gets none', async () => {
  const ada = await lounge.member()
  await moved(ada)
  const visitor = await guest()
  await visitor.call('register', { name: 'Ada', email: ada.email, ...twice('Harbour42x') })
  const token = await tokenTo(ada.email, '/email-verification#token=', 2)
  const { body } = await visitor.call('verifyEmail', { token })
  visitor.setToken(body.payload.token)
  expect((await visitor.call('readProfile')).body.payload.balance).toBe(0)
})

test('strangers who fail at the new address don’t shut out the browser that was signed in before the change', async () => {
  const limited = await openTestLounge({ stocked: false, replies: false, env: { RATE_LIMIT_SCALE: '1' } })
  try {
    const ada = await limited.member()
    const to = newAddress()
    await ada.call('changeEmail', { email: to, password: ada.password })
    const link = await waitFor(async () => (await limited.mailTo(to))[0]?.links[0])
    await ada.call('confirmEmail', { token: tokenIn(link) })
    const stranger = await guestCaller(limited.origin)
    for (let i = 0; i < 6; i++) await stranger.call('login', { email: to, password: 'Guessed42x' })
    expect((await stranger.call('login', { email: to, password: ada.password })).body.code).toBe('rate.limited')
    const { body } = await ada.call('login', { email: to, password: ada.password })
    expect(body.status).toBe('OK')
    ada.setToken(body.payload.token)
    // Five in a day, whatever the addresses.
    const asked = []
    for (let i = 0; i < 5; i++) asked.push((await ada.call('changeEmail', { email: newAddress(), password: ada.password })).body.code)
    expect(asked).toEqual([undefined, undefined, undefined, undefined, 'rate.limited'])
  } finally {
    await limited.close()
  }
})
