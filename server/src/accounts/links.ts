// Links in mails. The token is derived from the link's own id, so no clear token lies in the database or in a waiting job.
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import type { Trx } from '#server/platform/database.ts'
import { hashToken, sign } from '#server/platform/secrets.ts'
import { closeLinks, findLink, insertLink, nextLinkId } from './store.ts'

const MINUTE_MS = 60_000
export const LINK_MINUTES = { verify: 24 * 60, reset: 60 } as const

const tokenOf = (lounge: LoungeInside, id: string): string => `${id}-${sign(lounge.secrets.key('links'), `link:${id}`)}`

/** Makes a link, ends its siblings, and orders the mail that carries it: one transaction. */
export async function sendLink(
  lounge: LoungeInside,
  trx: Trx,
  link: { memberId: string; purpose: 'verify' | 'reset'; address: string },
): Promise<void> {
  await closeLinks(trx, link.memberId)
  const id = await nextLinkId(trx)
  await insertLink(trx, {
    id,
    member_id: link.memberId,
    purpose: link.purpose,
    address: link.address,
    token_hash: hashToken(tokenOf(lounge, id)),
    expires_at: new Date(lounge.clock.now().getTime() + LINK_MINUTES[link.purpose] * MINUTE_MS),
  })
  await lounge.jobs.enqueue(trx, 'accounts.mail-link', { link: id })
}

/** The link that opens an account: it confirms the address; where no password stands, it also sets one. */
export const sendEntryLink = (
  lounge: LoungeInside,
  trx: Trx,
  member: { id: string; email: string; password_hash: string | null },
): Promise<void> =>
  sendLink(lounge, trx, { memberId: member.id, purpose: member.password_hash === null ? 'reset' : 'verify', address: member.email })

/** The job: writes the mail of a link that is still good. */
export async function mailLink(
  lounge: Lounge,
  linkId: string,
  write: (
    template: 'verify' | 'reset' | 'choose-password',
    language: string,
    values: Record<string, string | number>,
  ) => Promise<{ subject: string; text: string; html: string }>,
): Promise<void> {
  const link = await findLink(lounge.db, linkId)
  if (!link || link.used_at) return
  const purpose = link.purpose === 'reset' ? 'reset' : 'verify'
  const token = encodeURIComponent(tokenOf(lounge, linkId))
  const address =
    purpose === 'verify'
      ? `${lounge.publicUrl}/email-verification?token=${token}`
      : `${lounge.publicUrl}/reset-password?token=${token}&email=${encodeURIComponent(link.address)}`
  const minutes = LINK_MINUTES[purpose]
  // An account without a password has been signed up for twice: whoever reads its mail says which it is.
  const template = link.has_password ? purpose : 'choose-password'
  const mail = await write(template, link.language_code, { name: link.name, link: address, minutes, hours: Math.round(minutes / 60) })
  await lounge.mailer.send({ to: link.address, ...mail })
}
