// Jobs of the till: what a delivery, a withdrawal or the clock asks for (docs/product/money.md). Without a gateway there is nothing to ask.
import { sql } from 'kysely'
import { report } from '#server/ledger/alarm.ts'
import { unhurried } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { returnPayments } from './refunds/return-payments.ts'
import { compareMoney } from './reconciliation/compare-money.ts'
import { GatewayUnavailable } from './gateways/gateway.ts'
import { closeCheckout } from './orders/open-checkout.ts'
import { readProgress } from './reconciliation/progress.ts'
import { look, lookAtWaiting, lookForMissed } from './reconciliation/reconcile.ts'
import type { Till } from './gateways/till.ts'
import { verifyPayments } from './reconciliation/verify.ts'

const LOOK_EVERY_S = 15
const MISSED_EVERY_S = 600
/** Once a day; each hour it is seen whether a day is over, so that a gateway that was away is asked the same day. */
const COMPARE_EVERY_S = 3_600
const DAY_MS = 86_400_000
const VERIFY_EVERY_S = 600
const EXPIRE_EVERY_S = 86_400

export function paymentReactions(lounge: Lounge, till: Till | null): void {
  const { db, jobs } = lounge
  jobs.every('payments.verify', VERIFY_EVERY_S, async () =>
    report(lounge, 'payments', await unhurried(db, verifyPayments), { isWhole: true }),
  )
  jobs.every('payments.expire-kept', EXPIRE_EVERY_S, async () => {
    await sql`SELECT payments.expire_kept()`.execute(db)
  })
  if (!till) return
  jobs.on('payments.look', ({ ref }) => look(lounge, till, String(ref)))
  jobs.on('payments.ask-refund', ({ order, ref }) => askRefund(lounge, till, String(order), String(ref)))
  jobs.on('payments.return', () => returnPayments(lounge, till))
  jobs.on('payments.close', async ({ order }) => void (await closeCheckout(lounge, till, String(order), new AbortController().signal)))
  jobs.every('payments.look-at-waiting', LOOK_EVERY_S, () => lookAtWaiting(lounge, till))
  jobs.every('payments.look-for-missed', MISSED_EVERY_S, () => ifReached(() => lookForMissed(lounge, till)))
  jobs.every('payments.compare-money', COMPARE_EVERY_S, async () => {
    const last = await readProgress(db, till.gateway.id, 'money')
    if (!last || lounge.clock.now().getTime() - last.getTime() > DAY_MS) await ifReached(() => compareMoney(lounge, till))
  })

  /** A gateway that can't be reached is no fault of ours: the next turn asks again. */
  async function ifReached(ask: () => Promise<void>): Promise<void> {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      lounge.log.warn({ err: error }, 'payments: the gateway could not be asked')
    }
  }
}
