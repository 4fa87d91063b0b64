// Both sides hear what was decided: the member with its reasons, who reported it without a name.
import { addressOf } from '#server/accounts/members/find-members.ts'
import { mailMember } from '#server/accounts/members/mail-member.ts'
import { writeMail, type Letter } from '#server/content/write-mail.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { findDecision } from './decision-store.ts'
import { decisionTokens, reportTokens } from './decision-token.ts'
import { makeAnswer, toldOf } from './reported.ts'
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

/** `outcome` null: that the report has arrived. Its link opens what was decided without signing in. */
export async function mailReporter(lounge: Lounge, reportId: string, outcome: string | null): Promise<void> {
  const report = await findReport(lounge.db, reportId)
  const to = report && (await addressOf(lounge.db, report.reporter_id))
  if (!report || !to) return
  const { title: reported = '' } = report.snapshot as { title?: string }
  const mailed = (mail: Letter) => mailMember(lounge, { id: report.reporter_id, email: to.email }, mail)
  if (outcome === null) {
    await mailed(await writeMail(lounge, 'report-arrived', to.language, { name: to.name, title: reported, number: report.id }))
    return
  }
  const { title, paragraphs } = makeAnswer(lounge, to.language, toldOf(outcome), { id: report.id, title: reported })
  const link = `${lounge.publicUrl}/decisions/r${report.id}#token=${reportTokens(lounge, report.id)[0]!}`
  await mailed(await writeMail(lounge, 'decision', to.language, { name: to.name, title, statement: paragraphs.join('\n\n'), link }))
}
