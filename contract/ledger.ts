import * as z from 'zod/mini'
import { answer, endpoint } from './endpoint.ts'
import { Meta, pageQuery, Points, Time, whole } from './wire/fields.ts'

export const TRANSACTION_CAUSES = ['topup', 'message', 'returned', 'topic', 'channel', 'welcome', 'refund', 'adjustment'] as const
export const TRANSACTION_STATES = ['reserved', 'charged', 'not-charged', 'booked'] as const
/** One row per act; the amounts sum to the balance exactly. */
export const Transaction = z.object({
  id: z.string(),
  created_at: Time,
  cause: z.enum(TRANSACTION_CAUSES),
  state: z.enum(TRANSACTION_STATES),
  amount: Points,
  reason: z.string(),
  /** 'Visa 4242', of a top-up. */
  card: z.nullable(z.string()),
  /** Where it was spent; null where the chat is gone, or the act belongs to none. */
  chat: z.nullable(z.object({ topic_id: z.string(), title: z.string(), character: z.nullable(z.string()) })),
})
export type Transaction = z.infer<typeof Transaction>

export const listTransactions = endpoint('listTransactions', {
  summary: 'The member’s points, act by act, newest first',
  access: 'signed-in',
  token: 'chat',
  input: z.object(pageQuery()),
  returns: answer(z.object({ data: z.array(Transaction), meta: Meta })),
  problems: [],
})

/** Points a member may spend in the last 24 hours, or in the last 7 days; null is no limit. */
const SpendingLimit = z.object({
  limit: z.nullable(Points),
  used: Points,
  /** A rise, or the end of the limit (null), that waits for its time. */
  next: z.nullable(z.object({ limit: z.nullable(Points), from: Time })),
})
export const SpendingCare = z.object({
  daily: SpendingLimit,
  weekly: SpendingLimit,
  break_until: z.nullable(Time),
  /** From which part of a limit on a note says how much of it is used. */
  note_percent: z.number(),
  /** How long a break may be, in days, as the operators set it. A longer one may follow. */
  breaks: z.array(z.number()),
})
export type SpendingCare = z.infer<typeof SpendingCare>

export const SPENDING_LIMIT_MAX = 1_000_000
/** The longest break that operators may offer. */
const BREAK_DAYS_MAX = 365
const Limit = z.nullable(
  z
    .number({ error: 'form.limit-invalid' })
    .check(
      z.gte(1, { error: 'form.limit-invalid' }),
      z.lte(SPENDING_LIMIT_MAX, { error: 'form.limit-invalid' }),
      z.multipleOf(1, { error: 'form.limit-invalid' }),
    ),
)

export const readSpendingCare = endpoint('readSpendingCare', {
  summary: 'The member’s own spending limits, what they have used of them, and their break',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(SpendingCare),
  problems: [],
})
export const updateSpendingLimits = endpoint('updateSpendingLimits', {
  summary: 'Sets the spending limits: a lower one counts at once, a higher one or none after 24 hours',
  access: 'signed-in',
  token: 'none',
  input: z.object({ daily: Limit, weekly: Limit }),
  returns: answer(SpendingCare),
  problems: [],
})
export const takeBreak = endpoint('takeBreak', {
  summary: 'Stops spending and top-ups for some days; it can’t be taken back',
  access: 'signed-in',
  token: 'none',
  input: z.object({
    days: whole(1, BREAK_DAYS_MAX),
  }),
  returns: answer(SpendingCare),
  problems: [],
})
