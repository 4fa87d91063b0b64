// The address of an account, and how it becomes another one.
import * as z from 'zod/mini'
import { ChangeEmailForm, TokenForm } from './account-forms.ts'
import { answer, endpoint, NOTHING } from '../endpoint.ts'

export const changeEmail = endpoint('changeEmail', {
  summary: 'Mails a link to a new address, valid 24 hours; the address changes when it is used',
  access: 'signed-in',
  token: 'none',
  input: ChangeEmailForm,
  returns: answer(NOTHING),
  problems: ['password.wrong', 'rate.limited'],
})
export const confirmEmail = endpoint('confirmEmail', {
  summary: 'Uses the link in the mail to the new address',
  access: 'all',
  token: 'none',
  input: TokenForm,
  returns: answer(z.object({ email: z.string() })),
  problems: ['link.invalid', 'email.taken', 'rate.limited'],
})
export const undoEmail = endpoint('undoEmail', {
  summary: 'Uses the link in the mail to the old address, valid 7 days: it is the address again, and nobody is signed in any more',
  access: 'all',
  token: 'none',
  input: TokenForm,
  returns: answer(z.object({ email: z.string() })),
  problems: ['link.invalid', 'email.taken', 'rate.limited'],
})
