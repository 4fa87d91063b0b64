import { toPoints, nearestUnits } from '@green-room/contract/money/price'
import { readSettings } from '#server/content/settings.ts'
import { pointsOf } from '#server/ledger/balance.ts'
import { topUpOffer } from '#server/ledger/offer.ts'
import type { Db } from '#server/platform/database/database.ts'

/** What a 402 says: the price, what is there, what is missing, and the smallest top-up that buys exactly that. */
export async function missingPoints(db: Db, memberId: string, units: number): Promise<Record<string, unknown>> {
  const [{ balance, owed }, settings] = await Promise.all([pointsOf(db, memberId), readSettings(db)])
  const missing = Math.max(0, units - nearestUnits(balance))
  return { price: toPoints(units), balance, missing: toPoints(missing), top_up: topUpOffer(toPoints(missing), owed, settings) }
}
