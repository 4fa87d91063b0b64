import * as z from 'zod/mini'
import { OUTCOMES } from './backoffice/case-outcomes.ts'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { required, text, Time, TopicId } from './wire/fields.ts'

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

/** Anybody may say that a title which everybody reads is against the law or a rule (DSA art. 16), and gets a number for it. */
export const reportTopic = endpoint('reportTopic', {
  summary: 'Reports the public title of somebody else’s topic',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ topic_id: TopicId, reason: z.optional(z.enum(REPORT_REASONS)), note: z.optional(text(1000)) }),
  returns: answer(z.object({ report_id: z.string() })),
  problems: ['topic.not-found', 'rate.limited'],
})

/** A decision as its member reads it: the statement of reasons (DSA art. 17) in their language, and what became of their objection. */
export const Decision = z.object({
  id: z.string(),
  /** For who reported a title: the number of their report. Null: it is about its reader. */
  report_id: z.nullable(z.string()),
  outcome: z.enum(OUTCOMES),
  title: z.string(),
  paragraphs: z.array(z.string()),
  created_at: Time,
  /** Until when an objection is heard; null: there is nothing to object to, or no longer. */
  appeal_until: z.nullable(Time),
  appeal: z.nullable(z.object({ text: z.string(), created_at: Time, answer: z.nullable(z.enum(['upheld', 'overturned'])) })),
})
export type Decision = z.infer<typeof Decision>
/** A decision’s number, or the number of a report behind an r: what was decided about that. */
const DecisionId = z.string().check(z.regex(/^r?\d{1,18}$/))
const OneDecision = answer(z.object({ decision: Decision }))

export const listDecisions = endpoint('listDecisions', {
  summary: 'What was decided about the caller, with the reasons, newest first',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(z.object({ decisions: z.array(Decision) })),
  problems: [],
})
export const readDecision = endpoint('readDecision', {
  summary: 'A decision about the caller, with its reasons, or what was decided about a report of theirs',
  access: 'owner',
  token: 'none',
  input: z.object({ decision_id: DecisionId }),
  returns: OneDecision,
  problems: ['decision.not-found'],
})
/** For who cannot sign in any more, and for who reported: the link in the mail opens this one decision. */
export const openDecision = endpoint('openDecision', {
  summary: 'A decision, by the link of its mail',
  access: 'all',
  token: 'none',
  input: z.object({ token: text(200) }),
  returns: OneDecision,
  problems: ['link.invalid'],
})
const Words = required(2_000, 'form.reason-required')
const OBJECTED = ['decision.final', 'decision.appealed'] as const
export const appealDecision = endpoint('appealDecision', {
  summary: 'Objects to a decision: another person looks at it, free of charge (DSA art. 20)',
  access: 'owner',
  token: 'none',
  input: z.object({ decision_id: DecisionId, text: Words }),
  returns: OneDecision,
  problems: ['decision.not-found', ...OBJECTED],
})
export const appealByLink = endpoint('appealByLink', {
  summary: 'Objects to the decision that the link of its mail opens',
  access: 'all',
  token: 'none',
  input: z.object({ token: text(200), text: Words }),
  returns: OneDecision,
  problems: ['link.invalid', ...OBJECTED],
})
