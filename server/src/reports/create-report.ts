import type { createReport as door } from '@green-room/contract/reports'
import type * as z from 'zod/mini'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { requireOwner } from '#server/topics/access.ts'
import { insertCase } from './case-store.ts'
import { dueAt } from './report-topic.ts'
import { insertReport, readSnapshot } from './store.ts'

/** Reports a topic or its other side. The chat as it stands is kept with the report: the one thing of it that an operator may read. */
export async function createReport(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  report: z.output<typeof door.input>,
): Promise<{ id: string }> {
  const topic = await requireOwner(trx, report.topic_id, memberId)
  const snapshot = {
    title: topic.title,
    room: topic.room_slug,
    character: topic.character_name,
    messages: await readSnapshot(trx, topic.id),
  }
  const isDanger = report.reason === 'dangerous'
  const caseId = await insertCase(trx, {
    kind: 'chat',
    member_id: memberId,
    character_id: topic.character_id,
    topic_id: topic.id,
    is_danger: isDanger,
    due_at: dueAt(lounge.clock.now(), isDanger),
  })
  return {
    id: await insertReport(trx, {
      reporter_id: memberId,
      topic_id: topic.id,
      case_id: caseId,
      type: report.type,
      reason: report.reason ?? null,
      note: report.note ?? '',
      snapshot: JSON.stringify(snapshot),
    }),
  }
}
