// Money goes back: refunds that the merchant asks for, disputes that stand in for a payer's bank.
import * as z from 'zod/mini'
import { leftOf } from './catch-up.ts'
import { minor } from './create-payment.ts'
import { readFaults } from './events.ts'
import { requirePayment } from './look-up.ts'
import { onceForKey, type Kept } from './once-for-key.ts'
import { presentDispute, presentRefund, readDisputes, type Refund } from './payment.ts'
import * as settle from './settle.ts'
import { newId, Refused, rows, transact, type World } from './world.ts'

export const NewRefund = z.strictObject({ amount: minor, reference: z.string().check(z.minLength(1), z.maxLength(100)) })
export const NewDispute = z.strictObject({ amount: z.optional(minor) })
export const DisputeEnd = z.strictObject({ status: z.enum(['won', 'lost']) })
const SLOW_S = 20

export async function createRefund(world: World, key: unknown, id: string, asked: z.output<typeof NewRefund>): Promise<Kept> {
  return onceForKey(world, key, { id, asked }, async (trx) => {
    const payment = await requirePayment(trx, id)
    if (payment.status !== 'paid') throw new Refused(422, 'payment_not_paid', 'Only a paid payment can be refunded.')
    if ((await readDisputes(trx, [id])).some(({ status }) => status !== 'won'))
      throw new Refused(422, 'payment_disputed', 'A payment in dispute can’t be refunded.')
    if (BigInt(asked.amount) > (await leftOf(trx, payment)))
      throw new Refused(422, 'refund_exceeds', 'More than what is left of the payment.')
    const { refunds } = await readFaults(trx)
    if (refunds === 'fail') throw new Refused(422, 'refund_refused', 'The card’s bank takes no refunds.')
    const [refund] = await rows<Refund>(
      trx,
      'INSERT INTO sandbox_gateway.refund (id, payment_id, reference, amount, status) VALUES ($1, $2, $3, $4, $5) RETURNING *',
      [newId('ref'), id, asked.reference, asked.amount, refunds === 'at-once' ? 'succeeded' : 'pending'],
    )
    await settle.takeOnRefund(trx, payment, refund!)
    if (refunds === 'slow') await settle.schedule(trx, payment, 'settle-refund', SLOW_S, refund!.id)
    if (refunds === 'fail-late') await settle.schedule(trx, payment, 'fail-refund', SLOW_S, refund!.id)
    return presentRefund(refund!)
  })
}

/** Without an amount: all that is left of the payment. */
export const openDispute = (world: World, id: string, { amount }: z.output<typeof NewDispute>): Promise<object> =>
  transact(world.pool, async (trx) => {
    const payment = await requirePayment(trx, id)
    const left = await leftOf(trx, payment)
    const disputed = amount === undefined ? left : BigInt(amount)
    if (disputed < 1n || disputed > left) throw new Refused(422, 'dispute_exceeds', 'Nothing, or more than what is left of the payment.')
    return presentDispute(await settle.dispute(trx, payment, disputed))
  })

export const closeDispute = (world: World, id: string, disputeId: string, { status }: z.output<typeof DisputeEnd>): Promise<object> =>
  transact(world.pool, async (trx) => {
    const payment = await requirePayment(trx, id)
    const dispute = (await readDisputes(trx, [id])).find((each) => each.id === disputeId)
    if (!dispute) throw new Refused(404, 'dispute_unknown', 'There is no such dispute.')
    if (dispute.status !== 'open') throw new Refused(422, 'dispute_closed', 'This dispute has ended.')
    return presentDispute(await settle.closeDispute(trx, payment, disputeId, status))
  })
