import { topUpFor } from '@green-room/contract/top-up'
import { readSettings, type LoungeSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { shortfallOf, type Shortfall } from './problems.ts'
import { pointsFrom, unitsFrom } from './units.ts'

export type Offer = { amount: number; points: number }

/** The smallest top-up that brings what is missing (money.md §11): euro and whole points. `missing` is in points. */
export function topUpOffer(missing: number, settings: LoungeSettings): Offer {
  const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100))
  const offer = topUpFor(
    unitsFrom(missing),
    hundredths(Math.max(0.01, settings.points_convertion_rate)),
    hundredths(settings.min_top_up_amount),
  )
  return { amount: pointsFrom(offer.cents), points: Number(offer.points) }
}

/** What a 402 says: price, balance, what is missing, and the top-up that brings it. Undefined where the error is another one. */
export async function shortageOf(lounge: Lounge, error: unknown): Promise<(Shortfall & { top_up: Offer }) | undefined> {
  const shortfall = shortfallOf(error)
  return shortfall && { ...shortfall, top_up: topUpOffer(shortfall.missing, await readSettings(lounge.db)) }
}
