// Links in mails. The token is derived from the link's own id, so no clear token lies in the database or in a waiting job.
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { hashToken, sign } from '#server/platform/secrets.ts'
import { findLink, insertLink, nextLinkId, type Purpose } from './link-store.ts'
import { mailMember } from '../members/mail-member.ts'

const MINUTE_MS = 60_000
export const LINK_MINUTES = { verify: 24 * 60, reset: 60, change: 24 * 60, undo: 7 * 24 * 60 } as const satisfies Record<Purpose, number>
const MAILS = { verify: 'verify', reset: 'reset', change: 'new-email-confirm', undo: 'email-changed' } as const satisfies Record<
  Purpose,
  string
>
/** A link that is ordered and one for an address that nobody has are answered after the same time: longer than either takes. */
export const ANSWER_MS = 60

const tokensOf = ({ secrets }: LoungeInside, id: string) => secrets.keys('links').map((key) => `${id}-${sign(key, `link:${id}`)}`)

/** Makes a link and orders the mail that carries it: one transaction. One that is on its way stays good; whichever is used ends them all. */
export async function sendLink(
  lounge: LoungeInside,
  trx: Trx,
  link: { memberId: string; purpose: Purpose; address: string },
): Promise<void> {
  const id = await nextLinkId(trx)
  await insertLink(trx, {
    id,
    member_id: link.memberId,
    purpose: link.purpose,
    address: link.address,
    token_hash: hashToken(tokensOf(lounge, id)[0]!),
    expires_at: new Date(lounge.clock.now().getTime() + LINK_MINUTES[link.purpose] * MINUTE_MS),
  })
  await lounge.jobs.enqueue(trx, 'accounts.mail-link', { link: id })
}

/** The job: writes the mail of a link that is still good. */
export async function mailLink(
  lounge: Lounge,
  linkId: string,
  write: (
    template: (typeof MAILS)[Purpose],
    language: string,
    values: Record<string, string | number>,
  ) => Promise<{ subject: string; text: string; html: string }>,
): Promise<void> {
  const link = await findLink(lounge.db, linkId)
  if (!link || link.used_at) return
  const purpose = PURPOSES.find((one) => one === link.purpose) ?? 'verify'
  const token = tokensOf(lounge, linkId).find((one) => hashToken(one).equals(link.token_hash))
  if (token === undefined) return lounge.log.warn({ link: linkId }, 'a link of a secret that is gone was not mailed')
  const minutes = LINK_MINUTES[purpose]
  const mail = await write(MAILS[purpose], link.language_code, {
    name: link.name,
    link: lounge.publicUrl + pageOf(purpose, token, link.address),
    minutes,
    hours: Math.round(minutes / 60),
    days: Math.round(minutes / 60 / 24),
  })
  await mailMember(lounge, { id: link.member_id, email: link.address }, mail)
}

const PURPOSES = Object.keys(MAILS) as Purpose[]
/** The token stands behind `#`: no server, no proxy and no referrer ever has it. */
function pageOf(purpose: Purpose, token: string, address: string): string {
  if (purpose === 'change') return `/email-change#token=${token}`
  if (purpose === 'undo') return `/email-change#undo=${token}`
  return purpose === 'verify' ? `/email-verification#token=${token}` : `/reset-password#token=${token}&email=${encodeURIComponent(address)}`
}
