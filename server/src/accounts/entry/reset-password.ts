import type { ResetForm } from '@green-room/contract/members/account-forms'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { hadWelcome } from '../members/departed.ts'
import { emailKey, mailboxKey } from '../members/email-key.ts'
import { ANSWER_MS, sendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { requireUnknownPassword } from './require-unknown-password.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Welcome } from './welcome.ts'
import { closeLinks, spendLinkRow } from './link-store.ts'
import { findByEmail, findMember, updateMember } from '../store.ts'

/** Who is suspended needs a password for the vestibule; an address that nobody has confirmed has nothing to find there. */
const mayReset = (member: { suspended_at: Date | null; verified_at: Date | null }): boolean =>
  !member.suspended_at || member.verified_at !== null

/** Mails a reset link. The answer doesn't tell whether the account exists. */
export async function requestPasswordReset(lounge: Lounge, email: string): Promise<void> {
  const key = emailKey(email)
  await lounge.throttle.take('reset-account', key)
  await lounge.throttle.take('link-mails', mailboxKey(email))
  const ordered = transact(lounge.db, async (trx) => {
    const member = await findByEmail(trx, key)
    if (member?.email && mayReset(member)) await sendLink(lounge, trx, { memberId: member.id, purpose: 'reset', address: member.email })
  })
  await Promise.all([ordered, pause(ANSWER_MS)])
}

/** Uses a reset link, once: sets the password, ends every session and API token, and says so by mail. */
export async function resetPassword(
  lounge: Lounge,
  sessions: Sessions,
  welcome: Welcome,
  form: z.output<typeof ResetForm>,
  request: FastifyRequest,
): Promise<void> {
  const address = addressKey(request.ip)
  await lounge.throttle.take('link-address', address)
  await requireUnknownPassword(lounge.db, form.password, form.email)
  const passwordHash = await hashPassword(form.password)
  await transact(lounge.db, async (trx) => {
    const link = await spendLinkRow(trx, 'reset', hashToken(form.token))
    const member = link && (await findMember(trx, link.member_id))
    if (!member || !mayReset(member) || member.email_key !== emailKey(form.email)) throw problem('link.invalid')
    await closeLinks(trx, member.id)
    await updateMember(trx, member.id, {
      password_hash: passwordHash,
      ...(member.verified_at ? {} : { verified_at: lounge.clock.now(), wish: null }),
    })
    if (!member.verified_at) await welcome(trx, member.id, await hadWelcome(lounge, trx, member)) // the mailbox is proven by the link
    await sessions.end(trx, member.id, {})
    afterCommit(trx, () => noteSecurity(request, 'password.reset', member.id))
    await lounge.jobs.enqueue(trx, 'accounts.mail', { member: member.id, template: 'password-changed' })
  })
  await lounge.throttle.giveBack('link-address', address)
}
