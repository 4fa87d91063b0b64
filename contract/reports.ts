import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { text, TopicId } from './fields.ts'

export const REPORT_REASONS = ['house-rules', 'offensive', 'sexual', 'dangerous', 'claims-human', 'quality', 'other'] as const
export const createReport = endpoint('createReport', {
  summary: 'Reports a topic or its other side, with a snapshot of the chat',
  access: 'participant',
  token: 'chat',
  input: z.object({
    topic_id: TopicId,
    type: z.enum(['topic', 'user']),
    reason: z.optional(z.enum(REPORT_REASONS)),
    note: z.optional(text(1000)),
  }),
  returns: answer(NOTHING),
  problems: ['topic.not-found', 'topic.not-participant', 'rate.limited'],
})
