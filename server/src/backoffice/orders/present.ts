import type { DeskOrder, DeskOrderRow } from '@green-room/contract/backoffice/orders'
import { ORDER_STATES } from '@green-room/contract/wire/backoffice-rights'
import { lotOf } from '#server/ledger/origin.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { amountOf } from '#server/payments/money.ts'
import { consentsOf, listAttemptRefs, listHistory, listRefunds, type RefundRow } from '#server/payments/orders/order-history.ts'
import { cardText, markOf } from '#server/payments/present.ts'
import { receiptNumber } from '#server/payments/receipt-number.ts'
import { listReturnable } from '#server/payments/refunds/refund-by-us.ts'
import { readOrder, type OrderRow } from '#server/payments/orders/desk-orders.ts'
import type { Till } from '#server/payments/gateways/till.ts'
import { withdrawUntil } from '#server/payments/withdrawal-time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { namesOf } from './store.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null
/** The payment's own page at the gateway that runs here. */
export const evidenceOf = (
  till: Till | null,
  payment: { gateway: string | null; ref: string | null; livemode: boolean | null },
): string | null =>
  (payment.ref !== null && till?.gateway.id === payment.gateway && till.gateway.pageOf?.(payment.ref, payment.livemode ?? false)) || null
export const stateOf = (status: string) => ORDER_STATES.find((one) => one === status) ?? 'Pending'

export const presentRow = (row: OrderRow, names: Map<string, string>): DeskOrderRow => ({
  id: row.id,
  number: row.number,
  created_at: row.created_at.toISOString(),
  paid_at: time(row.paid_at),
  member: { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
  item: row.item,
  points: pointsFrom(row.units),
  cents: Number(row.gross_cents),
  charged:
    row.charge_minor === null || row.charge_currency === null || row.charge_currency === 'EUR'
      ? null
      : { amount: amountOf(row.charge_minor, row.charge_digits ?? 2), currency: row.charge_currency },
  country: row.vat_country,
  status: stateOf(row.status),
  mark: markOf(row),
  refunded_cents: Number(row.refunded_cents),
  is_test: row.livemode === false,
})
export async function presentRows(db: Db, rows: OrderRow[]): Promise<DeskOrderRow[]> {
  const names = await namesOf(db, rows.map(({ owner_id }) => owner_id)) // prettier-ignore
  return rows.map((row) => presentRow(row, names))
}

/** Throws `order.not-found`. */
export async function presentOrder(db: Db, till: Till | null, orderId: string): Promise<DeskOrder> {
  const row = await readOrder(db, orderId)
  if (!row) throw problem('order.not-found')
  const [names, { unspent, whole }, lot, refunds, consents, attempts, history] = await Promise.all([
    namesOf(db, [row.owner_id]),
    listReturnable(db, row),
    lotOf(db, row.owner_id, orderId),
    listRefunds(db, orderId),
    consentsOf(db, orderId),
    listAttemptRefs(db, orderId),
    listHistory(db, orderId),
  ])
  return {
    order: {
      ...presentRow(row, names),
      gateway: row.gateway,
      payment_ref: row.payment_ref,
      evidence: evidenceOf(till, { gateway: row.gateway, ref: row.payment_ref, livemode: row.livemode }),
      card: cardText(row),
      sca: row.sca,
      receipt: row.series && row.no ? receiptNumber({ series: row.series, no: row.no }) : null,
      language: row.language_code,
      fx_rate: row.fx_rate_millionths === null ? null : Number(row.fx_rate_millionths) / 1_000_000,
      attempts: attempts.length,
    },
    vat:
      row.vat_country === null
        ? null
        : {
            percent: (row.vat_rate_bp ?? 0) / 100,
            net_cents: Number(row.net_cents),
            vat_cents: Number(row.vat_cents),
            country: row.vat_country,
            ip_country: row.ip_country,
            card_country: row.card_country,
          },
    consents: consents.map(({ kind, wording, language_code, given_at }) => ({
      kind,
      wording,
      language: language_code,
      given_at: given_at.toISOString(),
    })),
    withdraw_until: row.paid_at && withdrawUntil(row.paid_at).toISOString(),
    lot,
    unspent: { cents: Number(unspent.cents), points: pointsFrom(unspent.units) },
    whole: { cents: Number(whole.cents), points: pointsFrom(whole.units) },
    refunds: refunds.map(presentRefund),
    history: history.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
  }
}

const presentRefund = (row: RefundRow): DeskOrder['refunds'][number] => ({
  id: row.id,
  kind: row.kind,
  ref: row.ref,
  by: !row.is_ours ? 'gateway' : row.ref.startsWith('refund-') ? 'operator' : 'member',
  state: row.state,
  cents: Number(row.gross_cents),
  vat_cents: Number(row.vat_cents),
  points: pointsFrom(row.units),
  created_at: row.created_at.toISOString(),
  asked_at: time(row.asked_at),
  ended_at: time(row.ended_at),
  credit_note: row.credit_note,
})
