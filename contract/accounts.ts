import * as z from 'zod/mini'
import { AVATAR_COLORS } from './art/avatars.ts'
import { BillingForm, ChangePasswordForm, LoginForm, PasswordForm, ProfileForm, RegisterForm, ResetForm } from './members/account-forms.ts'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { Email, Id, Points, Time } from './wire/fields.ts'

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_country_code: z.string(),
  phone_national_number: z.string(),
  balance: Points,
  points: Points,
  held: Points,
  /** Taken back after it had been spent (a chargeback): the next top-up repays it first. */
  owed: Points,
  is_channel: z.boolean(),
  channel_expire_at: z.nullable(Time),
  avatar_color: z.enum(AVATAR_COLORS),
  avatarUrl: z.nullable(z.string()),
  created_at: Time,
  country_id: z.nullable(z.string()),
  country: z.nullable(z.object({ id: z.string(), name: z.string() })),
  city: z.string(),
  address: z.string(),
  zip: z.string(),
  post_code: z.string(),
  role: z.enum(['member', 'operator']),
  email_verified: z.boolean(),
  /** Mails to the address come back: there is no such mailbox. */
  email_refused: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const Session = z.object({
  id: z.string(),
  kind: z.enum(['web', 'api']),
  name: z.string(),
  created_at: Time,
  last_used_at: Time,
  expires_at: Time,
  ip: z.string(),
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** OK with the token of a session, SUSPENDED with one for the vestibule alone, or VERIFY with the address where the link went. */
const SignIn = answer(z.nullable(z.object({ token: z.optional(z.string()), email: z.optional(z.string()) })))
export const csrfCookie = endpoint('csrfCookie', {
  summary: 'Sets the XSRF-TOKEN cookie',
  access: 'all',
  token: 'none',
  input: z.object({}),
  returns: answer(NOTHING),
  problems: [],
})
export const isAuth = endpoint('isAuth', {
  summary: 'Says whether the caller is signed in',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(NOTHING, { authenticated: z.boolean(), emailVerified: z.boolean(), suspended: z.boolean() }),
  problems: [],
})
export const login = endpoint('login', {
  summary: 'Signs in; with device_name an API token is answered instead of a session',
  access: 'all',
  token: 'none',
  input: LoginForm,
  returns: SignIn,
  problems: ['login.invalid', 'account.suspended', 'rate.limited'],
})
export const register = endpoint('register', {
  summary: 'Opens an account and mails a verification link',
  access: 'all',
  token: 'none',
  input: RegisterForm,
  returns: SignIn,
  problems: ['registration.closed', 'rate.limited'],
})
export const logout = endpoint('logout', {
  summary: 'Ends the session',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(NOTHING),
  problems: [],
})
export const readProfile = endpoint('readProfile', {
  summary: 'The member and their balance',
  access: 'signed-in',
  token: 'chat',
  input: z.object({}),
  returns: answer(Profile),
  problems: [],
})
export const updateProfile = endpoint('updateProfile', {
  summary: 'Changes name, phone and avatar colour',
  access: 'signed-in',
  token: 'none',
  input: ProfileForm,
  returns: answer(Profile),
  problems: [],
})
export const updateBilling = endpoint('updateBilling', {
  summary: 'Changes the billing address, which the last checkout left and the next one begins with',
  access: 'signed-in',
  token: 'none',
  input: BillingForm,
  returns: answer(Profile),
  problems: [],
})
export const chooseLanguage = endpoint('chooseLanguage', {
  summary: 'Keeps the language of the call (lang_id) as the one that mails to the member are written in',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(NOTHING),
  problems: [],
})
export const changePassword = endpoint('changePassword', {
  summary: 'Changes the password, ends all other sessions and renews this one',
  access: 'signed-in',
  token: 'none',
  input: ChangePasswordForm,
  returns: SignIn,
  problems: ['password.wrong', 'rate.limited'],
})
export const requestPasswordReset = endpoint('requestPasswordReset', {
  summary: 'Mails a reset link, valid 60 minutes',
  access: 'all',
  token: 'none',
  input: z.object({ email: Email }),
  returns: answer(NOTHING),
  problems: ['rate.limited'],
})
export const resetPassword = endpoint('resetPassword', {
  summary: 'Uses a reset link',
  access: 'all',
  token: 'none',
  input: ResetForm,
  returns: answer(NOTHING),
  problems: ['link.invalid', 'rate.limited'],
})
export const listSessions = endpoint('listSessions', {
  summary: 'The sessions and API tokens of the member',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(z.array(Session)),
  problems: [],
})
export const revokeSession = endpoint('revokeSession', {
  summary: 'Ends one session; asks for the password again',
  access: 'owner',
  token: 'none',
  input: z.extend(PasswordForm, { session_id: Id }),
  returns: answer(NOTHING),
  problems: ['session.not-found', 'password.wrong', 'rate.limited'],
})
export const revokeOtherSessions = endpoint('revokeOtherSessions', {
  summary: 'Ends all sessions but this one; asks for the password again',
  access: 'signed-in',
  token: 'none',
  input: PasswordForm,
  returns: answer(NOTHING),
  problems: ['password.wrong', 'rate.limited'],
})
