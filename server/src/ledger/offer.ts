import { topUpFor } from '@green-room/contract/money/top-up'
import { readSettings, type LoungeSettings } from '#server/content/settings.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { pointsOf } from './balance.ts'
import { careOf, shortfallOf, toProblem } from './problems.ts'
import { pointsFrom, unitsFrom } from './units.ts'

export type Offer = { amount: number; points: number }

/** The smallest top-up that brings what is missing: euro and whole points. In points; what is owed is repaid first. */
export function topUpOffer(missing: number, owed: number, settings: LoungeSettings): Offer {
  const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100))
  const offer = topUpFor(
    unitsFrom(missing) + unitsFrom(owed),
    hundredths(Math.max(0.01, settings.points_convertion_rate)),
    hundredths(settings.min_top_up_amount),
  )
  return { amount: pointsFrom(offer.cents), points: Number(offer.points) }
}

/**
 * The refusal behind an error of the books, or the error itself. A want of points says price, balance and what is missing; and, read once
 * the transaction has ended, the top-up that brings it.
 */
export function refusalOf(error: unknown, memberId: string): unknown {
  const known = toProblem(error)
  if (!known) return error
  const shortfall = shortfallOf(error)
  if (!shortfall) return problem(known, { payload: careOf(error) })
  const dress = async (db: Db): Promise<{ top_up: Offer }> => {
    const { owed } = await pointsOf(db, memberId)
    return { top_up: topUpOffer(shortfall.missing, owed, await readSettings(db)) }
  }
  return problem(known, { payload: shortfall }, dress)
}
