import { randomBytes } from 'node:crypto'
import { until } from '../lounge-process.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { tokenIn } from './link-token.ts'

/** An address that nobody had before. */
export const newAddress = (): string => `guest-${randomBytes(6).toString('hex')}@example.com`
/** What the form of signing up sends. */
export const signUpForm = (email: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Ada',
  email,
  password: 'Harbour42x',
  password_confirmation: 'Harbour42x',
  ...more,
})

/** Somebody new at a running lounge, through its mailbox, with their welcome points. */
export async function signUp(origin: string, email: string, name = 'Ada', password = 'Harbour42x'): Promise<Visitor & { id: string }> {
  const visitor = createVisitor(origin)
  await visitor.call('csrfCookie')
  await visitor.call('register', { name, email, password, password_confirmation: password })
  const link = await until(async () => {
    const mails = (await (await fetch(`${origin}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as { links: string[] }[]
    return mails.flatMap((mail) => mail.links).find((url) => url.includes('/email-verification#token='))
  }, 20_000)
  const { body } = await visitor.call('verifyEmail', { token: tokenIn(link) })
  visitor.setToken(body.payload.token)
  const profile = await until(async () => {
    const answer = await visitor.call('readProfile')
    return answer.body.payload.balance > 0 && answer.body.payload
  }, 20_000)
  return Object.assign(visitor, { id: profile.id as string })
}
