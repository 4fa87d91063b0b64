// Mails about money, ordered in the transaction that they tell of; the accounts slice sends them in the member's language.
import type { Amount, Sum } from '#server/platform/texts/amounts.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { receiptNumber } from '../receipt-number.ts'
import { findConsent, findOrder, type OrderRow } from '../store.ts'
import { withdrawUntil } from '../withdrawal-time.ts'

type Values = Record<string, string | number | Amount>
/** Leads to the paper that it tells of, else to the orders. */
const order = (lounge: LoungeInside, trx: Trx, row: OrderRow, template: string, paperId: string | null, values: Values): Promise<void> =>
  lounge.jobs.enqueue(trx, 'accounts.mail', {
    member: row.owner_id,
    template,
    order: row.number,
    link: `${lounge.publicUrl}/account${paperId ? `/receipts/${paperId}` : '?tab=orders'}`,
    ...values,
  })
const charged = (row: OrderRow, minor: string): Sum => ({ minor, digits: row.charge_digits ?? 2, currency: row.charge_currency ?? 'EUR' })
const dayOf = (at: Date): string => at.toISOString().slice(0, 10).split('-').toReversed().join('.')

export async function mailReceipt(lounge: LoungeInside, trx: Trx, orderId: string): Promise<void> {
  const row = (await findOrder(trx, orderId))!
  await order(lounge, trx, row, 'payment-received', row.receipt_id, {
    amount: charged(row, row.charge_minor!),
    points: { units: row.units },
    vat: { minor: row.vat_cents!, digits: 2, currency: 'EUR' },
    receipt: receiptNumber({ series: row.series!, no: row.no! }),
    until: dayOf(withdrawUntil(row.paid_at!)),
    consent: await findConsent(trx, orderId),
  })
}

/** `at` of a withdrawal is the time when it was received. */
export async function mailReturn(
  lounge: LoungeInside,
  trx: Trx,
  orderId: string,
  ref: string,
  template: 'payment-returned' | 'withdrawal-received' | 'refund-begun' | 'refund-failed',
  at?: Date,
): Promise<void> {
  const row = (await findOrder(trx, orderId))!
  const refund = await trx
    .selectFrom('payments.refund as f')
    .leftJoin('payments.receipt as r', 'r.refund_id', 'f.id')
    .select(['f.units', 'f.minor', 'r.id as credit_note_id', 'r.series', 'r.no'])
    .where('f.order_id', '=', orderId)
    .where('f.ref', '=', ref)
    .executeTakeFirstOrThrow()
  await order(lounge, trx, row, template, refund.credit_note_id, {
    amount: charged(row, refund.minor),
    points: { units: refund.units },
    taken: Number(refund.units) > 0 ? 'some' : 'none',
    ...(refund.series && refund.no ? { receipt: receiptNumber({ series: refund.series, no: refund.no }) } : {}),
    ...(at ? { at: `${dayOf(at)} ${at.toISOString().slice(11, 16)} UTC` } : {}),
  })
}

/** A payment that never came into the books is on its way back. */
export async function mailNotBooked(
  lounge: LoungeInside,
  trx: Trx,
  orderId: string,
  { minor, currency }: { minor: string; currency: string },
): Promise<void> {
  const row = (await findOrder(trx, orderId))!
  const digits = currency === row.charge_currency ? (row.charge_digits ?? 2) : 2
  await order(lounge, trx, row, 'payment-not-booked', null, { amount: { minor, digits, currency } })
}
