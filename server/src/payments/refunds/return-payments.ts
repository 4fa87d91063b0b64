// Payments that never came into the books go back whole: a second one for an order, one for an account that is closed, and what an operator sends back.
import type { Lounge } from '#server/platform/lounge.ts'
import { GatewayRefused, type PaymentSnapshot } from '../gateways/gateway.ts'
import { endReturn, listToReturn } from '../reviews.ts'
import type { Till } from '../gateways/till.ts'

type State = PaymentSnapshot['refunds'][number]['state']
type Return = { name: string; paymentRef: string; minor: string }
const forever = (): AbortSignal => new AbortController().signal

/** Safe to repeat. What is still under way at the gateway is asked after with the next look for what was missed. */
export async function returnPayments(lounge: Lounge, till: Till): Promise<void> {
  for (const one of await listToReturn(lounge.db, till.gateway.id)) {
    const state = await asked(till, one)
    if (state !== 'pending') await endReturn(lounge.db, one.id, state)
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
