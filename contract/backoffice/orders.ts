import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, keyset, page, Reason } from './endpoint.ts'
import { ORDER_STATES, REFUND_PARTS, type Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Id, Points, text, Time, whole } from '../wire/fields.ts'
import type { Problem } from '../problems.ts'

const SEES: readonly Role[] = ['owner', 'finance', 'support']
export const ACTS_ON_MONEY: readonly Role[] = ['owner', 'finance']
/** What may stand against an act on an order. */
export const MONEY_PROBLEMS = [
  'order.not-found',
  'refund.not-paid',
  'refund.disputed',
  'refund.nothing-left',
  'refund.too-much',
  'review.not-found',
  'review.settled',
] as const satisfies readonly Problem[]

export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const Country = z.string().check(z.regex(/^[a-z]{2}$/))
export const Cents = z.number()
export const OrderMark = z.nullable(z.enum(['refunded', 'partly-refunded', 'disputed']))

/** `q`: the number of an order, of a receipt or of a member. */
export const OrderFilter = {
  q: z.optional(text(60)),
  status: z.optional(z.enum(ORDER_STATES)),
  mark: z.optional(z.enum(['refunded', 'disputed'])),
  country: z.optional(Country),
  from: z.optional(Day),
  to: z.optional(Day),
}
export const DeskOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  created_at: Time,
  paid_at: z.nullable(Time),
  member: z.object({ id: z.string(), name: z.string() }),
  item: z.string(),
  points: Points,
  cents: Cents,
  /** What the card was charged, where it was not charged in euro. */
  charged: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  country: z.nullable(z.string()),
  status: z.enum(ORDER_STATES),
  mark: OrderMark,
  refunded_cents: Cents,
  is_test: z.boolean(),
})
export type DeskOrderRow = z.infer<typeof DeskOrderRow>
export const findOrders = deskDoor('findOrders', {
  summary: 'Orders, newest first',
  desks: SEES,
  input: z.object({ ...keyset, ...OrderFilter }),
  returns: page(DeskOrderRow),
})
export const downloadOrders = deskDoor('downloadOrders', {
  summary: 'The orders that are filtered, as CSV',
  desks: ACTS_ON_MONEY,
  input: z.object(OrderFilter),
  returns: z.string(),
  media: 'text/csv',
})

export const RefundState = z.enum(['taken', 'settled', 'undone'])
const Refund = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'chargeback']),
  ref: z.string(),
  /** Who wanted it: the member who withdrew, an operator, or somebody at the gateway. */
  by: z.enum(['member', 'operator', 'gateway']),
  state: RefundState,
  cents: Cents,
  vat_cents: Cents,
  points: Points,
  created_at: Time,
  asked_at: z.nullable(Time),
  ended_at: z.nullable(Time),
  credit_note: z.nullable(z.string()),
})
const Returnable = z.object({ cents: Cents, points: Points })
export const DeskOrder = z.object({
  order: z.extend(DeskOrderRow, {
    gateway: z.nullable(z.string()),
    payment_ref: z.nullable(z.string()),
    /** The payment's page at the gateway, where its evidence is filed. */
    evidence: z.nullable(z.string()),
    card: z.nullable(z.string()),
    sca: z.nullable(z.string()),
    receipt: z.nullable(z.string()),
    language: z.nullable(z.string()),
    fx_rate: z.nullable(z.number()),
    /** How often it was at the gateway: what was never there can't be asked after. */
    attempts: z.number(),
  }),
  vat: z.nullable(
    z.object({
      percent: z.number(),
      net_cents: Cents,
      vat_cents: Cents,
      country: z.string(),
      ip_country: z.nullable(z.string()),
      card_country: z.nullable(z.string()),
    }),
  ),
  consents: z.array(z.object({ kind: z.string(), wording: z.string(), language: z.string(), given_at: Time })),
  withdraw_until: z.nullable(Time),
  lot: z.nullable(z.object({ points: Points, spent: Points, returned: Points, unspent: Points })),
  /** What could go back now. */
  unspent: Returnable,
  whole: Returnable,
  refunds: z.array(Refund),
  /** What happened, as the gateway said it and as it was booked. */
  history: z.array(z.object({ at: Time, what: z.string(), detail: z.string(), journal: z.nullable(z.string()) })),
})
export type DeskOrder = z.infer<typeof DeskOrder>
export const openOrder = deskDoor('openOrder', {
  summary: 'An order: what the gateway said, what was booked, the evidence for its tax, and what became of its points',
  desks: SEES,
  input: z.object({ order_id: Id }),
  returns: answer(DeskOrder),
  problems: ['order.not-found'],
})
export const lookAtOrder = deskDoor('lookAtOrder', {
  summary: 'Asks the gateway after an order, and books what it says',
  desks: ACTS_ON_MONEY,
  input: z.object({ order_id: Id }),
  returns: answer(z.object({ asked: z.number(), status: z.enum(ORDER_STATES), mark: OrderMark })),
  problems: ['order.not-found', 'payment.gateway-failed'],
})
export const refundOrder = deskDoor('refundOrder', {
  summary: 'Sends money of an order back to the card, with the points that are unspent of that share; above a sum a second person says yes',
  desks: ACTS_ON_MONEY,
  asks: ['support'],
  isGrave: true,
  input: z.object({ order_id: Id, part: z.enum(REFUND_PARTS), cents: z.optional(whole(1, 100_000_000)), reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, ...MONEY_PROBLEMS],
})
