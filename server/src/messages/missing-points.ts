import { toPoints } from '@green-room/contract/price'
import { readSettings } from '#server/content/settings.ts'
import { pointsOf } from '#server/ledger/balance.ts'
import type { Db } from '#server/platform/database.ts'

/** What a 402 says: the price, what is there, what is missing, and the smallest top-up that buys exactly that (money.md §11). */
export async function missingPoints(db: Db, memberId: string, units: number): Promise<Record<string, unknown>> {
  const [{ balance }, settings] = await Promise.all([pointsOf(db, memberId), readSettings(db)])
  const missing = Math.max(0, units - Math.round(balance * 100))
  const points = Math.ceil(missing / 100)
  const rate = Math.round(settings.points_convertion_rate * 100)
  const cents = Math.max(Math.round(settings.min_top_up_amount * 100), Math.ceil((10_000 * points - 5_000) / rate))
  return {
    price: toPoints(units),
    balance,
    missing: toPoints(missing),
    top_up: { amount: cents / 100, points: Math.floor((cents * rate + 5_000) / 10_000) },
  }
}
