// Somebody signs up with another one's address and waits for the click.
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

const [OWNERS, STRANGERS, CHOSEN] = ['Harbour42x', 'Attacker42x', 'Chosen42xy']
const twice = (password: string) => ({ password, password_confirmation: password })
const guest = (): Promise<Visitor> => guestCaller(lounge.origin)
const signUp = async (visitor: Visitor, email: string, password: string) =>
  expect((await visitor.call('register', { name: 'Ada', email, ...twice(password) })).body.status).toBe('VERIFY')
/** The tokens of the links that went to an address, the newest first, once there are so many. */
const tokensTo = (email: string, count: number): Promise<string[]> =>
  waitFor(async () => {
    const links = (await lounge.mailTo(email)).flatMap((mail) => mail.links).filter((link) => link.includes('/email-verification#token='))
    return links.length === count && links.map((link) => tokenIn(link))
  })
const isSignedIn = async (email: string, password: string): Promise<boolean> =>
  (await (await guest()).call('login', { email, password })).body.status === 'OK'

test.each([
  ['alone', [STRANGERS]],
  ['before its owner', [STRANGERS, OWNERS]],
  ['after its owner', [OWNERS, STRANGERS]],
])('a stranger who signs up %s plants no password under the owner’s click: another browser chooses one', async (_when, passwords) => {
  const email = newAddress()
  for (const [index, password] of passwords.entries()) {
    await signUp(await guest(), email, password)
    await tokensTo(email, index + 1)
  }
  const [token] = await tokensTo(email, passwords.length)
  const owner = await guest()
  const refused = await owner.call('verifyEmail', { token })
  expect([refused.code, refused.body.code]).toEqual([422, 'link.password-needed'])
  const weak = await owner.call('verifyEmail', { token, ...twice('Password1') })
  expect(weak.body.errors.password).toHaveLength(1)
  expect((await owner.call('verifyEmail', { token, ...twice(CHOSEN) })).body.status).toBe('OK')
  expect(await Promise.all([...passwords, CHOSEN].map((password) => isSignedIn(email, password)))).toEqual([
    ...passwords.map(() => false),
    true,
  ])
})

test('in the browser that signed up the link is enough, with the password that was typed there last', async () => {
  const [email, owner] = [newAddress(), await guest()]
  await signUp(owner, email, 'Mistyped42x')
  await signUp(owner, email, OWNERS)
  const [token] = await tokensTo(email, 2)
  expect((await owner.call('verifyEmail', { token })).body.status).toBe('OK')
  expect([await isSignedIn(email, 'Mistyped42x'), await isSignedIn(email, OWNERS)]).toEqual([false, true])
})

test('a new sign-up leaves the link good that is on its way; one that was used ends them all', async () => {
  const [email, owner] = [newAddress(), await guest()]
  await signUp(owner, email, OWNERS)
  const [first] = await tokensTo(email, 1)
  await signUp(await guest(), email, STRANGERS)
  const [second] = await tokensTo(email, 2)
  expect((await owner.call('verifyEmail', { token: first, ...twice(CHOSEN) })).body.status).toBe('OK')
  expect((await owner.call('verifyEmail', { token: second, ...twice(STRANGERS) })).body.code).toBe('link.invalid')
  expect([await isSignedIn(email, CHOSEN), await isSignedIn(email, STRANGERS)]).toEqual([true, false])
})

test('being asked for a password is no guess: whoever reads the form often is not shut out', async () => {
  const [email, owner] = [newAddress(), await guest()]
  await signUp(await guest(), email, STRANGERS)
  const [token] = await tokensTo(email, 1)
  for (let round = 0; round < 12; round++) expect((await owner.call('verifyEmail', { token })).body.code).toBe('link.password-needed')
})
