import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, keyset, page, Reason } from './endpoint.ts'
import { GROUNDS, type Role } from '../wire/backoffice-rights.ts'
import { CASE_KINDS, CASE_POINTS_MAX, OUTCOMES } from './case-outcomes.ts'
import { answer, NOTHING } from '../endpoint.ts'
import { Id, required, text, Time, whole } from '../wire/fields.ts'

/** A lounge of one owner has nobody else to keep its times. */
const DECIDES: readonly Role[] = ['owner', 'moderator']
const Person = z.object({ id: z.string(), name: z.string() })

export const CaseRow = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  /** What it is about, without a word of a chat: a rule, a reason of a report, the title that everybody could read. */
  about: z.nullable(z.string()),
  title: z.nullable(z.string()),
  is_danger: z.boolean(),
  reports: z.number(),
  state: z.enum(['open', 'closed']),
  outcome: z.nullable(z.enum(OUTCOMES)),
  claimed_by: z.nullable(Person),
  claimed_until: z.nullable(Time),
  due_at: Time,
  created_at: Time,
})
export type CaseRow = z.infer<typeof CaseRow>
export const listCases = deskDoor('listCases', {
  summary: 'Cases, the most urgent first; what is decided, newest first',
  desks: DECIDES,
  input: z.object({
    ...keyset,
    state: z._default(z.enum(['open', 'mine', 'overdue', 'closed']), 'open'),
    kind: z.optional(z.enum(CASE_KINDS)),
  }),
  returns: page(CaseRow),
})

export const CasePage = z.object({
  case: CaseRow,
  member: z.nullable(z.object({ id: z.string(), name: z.string(), standing: z.string(), language: z.string(), cases: z.number() })),
  /** Null: it is about none. */
  character: z.nullable(z.object({ name: z.string(), slug: z.string(), is_on_floor: z.boolean() })),
  topic_id: z.nullable(z.string()),
  /** Who decided what is objected to doesn't decide again. */
  may_decide: z.boolean(),
  appeals: z.nullable(
    z.object({
      decision_id: z.string(),
      outcome: z.enum(OUTCOMES),
      by: z.string(),
      case_id: z.nullable(z.string()),
      /** Objected by who reported, not by whom the decision is about. */
      by_reporter: z.boolean(),
    }),
  ),
  /** Authorities that were told. */
  told: z.array(z.object({ id: z.string(), authority: z.string(), reference: z.string(), told_on: z.string(), by: z.string() })),
  notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), created_at: Time })),
  decisions: z.array(z.object({ id: z.string(), outcome: z.enum(OUTCOMES), ground: z.string(), by: z.string(), created_at: Time })),
  colleagues: z.array(Person),
})
export type CasePage = z.infer<typeof CasePage>
const one = { case_id: Id }
export const readCase = deskDoor('readCase', {
  summary: 'A case without its evidence',
  desks: DECIDES,
  input: z.object(one),
  returns: answer(CasePage),
  problems: ['case.not-found'],
})

const Line = z.object({ number: z.number(), by_ai: z.boolean(), text: z.string(), at: Time })
export const Evidence = z.object({
  reports: z.array(z.object({ reporter: z.string(), reason: z.nullable(z.string()), note: z.string(), created_at: Time })),
  /** The copy that came with the report; the last lines, or all. */
  lines: z.array(Line),
  lines_total: z.number(),
  title: z.nullable(z.string()),
  room: z.nullable(z.string()),
  /** A refused text, or a question and the reply that did not answer it. */
  text: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  judged: z.nullable(z.string()),
  served_by: z.nullable(z.string()),
  /** An objection, and the statement that it is against. */
  appeal: z.nullable(z.string()),
  facts: z.nullable(z.string()),
  /** Other titles of this member that everybody could read, of 30 days. */
  titles: z.array(z.object({ id: z.string(), title: z.string(), room: z.string(), created_at: Time, is_closed: z.boolean() })),
})
export type Evidence = z.infer<typeof Evidence>
export const EVIDENCE_LINES = 6
export const showEvidence = deskDoor('showEvidence', {
  summary: 'The copy that a case holds; who opened it stands in the audit log',
  desks: DECIDES,
  input: z.object({ ...one, all: z.optional(z.boolean()), reason: z.optional(text(500)) }),
  returns: answer(Evidence),
  problems: ['case.not-found'],
})
const problems = ['case.not-found', 'case.closed', 'case.claimed'] as const
export const claimCase = deskDoor('claimCase', {
  summary: 'Takes a case for 30 minutes',
  desks: DECIDES,
  input: z.object(one),
  returns: answer(z.object({ claimed_until: Time })),
  problems,
})
export const releaseCase = deskDoor('releaseCase', {
  summary: 'Puts a case back into the queue',
  desks: DECIDES,
  input: z.object(one),
  returns: answer(NOTHING),
  problems,
})
export const handOverCase = deskDoor('handOverCase', {
  summary: 'Gives a case to a colleague, with a note',
  desks: DECIDES,
  input: z.object({ ...one, operator_id: Id, text: required(1_000, 'form.reason-required') }),
  returns: answer(NOTHING),
  problems: [...problems, 'operator.not-found'],
})
export const noteCase = deskDoor('noteCase', {
  summary: 'Writes a note that operators alone read',
  desks: DECIDES,
  input: z.object({ ...one, text: required(1_000, 'form.reason-required') }),
  returns: answer(NOTHING),
  problems: ['case.not-found'],
})
export const tellAuthority = deskDoor('tellAuthority', {
  summary: 'Keeps that an authority was told of a case: which one, when, and its reference',
  desks: DECIDES,
  input: z.object({
    ...one,
    authority: required(200, 'form.invalid-value'),
    reference: z._default(text(100), ''),
    told_on: z.iso.date(),
    reason: Reason,
  }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'case.not-found'],
})
export const decideCase = deskDoor('decideCase', {
  summary: 'Decides a case: what follows is done, and everybody concerned is told why',
  desks: DECIDES,
  input: z.object({
    ...one,
    outcome: z.enum(OUTCOMES),
    ground: z._default(z.enum(GROUNDS), 'terms'),
    /** What the member reads of what happened. */
    facts: z._default(text(1_000), ''),
    /** Of a ban or a pause; null: until somebody ends it. */
    days: z._default(z.nullable(whole(1, 3650)), null),
    /** Given back where the character was wrong. */
    points: z._default(whole(0, CASE_POINTS_MAX), 0),
    /** The number of the reply that is hidden. */
    message: z.optional(whole(1, 1_000_000_000)),
    reason: Reason,
  }),
  returns: Acted,
  problems: [
    ...ACT_PROBLEMS,
    ...problems,
    'case.outcome',
    'appeal.same-person',
    'member.deleted',
    'member.unchanged',
    'goodwill.exhausted',
  ],
})
