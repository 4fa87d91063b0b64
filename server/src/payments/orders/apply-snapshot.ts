// The gateway's own answer about one checkout, into the books: status, credit, receipt, refunds and disputes in one transaction (docs/product/money.md).
// Webhooks, polls and the reconciler all end here; saying the same again changes nothing.
import { tellBalance } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { adoptAttempt, closeAttempt, findAttempt, findAttemptByRef, replaceAttempt, scheduleLook, type AttemptKey } from './attempts.ts'
import { applyReturns } from './apply-returns.ts'
import { applyFact } from './facts.ts'
import type { PaymentSnapshot } from '../gateways/gateway.ts'
import { mailReceipt } from './mails.ts'
import { isReturn, putAside, wasReturned } from '../reviews.ts'
import { findOrder, hasRefundUnderWay, type OrderRow } from '../store.ts'
import type { Till } from '../gateways/till.ts'

export async function applySnapshot(lounge: Lounge, till: Till, snapshot: PaymentSnapshot): Promise<void> {
  await transact(lounge.db, async (trx) => {
    const known = await ownerOf(trx, till, snapshot)
    await noteFailedReturns(lounge, trx, till, snapshot, known?.order.id ?? null)
    if (!known) {
      // By its payment's name: what the gateway lists of its money is then known to be the same.
      const { orderId, state, paymentRef: ref, amountMinor: minor, currency } = snapshot
      if (state === 'paid' && ref !== null)
        await putAside(lounge, trx, {
          orderId: null,
          gateway: till.gateway.id,
          reason: 'unknown_order',
          ref,
          detail: `${minor} ${currency} ${orderId.slice(0, 100)}`,
          minor,
        })
      return
    }
    const { order, attempt, isClosed } = known
    if (isClosed && isOldNews(order, snapshot)) return
    const changes = [await applyState(lounge, trx, order, attempt, snapshot)]
    if (snapshot.state === 'paid') changes.push(...(await applyReturns(lounge, trx, order.id, snapshot)))
    if (snapshot.state !== 'open' && snapshot.state !== 'processing') {
      if (order.status === 'Pending' && isReplaced(attempt, snapshot)) await replaceAttempt(trx, { ...attempt, gateway: till.gateway.id })
      else await closeAttempt(trx, attempt)
      await scheduleLook(trx, attempt, (await hasRefundUnderWay(trx, order.id)) ? 'later' : 'never')
    }
    if (changes.includes(true)) tellOrder(lounge, trx, order)
  })
}

type Attempt = AttemptKey & { closing_at: Date | null }
/**
 * The order and the attempt that a snapshot is about, where both are ours and belong together. What the gateway has named to us is ours by that
 * name, whatever secret the order was marked with; an answer that was lost is known by the mark alone.
 */
async function ownerOf(
  trx: Trx,
  till: Till,
  snapshot: PaymentSnapshot,
): Promise<{ order: OrderRow; attempt: Attempt; isClosed: boolean } | null> {
  const found = await findAttemptByRef(trx, till.gateway.id, snapshot.providerRef)
  const isNamed = found !== undefined && snapshot.orderId.startsWith(`${found.order_id}-`)
  const id = isNamed ? found.order_id : till.orderOf(snapshot.orderId)
  const order = id === null ? undefined : await findOrder(trx, id)
  if (!order || order.gateway !== till.gateway.id) return null
  if (found)
    return found.order_id === order.id ? { order, attempt: found, isClosed: found.closed_at !== null && found.next_look_at === null } : null
  const adopted = await adoptAttempt(trx, order.id, till.gateway.id, snapshot.providerRef)
  return adopted ? { order, attempt: { order_id: order.id, attempt: adopted.attempt, closing_at: null }, isClosed: false } : null
}

/** Closed by us in favour of another attempt: the order goes on. */
const isReplaced = ({ closing_at: closingAt }: Attempt, { state }: PaymentSnapshot): boolean => state === 'expired' && closingAt !== null

/** A payment that was said to be back, and came home after all: its card no longer takes money. */
async function noteFailedReturns(
  lounge: LoungeInside,
  trx: Trx,
  till: Till,
  { refunds }: PaymentSnapshot,
  orderId: string | null,
): Promise<void> {
  for (const { ref, minor, state } of refunds)
    if (state === 'failed' && isReturn(ref) && (await wasReturned(trx, ref)))
      await putAside(lounge, trx, { orderId, gateway: till.gateway.id, reason: 'refund_failed', ref, minor })
}

/** Already credited by this payment, with no refund since: most webhooks tell nothing new. */
const isOldNews = (order: OrderRow, { state, paymentRef, refunds, disputes }: PaymentSnapshot): boolean =>
  order.status === 'Successfully' && state === 'paid' && order.payment_ref === paymentRef && refunds.length + disputes.length === 0

/** Says whether it changed anything. */
async function applyState(lounge: LoungeInside, trx: Trx, order: OrderRow, attempt: Attempt, snapshot: PaymentSnapshot): Promise<boolean> {
  const { state, providerRef, paymentRef, amountMinor: minor, currency, livemode, card, sca } = snapshot
  const ref = paymentRef ?? providerRef
  if (state === 'open') return false
  // An attempt that another one has replaced can't end the order; money that comes through it counts all the same.
  if (state !== 'paid' && (isReplaced(attempt, snapshot) || (await findAttempt(trx, order.id))?.attempt !== attempt.attempt)) return false
  if (state !== 'paid') {
    await applyFact(trx, order.id, state, ref)
    return order.status === 'Pending' || (order.status === 'Processing' && state !== 'processing')
  }
  const told = await applyFact(trx, order.id, 'paid', ref, { minor, currency, livemode, card: card ? { ...card, sca: sca ?? null } : null })
  if (told === 'credited') {
    await mailReceipt(lounge, trx, order.id)
    tellBalance(lounge, trx, order.owner_id)
  } else if (told === 'second_payment' || told === 'account_closed')
    await lounge.jobs.enqueue(trx, 'payments.return', {}, { key: 'return' })
  if (told !== 'ok' && told !== 'credited') lounge.log.error({ order: order.id, reason: told }, 'payments: money that does not fit')
  return told === 'credited'
}

export function tellOrder(lounge: LoungeInside, trx: Trx, order: { id: string; owner_id: string }): void {
  afterCommit(trx, () => lounge.live.publish(`member:${order.owner_id}`, { name: 'order.changed', data: { order_id: order.id } }))
}
