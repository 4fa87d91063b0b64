// The address of an account changes when the new mailbox confirms it; the old one is told before and after, and can take it back.
import type { ChangeEmailForm, TokenForm } from '@green-room/contract/members/account-forms'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { noteSecurity, type SecurityEvent } from '#server/platform/log/security-event.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { afterCommit, transact } from '#server/platform/transact.ts'
import { findLinkRow, forgetDevices, freeAddress, lockById } from './address-store.ts'
import { rememberAddress } from '../members/departed.ts'
import { emailKey, mailboxKey } from '../members/email-key.ts'
import { sendLink } from './links.ts'
import { requirePassword } from './require-password.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { closeLinks, spendLinkRow } from './link-store.ts'
import { findByEmail, updateMember } from '../store.ts'

type Token = z.output<typeof TokenForm>

/** Mails a link to the new address. The answer doesn't tell whether somebody has it: who does gets another mail. */
export async function changeEmail(lounge: Lounge, caller: Member, form: z.output<typeof ChangeEmailForm>, request: FastifyRequest) {
  const { email, password } = form
  const member = await requirePassword(lounge, caller.memberId, password, 'password')
  const key = emailKey(email)
  if (key === member.email_key) throw formProblem({ email: 'form.email-same' })
  await lounge.throttle.take('email-changes', member.id)
  await lounge.throttle.take('link-mails', mailboxKey(email))
  await transact(lounge.db, async (trx) => {
    const holder = await findByEmail(trx, key)
    const mail = (values: { member: string; template: string; email?: string }) => lounge.jobs.enqueue(trx, 'accounts.mail', values)
    if (holder?.verified_at) await mail({ member: holder.id, template: 'already-registered' })
    else await sendLink(lounge, trx, { memberId: member.id, purpose: 'change', address: email })
    await mail({ member: member.id, template: 'new-email-notice', email })
    afterCommit(trx, () => noteSecurity(request, 'address.change-requested', member.id))
  })
}

/** The new mailbox has answered. Who is signed in stays so; every other link of the account is over, but not the way back. */
export const confirmEmail = (lounge: Lounge, form: Token, request: FastifyRequest): Promise<{ email: string }> =>
  spendLink(lounge, form, request, 'change', 'address.changed', async (trx, member, address) => {
    await closeLinks(trx, member.id)
    // Or the old mailbox, free again, would have its welcome points anew.
    if (member.email_key) await rememberAddress(lounge, trx, member.email_key)
    await updateMember(trx, member.id, keysOf(address))
    if (member.email) await sendLink(lounge, trx, { memberId: member.id, purpose: 'undo', address: member.email })
  })

/** The old mailbox takes its account back: whoever is in it is put out, the password opens nothing any more, and a link to a new one is on its way. */
export const undoEmail = (lounge: Lounge, sessions: Sessions, form: Token, request: FastifyRequest): Promise<{ email: string }> =>
  spendLink(lounge, form, request, 'undo', 'address.change-undone', async (trx, member, address) => {
    await closeLinks(trx, member.id, { withUndo: true })
    await updateMember(trx, member.id, { ...keysOf(address), password_hash: null })
    await forgetDevices(trx, member.id)
    await sessions.end(trx, member.id, {})
    await sendLink(lounge, trx, { memberId: member.id, purpose: 'reset', address })
  })

const keysOf = (email: string) => ({ email, email_key: emailKey(email), mailbox_key: mailboxKey(email), mail_refused_at: null })
type Row = NonNullable<Awaited<ReturnType<typeof lockById>>>

/** Uses a link once. Pressed again, it answers alike as long as what it brought about stands. */
async function spendLink(
  lounge: Lounge,
  { token }: Token,
  request: FastifyRequest,
  purpose: 'change' | 'undo',
  event: SecurityEvent,
  act: (trx: Trx, member: Row, address: string) => Promise<void>,
): Promise<{ email: string }> {
  const from = addressKey(request.ip)
  await lounge.throttle.take('link-address', from)
  const hash = hashToken(token)
  const address = await transact(lounge.db, async (trx) => {
    const fresh = await spendLinkRow(trx, purpose, hash)
    const link = fresh ?? (await findLinkRow(trx, purpose, hash))
    const member = link && (await lockById(trx, link.member_id))
    if (!link || !member || member.deleted_at || member.suspended_at) throw problem('link.invalid')
    const isThere = member.email_key === emailKey(link.address)
    if (isThere) return link.address
    if (!fresh) throw problem('link.invalid')
    // Who signed up with it and never confirmed it gives way to whoever opens its mail.
    if (!(await freeAddress(trx, emailKey(link.address), lounge.clock.now()))) throw problem('email.taken')
    await act(trx, member, link.address)
    afterCommit(trx, () => {
      noteSecurity(request, event, member.id)
      lounge.live.publish(`member:${member.id}`, { name: 'profile.changed', data: {} })
    })
    return link.address
  }).catch((error: unknown) => {
    // Somebody came by it in the same moment.
    throw isDouble(error) ? problem('email.taken') : error
  })
  await lounge.throttle.giveBack('link-address', from)
  return { email: address }
}

const isDouble = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
