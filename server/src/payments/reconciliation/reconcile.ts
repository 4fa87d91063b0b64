// What webhooks and polls missed (docs/product/money.md): orders that wait, deliveries that were not applied, payments that we never heard of.
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { applySnapshot } from '../orders/apply-snapshot.ts'
import { listUnasked } from '../refunds/ask-refund.ts'
import { closeAttempt, scheduleLook, takeDueLooks, type Look } from '../orders/attempts.ts'
import { applyFact } from '../orders/facts.ts'
import { GatewayRefused } from '../gateways/gateway.ts'
import { listLate, markApplied, readNow } from './inbox.ts'
import { readProgress, writeProgress } from './progress.ts'
import { putAside } from '../reviews.ts'
import type { Till } from '../gateways/till.ts'

const LOOKS_AT_ONCE = 4
const LOOKS_MAX = 200
const HOUR_MS = 3_600_000
const forever = (): AbortSignal => new AbortController().signal

/** Asks the gateway after one of its names and applies what it says; deliveries that came before the question are done with. */
export async function look(lounge: Lounge, till: Till, ref: string): Promise<void> {
  const asked = await readNow(lounge.db)
  try {
    await applySnapshot(lounge, till, await till.gateway.fetchStatus(ref, forever()))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    lounge.log.error({ err: error, ref }, 'payments: the gateway does not know what it told us of')
    await putAside(lounge, lounge.db, { orderId: null, gateway: till.gateway.id, reason: 'unknown_order', ref })
  }
  await markApplied(lounge.db, till.gateway.id, ref, asked)
}

/** Attempts whose look is due. */
export async function lookAtWaiting(lounge: Lounge, till: Till): Promise<void> {
  const due = await takeDueLooks(lounge.db, till.gateway.id, LOOKS_MAX)
  const turns = due.values()
  const work = async (): Promise<void> => {
    for (const one of turns)
      await lookAtAttempt(lounge, till, one).catch((error: unknown) =>
        lounge.log.warn({ err: error, order: one.order_id }, 'payments: looked in vain'),
      )
  }
  await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, work))
}

async function lookAtAttempt(lounge: Lounge, till: Till, attempt: Look): Promise<void> {
  const { order_id: orderId, gateway, provider_ref: ref } = attempt
  if (attempt.is_given_up) {
    await putAside(lounge, lounge.db, { orderId, gateway, reason: 'no_answer', ref: ref ?? `attempt ${attempt.attempt}` })
    await transact(lounge.db, async (trx) => void (await scheduleLook(trx, attempt, 'never')))
  } else if (ref !== null) await look(lounge, till, ref)
  // The gateway never answered when the page was to be opened, and nobody was sent to one.
  else if (attempt.is_over)
    await transact(lounge.db, async (trx) => {
      await applyFact(trx, orderId, 'expired', `attempt ${attempt.attempt}`)
      await closeAttempt(trx, attempt)
    })
}

/** What the gateway lists since the last time, with an hour's overlap; deliveries and refunds whose job was lost. */
export async function lookForMissed(lounge: Lounge, till: Till): Promise<void> {
  const { db, jobs } = lounge
  const startedAt = await readNow(db)
  const since = (await readProgress(db, till.gateway.id, 'events')) ?? new Date(startedAt.getTime() - 24 * HOUR_MS)
  const seen = new Set(await listLate(db, till.gateway.id, LOOKS_MAX))
  for await (const { providerRef } of till.gateway.listSince(new Date(since.getTime() - HOUR_MS), forever())) seen.add(providerRef)
  await transact(db, async (trx) => {
    for (const ref of [...seen].toSorted()) await jobs.enqueue(trx, 'payments.look', { ref }, { key: ref })
    for (const { order_id: order, ref, gateway } of await listUnasked(trx))
      if (gateway === till.gateway.id) await jobs.enqueue(trx, 'payments.ask-refund', { order, ref }, { key: ref })
    await jobs.enqueue(trx, 'payments.return', {}, { key: 'return' })
    await writeProgress(trx, till.gateway.id, 'events', startedAt)
  })
}
