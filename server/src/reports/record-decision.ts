import type { Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { addressOf } from '#server/accounts/members/find-members.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { insertDecision } from './decision-store.ts'

export type Decided = {
  memberId: string | null
  operatorId: string
  outcome: Outcome
  ground: string
  facts: string
  until?: Date | null
  caseId?: string
  isFoundByMachine?: boolean
  units?: bigint
  /** Nobody asked, and nothing changes for anybody. */
  isSilent?: boolean
}

/** Keeps a decision with its reasons, and tells them to the member whom it is about. Answers its number. */
export async function recordDecision(lounge: LoungeInside, trx: Trx, decided: Decided): Promise<string> {
  const { memberId, operatorId, outcome, ground, facts } = decided
  const language = (memberId && (await addressOf(trx, memberId))?.language) || 'en'
  const id = await insertDecision(trx, {
    case_id: decided.caseId ?? null,
    member_id: memberId,
    outcome,
    ground,
    facts,
    found_by_machine: decided.isFoundByMachine ?? false,
    valid_until: decided.until ?? null,
    units: decided.units ?? 0n,
    language_code: language,
    operator_id: operatorId,
  })
  if (!decided.isSilent) await lounge.jobs.enqueue(trx, 'reports.mail-decision', { decision: id })
  return id
}
