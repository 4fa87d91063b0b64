import { topUpFor } from '@green-room/contract/top-up'
import { readSettings, type LoungeSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { pointsOf } from './balance.ts'
import { shortfallOf, type Shortfall } from './problems.ts'
import { pointsFrom, unitsFrom } from './units.ts'

export type Offer = { amount: number; points: number }

/** The smallest top-up that brings what is missing (money.md §11): euro and whole points. In points; what is owed is repaid first. */
export function topUpOffer(missing: number, owed: number, settings: LoungeSettings): Offer {
  const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100))
  const offer = topUpFor(
    unitsFrom(missing) + unitsFrom(owed),
    hundredths(Math.max(0.01, settings.points_convertion_rate)),
    hundredths(settings.min_top_up_amount),
  )
  return { amount: pointsFrom(offer.cents), points: Number(offer.points) }
}

/** What a 402 says: price, balance, what is missing, and the top-up that brings it. Undefined where the error is another one. */
export async function shortageOf({ db }: Lounge, memberId: string, error: unknown): Promise<(Shortfall & { top_up: Offer }) | undefined> {
  const shortfall = shortfallOf(error)
  if (!shortfall) return undefined
  const { owed } = await pointsOf(db, memberId)
  return { ...shortfall, top_up: topUpOffer(shortfall.missing, owed, await readSettings(db)) }
}
