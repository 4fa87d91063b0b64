import { setTimeout as pause } from 'node:timers/promises'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { emailKey, mailboxKey } from '../members/email-key.ts'
import { ANSWER_MS, sendLink } from './links.ts'
import { findByEmail } from '../store.ts'

/** Mails the link again, once in a minute. The answer is the same whether the account exists or not. */
export async function resendConfirmationLink(lounge: Lounge, email: string): Promise<void> {
  const key = emailKey(email)
  await lounge.throttle.take('resend-account', key)
  await lounge.throttle.take('link-mails', mailboxKey(email))
  const ordered = transact(lounge.db, async (trx) => {
    const member = await findByEmail(trx, key)
    if (member?.email && !member.verified_at) await sendLink(lounge, trx, { memberId: member.id, purpose: 'verify', address: member.email })
  })
  await Promise.all([ordered, pause(ANSWER_MS)])
}
