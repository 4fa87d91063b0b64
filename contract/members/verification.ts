// How an address is confirmed, and what the browser is told that waits for it.
import * as z from 'zod/mini'
import { VerifyForm } from './account-forms.ts'
import { answer, endpoint, NOTHING } from '../endpoint.ts'
import { Email } from '../wire/fields.ts'

/** Beside the token, the path of the page that the newcomer wanted. */
const FirstSignIn = answer(z.object({ token: z.string(), wish: z.nullable(z.string()) }))

export const verifyEmail = endpoint('verifyEmail', {
  summary: 'Uses a verification link and signs in; in another browser than the one that signed up, with a password chosen there',
  access: 'all',
  token: 'none',
  input: VerifyForm,
  returns: FirstSignIn,
  problems: ['link.invalid', 'link.password-needed', 'rate.limited'],
})
export const readVerification = endpoint('readVerification', {
  summary: 'Says to the browser that signed up whether the address has been confirmed meanwhile, wherever',
  access: 'all',
  token: 'none',
  input: z.object({ email: Email }),
  returns: answer(z.object({ confirmed: z.boolean() })),
  problems: ['rate.limited'],
})
export const resendConfirmationLink = endpoint('resendConfirmationLink', {
  summary: 'Mails the verification link again, once in 60 s',
  access: 'all',
  token: 'none',
  input: z.object({ email: Email }),
  returns: answer(NOTHING),
  problems: ['rate.limited'],
})
