// Both sides hear what was decided: the member with its reasons, who reported it without a name.
import { addressOf } from '#server/accounts/members/find-members.ts'
import { mailMember } from '#server/accounts/members/mail-member.ts'
import { writeMail } from '#server/content/write-mail.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { findDecision } from './decision-store.ts'
import { decisionTokens } from './decision-token.ts'
import { makeStatement } from './statement.ts'
import { findReport } from './store.ts'

/** The statement of reasons, in the language that the decision names. Its link opens the decision without signing in. */
export async function mailDecision(lounge: Lounge, id: string): Promise<void> {
  const decision = await findDecision(lounge.db, id)
  const to = decision?.member_id ? await addressOf(lounge.db, decision.member_id) : null
  if (!decision || !to) return
  const { title, paragraphs } = await makeStatement(lounge, lounge.db, decision)
  const mail = await writeMail(lounge, 'decision', decision.language_code, {
    name: to.name,
    title,
    statement: paragraphs.join('\n\n'),
    link: `${lounge.publicUrl}/decisions/${id}#token=${decisionTokens(lounge, id)[0]!}`,
  })
  await mailMember(lounge, { id: decision.member_id!, email: to.email }, mail)
}

/** `outcome` null: that the report has arrived. */
export async function mailReporter(lounge: Lounge, reportId: string, outcome: string | null): Promise<void> {
  const report = await findReport(lounge.db, reportId)
  const to = report && (await addressOf(lounge.db, report.reporter_id))
  if (!report || !to) return
  const { title } = report.snapshot as { title?: string }
  const template = outcome === null ? 'report-arrived' : 'report-decided'
  const values = { name: to.name, title: title ?? '', number: report.id }
  const mail = await writeMail(lounge, template, to.language, values, { outcome: outcome === 'no-breach' ? 'kept' : 'acted' })
  await mailMember(lounge, { id: report.reporter_id, email: to.email }, mail)
}
