import { APPEALABLE, APPEAL_MONTHS, DUE_HOURS, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import type { Decision } from '@green-room/contract/reports'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { findAppeal, insertAppeal, joinAppealCase, type AppealRow } from './case-store.ts'
import { decisionsOfMember, findDecision, lockDecision, type DecisionRow } from './decision-store.ts'
import { openedBy } from './decision-token.ts'
import { makeStatement } from './statement.ts'

const HOUR_MS = 3_600_000
/** Who asks for a decision: its member, or who has the link of its mail. */
export type Asker = { memberId: string } | { token: string }

export function appealUntil({ outcome, created_at: from }: Pick<DecisionRow, 'outcome' | 'created_at'>): Date | null {
  if (!APPEALABLE.includes(outcome as Outcome)) return null
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS)
  return until
}
const isFor = (lounge: LoungeInside, { id, member_id: memberId }: DecisionRow, asker: Asker): boolean =>
  memberId !== null && ('token' in asker ? hasLink(lounge, asker.token, id) : memberId === asker.memberId)
function hasLink(lounge: LoungeInside, token: string, id: string): boolean {
  const opened = openedBy(lounge, token)
  return 'decision' in opened && opened.decision === id
}
export async function presentAppeal(db: Db, appeal: AppealRow | undefined): Promise<Decision['appeal']> {
  if (!appeal) return null
  const answer = appeal.answer_id ? await findDecision(db, appeal.answer_id) : undefined
  return {
    text: appeal.text,
    created_at: appeal.created_at.toISOString(),
    answer: (answer?.outcome as 'upheld' | 'overturned' | undefined) ?? null,
  }
}

/** Throws `decision.not-found` for everybody else. */
export async function presentDecision(lounge: LoungeInside, db: Db, id: string, asker: Asker): Promise<Decision> {
  const decision = await findDecision(db, id)
  if (!decision || !isFor(lounge, decision, asker)) throw problem('decision.not-found')
  const { title, paragraphs } = await makeStatement(lounge, db, decision)
  const appeal = await findAppeal(db, id, decision.member_id!)
  const until = appealUntil(decision)
  const isOpen = until !== null && until > lounge.clock.now() && !appeal && decision.undone_by === null
  return {
    id,
    report_id: null,
    outcome: decision.outcome as Outcome,
    title,
    paragraphs,
    created_at: decision.created_at.toISOString(),
    appeal_until: isOpen ? until.toISOString() : null,
    appeal: await presentAppeal(db, appeal),
  }
}

export async function listDecisions(lounge: Lounge, memberId: string): Promise<Decision[]> {
  const decided = await decisionsOfMember(lounge.db, memberId)
  return Promise.all(decided.map(({ id }) => presentDecision(lounge, lounge.db, id, { memberId })))
}

/** An objection becomes a case, for another person than the one who decided. The same one again changes nothing. */
export async function appealDecision(lounge: LoungeInside, trx: Trx, id: string, asker: Asker, text: string): Promise<void> {
  const decision = await lockDecision(trx, id)
  if (!decision || !isFor(lounge, decision, asker)) throw problem('decision.not-found')
  const known = await findAppeal(trx, id, decision.member_id!)
  if (known?.text === text) return
  if (known) throw problem('decision.appealed')
  const now = lounge.clock.now()
  const until = appealUntil(decision)
  if (until === null || until <= now || decision.undone_by !== null) throw problem('decision.final')
  await openAppeal(lounge, trx, { decision_id: id, member_id: decision.member_id!, text }, decision.member_id)
}

/** `memberId`: whom the answer is told as a decision about them; who reported gets a mail of their own. */
export async function openAppeal(
  lounge: LoungeInside,
  trx: Trx,
  appeal: { decision_id: string; member_id: string; text: string },
  memberId: string | null,
): Promise<void> {
  await insertAppeal(trx, appeal)
  await joinAppealCase(trx, {
    kind: 'appeal',
    member_id: memberId,
    decision_id: appeal.decision_id,
    due_at: new Date(lounge.clock.now().getTime() + DUE_HOURS.rest * HOUR_MS),
  })
}
