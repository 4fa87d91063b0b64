// What finance reads, and the little that it settles: matters for a person, disputes, the ledger.
import * as z from 'zod/mini'
import { Acted, deskDoor, keyset, page, Reason, ACT_PROBLEMS } from './endpoint.ts'
import { ACTS_ON_MONEY, Cents, Day, RefundState } from './orders.ts'
import { answer } from '../endpoint.ts'
import { SETTLED_AS } from '../wire/backoffice-rights.ts'
import { Id, Points, text, Time } from '../wire/fields.ts'

const desks = ACTS_ON_MONEY

/** The number of a transfer, as a bank writes it. */
const Reference = z.string().check(z.regex(/^[A-Za-z0-9][\w ./-]{0,59}$/, { error: 'form.invalid-value' }))

export const Review = z.object({
  id: z.string(),
  reason: z.string(),
  order: z.nullable(z.object({ id: z.string(), number: z.string(), member_id: z.string() })),
  gateway: z.string(),
  ref: z.string(),
  detail: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
  created_at: Time,
  settled_at: z.nullable(Time),
  settled_as: z.nullable(z.enum(SETTLED_AS)),
  /** The transfer by which it went back outside the gateway. */
  outside_ref: z.nullable(z.string()),
  /** On its way back: by itself, or because an operator sent it. It is settled when the gateway has paid. */
  goes_back: z.boolean(),
  /** The gateway would not send it back. */
  refused_at: z.nullable(Time),
  /** What the gateway could send back of it. */
  returnable: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
})
export type Review = z.infer<typeof Review>
export const listReviews = deskDoor('listReviews', {
  summary: 'Money that does not fit, for a person to look at; the newest first',
  desks,
  input: z.object({ ...keyset, state: z._default(z.enum(['open', 'all']), 'open') }),
  returns: page(Review),
})
export const settleReview = deskDoor('settleReview', {
  summary: 'Somebody has looked, and says what it was; `reference`: the money went back outside the gateway, by this transfer',
  desks,
  input: z.object({ review_id: Id, reference: z.optional(Reference), reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'review.not-found', 'review.settled'],
})
export const returnReview = deskDoor('returnReview', {
  summary: 'Sends a payment that came for nothing back to who paid it, whole, through the gateway; above a sum a second person says yes',
  desks,
  isGrave: true,
  input: z.object({ review_id: Id, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'review.not-found', 'review.settled', 'review.not-returnable'],
})
export const Dispute = z.object({
  id: z.string(),
  order: z.object({ id: z.string(), number: z.string(), member_id: z.string() }),
  ref: z.string(),
  state: RefundState,
  cents: Cents,
  points: Points,
  /** What the member owes by now, of this and of all else. */
  owed: Points,
  evidence: z.nullable(z.string()),
  created_at: Time,
  ended_at: z.nullable(Time),
})
export type Dispute = z.infer<typeof Dispute>
export const listDisputes = deskDoor('listDisputes', {
  summary: 'Chargebacks: when they came, when they ended, and how',
  desks,
  input: z.object({ ...keyset, state: z._default(z.enum(['open', 'all']), 'all') }),
  returns: page(Dispute),
})

/** `q`: a journal’s number, or an order’s. `kind` money: all that is no chat. */
export const LedgerFilter = {
  q: z.optional(text(60)),
  member: z.optional(Id),
  kind: z.optional(z.enum(['money', 'topup', 'grant', 'adjust', 'refund', 'chargeback', 'reversal', 'fee', 'waive'])),
  from: z.optional(Day),
  to: z.optional(Day),
}
export const Journal = z.object({
  id: z.string(),
  at: Time,
  kind: z.string(),
  cause: z.string(),
  member_id: z.nullable(z.string()),
  ref_type: z.nullable(z.string()),
  ref_id: z.nullable(z.string()),
  /** What it did to what the member has; null: nobody’s. */
  points: z.nullable(Points),
  available_after: z.nullable(Points),
  /** What the gateway owes us more by it, or less. */
  cents: Cents,
  actor: z.string(),
  reason: z.nullable(z.string()),
})
export type Journal = z.infer<typeof Journal>
export const listJournals = deskDoor('listJournals', {
  summary: 'The ledger, newest first: it is read, and never changed',
  desks,
  input: z.object({ ...keyset, ...LedgerFilter }),
  returns: page(Journal),
})
export const downloadLedger = deskDoor('downloadLedger', {
  summary: 'Every leg of what is filtered, as CSV, exact to the cent and the hundredth of a point',
  desks,
  input: z.object(LedgerFilter),
  returns: z.string(),
  media: 'text/csv',
})
const Leg = z.object({
  id: z.string(),
  debit: z.string(),
  credit: z.string(),
  ccy: z.enum(['PTS', 'EUR']),
  /** Points, or euro. */
  amount: z.number(),
  debit_after: z.nullable(z.number()),
  credit_after: z.nullable(z.number()),
})
const Source = z.object({
  lot: z.string(),
  kind: z.string(),
  /** Of the points asked about, those that came from here. */
  points: Points,
  at: Time,
  reason: z.nullable(z.string()),
  units: z.object({ points: Points, spent: Points, returned: Points, unspent: Points }),
  order: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      cents: Cents,
      /** What these points cost. */
      share_cents: Cents,
      receipt: z.nullable(z.string()),
      net_cents: Cents,
      vat_cents: Cents,
      vat_percent: z.number(),
      country: z.nullable(z.string()),
      card: z.nullable(z.string()),
      payment_ref: z.nullable(z.string()),
      paid_at: z.nullable(Time),
      movement: z.nullable(z.object({ ref: z.string(), amount: z.number(), fee: z.number(), currency: z.string() })),
    }),
  ),
})
export const JournalPage = z.object({
  journal: Journal,
  legs: z.array(Leg),
  hold: z.nullable(
    z.object({
      id: z.string(),
      opened_by: z.string(),
      resolved_by: z.nullable(z.string()),
      state: z.string(),
      points: Points,
      captured: z.nullable(Points),
    }),
  ),
  /** Where points that were spent came from: first in, first out. Empty where none were. */
  sources: z.array(Source),
  reverses: z.nullable(z.string()),
  reversed_by: z.nullable(z.string()),
  sealed: z.nullable(z.string()),
})
export type JournalPage = z.infer<typeof JournalPage>
export const openJournal = deskDoor('openJournal', {
  summary: 'A journal with its legs, and its points back to the top-up that they were bought with',
  desks,
  input: z.object({ journal_id: Id }),
  returns: answer(JournalPage),
  problems: ['journal.not-found'],
})
