// Time passes for a payment when somebody looks at it, or when the gateway's own loop does: what was planned and is due happens, once, under its lock.
import type { Payment } from './payment.ts'
import { readDisputes, readRefunds } from './payment.ts'
import * as settle from './settle.ts'
import { rows, transact, type Trx, type World } from './world.ts'

/** `seen_at`: the gateway's time when it was read. */
export type Seen = Payment & { seen_at: Date }
type Plan = { id: string; action: string; subject: string | null }
const AT_ONCE = 50

/** The payment, locked and up to date; null where there is none. */
export async function lockPayment(trx: Trx, by: 'id' | 'token', value: string): Promise<Seen | null> {
  const read = () =>
    rows<Seen>(trx, `SELECT *, sandbox_gateway.now() AS seen_at FROM sandbox_gateway.payment WHERE ${by} = $1 FOR NO KEY UPDATE`, [value])
  const [found] = await read()
  if (!found) return null
  const due = await rows<Plan>(
    trx,
    `UPDATE sandbox_gateway.plan SET done_at = sandbox_gateway.now() WHERE payment_id = $1 AND done_at IS NULL AND due_at <= sandbox_gateway.now()
     RETURNING id, action, subject, due_at`,
    [found.id],
  )
  let payment = found
  for (const plan of due.toSorted((left, right) => Number(left.id) - Number(right.id))) {
    await carryOut(trx, payment, plan)
    payment = (await read())[0]!
  }
  return payment
}

async function carryOut(trx: Trx, payment: Payment, { action, subject }: Plan): Promise<void> {
  if (action === 'expire' && payment.status === 'open') await settle.end(trx, payment, 'expired')
  if (action === 'pay' && payment.status === 'processing') await settle.pay(trx, payment)
  if (action === 'fail' && payment.status === 'processing') await settle.end(trx, payment, 'failed')
  if (action === 'settle-refund') await settle.settleRefund(trx, payment, subject!, 'succeeded')
  if (action === 'fail-refund') await settle.settleRefund(trx, payment, subject!, 'failed')
  const left = action === 'dispute' ? await leftOf(trx, payment) : 0n
  if (left > 0n) await settle.dispute(trx, payment, left)
}

/** What the merchant still holds of a payment: neither given back nor in dispute. */
export async function leftOf(trx: Trx, payment: Payment): Promise<bigint> {
  if (payment.status !== 'paid') return 0n
  const refunds = (await readRefunds(trx, [payment.id])).filter(({ status }) => status !== 'failed')
  const disputes = (await readDisputes(trx, [payment.id])).filter(({ status }) => status !== 'won')
  return [...refunds, ...disputes].reduce((left, { amount }) => left - BigInt(amount), BigInt(payment.amount))
}

/** Carries out what is due anywhere; says whether there may be more. */
export async function catchUp({ pool }: World): Promise<boolean> {
  const due = await rows<{ payment_id: string }>(
    pool,
    `SELECT DISTINCT payment_id FROM (SELECT payment_id FROM sandbox_gateway.plan WHERE done_at IS NULL AND due_at <= sandbox_gateway.now()
     ORDER BY due_at LIMIT $1) AS due`,
    [AT_ONCE],
  )
  for (const { payment_id } of due) await transact(pool, (trx) => lockPayment(trx, 'id', payment_id))
  return due.length === AT_ONCE
}
