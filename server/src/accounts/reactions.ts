// Mails of the accounts slice: always a job, in the member's language.
import type { Payload } from '#server/platform/jobs.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { writeMail } from '#server/content/write-mail.ts'
import { mailLink } from './links.ts'
import { findMember } from './store.ts'

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
    await lounge.mailer.send({ to: member.email, ...mail })
  })
}

/** What the order of a mail carries beside its member: values of the template. */
const texts = (values: Payload): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [])),
  )
