import type { RegisterForm } from '@green-room/contract/account-forms'
import type * as z from 'zod/mini'
import { readSettings } from '#server/content/settings.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { emailKey } from './email-key.ts'
import { sendEntryLink } from './links.ts'
import { hashPassword, isKnownPassword, isPassword } from './passwords.ts'
import { checkPhone, NO_PHONE } from './phone.ts'
import { findByEmail, insertPerson, lockByEmail, updateMember } from './store.ts'

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
  const waiting = await findByEmail(lounge.db, key)
  const isSame = waiting !== undefined && !waiting.verified_at && (await isPassword(form.password, waiting.password_hash))

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
    if (id) return sendEntryLink(lounge, trx, { id, email: form.email, password_hash: passwordHash })
    const known = await lockByEmail(trx, key)
    if (!known) return
    if (!known.verified_at) {
      // Two passwords for an address that nobody has confirmed: one of them may be a stranger's. Neither counts; the mailbox's owner chooses.
      const password = isSame && known.password_hash === waiting.password_hash ? known.password_hash : null
      await updateMember(trx, known.id, { password_hash: password })
      return sendEntryLink(lounge, trx, { id: known.id, email: form.email, password_hash: password })
    }
    await lounge.jobs.enqueue(trx, 'accounts.mail', { member: known.id, template: 'already-registered' })
  })
}
