import { count } from '../format.ts'

const NARROW = '\u202f'
/** Of micro-dollars: cents in full, and small sums as far as something is to be seen of them. */
export function dollars(micros: number): string {
  const sum = micros / 1_000_000
  if (sum === 0) return `$${NARROW}0`
  const [whole = '', rest] = sum.toFixed(sum >= 1 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(sum)))).split('.')
  return `$${NARROW}${count(Number(whole))}${rest ? `.${rest}` : ''}`
}
/** Of cents, where a hundredth of one counts. */
export const euroCents = (cents: number): string => `${cents < 0 ? '− ' : ''}€${NARROW}${(Math.abs(cents) / 100).toFixed(4)}`

const SIZES = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const
/** 41.2 M */
export function many(value: number): string {
  const found = SIZES.find(([size]) => value >= size)
  return found ? `${(value / found[0]).toFixed(1)}${NARROW}${found[1]}` : count(value)
}
