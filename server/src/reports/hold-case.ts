// A case is in one person's hands at a time, for half an hour.
import { CLAIM_MINUTES } from '@green-room/contract/backoffice/case-outcomes'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { findCase, insertNote, updateCase } from './case-store.ts'
import { lockOpenCase } from './decide-case.ts'

const MINUTE_MS = 60_000

/** Throws `case.claimed` while somebody else has it. Who has it already goes on for another half hour. */
export async function claimCase(lounge: LoungeInside, trx: Trx, caseId: string, operatorId: string): Promise<Date> {
  await lockOpenCase(lounge, trx, caseId, operatorId)
  const until = new Date(lounge.clock.now().getTime() + CLAIM_MINUTES * MINUTE_MS)
  await updateCase(trx, caseId, { claimed_by: operatorId, claimed_until: until })
  return until
}
export async function releaseCase(lounge: LoungeInside, trx: Trx, caseId: string, operatorId: string): Promise<void> {
  await lockOpenCase(lounge, trx, caseId, operatorId)
  await updateCase(trx, caseId, { claimed_by: null, claimed_until: null })
}
/** From whoever has it to a colleague, with a word about why. */
export async function handOverCase(
  lounge: LoungeInside,
  trx: Trx,
  caseId: string,
  { from, to, text }: { from: string; to: string; text: string },
): Promise<void> {
  await lockOpenCase(lounge, trx, caseId, from)
  const until = new Date(lounge.clock.now().getTime() + CLAIM_MINUTES * MINUTE_MS)
  await updateCase(trx, caseId, { claimed_by: to, claimed_until: until })
  await insertNote(trx, { case_id: caseId, operator_id: from, text })
}
export async function noteCase(trx: Trx, caseId: string, operatorId: string, text: string): Promise<void> {
  if (!(await findCase(trx, caseId))) throw problem('case.not-found')
  await insertNote(trx, { case_id: caseId, operator_id: operatorId, text })
}
