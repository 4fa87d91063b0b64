import type { ResetForm } from '@green-room/contract/account-forms'
import type * as z from 'zod/mini'
import { readSettings } from '#server/content/settings.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { isReturning } from './departed.ts'
import { emailKey } from './email-key.ts'
import { sendLink } from './links.ts'
import { hashPassword, isKnownPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import type { Welcome } from './welcome.ts'
import { closeLinks, findByEmail, findMember, updateMember, useLinkRow } from './store.ts'

/** Mails a reset link. The answer doesn't tell whether the account exists. */
export async function requestPasswordReset(lounge: Lounge, email: string): Promise<void> {
  const key = emailKey(email)
  await lounge.throttle.take('reset-account', key)
  await transact(lounge.db, async (trx) => {
    const member = await findByEmail(trx, key)
    if (member?.email && !member.suspended_at) await sendLink(lounge, trx, { memberId: member.id, purpose: 'reset', address: member.email })
  })
}

/** Uses a reset link, once: sets the password, ends every session and API token, and says so by mail. */
export async function resetPassword(
  lounge: Lounge,
  sessions: Sessions,
  welcome: Welcome,
  form: z.output<typeof ResetForm>,
  ip: string,
): Promise<void> {
  const address = addressKey(ip)
  await lounge.throttle.take('link-address', address)
  const { product_name } = await readSettings(lounge.db)
  if (isKnownPassword(form.password, [product_name, form.email, form.email.split('@')[0] ?? '']))
    throw formProblem({ password: 'form.password-known' })
  const passwordHash = await hashPassword(form.password)
  await transact(lounge.db, async (trx) => {
    const link = await useLinkRow(trx, 'reset', hashToken(form.token))
    const member = link && (await findMember(trx, link.member_id))
    if (!member || member.suspended_at || member.email_key !== emailKey(form.email)) throw problem('link.invalid')
    await closeLinks(trx, member.id)
    await updateMember(trx, member.id, { password_hash: passwordHash, ...(member.verified_at ? {} : { verified_at: lounge.clock.now() }) })
    if (!member.verified_at) await welcome(trx, member.id, await isReturning(lounge, trx, member.email_key)) // the mailbox is proven by the link
    await sessions.end(trx, member.id, {})
    await lounge.jobs.enqueue(trx, 'accounts.mail', { member: member.id, template: 'password-changed' })
  })
  await lounge.throttle.giveBack('link-address', address)
}
