// Events for the merchant, and the outbox that they wait in: written in the transaction that made them true.
import { copiesOf, FaultPlan, type Copy } from './faults.ts'
import type { Payment } from './payment.ts'
import { newId, rows, type Trx } from './world.ts'

export type EventType =
  | 'payment.processing'
  | 'payment.paid'
  | 'payment.failed'
  | 'payment.expired'
  | 'payment.canceled'
  | 'payment.card_declined'
  | 'refund.updated'
  | 'dispute.opened'
  | 'dispute.closed'

const ONCE: Copy[] = [{ delayMs: 0, fault: null }]
/** Nobody else delivers these meanwhile: whoever answers the payer does. */
const EARLY_LEASE_S = 30

/** The payment has news. Its test card may say that nobody hears of it. */
export async function tell(trx: Trx, payment: Payment, type: EventType): Promise<void> {
  const id = newId('evt')
  await trx.query('UPDATE sandbox_gateway.payment SET news_at = sandbox_gateway.now() WHERE id = $1', [payment.id])
  await trx.query('INSERT INTO sandbox_gateway.event (id, payment_id, type) VALUES ($1, $2, $3)', [id, payment.id, type])
  if (payment.telling === 'never') return
  const early = payment.telling === 'early'
  const copies = early ? [...ONCE, ...ONCE] : await drawCopies(trx)
  for (const { delayMs, fault } of copies)
    await trx.query(
      `INSERT INTO sandbox_gateway.delivery (event_id, next_at, fault, lease_until)
       VALUES ($1, sandbox_gateway.now() + make_interval(secs => $2::float8 / 1000), $3, CASE WHEN $4 THEN clock_timestamp() + make_interval(secs => $5) END)`,
      [id, delayMs, fault, early, EARLY_LEASE_S],
    )
}

/** Under a fault plan events are numbered, which the same run repeats. */
async function drawCopies(trx: Trx): Promise<Copy[]> {
  const [row] = await rows<{ faults: unknown; number: string }>(
    trx,
    `UPDATE sandbox_gateway.setting SET faults_counted = faults_counted + 1 WHERE faults IS NOT NULL RETURNING faults, faults_counted AS number`,
  )
  return row ? copiesOf(FaultPlan.parse(row.faults), Number(row.number)) : ONCE
}

export async function readFaults(trx: Trx): Promise<FaultPlan> {
  const [row] = await rows<{ faults: unknown }>(trx, 'SELECT faults FROM sandbox_gateway.setting')
  return FaultPlan.parse(row?.faults ?? {})
}
