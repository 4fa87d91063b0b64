import type { RegisterForm } from '@green-room/contract/members/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { readSettings } from '#server/content/settings.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { emailKey, mailboxKey } from '../members/email-key.ts'
import { sendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { checkPhone, NO_PHONE } from '../members/phone.ts'
import { requireUnknownPassword } from './require-unknown-password.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { insertPerson, lockByEmail, updateMember } from '../store.ts'

/**
 * Opens an account that waits for its verification. A known address gets a mail instead, and the caller the same answer after the same work.
 * Of several who sign up with one address the last counts; whose mailbox it is shows when its link is used (`verifyEmail`).
 */
export async function register(
  lounge: Lounge,
  sessions: Sessions,
  form: z.output<typeof RegisterForm>,
  language: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ isNew: boolean }> {
  if (!(await readSettings(lounge.db)).is_reg_enabled) throw problem('registration.closed')
  await lounge.throttle.take('register-address', addressKey(request.ip))
  const key = emailKey(form.email)
  await lounge.throttle.take('link-mails', mailboxKey(form.email))
  await requireUnknownPassword(lounge.db, form.password, form.email)
  const phone =
    form.phone === '' && form.nationalNumber === ''
      ? NO_PHONE
      : checkPhone(form.phone, { countryCode: form.phoneCountryCode, nationalNumber: form.nationalNumber })
  const passwordHash = await hashPassword(form.password)
  return transact(lounge.db, async (trx) => {
    const entry = {
      name: form.name,
      email: form.email,
      password_hash: passwordHash,
      signed_up_device_id: await sessions.device(trx, request, reply),
      language_code: language,
      wish: form.wish ?? null,
      ...phone,
    }
    const id = await insertPerson(trx, { kind: 'person', email_key: key, mailbox_key: mailboxKey(form.email), ...entry })
    const known = id ? { id, verified_at: null, suspended_at: null } : await lockByEmail(trx, key)
    if (known?.verified_at) await lounge.jobs.enqueue(trx, 'accounts.mail', { member: known.id, template: 'already-registered' })
    if (!known || known.verified_at || known.suspended_at) return { isNew: false }
    if (!id) await updateMember(trx, known.id, entry)
    await sendLink(lounge, trx, { memberId: known.id, purpose: 'verify', address: form.email })
    return { isNew: id !== undefined }
  })
}
