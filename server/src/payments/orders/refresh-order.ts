import type { Lounge } from '#server/platform/lounge.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { takeLook } from './attempts.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateways/gateway.ts'
import { findOrderOf, type OrderRow } from '../store.ts'
import type { Till } from '../gateways/till.ts'

/** Nobody asks the gateway twice within this time, however many tabs and processes there are. */
const FRESH_S = 5

/** The member's order as the gateway tells it, where the last look is older than some seconds: a lost webhook heals with one poll. */
export async function readFreshOrder(lounge: Lounge, till: Till | null, orderId: string, memberId: string): Promise<OrderRow | undefined> {
  const order = await findOrderOf(lounge.db, orderId, memberId)
  if (!order || !till || order.gateway !== till.gateway.id || (order.status !== 'Pending' && order.status !== 'Processing')) return order
  const ref = await takeLook(lounge.db, orderId, FRESH_S)
  if (ref === undefined) return order
  try {
    await applySnapshot(lounge, till, await till.gateway.fetchStatus(ref, new AbortController().signal))
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
    lounge.log.warn({ err: error, order: orderId }, 'payments: the gateway could not be asked')
    return order
  }
  return findOrderOf(lounge.db, orderId, memberId)
}
