import { APPEALABLE, APPEAL_MONTHS, DUE_HOURS, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import type { Decision } from '@green-room/contract/reports'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { findAppeal, insertAppeal, insertCase } from './case-store.ts'
import { decisionsOfMember, findDecision, lockDecision, type DecisionRow } from './decision-store.ts'
import { decisionOf } from './decision-token.ts'
import { makeStatement } from './statement.ts'

const HOUR_MS = 3_600_000
/** Who asks for a decision: its member, or who has the link of its mail. */
export type Asker = { memberId: string } | { token: string }

function appealUntil({ outcome, created_at: from }: DecisionRow): Date | null {
  if (!APPEALABLE.includes(outcome as Outcome)) return null
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS)
  return until
}
const isFor = (lounge: LoungeInside, { id, member_id: memberId }: DecisionRow, asker: Asker): boolean =>
  'token' in asker ? memberId !== null && decisionOf(lounge, asker.token) === id : memberId === asker.memberId

/** Throws `decision.not-found` for everybody else. */
export async function presentDecision(lounge: LoungeInside, db: Db, id: string, asker: Asker): Promise<Decision> {
  const decision = await findDecision(db, id)
  if (!decision || !isFor(lounge, decision, asker)) throw problem('decision.not-found')
  const { title, paragraphs } = await makeStatement(lounge, db, decision)
  const appeal = await findAppeal(db, id)
  const answer = appeal?.answer_id ? await findDecision(db, appeal.answer_id) : undefined
  const until = appealUntil(decision)
  const isOpen = until !== null && until > lounge.clock.now() && !appeal && decision.undone_by === null
  return {
    id,
    outcome: decision.outcome as Outcome,
    title,
    paragraphs,
    created_at: decision.created_at.toISOString(),
    appeal_until: isOpen ? until.toISOString() : null,
    appeal: appeal
      ? {
          text: appeal.text,
          created_at: appeal.created_at.toISOString(),
          answer: (answer?.outcome as 'upheld' | 'overturned' | undefined) ?? null,
        }
      : null,
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
  const known = await findAppeal(trx, id)
  if (known?.text === text) return
  if (known) throw problem('decision.appealed')
  const now = lounge.clock.now()
  const until = appealUntil(decision)
  if (until === null || until <= now || decision.undone_by !== null) throw problem('decision.final')
  await insertAppeal(trx, { decision_id: id, member_id: decision.member_id!, text })
  await insertCase(trx, {
    kind: 'appeal',
    member_id: decision.member_id,
    decision_id: id,
    due_at: new Date(now.getTime() + DUE_HOURS.rest * HOUR_MS),
  })
}
