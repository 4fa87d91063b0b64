import type { REPORT_REASONS } from '@green-room/contract/reports'
import { useMutation } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { newKey } from '#web/platform/new-key.ts'

export type ReportType = 'topic' | 'user'
export type ReportReason = (typeof REPORT_REASONS)[number]
type Report = { type: ReportType; reason: ReportReason | null; note: string }

export const useReport = (topicId: string) =>
  useMutation({
    mutationFn: ({ type, reason, note }: Report) =>
      call('createReport', { topic_id: topicId, type, ...(reason ? { reason } : {}), ...(note.trim() ? { note } : {}) }, { key: newKey() }),
  })
