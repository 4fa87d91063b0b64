// The forms of accounts, checked by the same schemas in the browser and on the server. Their own file, so that the browser loads nothing else with them.
import * as z from 'zod/mini'
import { AVATAR_COLORS } from '../art/avatars.ts'
import { wishOf } from './wish.ts'
import { Email, name, NewPassword, required, text } from '../wire/fields.ts'

const confirmed = <Shape extends z.ZodMiniType<{ password?: string | undefined; password_confirmation?: string | undefined }>>(
  schema: Shape,
) =>
  schema.check(
    z.refine((form) => form.password === form.password_confirmation, { error: 'form.password-mismatch', path: ['password_confirmation'] }),
  )
const Confirmation = z.string({ error: 'form.password-confirm' }).check(z.minLength(1, { error: 'form.password-confirm' }))
const TypedPassword = z
  .string({ error: 'form.password-required' })
  .check(z.minLength(1, { error: 'form.password-required' }), z.maxLength(1024, { error: 'form.too-long' }))

/** What somebody wanted before they came to the form. A wish that can't be kept is none: nobody is refused for it. */
const Wish = z.optional(
  z.pipe(
    text(2_000),
    z.transform((wanted: string) => wishOf(wanted) ?? undefined),
  ),
)

export const LoginForm = z.object({
  email: Email,
  password: TypedPassword,
  device_name: z.optional(name('form.name-required')),
  wish: Wish,
})
export const RegisterForm = confirmed(
  z.object({
    name: name('form.name-required'),
    email: Email,
    phone: z._default(text(25), ''),
    phoneCountryCode: z._default(text(6), ''),
    nationalNumber: z._default(text(20), ''),
    password: NewPassword,
    password_confirmation: Confirmation,
    wish: Wish,
  }),
)
export const ProfileForm = z.object({
  name: name('form.first-name-required'),
  surname: name('form.last-name-required'),
  phone: required(25, 'form.phone-required'),
  avatar_color: z.enum(AVATAR_COLORS, { error: 'form.avatar-color-required' }),
  email: z.optional(Email),
})
/** In the browser that signed up the token is enough; in another one a password is chosen with it. */
export const VerifyForm = confirmed(
  z.object({
    token: required(200, 'form.token-required'),
    password: z.optional(NewPassword),
    password_confirmation: z.optional(Confirmation),
  }),
)
/** Asked for again before what a stranger at an open screen must not do. */
export const PasswordForm = z.object({ password: TypedPassword })
/** A new address, for which the password is asked again. */
export const ChangeEmailForm = z.object({ email: Email, password: TypedPassword })
/** What the link in a mail brings along. */
export const TokenForm = z.object({ token: required(200, 'form.token-required') })
/** What the next checkout begins with. All of it may be empty. */
export const BillingForm = z.object({
  /** ISO code or id of the list of countries. */
  country: text(10),
  city: text(100),
  address: text(200),
  post_code: text(20),
})
export const ResetForm = confirmed(
  z.object({ token: required(200, 'form.token-required'), email: Email, password: NewPassword, password_confirmation: Confirmation }),
)
export const ChangePasswordForm = confirmed(
  z.object({
    current_password: z
      .string({ error: 'form.current-password-required' })
      .check(z.minLength(1, { error: 'form.current-password-required' }), z.maxLength(1024)),
    password: NewPassword,
    password_confirmation: Confirmation,
  }),
)
