// What a case holds to be judged by: copies that were made for it, and what everybody could read. Never the chat as it is.
import { EVIDENCE_LINES, type Evidence } from '@green-room/contract/backoffice/cases'
import { sql } from 'kysely'
import { readComplaint } from '#server/messages/replies/complaint-store.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findSafetyCase } from '#server/safety/cases.ts'
import { appealsOf, findCase, reportsOfCase } from './case-store.ts'
import { findDecision } from './decision-store.ts'

type Copied = { number: number; by_ai: boolean; content: string; created_at: string }
type Snapshot = { title?: string; room?: string; messages?: Copied[] }
const NONE: Evidence = {
  reports: [],
  lines: [],
  lines_total: 0,
  title: null,
  room: null,
  text: null,
  answer: null,
  rule: null,
  judged: null,
  served_by: null,
  appeal: null,
  facts: null,
  titles: [],
}

export async function readEvidence(db: Db, caseId: string, isWhole: boolean): Promise<Evidence | null> {
  const file = await findCase(db, caseId)
  if (!file) return null
  if (file.decision_id !== null) return ofObjection(db, caseId, file.decision_id, isWhole)
  const evidence: Evidence = { ...NONE, reports: [] }
  const reports = await reportsOfCase(db, caseId)
  evidence.reports = reports.map(({ reporter_id, reason, note, created_at }) => ({
    reporter: reporter_id,
    reason,
    note,
    created_at: created_at.toISOString(),
  }))
  const { title, room, messages = [] } = (reports[0]?.snapshot ?? {}) as Snapshot
  evidence.title = title ?? null
  evidence.room = room ?? null
  evidence.lines_total = messages.length
  evidence.lines = (isWhole ? messages : messages.slice(-EVIDENCE_LINES)).map(({ number, by_ai, content, created_at }) => ({
    number,
    by_ai,
    text: content,
    at: created_at,
  }))
  if (file.safety_case_id !== null) {
    const found = await findSafetyCase(db, file.safety_case_id)
    evidence.text = found?.content ?? null
    evidence.rule = file.kind === 'minor' ? 'underage' : (found?.rule ?? null)
    const judged = found?.judged as { by: string; found: string[] } | null | undefined
    evidence.judged = judged ? `${judged.by}: ${judged.found.join(', ')}` : null
  }
  if (file.reply_id !== null) {
    const complaint = await readComplaint(db, file.reply_id)
    evidence.text = complaint?.question ?? null
    evidence.answer = complaint?.answer ?? null
    evidence.served_by = complaint?.served_by ?? null
  }
  if (file.kind === 'title' && file.member_id !== null) evidence.titles = await publicTitles(db, file.member_id)
  return evidence
}

async function ofObjection(db: Db, caseId: string, decisionId: string, isWhole: boolean): Promise<Evidence> {
  const [decision, appeals] = [await findDecision(db, decisionId), await appealsOf(db, caseId)]
  const first = decision?.case_id ? await readEvidence(db, decision.case_id, isWhole) : null
  return { ...(first ?? NONE), appeal: appeals.join('\n\n') || null, facts: decision?.facts || null }
}

const publicTitles = async (db: Db, memberId: string): Promise<Evidence['titles']> =>
  (
    await sql<{ id: string; title: string; room: string; created_at: Date; is_closed: boolean }>`
      SELECT t.id, t.title, r.title ->> 'en' AS room, t.created_at, t.state = 'closed' OR t.unlisted_at IS NOT NULL AS is_closed
        FROM topic t JOIN room r ON r.id = t.room_id
       WHERE t.person_id = ${memberId} AND t.kind = 'own' AND t.created_at > clock_timestamp() - interval '30 days' ORDER BY t.id DESC LIMIT 10`.execute(
      db,
    )
  ).rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
