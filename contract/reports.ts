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

/** Who thinks that a house rule refused a text wrongly asks a person to look at it (DSA art. 20). Card numbers and minors are not argued about. */
export const contestRefusal = endpoint('contestRefusal', {
  summary: 'Asks an operator to look at a text that a house rule refused',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ kind: z.enum(['title', 'message']), content: text(2_000) }),
  returns: answer(NOTHING),
  problems: ['house-rule.not-refused', 'rate.limited'],
})
