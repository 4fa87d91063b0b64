import type { Lounge } from '#server/platform/lounge.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { NoMailbox } from '#server/platform/running/mail-days.ts'

/** Sends a mail to a member. Whether their address exists is kept with them, and told on their pages. */
export async function mailMember(lounge: Lounge, to: { id: string; email: string }, letter: Omit<Mail, 'to'>): Promise<void> {
  try {
    await lounge.mailer.send({ to: to.email, ...letter })
  } catch (error) {
    if (error instanceof NoMailbox) await noteRefused(lounge, to, true)
    throw error
  }
  // The mail has left: it is not sent again because this could not be written.
  await noteRefused(lounge, to, false).catch(() => {})
}

async function noteRefused({ db, clock, live }: Lounge, { id, email }: { id: string; email: string }, isRefused: boolean): Promise<void> {
  const changed = await db
    .updateTable('member')
    .set({ mail_refused_at: isRefused ? clock.now() : null })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('mail_refused_at', isRefused ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n) live.publish(`member:${id}`, { name: 'profile.changed', data: {} })
}
