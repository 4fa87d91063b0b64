/** How long a message is counted where its price is told beforehand. */
export const USUAL_SYMBOLS = 80
export const usualPrice = (symbolCost: number): number => Math.round(USUAL_SYMBOLS * symbolCost * 100) / 100

/** About how many messages points are worth, never more than there are: whole, and of two figures. */
export function messagesFor(points: number, symbolCost: number): number | null {
  const price = usualPrice(symbolCost)
  if (price <= 0) return null
  const count = Math.floor(points / price)
  const step = 10 ** Math.max(0, String(count).length - 2)
  return Math.floor(count / step) * step
}
