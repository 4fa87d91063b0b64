import { DUE_HOURS } from '@green-room/contract/backoffice/case-outcomes'
import type { reportTopic as door } from '@green-room/contract/reports'
import type * as z from 'zod/mini'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { joinTitleCase } from './case-store.ts'
import { insertReport, findTitleReport } from './store.ts'

const HOUR_MS = 3_600_000
export const dueAt = (now: Date, isDanger: boolean): Date =>
  new Date(now.getTime() + (isDanger ? DUE_HOURS.danger : DUE_HOURS.rest) * HOUR_MS)

/** Reports a title that everybody reads; what is behind it stays closed. Reported again, it is the same report. */
export async function reportTopic(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  { topic_id: topicId, reason, note }: z.output<typeof door.input>,
): Promise<{ report_id: string }> {
  const topic = await findTopic(trx, topicId)
  const isPublic = topic?.state === 'open' && topic.unlisted_at === null && (topic.kind === 'own' || topic.person_id === null)
  if (!topic || !isPublic || topic.person_id === memberId) throw problem('topic.not-found')
  const isDanger = reason === 'dangerous'
  const caseId = await joinTitleCase(trx, {
    member_id: topic.person_id,
    character_id: topic.person_id === null ? topic.character_id : null,
    topic_id: topic.id,
    is_danger: isDanger,
    due_at: dueAt(lounge.clock.now(), isDanger),
  })
  const known = await findTitleReport(trx, caseId, memberId)
  if (known) return { report_id: known }
  const snapshot = { title: topic.title, room: topic.room_slug, character: topic.character_name, messages: [] }
  const id = await insertReport(trx, {
    reporter_id: memberId,
    topic_id: topic.id,
    case_id: caseId,
    type: 'title',
    reason: reason ?? null,
    note: note ?? '',
    snapshot: JSON.stringify(snapshot),
  })
  await lounge.jobs.enqueue(trx, 'reports.mail-reporter', { report: id, outcome: null })
  return { report_id: id }
}
