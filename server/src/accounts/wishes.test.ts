// What a newcomer wanted is kept until they are in, wherever they confirm their address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestCaller } from '../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { newAddress, signUpForm } from '../../test/people/sign-up.ts'
import type { Visitor } from '../../test/people/visitor.ts'
import { tokenIn } from '../../test/people/link-token.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge.close())

const CHOSEN = { password: 'Chosen42xy', password_confirmation: 'Chosen42xy' }
const guest = (): Promise<Visitor> => guestCaller(lounge.origin)
const tokenTo = (email: string): Promise<string> =>
  waitFor(async () => {
    const link = (await lounge.mailTo(email)).flatMap((mail) => mail.links).find((found) => found.includes('/email-verification#token='))
    return link && tokenIn(link)
  })
const signUp = (visitor: Visitor, email: string, wish?: string) =>
  visitor.call('register', signUpForm(email, wish === undefined ? {} : { wish }))

test.each(['/topics/7/chat', '/rooms?start=random', '/rooms/3/topics', '/account?tab=balance', '/taste/en-0r12'])(
  'the wish for %s is told in the browser that signed up',
  async (wish) => {
    const [email, visitor] = [newAddress(), await guest()]
    await signUp(visitor, email, wish)
    const { body } = await visitor.call('verifyEmail', { token: await tokenTo(email) })
    expect(body.payload.wish).toBe(wish)
  },
)

test('in another browser too, and once: it does not stay with the account', async () => {
  const email = newAddress()
  await signUp(await guest(), email, '/taste/de-012')
  const token = await tokenTo(email)
  const other = await guest()
  expect((await other.call('verifyEmail', { token })).body.code).toBe('link.password-needed')
  expect((await other.call('verifyEmail', { token, ...CHOSEN })).body.payload.wish).toBe('/taste/de-012')
  const row = await lounge.database.owner.selectFrom('member').select('wish').where('email', '=', email).executeTakeFirstOrThrow()
  expect(row.wish).toBeNull()
})

test.each([
  '//evil.example',
  'https://evil.example',
  String.raw`/\evil.example`,
  '/auth?form=signin',
  '/email-verification?token=1-x',
  '/api/logout',
  `/rooms?${'x'.repeat(400)}`,
])('a wish for %s is none, and nobody is refused for it', async (wish) => {
  const [email, visitor] = [newAddress(), await guest()]
  expect((await signUp(visitor, email, wish)).body.status).toBe('VERIFY')
  expect((await visitor.call('verifyEmail', { token: await tokenTo(email) })).body.payload.wish).toBeNull()
})

test('who signs in before confirming is asked to confirm, and wants what they wanted last', async () => {
  const [email, visitor] = [newAddress(), await guest()]
  await signUp(visitor, email, '/topics/7/chat')
  const { password } = signUpForm(email)
  await (await guest()).call('login', { email, password: 'Harbour99x', wish: '/topics/9/chat' })
  await visitor.call('login', { email, password, wish: '/topics/8/chat' })
  expect((await visitor.call('verifyEmail', { token: await tokenTo(email) })).body.payload.wish).toBe('/topics/8/chat')
})

test('a link that was used says that the address is confirmed; one that never was says nothing', async () => {
  const [email, visitor] = [newAddress(), await guest()]
  await signUp(visitor, email)
  const token = await tokenTo(email)
  await visitor.call('verifyEmail', { token })
  const again = await (await guest()).call('verifyEmail', { token })
  expect([again.code, again.body.code, again.body.payload]).toEqual([422, 'link.invalid', { confirmed: true }])
  const unknown = await (await guest()).call('verifyEmail', { token: '1-unknown' })
  expect([unknown.body.code, unknown.body.payload]).toEqual(['link.invalid', null])
})

test('only the browser that signed up hears that the address is confirmed, wherever that was', async () => {
  const [email, visitor, other] = [newAddress(), await guest(), await guest()]
  const isConfirmed = async (asker: Visitor): Promise<boolean> => (await asker.call('readVerification', { email })).body.payload.confirmed
  await signUp(visitor, email)
  expect(await isConfirmed(visitor)).toBe(false)
  await other.call('verifyEmail', { token: await tokenTo(email), ...CHOSEN })
  expect([await isConfirmed(visitor), await isConfirmed(await guest()), await isConfirmed(other)]).toEqual([true, false, false])
  expect((await visitor.call('isAuth')).body.authenticated).toBe(false)
})

test('whoever signs up with the address of an account hears nothing of it', async () => {
  const { email } = await lounge.member()
  const stranger = await guest()
  await signUp(stranger, email)
  expect((await stranger.call('readVerification', { email })).body.payload.confirmed).toBe(false)
})
