// How a matter of money ends by hand: somebody has looked, the gateway sends the payment back, or it went back some other way.
import { REFUNDS_ALONE } from '@green-room/contract/wire/backoffice-rights'
import { findOpenReview, returnableOf, sendReviewBack, settleReview } from '#server/payments/reconciliation/desk-reviews.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { countAlone } from '../acts/refunds-alone.ts'

type OfReview = { review_id: string; reason: string }
const target = ({ review_id }: OfReview) => ({ type: 'review', id: review_id })

export const settle: Act<OfReview & { reference?: string | undefined }> = {
  name: 'review.settled',
  target,
  async preview(at, { review_id, reference }) {
    const { reason, ref } = await findOpenReview(at, review_id)
    return { matter: reason, ref, outside: reference ?? null }
  },
  async run(trx, { review_id, reference }) {
    const { reason, order_id } = await findOpenReview(trx, review_id)
    await settleReview(trx, review_id, reference ?? null)
    const how = reference === undefined ? { as: 'looked' } : { as: 'outside', reference }
    return { before: { settled: false }, after: { settled: true, matter: reason, order: order_id, ...how } }
  },
}

export const returnAct = ({ inside, till }: Desk): Act<OfReview> => ({
  name: 'review.returned',
  target,
  async preview(at, { review_id }, operatorId) {
    const row = await findOpenReview(at, review_id)
    const what = returnableOf(row)
    if (!what || till?.gateway.id !== row.gateway) throw problem('review.not-returnable')
    return {
      matter: row.reason,
      payment: what.paymentRef,
      amount: what.amount,
      currency: what.currency,
      cents: what.cents,
      alone_cents: inside.config.refundAloneCents,
      alone_left: Math.max(0, REFUNDS_ALONE - (await countAlone(at, operatorId))),
    }
  },
  binding: ({ payment, amount, currency }) => [payment, amount, currency],
  /** What a sum is worth that no rate is known of, two people look at. */
  needsSecond: (_input, _roles, { cents, alone_left }) =>
    cents === null || Number(cents) > inside.config.refundAloneCents || Number(alone_left) === 0,
  async run(trx, { review_id }, operator) {
    const row = await findOpenReview(trx, review_id)
    const { amount, currency } = returnableOf(row)!
    await sendReviewBack(inside, trx, review_id, operator.memberId)
    const sent = { amount, currency }
    return { before: { settled: false }, after: { matter: row.reason, order: row.order_id, ...sent }, result: sent }
  },
})
