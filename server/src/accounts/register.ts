import type { RegisterForm } from '@green-room/contract/account-forms'
import type * as z from 'zod/mini'
import { readSettings } from '#server/content/settings.ts'
import { transact } from '#server/platform/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { emailKey } from './email-key.ts'
import { sendLink } from './links.ts'
import { hashPassword, isKnownPassword } from './passwords.ts'
import { checkPhone, NO_PHONE } from './phone.ts'
import { findByEmail, insertPerson } from './store.ts'

/** Opens an account that waits for its verification. A known address gets a mail instead, and the caller the same answer. */
export async function register(lounge: Lounge, form: z.output<typeof RegisterForm>, from: { ip: string; language: string }): Promise<void> {
  const settings = await readSettings(lounge.db)
  if (!settings.is_reg_enabled) throw problem('registration.closed')
  await lounge.throttle.take('register-address', addressKey(from.ip))
  if (isKnownPassword(form.password, [settings.product_name, form.email, form.email.split('@')[0] ?? '']))
    throw formProblem({ password: 'form.password-known' })
  const phone =
    form.phone === '' && form.nationalNumber === ''
      ? NO_PHONE
      : checkPhone(form.phone, { countryCode: form.phoneCountryCode, nationalNumber: form.nationalNumber })
  const passwordHash = await hashPassword(form.password)
  const key = emailKey(form.email)

  await transact(lounge.db, async (trx) => {
    const id = await insertPerson(trx, {
      kind: 'person',
      name: form.name,
      email: form.email,
      email_key: key,
      password_hash: passwordHash,
      language_code: from.language,
      ...phone,
    })
    if (id) return sendLink(lounge, trx, { memberId: id, purpose: 'verify', address: form.email, passwordHash })
    const known = await findByEmail(trx, key)
    if (!known) return
    // An address that nobody verified yet: this registration's own link confirms this registration's password, and no other.
    if (!known.verified_at) return sendLink(lounge, trx, { memberId: known.id, purpose: 'verify', address: form.email, passwordHash })
    await lounge.jobs.enqueue(trx, 'accounts.mail', { member: known.id, template: 'already-registered' })
  })
}
