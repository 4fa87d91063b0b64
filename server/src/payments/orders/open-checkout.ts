// The payment page of an order. One at a time: another attempt first closes the last one at the gateway, and if that was paid meanwhile, so is the order.
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { findAttempt, insertAttempt, markClosing, nameAttempt, replaceAttempt } from './attempts.ts'
import { GatewayUnavailable } from '../gateways/gateway.ts'
import { findOrder, findBuyerEmail, type OrderRow } from '../store.ts'
import type { Till } from '../gateways/till.ts'

/** With less time than this left, the page is not worth going to. */
const WORTH_MS = 5 * 60_000
const TRIES_MAX = 4
type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/** Where to pay the order; our own page where there is nothing to pay any more. Throws GatewayUnavailable or GatewayRefused. */
export async function openCheckout(lounge: Lounge, till: Till, orderId: string, signal: AbortSignal): Promise<string> {
  const { db } = lounge
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const order = await findOrder(db, orderId)
    if (!order || order.status !== 'Pending' || order.gateway !== till.gateway.id) return ownPage(lounge, orderId)
    const attempt = await findAttempt(db, orderId)
    if (!attempt || attempt.closed_at)
      await insertAttempt(db, { order_id: orderId, attempt: (attempt?.attempt ?? 0) + 1, gateway: till.gateway.id })
    else if (!attempt.closing_at && attempt.expires_at.getTime() - lounge.clock.now().getTime() > WORTH_MS)
      return attempt.redirect_url ?? (await open(lounge, till, order, attempt, signal))
    else if (attempt.provider_ref === null) await transact(db, (trx) => replaceAttempt(trx, attempt))
    else {
      await markClosing(db, attempt)
      await close(lounge, till, attempt.provider_ref, signal)
    }
  }
  throw new GatewayUnavailable('others open and close this checkout all the time')
}

/** Closes what is open of an order at the gateway. Answers where the member goes on if it was paid meanwhile, else null. */
export async function closeCheckout(lounge: Lounge, till: Till, orderId: string, signal: AbortSignal): Promise<string | null> {
  const attempt = await findAttempt(lounge.db, orderId)
  if (attempt?.provider_ref && !attempt.closed_at && attempt.gateway === till.gateway.id)
    await close(lounge, till, attempt.provider_ref, signal)
  const order = await findOrder(lounge.db, orderId)
  return order?.status === 'Successfully' || order?.status === 'Processing' ? ownPage(lounge, orderId) : null
}

export const ownPage = (lounge: Lounge, orderId: string): string => `${lounge.publicUrl}/processing-payment?order_id=${orderId}`

async function close(lounge: Lounge, till: Till, ref: string, signal: AbortSignal): Promise<void> {
  const snapshot = await till.gateway.closeCheckout(ref, signal)
  if (snapshot.state === 'open') throw new GatewayUnavailable('the gateway left the checkout open')
  await applySnapshot(lounge, till, snapshot)
}

/** The same key always carries the same body: all of it stands in the rows of order and attempt. */
async function open(lounge: Lounge, till: Till, order: OrderRow, attempt: Attempt, signal: AbortSignal): Promise<string> {
  const made = await till.gateway.createCheckout(
    {
      orderId: till.referenceOf(order.id),
      attempt: attempt.attempt,
      amountMinor: BigInt(order.charge_minor!),
      currency: order.charge_currency!,
      description: order.item,
      locale: order.language_code!,
      email: await findBuyerEmail(lounge.db, order.id),
      successUrl: ownPage(lounge, order.id),
      cancelUrl: `${lounge.publicUrl}/fail-payment?order_id=${order.id}&error=canceled`,
      expiresAt: attempt.expires_at,
      idempotencyKey: `checkout:${till.referenceOf(order.id)}:${attempt.attempt}`,
    },
    signal,
  )
  await nameAttempt(lounge.db, attempt, made.providerRef, made.redirectUrl).catch((error: unknown) => {
    throw new GatewayUnavailable('the gateway gave one name to two checkouts', { cause: error })
  })
  return made.redirectUrl
}
