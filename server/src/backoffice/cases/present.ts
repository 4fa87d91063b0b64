import type { CasePage, CaseRow } from '@green-room/contract/backoffice/cases'
import type { CaseKind, Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { readMember } from '#server/accounts/members/find-members.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { countCasesOf, findCase, listNotes, type CaseListed } from '#server/reports/case-store.ts'
import { listTold } from '#server/reports/tell-authority.ts'
import { decisionsOfCase, findDecision } from '#server/reports/decision-store.ts'
import { standingOf } from '../members/present.ts'
import { findCast, listColleagues, saidYesTo } from './store.ts'

export const presentCase = (row: CaseListed, now: Date): CaseRow => {
  const isHeld = row.claimed_by !== null && row.claimed_until! > now && row.state === 'open'
  return {
    id: row.id,
    kind: row.kind as CaseKind,
    // The rule that heard it is the one against sexualising minors; what stands against them is their age.
    about: row.kind === 'minor' ? 'underage' : (row.rule ?? row.reason),
    title: row.title,
    is_danger: row.is_danger,
    reports: Number(row.reports),
    state: row.state as CaseRow['state'],
    outcome: row.state === 'closed' ? (row.outcome as Outcome | null) : null,
    claimed_by: isHeld ? { id: row.claimed_by!, name: row.holder_name ?? '' } : null,
    claimed_until: isHeld ? row.claimed_until!.toISOString() : null,
    due_at: row.due_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}

/** Throws `case.not-found`. */
export async function presentCasePage(db: Db, id: string, operatorId: string, now: Date): Promise<CasePage> {
  const file = await findCase(db, id)
  if (!file) throw problem('case.not-found')
  const [member, cases, character, told, notes, decisions, colleagues, objected] = [
    file.member_id ? await readMember(db, file.member_id) : undefined,
    file.member_id ? await countCasesOf(db, file.member_id) : 0,
    file.character_id ? await findCast(db, file.character_id) : undefined,
    await listTold(db, id),
    await listNotes(db, id),
    await decisionsOfCase(db, id),
    await listColleagues(db, ['owner', 'moderator']),
    file.decision_id ? await findDecision(db, file.decision_id) : undefined,
  ]
  const isOwn = objected !== undefined && (objected.operator_id === operatorId || (await saidYesTo(db, operatorId, objected.id)))
  const by = (who: string | undefined): string => colleagues.find((one) => one.id === who)?.name ?? who ?? ''
  return {
    case: presentCase(file, now),
    member: member ? { id: member.id, name: member.name, standing: standingOf(member), language: member.language_code, cases } : null,
    character: character ? { name: character.name, slug: character.slug, is_on_floor: character.status === 'live' } : null,
    told: told.map(({ by: who, ...row }) => ({ ...row, by: who ?? '' })),
    topic_id: file.topic_id,
    may_decide: !isOwn,
    appeals: objected
      ? {
          decision_id: objected.id,
          outcome: objected.outcome as Outcome,
          by: by(objected.operator_id),
          case_id: objected.case_id,
          by_reporter: file.member_id === null,
        }
      : null,
    notes: notes.map((note) => ({ id: note.id, by: note.by ?? '', text: note.text, created_at: note.created_at.toISOString() })),
    decisions: decisions.map(({ id: number, outcome, ground, by: who, created_at }) => ({
      id: number,
      outcome: outcome as Outcome,
      ground,
      by: who ?? '',
      created_at: created_at.toISOString(),
    })),
    colleagues: colleagues.filter((one) => one.id !== operatorId),
  }
}
