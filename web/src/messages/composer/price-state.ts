import { countSymbols, isBlank, MESSAGE_SYMBOLS_MAX, price, type Prices } from '@green-room/contract/money/price'

/** The server's price for one very text, where it differs from ours (another Unicode version, a setting that changed). */
export type KnownPrice = { text: string; points: number }
export type PriceState = {
  /** Points; 0 for a text in which nothing can be seen. */
  points: number
  left: number
  isBlank: boolean
  isTooLong: boolean
  isTooDear: boolean
  /** Points that the balance is short of. */
  missing: number
}

/** What a text would cost, and whether it can be sent. A balance that is not known yet stops nobody: the server decides. */
export function priceState(text: string, prices: Prices, balance: number | null, known: KnownPrice | null): PriceState {
  const isEmpty = isBlank(text)
  const left = MESSAGE_SYMBOLS_MAX - countSymbols(text)
  const points = isEmpty ? 0 : known?.text === text ? known.points : price(text, [], prices)
  const missing = balance === null ? 0 : Math.max(0, points - balance)
  return { points, left, isBlank: isEmpty, isTooLong: left < 0, isTooDear: missing > 0, missing }
}
