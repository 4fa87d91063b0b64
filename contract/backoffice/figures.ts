// The first screen of the back office: the figures of a span of days, and of the one before it.
import * as z from 'zod/mini'
import { deskDoor } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Points, Time } from '../wire/fields.ts'

/** Content and support do their work without the lounge's money, and moderators without all but that of single members. */
export const SEES_MONEY: readonly Role[] = ['owner', 'finance']
export const SEES_CASES: readonly Role[] = ['owner', 'moderator']
const Span = z.enum(['1', '7', '28'])

const Value = z.nullable(z.number())
export const Figure = z.object({
  name: z.enum([
    'net',
    'sent-back',
    'messages',
    'replies-failed',
    'first-words',
    'first-words-p95',
    'visitors',
    'joined',
    'cases-opened',
    'cases-closed',
  ]),
  unit: z.enum(['cents', 'count', 'share', 'ms']),
  /** Null: nothing happened that could be measured. */
  value: Value,
  /** Of as many days before. */
  before: Value,
  /** How many: refunds, failed replies. */
  count: Value,
  /** Of each day in `days`, and of the 28 days before them. */
  days: z.array(Value),
  earlier: z.array(Value),
})
export type Figure = z.infer<typeof Figure>
const Flow = z.object({ name: z.enum(['sold', 'given', 'spent', 'taken']), value: Points, before: Points })
export const Figures = z.object({
  at: Time,
  from: z.string(),
  to: z.string(),
  before_from: z.string(),
  before_to: z.string(),
  /** Money of the test gateway: none has moved. Null: whoever asks sees none. */
  is_test: z.nullable(z.boolean()),
  /** 28 days, the last of them today. */
  days: z.array(z.string()),
  figures: z.array(Figure),
  /** Who looked at a page in the span, once a day each, and opened an account then; of all who did in it, how many came how far since. */
  funnel: z.array(
    z.object({
      step: z.enum(['visitors', 'visitors-signed-up', 'signed-up', 'verified', 'first-reply', 'first-top-up']),
      people: z.number(),
      /** Of how many these are a part; null: counting begins here. */
      of: Value,
      before: z.number(),
      /** In the middle, from the sign-up on. */
      after_s: Value,
    }),
  ),
  rooms: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      chats: z.number(),
      messages: z.number(),
      failed: z.number(),
      replies: z.number(),
      points: z.nullable(Points),
    }),
  ),
  points: z.nullable(z.object({ flows: z.array(Flow), available: Points, held: Points, owed: Points })),
})
export type Figures = z.infer<typeof Figures>

export const readFigures = deskDoor('readFigures', {
  summary: 'Figures of today, 7 or 28 days, with those of as many days before. Money for owners and finance alone',
  input: z.object({ span: z._default(Span, '1') }),
  returns: answer(Figures),
})
export const downloadFigures = deskDoor('downloadFigures', {
  summary: 'The same as a file',
  input: z.object({ span: z._default(Span, '1') }),
  returns: z.string(),
  media: 'text/csv',
})
