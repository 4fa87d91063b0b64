import { ORDER_STATUSES, type Bundle, type Deposit, type Order, type Withdrawal } from '@green-room/contract/payments'
import type { Selectable } from 'kysely'
import { localized } from '#server/content/localized.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import type { Database } from '#server/platform/database/database.ts'
import { amountOf } from './money.ts'
import { priceBundle, type Currency } from './orders/price-order.ts'
import { receiptNumber } from './receipt-number.ts'
import type { OrderRow } from './store.ts'
import type { readWithdrawal } from './refunds/withdraw.ts'
import { withdrawUntil } from './withdrawal-time.ts'

export const presentBundle = (row: Selectable<Database['payments.bundle']>, currency: Currency, language: string): Bundle => ({
  id: row.id,
  points: pointsFrom(row.units),
  price: amountOf(priceBundle(row, currency).chargeMinor, currency.minorDigits),
  currency: currency.code,
  price_eur: amountOf(row.price_cents),
  description: localized(row.description, language),
  image_url: row.image_url,
})

const SPELLED = { Pending: 'pending', Processing: 'processing', Canceled: 'canceled', Failed: 'failed', Successfully: 'completed' } as const
export const statusOf = (row: OrderRow): Order['status'] => ORDER_STATUSES.find((status) => status === row.status) ?? 'Pending'
export const spelledStatus = (row: OrderRow) => SPELLED[statusOf(row)]
/** Of a deposit, as the top-up modal polls it. */
export const depositStatus = (row: OrderRow): 'Success' | 'Error' | 'Pending' =>
  row.status === 'Successfully' ? 'Success' : row.status === 'Failed' || row.status === 'Canceled' ? 'Error' : 'Pending'

export function markOf(row: OrderRow): Order['mark'] {
  if (row.is_disputed) return 'disputed'
  const back = BigInt(row.refunded_cents)
  return back === 0n ? null : back >= BigInt(row.gross_cents) ? 'refunded' : 'partly-refunded'
}
/** 'Visa 4242'. */
export const cardText = (row: { card_brand: string | null; card_last4: string | null }): string | null =>
  row.card_brand && row.card_last4 ? `${row.card_brand.charAt(0).toUpperCase()}${row.card_brand.slice(1)} ${row.card_last4}` : null
export const chargeOf = (row: OrderRow) =>
  row.charge_minor !== null && row.charge_currency !== null
    ? { total: amountOf(row.charge_minor, row.charge_digits ?? 2), currency: row.charge_currency }
    : { total: amountOf(row.gross_cents), currency: 'EUR' }

export const presentOrder = (row: OrderRow): Order => ({
  id: row.id,
  number: row.number,
  created_at: row.created_at.toISOString(),
  item: row.item,
  points: pointsFrom(row.units),
  ...chargeOf(row),
  total_eur: amountOf(row.gross_cents),
  vat: row.vat_cents === null ? null : amountOf(row.vat_cents),
  vat_percent: row.vat_rate_bp === null ? null : row.vat_rate_bp / 100,
  status: statusOf(row),
  mark: markOf(row),
  bundle_id: row.bundle_id,
  card: cardText(row),
  receipt_id: row.receipt_id,
})

type Note = { id: string; order_id: string; series: string; no: string }
export function presentDeposit(row: OrderRow, notes: Note[], unused: bigint, now: Date): Deposit {
  const paidAt = row.paid_at ?? row.created_at
  const until = withdrawUntil(paidAt)
  return {
    id: row.id,
    number: row.number,
    created_at: paidAt.toISOString(),
    sum: amountOf(row.gross_cents),
    points: pointsFrom(row.units),
    receipt:
      row.receipt_id && row.series && row.no ? { id: row.receipt_id, number: receiptNumber({ series: row.series, no: row.no }) } : null,
    credit_notes: notes.filter((note) => note.order_id === row.id).map((note) => ({ id: note.id, number: receiptNumber(note) })),
    refunded: amountOf(row.refunded_cents),
    mark: markOf(row),
    withdraw_until: until.toISOString(),
    can_withdraw: unused > 0n && until >= now && !row.is_disputed,
  }
}

export const presentWithdrawal = ({ order, share, problem }: Awaited<ReturnType<typeof readWithdrawal>>): Withdrawal => ({
  order_id: order.id,
  number: order.number,
  points: pointsFrom(order.units),
  unused: pointsFrom(share.units),
  amount: amountOf(share.minor, order.charge_digits ?? 2),
  currency: order.charge_currency ?? 'EUR',
  amount_eur: amountOf(share.cents),
  until: withdrawUntil(order.paid_at).toISOString(),
  problem,
})
