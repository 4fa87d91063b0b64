// Mails of the accounts slice, always a job, in the member's language; and what has ended, which goes each hour.
import { isAmount, type Amount } from '#server/platform/texts/amounts.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { writeMail } from '#server/content/write-mail.ts'
import { deletePastLinks } from './entry/link-store.ts'
import { mailLink } from './entry/links.ts'
import { mailMember } from './members/mail-member.ts'
import { deletePastSessions, findMember } from './store.ts'

const HOUR_S = 3_600

export function accountReactions(lounge: Lounge): void {
  lounge.jobs.on('accounts.mail-link', ({ link }) =>
    mailLink(lounge, String(link), (template, language, values) => writeMail(lounge, template, language, values)),
  )
  lounge.jobs.on('accounts.mail', async ({ member: id, template, ...values }) => {
    const member = await findMember(lounge.db, String(id))
    if (!member?.email) return
    const mail = await writeMail(lounge, String(template), member.language_code, {
      name: member.name,
      link: `${lounge.publicUrl}/auth?form=signin`,
      ...texts(values),
    })
    await mailMember(lounge, { id: member.id, email: member.email }, mail)
  })
  lounge.jobs.every('accounts.tidy', HOUR_S, async () => {
    await deletePastSessions(lounge.db)
    await deletePastLinks(lounge.db)
  })
}

/** What the order of a mail carries beside its member: values of the template. */
const texts = (values: Record<string, unknown>): Record<string, string | number | Amount> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || isAmount(value) ? [[name, value]] : [],
    ),
  )
