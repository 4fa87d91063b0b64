// A case is decided: what follows is done, whoever is concerned is told why, and the case is closed, in one transaction.
import { OUTCOMES_OF, RESTRICTS, type CaseKind, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import { pause, suspend, unpause } from '#server/accounts/suspend.ts'
import { forgetMessage } from '#server/characters/memory/edit-memory.ts'
import { giveGoodwill } from '#server/ledger/goodwill.ts'
import { unitsFrom } from '#server/ledger/units.ts'
import { markSeen, readComplaint } from '#server/messages/replies/complaint-store.ts'
import { hideReply } from '#server/messages/hide-reply.ts'
import { endChats } from '#server/messages/personal.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { settleCase } from '#server/safety/cases.ts'
import { lockMember } from '#server/topics/lock.ts'
import { unlistTopic } from '#server/topics/unlist-topic.ts'
import { closeReports, answerAppeals, findCase, lockCaseRow, updateCase, type CaseFile } from './case-store.ts'
import { lockDecision, undoDecision } from './decision-store.ts'
import { overturn } from './overturn.ts'
import { recordDecision } from './record-decision.ts'
import { reportersToTell } from './reported.ts'

const DAY_MS = 86_400_000
export type Verdict = {
  outcome: Outcome
  ground: string
  facts: string
  days: number | null
  points: number
  message?: number | undefined
}
type Judge = { operatorId: string; sessions: Sessions }

/** Found by a program, before anybody asked. */
export const isFoundByMachine = (kind: string): boolean => kind === 'illegal' || kind === 'minor' || kind === 'moderated'

/** Where nothing changes, who called a reply useless hears nothing, nor whose title somebody reported. */
export const memberToTell = ({ kind, member_id: memberId }: Pick<CaseFile, 'kind' | 'member_id'>, outcome: Outcome): string | null =>
  outcome === 'no-breach' && (kind === 'unanswered' || kind === 'title') ? null : memberId

/** Throws where a case cannot end so. */
export function requireFits(kind: string, { outcome, facts, points }: Verdict): void {
  const fits = OUTCOMES_OF[kind as CaseKind].includes(outcome)
  const isTold = facts !== '' || !RESTRICTS.includes(outcome)
  if (!fits || !isTold || (points > 0 && outcome !== 'character-wrong')) throw problem('case.outcome')
}

/** The case, still open and in nobody else's hands. Whom it is about is locked first, as in every act on a member. */
export async function lockOpenCase(lounge: LoungeInside, trx: Trx, caseId: string, operatorId: string, ends?: Sessions): Promise<CaseFile> {
  const known = await findCase(trx, caseId)
  if (known?.member_id) {
    await ends?.end(trx, known.member_id, {}) // sessions are locked before their member
    await lockMember(trx, known.member_id)
  }
  const file = await lockCaseRow(trx, caseId)
  if (!file) throw problem('case.not-found')
  if (file.state === 'closed') throw problem('case.closed')
  if (file.claimed_by !== null && file.claimed_by !== operatorId && file.claimed_until! > lounge.clock.now()) throw problem('case.claimed')
  return file
}

/** Answers the number of the decision, and how many are told. */
export async function decideCase(
  lounge: LoungeInside,
  trx: Trx,
  caseId: string,
  verdict: Verdict,
  { operatorId, sessions }: Judge,
): Promise<{ decision: string; kind: string; told: number }> {
  const file = await lockOpenCase(lounge, trx, caseId, operatorId, verdict.outcome === 'banned' ? sessions : undefined)
  requireFits(file.kind, verdict)
  const now = lounge.clock.now()
  const objected = file.decision_id === null ? undefined : await lockDecision(trx, file.decision_id)
  if (objected?.operator_id === operatorId) throw problem('appeal.same-person')
  const until = verdict.days === null ? null : new Date(now.getTime() + verdict.days * DAY_MS)
  await carryOut(lounge, trx, file, verdict, { operatorId, sessions }, until)

  const told = memberToTell(file, verdict.outcome)
  const isAbout = file.kind !== 'title' || told !== null
  const reporters = await reportersToTell(trx, file, verdict.outcome, objected)
  const decision = await recordDecision(lounge, trx, {
    memberId: isAbout ? file.member_id : null,
    operatorId,
    outcome: verdict.outcome,
    ground: verdict.ground,
    facts: isAbout ? verdict.facts : '',
    until: verdict.outcome === 'banned' || verdict.outcome === 'paused' ? until : null,
    caseId: file.id,
    isFoundByMachine: isFoundByMachine(file.kind),
    units: unitsFrom(verdict.points),
    isSilent: told === null,
  })
  if (objected) {
    await answerAppeals(trx, objected.id, decision)
    if (verdict.outcome === 'overturned') {
      await undoDecision(trx, objected.id, decision)
      await overturn(lounge, trx, objected)
    }
  }
  for (const { id } of reporters.reports) await lounge.jobs.enqueue(trx, 'reports.mail-reporter', { report: id, outcome: reporters.told })
  await updateCase(trx, file.id, { state: 'closed', closed_at: now })
  await closeReports(trx, file.id, 'closed')
  if (file.safety_case_id) await settleCase(trx, file.safety_case_id, { isAllowed: verdict.outcome === 'refusal-wrong', now })
  if (file.reply_id) await markSeen(trx, file.reply_id, now)
  return { decision, kind: file.kind, told: reporters.reports.length + (told === null ? 0 : 1) }
}

async function carryOut(
  lounge: LoungeInside,
  trx: Trx,
  file: CaseFile,
  { outcome, points, message }: Verdict,
  { operatorId, sessions }: Judge,
  until: Date | null,
): Promise<void> {
  const { member_id: memberId, topic_id: topicId } = file
  const now = lounge.clock.now()
  if (file.kind === 'title' && topicId && RESTRICTS.includes(outcome)) await unlistTopic(lounge, trx, topicId, true)
  if (memberId === null) return
  if (outcome === 'banned') {
    if (!(await suspend(trx, sessions, memberId, now, until))) throw problem('member.unchanged')
    await endChats(lounge, trx, memberId)
  }
  if (outcome === 'paused') {
    await unpause(trx, memberId) // who is paused already is from now on paused for this
    await pause(trx, memberId, now, until)
  }
  if (outcome === 'lifted') await unpause(trx, memberId)
  if (outcome !== 'character-wrong') return
  const number = file.reply_id === null ? message : (await readComplaint(trx, file.reply_id))?.number
  if (number && topicId) {
    const forget = (at: Trx, pair: { memberId: string; characterId: string }, id: string) => forgetMessage(lounge, at, pair, id)
    if (!(await hideReply(lounge, trx, topicId, number, forget))) throw problem('case.outcome')
  }
  if (points > 0) {
    const note = lounge.texts.say('en', 'note.goodwill')
    await giveGoodwill(lounge, trx, { memberId, operatorId, key: `case:${file.id}`, units: unitsFrom(points), note })
  }
}
