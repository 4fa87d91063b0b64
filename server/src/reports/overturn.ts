import { lift, unpause } from '#server/accounts/suspend.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { settleCase } from '#server/safety/cases.ts'
import { unlistTopic } from '#server/topics/unlist-topic.ts'
import { closeReports, lockCaseRow, updateCase } from './case-store.ts'
import { dueAt } from './report-topic.ts'
import { hasLater, type DecisionRow } from './decision-store.ts'

/** Takes back all that a decision did; a report that was turned down waits to be decided anew. */
export async function overturn(lounge: LoungeInside, trx: Trx, decision: DecisionRow): Promise<void> {
  const { outcome, member_id: memberId, case_id: caseId } = decision
  const now = lounge.clock.now()
  if (memberId !== null && (outcome === 'banned' || outcome === 'paused') && !(await hasLater(trx, decision))) {
    if (outcome === 'banned') await lift(trx, memberId)
    await unpause(trx, memberId)
  }
  const file = caseId === null ? undefined : await lockCaseRow(trx, caseId)
  if (!file) return
  if (file.kind === 'title' && file.topic_id !== null && outcome !== 'no-breach') await unlistTopic(lounge, trx, file.topic_id, false)
  if (outcome === 'refusal-stands' && file.safety_case_id !== null) await settleCase(trx, file.safety_case_id, { isAllowed: true, now })
  if (outcome === 'no-breach') {
    await updateCase(trx, file.id, {
      state: 'open',
      closed_at: null,
      claimed_by: null,
      claimed_until: null,
      due_at: dueAt(now, file.is_danger),
    })
    await closeReports(trx, file.id, 'open')
  }
}
