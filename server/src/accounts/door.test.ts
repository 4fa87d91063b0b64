// What strangers can do at the door without an account of their own.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { guestCaller } from '../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { listen } from '../../test/stream.ts'
import { newAddress, signUpForm } from '../../test/people/sign-up.ts'
import type { Visitor } from '../../test/people/visitor.ts'
import { tokenIn } from '../../test/people/link-token.ts'

let lounge: TestLounge
const open = async () => void (lounge = await openTestLounge({ stocked: false, replies: false, env: { RATE_LIMIT_SCALE: '1' } }))
beforeAll(open)
afterAll(() => lounge.close())

const guest = (): Promise<Visitor> => guestCaller(lounge.origin)
const subjectsTo = async (email: string) => (await lounge.mailTo(email)).map((mail) => mail.subject)
const linkTo = (email: string): Promise<string> =>
  waitFor(async () => (await lounge.mailTo(email)).flatMap((mail) => mail.links).find((link) => link.includes('/email-verification')))
/** Signs up at the door and confirms; answers the balance. */
async function welcomeOf(visitor: Visitor, email: string): Promise<number> {
  await visitor.call('register', signUpForm(email))
  const { body } = await visitor.call('verifyEmail', { token: tokenIn(await linkTo(email)) })
  visitor.setToken(body.payload.token)
  const { balance } = (await visitor.call('readProfile')).body.payload
  await visitor.call('logout')
  visitor.setToken(undefined)
  await visitor.call('csrfCookie')
  return balance
}

describe('signing in', () => {
  test('a device that was signed in before is not shut out by strangers’ failures', async () => {
    const { email, password, cookies } = await lounge.member()
    const stranger = await guest()
    const wrong = { email, password: 'Guessed42x' }
    for (let round = 0; round < 6; round++) await stranger.call('login', wrong)
    expect((await stranger.call('login', { email, password })).code).toBe(429)
    const known = await guest()
    known.cookies.set('device', cookies.get('device')!)
    expect((await known.call('login', { email, password })).body.status).toBe('OK')
  })

  test('and is no way to guess either: its own failures count for it', async () => {
    const { email, password, cookies } = await lounge.member()
    const known = await guest()
    known.cookies.set('device', cookies.get('device')!)
    for (let round = 0; round < 6; round++) await known.call('login', { email, password: 'Guessed42x' })
    expect((await known.call('login', { email, password })).code).toBe(429)
  })

  test('nor by way of another account that signs in on it', async () => {
    const [victim, own] = [await lounge.member(), await lounge.member()]
    const shared = await guest()
    for (const { email, password } of [victim, own]) await shared.call('login', { email, password })
    const codes: number[] = []
    for (let round = 0; round < 8; round++) {
      codes.push((await shared.call('login', { email: victim.email, password: 'Guessed42x' })).code)
      await shared.call('login', { email: own.email, password: own.password })
    }
    expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  })

  test('a password that is asked for again is guessed five times, however many come at once', async () => {
    const member = await lounge.member()
    const guesses = Array.from({ length: 20 }, (_, index) => member.call('revokeOtherSessions', { password: `Guessed${index}x` }))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 422)).toHaveLength(5)
    expect((await member.call('revokeOtherSessions', { password: member.password })).code).toBe(429)
  })

  test('a device that is known to somebody else is a stranger’s here', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const stranger = await guest()
    stranger.cookies.set('device', bea.cookies.get('device')!)
    for (let round = 0; round < 6; round++) await (await guest()).call('login', { email: ada.email, password: 'Guessed42x' })
    expect((await stranger.call('login', { email: ada.email, password: ada.password })).code).toBe(429)
  })

  test('and signing up cost one hash each, whether the address is known, waits for its confirmation, or is nobody’s', async () => {
    const derive = vi.spyOn(crypto, 'argon2')
    syncBuiltinESMExports()
    try {
      const { email: known } = await lounge.member()
      const waiting = newAddress()
      await (await guest()).call('register', signUpForm(waiting))
      const costOf = async (call: Promise<unknown>): Promise<number> => {
        derive.mockClear()
        await call
        return derive.mock.calls.length
      }
      for (const email of [known, waiting, newAddress()]) {
        const visitor = await guest()
        expect(await costOf(visitor.call('login', { email, password: 'Guessed42x' }))).toBe(1)
        expect(await costOf(visitor.call('register', signUpForm(email)))).toBe(1)
      }
    } finally {
      derive.mockRestore()
      syncBuiltinESMExports()
    }
  })

  test('a new device and a new token are told by mail; the first device and a known one are not', async () => {
    const member = await lounge.member()
    const again = await guest()
    again.cookies.set('device', member.cookies.get('device')!)
    await again.call('login', { email: member.email, password: member.password })
    const other = await guest()
    await other.call('login', { email: member.email, password: member.password }, { headers: { 'user-agent': 'Firefox/140 Linux' } })
    await lounge.visitor().call('login', { email: member.email, password: member.password, device_name: 'Radio' }, { bare: true })
    const mails = await waitFor(async () => {
      const told = (await lounge.mailTo(member.email)).filter((mail) => mail.subject.startsWith('A new'))
      return told.length >= 2 && told
    })
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual(['A new access token for your account', 'A new device at your account'])
    expect(mails.map((mail) => mail.text).join()).toMatch(/Firefox on Linux[^]*“Radio”|“Radio”[^]*Firefox on Linux/)
  })
})

describe('signing up', () => {
  // Sixty an hour may sign up from one address.
  beforeAll(async () => {
    await lounge.close()
    await open()
  })

  test('ten mails are all that one mailbox gets, however its address is spelled', async () => {
    const codes: number[] = []
    for (let round = 0; round < 11; round++)
      codes.push((await (await guest()).call('register', signUpForm(`spelled+${round}@gmail.com`))).code)
    expect(codes).toEqual([...Array<number>(10).fill(200), 429])
  })

  test.each(['"ada"@example.net', 'ada(x)@example.net', 'ada<x>@example.net', 'ada@[10.0.0.1].example'])(
    'no address is %s',
    async (email) => {
      expect((await (await guest()).call('register', signUpForm(email))).body.errors.email).toHaveLength(1)
    },
  )

  test('mail to one address is limited, whichever door orders it and whoever knocks', async () => {
    const email = newAddress()
    const codes: number[] = []
    for (let round = 0; round < 12; round++) codes.push((await (await guest()).call('register', signUpForm(email))).code)
    expect(codes).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect((await (await guest()).call('requestPasswordReset', { email })).code).toBe(429)
    expect((await (await guest()).call('resendConfirmationLink', { email })).code).toBe(429)
    await waitFor(async () => (await subjectsTo(email)).length === 10)
  })

  test.each([
    'ada@example.com',
    'Visit www.evil.example',
    'https://evil.example',
    'Win at evil.com now',
    'Ada\nBcc: all',
    'Ada\u2028Lovelace',
    'Ada \u202egnp.exe',
    '\u2066Ada\u2069',
    'A\u0007da',
    'Ada\u200b',
    'evil。example',
    'evil．com',
    '10.0.0.1',
  ])('no name is %j', async (name) => {
    const { code, body } = await (await guest()).call('register', signUpForm(newAddress(), { name }))
    expect([code, body.errors.name]).toEqual([422, ['A name can’t hold an address, a link or invisible marks']])
    const member = await lounge.member()
    const profile = { name: 'Ada', surname: name, phone: '+31612345678', avatar_color: 'red-pink' }
    expect((await member.call('updateProfile', profile)).body.errors.surname).toHaveLength(1)
  })

  test.each(['Anne-Marie O’Neill', 'J.R.R. Tolkien', 'Dr. No', 'Łukasz', 'فاطمة الزهراء', 'می‌خواهم'])('a name may be %s', async (name) => {
    expect((await (await guest()).call('register', signUpForm(newAddress(), { name }))).body.status).toBe('VERIFY')
  })
})

describe('welcome points', () => {
  beforeAll(async () => {
    await lounge.close()
    await open()
  })

  test.each([
    ['a plus and what follows it', 'ada@example.net', 'ada+again@example.net'],
    ['dots where the provider ignores them', 'ada.love.lace@gmail.com', 'adalovelace+2@googlemail.com'],
    ['the provider’s other names', 'ada@proton.me', 'a.da@pm.me'],
    ['a name in another writing', 'ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ])('welcome points go once to a mailbox: %s', async (_what, first, second) => {
    expect(await welcomeOf(await guest(), first)).toBeGreaterThan(0)
    expect(await welcomeOf(await guest(), second)).toBe(0)
  })

  test('dots name somebody else where the provider doesn’t ignore them', async () => {
    expect(await welcomeOf(await guest(), 'jo.march@example.net')).toBeGreaterThan(0)
    expect(await welcomeOf(await guest(), 'jomarch@example.net')).toBeGreaterThan(0)
  })

  test('of two accounts of one mailbox that are confirmed at once one is welcomed', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, guest))
    const balances = await Promise.all(visitors.map((visitor, index) => welcomeOf(visitor, `crowd+${index}@example.net`)))
    expect(balances.filter((balance) => balance > 0)).toHaveLength(1)
  })

  test('one browser is welcomed three times, for a household', async () => {
    const visitor = await guest()
    const balances: number[] = []
    for (let round = 0; round < 4; round++) balances.push(await welcomeOf(visitor, newAddress()))
    expect(balances.map((balance) => balance > 0)).toEqual([true, true, true, false])
  })
})

test('a suspended member hears nothing more within two seconds', async () => {
  const [member, other] = [await lounge.member(), await lounge.member()]
  const [stream, beside] = await Promise.all([listen(lounge.origin, member), listen(lounge.origin, other)])
  await lounge.database.owner.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', member.id).execute()
  await Promise.race([stream.closed, new Promise((resolve) => setTimeout(resolve, 2_000))])
  expect([stream.isClosed, beside.isClosed]).toEqual([true, false])
  beside.close()
})
