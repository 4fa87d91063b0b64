import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { Id, Meta, pageQuery, Points, required, Time } from './wire/fields.ts'
import { CheckoutForm } from './money/payment-forms.ts'

/** As the lists show them; the status of an order is the highest of the facts seen, in this order. */
export const ORDER_STATUSES = ['Pending', 'Processing', 'Canceled', 'Failed', 'Successfully'] as const
/** What stands beside the status of a paid order, and doesn't change it. */
export const ORDER_MARKS = ['partly-refunded', 'refunded', 'disputed'] as const
/** For how long the points of a deposit can be given back. */
export const WITHDRAWAL_DAYS = 14

export const Bundle = z.object({
  id: z.string(),
  points: Points,
  /** In the currency of the call. */
  price: z.number(),
  currency: z.string(),
  price_eur: z.number(),
  description: z.string(),
  image_url: z.nullable(z.string()),
})
export type Bundle = z.infer<typeof Bundle>

export const Order = z.object({
  id: z.string(),
  number: z.string(),
  created_at: Time,
  item: z.string(),
  points: Points,
  /** What the card is charged; in euro until a currency was chosen. */
  total: z.number(),
  currency: z.string(),
  total_eur: z.number(),
  /** In euro; null until the billing country is known. */
  vat: z.nullable(z.number()),
  vat_percent: z.nullable(z.number()),
  status: z.enum(ORDER_STATUSES),
  mark: z.nullable(z.enum(ORDER_MARKS)),
  bundle_id: z.nullable(z.string()),
  /** 'Visa 4242', once it was paid. */
  card: z.nullable(z.string()),
  receipt_id: z.nullable(z.string()),
})
export type Order = z.infer<typeof Order>

const ReceiptRef = z.object({ id: z.string(), number: z.string() })
export const Deposit = z.object({
  /** Of the order. */
  id: z.string(),
  number: z.string(),
  created_at: Time,
  /** Euro. */
  sum: z.number(),
  points: Points,
  receipt: z.nullable(ReceiptRef),
  credit_notes: z.array(ReceiptRef),
  /** Euro that went back. */
  refunded: z.number(),
  mark: z.nullable(z.enum(ORDER_MARKS)),
  withdraw_until: Time,
  can_withdraw: z.boolean(),
})
export type Deposit = z.infer<typeof Deposit>

/** What a withdrawal from the contract would give back now; `problem` says why it can't be. */
export const Withdrawal = z.object({
  order_id: z.string(),
  number: z.string(),
  /** Bought, and still unused (first bought, first spent). */
  points: Points,
  unused: Points,
  amount: z.number(),
  currency: z.string(),
  amount_eur: z.number(),
  until: Time,
  problem: z.nullable(z.enum(['withdrawal.too-late', 'withdrawal.nothing-left', 'withdrawal.disputed'])),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const listBundles = endpoint('listBundles', {
  summary: 'Bundles of points',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(z.array(Bundle)),
  problems: [],
})
export const purchaseBundle = endpoint('purchaseBundle', {
  summary: 'Opens the Pending order of a bundle at its price now; the same one again as long as the price stands',
  access: 'signed-in',
  token: 'none',
  pays: 'money',
  input: z.object({ bundle_id: Id }),
  returns: answer(z.object({ order: Order })),
  problems: ['bundle.not-found', 'payment.closed', 'rate.limited'],
})
export const readVatRate = endpoint('readVatRate', {
  summary: 'The VAT that prices include for a billing country now',
  access: 'signed-in',
  token: 'none',
  /** ISO code or id of the list of countries. */
  input: z.object({ country: required(10, 'form.country-required') }),
  returns: answer(z.object({ vat_percent: z.number() })),
  problems: [],
})
export const checkoutDeposit = endpoint('checkoutDeposit', {
  summary: 'Makes the order of a top-up and says where to pay it; the same again while it is open',
  access: 'signed-in',
  token: 'none',
  pays: 'money',
  input: CheckoutForm,
  returns: answer(z.object({ order: Order }), { redirect_url: z.string(), order_id: z.string() }),
  problems: ['bundle.not-found', 'payment.gateway-failed', 'payment.closed', 'rate.limited'],
})
/** The one call whose status is not OK or ERROR: Success, Error or Pending. */
export const readDepositStatus = endpoint('readDepositStatus', {
  summary: 'How a top-up stands: Success, Error or Pending',
  access: 'owner',
  token: 'none',
  input: z.object({ order_id: Id }),
  returns: answer(z.object({ order: Order })),
  problems: ['order.not-found'],
})
export const listDeposits = endpoint('listDeposits', {
  summary: 'Paid top-ups, newest first',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(z.array(Deposit)),
  problems: [],
})
export const readOrderStatus = endpoint('readOrderStatus', {
  summary: 'How an order stands: pending, processing, canceled, failed or completed',
  access: 'owner',
  token: 'none',
  input: z.object({ order_id: Id }),
  returns: answer(NOTHING, {
    order: z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(['pending', 'processing', 'canceled', 'failed', 'completed']),
      mark: z.nullable(z.enum(ORDER_MARKS)),
      points: Points,
      total: z.number(),
      currency: z.string(),
      bundle_id: z.nullable(z.string()),
    }),
  }),
  problems: ['order.not-found'],
})
export const listOrders = endpoint('listOrders', {
  summary: 'The member’s orders, newest first',
  access: 'signed-in',
  token: 'none',
  input: z.object(pageQuery()),
  returns: answer(z.object({ data: z.array(Order), meta: Meta })),
  problems: [],
})
export const readWithdrawal = endpoint('readWithdrawal', {
  summary: 'What withdrawing from the contract would give back',
  access: 'owner',
  token: 'none',
  input: z.object({ order_id: Id }),
  returns: answer(Withdrawal),
  problems: ['order.not-found', 'withdrawal.not-paid'],
})
export const withdrawDeposit = endpoint('withdrawDeposit', {
  summary: 'Confirms the withdrawal: the unused points go, their share of the price goes back to the card',
  access: 'owner',
  token: 'none',
  pays: 'return',
  input: z.object({ order_id: Id }),
  returns: answer(
    z.object({
      order_id: z.string(),
      points: Points,
      amount: z.number(),
      currency: z.string(),
      amount_eur: z.number(),
      received_at: Time,
      balance: Points,
    }),
  ),
  problems: [
    'order.not-found',
    'withdrawal.not-paid',
    'withdrawal.too-late',
    'withdrawal.nothing-left',
    'withdrawal.disputed',
    'rate.limited',
  ],
})
