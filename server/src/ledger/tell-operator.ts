// Mails to whoever runs the lounge, in the language of its logs and commands.
import type { Lounge } from '#server/platform/lounge.ts'
import { listFindings } from './alarm.ts'

const SHOWN_MAX = 20
const LINE_MAX = 300

/** Mails the newest seal once a day, so that a copy exists outside the database. */
export async function mailSeal(lounge: Lounge, seal: string): Promise<void> {
  const waiting = (await listFindings(lounge.db)).length
  await mail(lounge, `the books are sealed, number ${seal.split(':')[0]}`, [
    seal,
    'Keep this mail. It says what the books were on this day, and whoever rewrites them can’t rewrite it. To compare:',
    `npm run books -- look --seal ${seal}`,
    ...(waiting > 0 ? [`${waiting} found wrong, and nobody has looked yet: the checkout is closed.`] : []),
  ])
}

export async function mailFindings(lounge: Lounge): Promise<void> {
  const findings = await listFindings(lounge.db)
  if (findings.length === 0) return // somebody was quicker
  await mail(lounge, 'the books are wrong, and nobody can top up', [
    `Found by the verifier: ${findings.length}. Reading and chatting go on; the checkout stays closed until you have looked.`,
    findings
      .slice(0, SHOWN_MAX)
      .map(({ rule, what, detail }) =>
        `${rule}: ${what} ${detail}`
          .replace(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, LINE_MAX),
      )
      .join('\n'),
    'npm run books -- look',
    'npm run books -- reopen --reason "…"',
  ])
}

async function mail(lounge: Lounge, subject: string, paragraphs: string[]): Promise<void> {
  const to = lounge.config.operatorEmail
  if (to === undefined) return
  const text = `${paragraphs.join('\n\n')}\n`
  const html = `<pre style="white-space:pre-wrap">${text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`
  await lounge.mailer.send({ to, subject: `${new URL(lounge.publicUrl).host}: ${subject}`, text, html })
}
