import type { REPORT_REASONS } from '@green-room/contract/reports'
import { useMutation } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { newKey } from '#web/platform/wire/new-key.ts'

/** `title`: of somebody else’s topic, as everybody reads it. */
export type ReportType = 'topic' | 'user' | 'title'
export type ReportReason = (typeof REPORT_REASONS)[number]
type Report = { type: ReportType; reason: ReportReason | null; note: string }

export const useReport = (topicId: string) =>
  useMutation({
    mutationFn: ({ type, reason, note }: Report) => {
      const said = { topic_id: topicId, ...(reason ? { reason } : {}), ...(note.trim() ? { note } : {}) }
      const sending = { key: newKey() }
      return type === 'title'
        ? call('reportTopic', said, sending).then(() => null)
        : call('createReport', { ...said, type }, sending).then(() => null)
    },
  })
