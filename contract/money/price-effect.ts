// What prices mean, in messages and in euro: shown before they change, from the same arithmetic that charges them.
import { MESSAGE_SYMBOLS_MAX, priceUnits, toPoints, toUnits, type Prices } from './price.ts'
import { pointsFor } from './top-up.ts'

export type Priced = Prices & {
  points_convertion_rate: number
  welcome_points: number
  new_topic_cost: number
  channel_status_cost: number
}
export type Effect = {
  /** Points and euro cents of a message of 120 symbols, and of the longest. */
  message: { symbols: number; points: number; euro: number }
  longest: { symbols: number; points: number; euro: number }
  /** Messages of 120 symbols; null: they cost nothing. */
  forFiveEuro: number | null
  forWelcome: number | null
  topic: { points: number; euro: number }
}
const SYMBOLS = 120
const FIVE_EURO_CENTS = 500n

export function effectOf(prices: Priced): Effect {
  const rateHundredths = BigInt(Math.max(1, Math.round(prices.points_convertion_rate * 100)))
  const euro = (units: number): number => Number((BigInt(units) * 10_000n * 2n + rateHundredths) / (2n * rateHundredths)) / 10_000
  const message = (symbols: number) => {
    const units = priceUnits('x'.repeat(symbols), [], prices)
    return { symbols, points: toPoints(units), euro: euro(units) }
  }
  const one = toUnits(message(SYMBOLS).points)
  const many = (units: number): number | null => (one === 0 ? null : Math.floor(units / one))
  return {
    message: message(SYMBOLS),
    longest: message(MESSAGE_SYMBOLS_MAX),
    forFiveEuro: many(Number(pointsFor(FIVE_EURO_CENTS, rateHundredths)) * 100),
    forWelcome: many(toUnits(prices.welcome_points)),
    topic: { points: prices.new_topic_cost, euro: euro(toUnits(prices.new_topic_cost)) },
  }
}
