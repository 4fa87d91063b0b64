// Who reported a title reads what was decided by the link of its mail, and objects where nothing was changed.
import type { Decision } from '@green-room/contract/reports'
import type { Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { addressOf } from '#server/accounts/members/find-members.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { appealUntil, openAppeal, presentAppeal, type Asker } from './appeal.ts'
import { findAppeal } from './case-store.ts'
import { latestOfCase, lockDecision, type DecisionRow } from './decision-store.ts'
import { makeAnswer, type Told } from './reported.ts'
import { findReport } from './store.ts'

/** Where nothing is left of the report, nothing was decided yet, or another member asks, there is nothing to be read. */
async function decidedAbout(db: Db | Trx, reportId: string, asker: Asker) {
  const report = await findReport(db, reportId)
  const decision = report?.case_id ? await latestOfCase(db, report.case_id) : undefined
  if (!report || !decision) throw problem('token' in asker ? 'link.invalid' : 'decision.not-found')
  if ('memberId' in asker && asker.memberId !== report.reporter_id) throw problem('decision.not-found')
  return { report, decision }
}

const isOpen = (lounge: LoungeInside, decision: DecisionRow): boolean =>
  decision.outcome === 'no-breach' && decision.undone_by === null && appealUntil(decision)! > lounge.clock.now()

function toldOf({ outcome, undone_by: undone }: DecisionRow): Told {
  if (outcome === 'no-breach') return undone === null ? 'kept' : 'anew'
  return undone === null ? 'acted' : 'restored'
}

export async function presentReport(lounge: LoungeInside, db: Db, reportId: string, asker: Asker): Promise<Decision> {
  const { report, decision } = await decidedAbout(db, reportId, asker)
  const language = (await addressOf(db, report.reporter_id))?.language ?? 'en'
  const { title = '' } = report.snapshot as { title?: string }
  const appeal = await findAppeal(db, decision.id, report.reporter_id)
  return {
    id: decision.id,
    report_id: report.id,
    outcome: decision.outcome as Outcome,
    ...makeAnswer(lounge, language, toldOf(decision), { id: report.id, title }),
    created_at: decision.created_at.toISOString(),
    appeal_until: isOpen(lounge, decision) && !appeal ? appealUntil(decision)!.toISOString() : null,
    appeal: await presentAppeal(db, appeal),
  }
}

/** Who asks with a link has shown it before. The same words again change nothing. Those of others who reported the title join the case that waits. */
export async function objectToReport(lounge: LoungeInside, trx: Trx, reportId: string, asker: Asker, text: string): Promise<void> {
  const { report, decision: known } = await decidedAbout(trx, reportId, asker)
  const decision = (await lockDecision(trx, known.id))!
  const own = await findAppeal(trx, decision.id, report.reporter_id)
  if (own?.text === text) return
  if (own) throw problem('decision.appealed')
  if (!isOpen(lounge, decision)) throw problem('decision.final')
  await openAppeal(lounge, trx, { decision_id: decision.id, member_id: report.reporter_id, text }, null)
}
