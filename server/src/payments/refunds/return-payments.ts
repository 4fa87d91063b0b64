// Payments that never came into the books go back whole: a second one for an order, one for an account that is closed, and what an operator sends back.
import type { Lounge } from '#server/platform/lounge.ts'
import { transact } from '#server/platform/transact.ts'
import { GatewayRefused, type PaymentSnapshot } from '../gateways/gateway.ts'
import type { Till } from '../gateways/till.ts'
import { mailNotBooked } from '../orders/mails.ts'
import { endReturn, listToReturn, type Return } from '../reviews.ts'

type State = PaymentSnapshot['refunds'][number]['state']
/** Whoever paid for an order of theirs is told where that money went. */
const NOT_BOOKED: ReadonlySet<string> = new Set(['amount_differs', 'mode_differs', 'second_payment'])
const forever = (): AbortSignal => new AbortController().signal

/** Safe to repeat. What is still under way at the gateway is asked after with the next look for what was missed. */
export async function returnPayments(lounge: Lounge, till: Till): Promise<void> {
  for (const one of await listToReturn(lounge.db, till.gateway.id)) {
    const state = await asked(till, one)
    if (state === 'pending') continue
    await transact(lounge.db, async (trx) => {
      const isEnded = await endReturn(trx, one.id, state)
      if (isEnded && state === 'succeeded' && one.orderId && NOT_BOOKED.has(one.reason)) await mailNotBooked(lounge, trx, one.orderId, one)
    })
    if (state === 'failed') lounge.log.error({ review: one.id }, 'payments: the gateway sends a payment not back; a person has to look')
  }
}

/** A gateway forgets its keys after a day or so, and its refunds never: what it has under this name is not asked for again. */
async function asked(till: Till, { name, paymentRef, minor }: Return): Promise<State> {
  const known = await whereRefused(async () => (await till.gateway.fetchStatus(paymentRef, forever())).refunds, [])
  const found = known.find(({ ref }) => ref === name)
  if (found) return found.state
  const request = { refundId: name, paymentRef, amountMinor: BigInt(minor) }
  return whereRefused(async () => (await till.gateway.refund(request, forever())).state, 'failed')
}
const whereRefused = <T>(ask: () => Promise<T>, otherwise: T): Promise<T> =>
  ask().catch((error: unknown) => {
    if (error instanceof GatewayRefused) return otherwise
    throw error
  })
