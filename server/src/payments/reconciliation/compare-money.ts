// Each day: the gateway's own books against ours, both ways (docs/product/money.md). What it kept is booked; what differs, a person looks at.
import { sql } from 'kysely'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { MoneyMovement } from '../gateways/gateway.ts'
import { readNow } from './inbox.ts'
import { readProgress, writeProgress } from './progress.ts'
import { putAside } from '../reviews.ts'
import type { Till } from '../gateways/till.ts'

const DAY_MS = 86_400_000
/** Movements may be listed late: each run reads the days before once more. */
const OVERLAP_MS = 3 * DAY_MS
const FIRST_MS = 30 * DAY_MS

export async function compareMoney(lounge: Lounge, till: Till): Promise<void> {
  const { db } = lounge
  const { id } = till.gateway
  const upto = await readNow(db)
  const before = await readProgress(db, id, 'money')
  const from = new Date((before?.getTime() ?? upto.getTime() - FIRST_MS) - OVERLAP_MS)
  for await (const movement of till.gateway.listMoney(from, upto, new AbortController().signal)) await keep(lounge, till, movement)
  await transact(db, (trx) => writeProgress(trx, id, 'money', upto))
  for (const { order_id: orderId, reason, ref, detail } of await differences(lounge, id))
    await putAside(lounge, db, { orderId, gateway: id, reason, ref, detail })
}

async function keep(lounge: Lounge, till: Till, { ref, paymentRef, kind, minor, feeMinor, currency }: MoneyMovement): Promise<void> {
  await transact(lounge.db, async (trx) => {
    const row = {
      gateway: till.gateway.id,
      ref,
      livemode: till.livemode,
      payment_ref: paymentRef,
      kind,
      minor: minor.toString(),
      fee_minor: feeMinor.toString(),
      currency,
    }
    await trx
      .insertInto('payments.movement')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute()
    await sql`SELECT payments.book_fee(${till.gateway.id}, ${ref})`.execute(trx)
  })
}

type Difference = { order_id: string | null; reason: 'unknown_money' | 'no_money' | 'money_differs'; ref: string; detail: string }
/** Money that no order of ours explains, and what the verifier sees of the rest (V16). A payment that we returned is explained. */
async function differences(lounge: Lounge, gateway: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    SELECT NULL::bigint AS order_id, 'unknown_money' AS reason, v.ref, v.minor || ' ' || v.currency AS detail FROM payments.movement v
      WHERE v.gateway = ${gateway} AND v.kind = 'charge' AND v.seen_at > clock_timestamp() - interval '40 days'
        AND NOT EXISTS (SELECT 1 FROM payments.fact p WHERE p.fact = 'paid' AND p.ref = v.payment_ref)
        AND NOT EXISTS (SELECT 1 FROM payments.review w WHERE w.ref = v.payment_ref)
    UNION ALL
    SELECT what::bigint, CASE WHEN rule = 'V16 paid order without the gateway''s money' THEN 'no_money' ELSE 'money_differs' END, what, detail
      FROM payments.violations WHERE rule LIKE 'V16 %'`.execute(lounge.db)
  return rows
}
