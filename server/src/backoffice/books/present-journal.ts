import type { Journal, JournalPage } from '@green-room/contract/backoffice/books'
import { listJournals, listLegs, readContext, type JournalRow, type LegRow } from '#server/ledger/journals.ts'
import { lotFigures, originOf, type Source } from '#server/ledger/origin.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { amountOf } from '#server/payments/money.ts'
import { findMovement } from '#server/payments/orders/order-history.ts'
import { cardText } from '#server/payments/present.ts'
import { receiptNumber } from '#server/payments/receipt-number.ts'
import { readOrder } from '#server/payments/orders/desk-orders.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

const inPoints = (units: string | null): number | null => (units === null ? null : pointsFrom(units))
/** Points or euro: both are kept in hundredths. */
export const hundredths = (amount: string | null): number | null => (amount === null ? null : amountOf(amount))

export const presentJournal = (row: JournalRow): Journal => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind,
  cause: row.cause,
  member_id: row.owner_id,
  ref_type: row.ref_type,
  ref_id: row.ref_id,
  points: inPoints(row.units),
  available_after: inPoints(row.after),
  cents: Number(row.cents),
  actor: row.actor,
  reason: row.reason,
})
const presentLeg = ({ journal_id: _journal, amount, debit_after, credit_after, ...leg }: LegRow): JournalPage['legs'][number] => ({
  ...leg,
  amount: amountOf(amount),
  debit_after: hundredths(debit_after),
  credit_after: hundredths(credit_after),
})

/** Throws `journal.not-found`. */
export async function presentJournalPage(db: Db, id: string): Promise<JournalPage> {
  const [row] = await listJournals(db, { journal: id }, 1)
  if (!row) throw problem('journal.not-found')
  const [legs, { hold, reversedBy, sealed }, sources] = await Promise.all([
    listLegs(db, [id]),
    readContext(db, id),
    row.owner_id === null ? [] : originOf(db, row.owner_id, id),
  ])
  return {
    journal: presentJournal(row),
    legs: legs.map(presentLeg),
    hold: hold
      ? {
          id: hold.id,
          opened_by: hold.opened_by,
          resolved_by: hold.resolved_by,
          state: hold.state,
          points: pointsFrom(hold.amount),
          captured: inPoints(hold.captured),
        }
      : null,
    sources: await Promise.all(sources.map((source) => presentSource(db, source))),
    reverses: row.reverses,
    reversed_by: reversedBy,
    sealed,
  }
}

async function presentSource(db: Db, source: Source): Promise<JournalPage['sources'][number]> {
  return {
    lot: source.lot,
    kind: source.kind,
    points: pointsFrom(source.taken),
    at: source.at.toISOString(),
    reason: source.reason,
    units: lotFigures(source),
    order: source.kind === 'topup' && source.refId ? await presentPaid(db, source.refId, source.taken) : null,
  }
}
async function presentPaid(db: Db, orderId: string, taken: bigint): Promise<JournalPage['sources'][number]['order']> {
  const order = await readOrder(db, orderId)
  if (!order) return null
  const movement = order.payment_ref === null ? undefined : await findMovement(db, order.payment_ref)
  const units = BigInt(order.units)
  return {
    id: order.id,
    number: order.number,
    cents: Number(order.gross_cents),
    share_cents: Number((2n * BigInt(order.gross_cents) * taken + units) / (2n * units)),
    receipt: order.series && order.no ? receiptNumber({ series: order.series, no: order.no }) : null,
    net_cents: Number(order.net_cents),
    vat_cents: Number(order.vat_cents),
    vat_percent: (order.vat_rate_bp ?? 0) / 100,
    country: order.vat_country,
    card: cardText(order),
    payment_ref: order.payment_ref,
    paid_at: order.paid_at?.toISOString() ?? null,
    movement: movement
      ? {
          ref: movement.ref,
          amount: amountOf(movement.minor, order.charge_digits ?? 2),
          fee: amountOf(movement.fee_minor, order.charge_digits ?? 2),
          currency: movement.currency,
        }
      : null,
  }
}
