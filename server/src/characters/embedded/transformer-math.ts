// What a transformer does beside multiplying matrices, on numbers that lie word behind word.
import { MEANING_DIMENSIONS as WIDTH } from './dimensions.ts'

const HEADS = 12
const HEAD_WIDTH = WIDTH / HEADS
const EPSILON = 1e-12
/** Of a longer line the rest is not heard: the model was taught with no more. */
export const TOKENS_MAX = 128

export interface Norm {
  scale: Float32Array
  shift: Float32Array
}

/** `asked`: query, key and value of each word in turn. */
export function attention(asked: Float32Array, lines: number[][]): Float32Array {
  const out = new Float32Array(asked.length / 3)
  let first = 0
  for (const { length } of lines) {
    for (let from = 0; from < WIDTH; from += HEAD_WIDTH) for (let i = 0; i < length; i++) attend(asked, out, [first, length, i, from])
    first += length
  }
  return out
}

const shares = new Float32Array(TOKENS_MAX)
const ROW = 3 * WIDTH
/** What one head of one word takes from the words of its line, of which it is number `i`. */
function attend(asked: Float32Array, out: Float32Array, [first, length, i, from]: [number, number, number, number]): void {
  const query = (first + i) * ROW + from
  let sum = 0
  for (let other = 0, key = first * ROW + WIDTH + from; other < length; other++, key += ROW) {
    let likeness = 0
    for (let n = 0; n < HEAD_WIDTH; n++) likeness += asked[query + n]! * asked[key + n]!
    const share = Math.exp(likeness * SCALE) // far from what a number can hold
    shares[other] = share
    sum += share
  }
  const to = (first + i) * WIDTH + from
  for (let other = 0, value = first * ROW + 2 * WIDTH + from; other < length; other++, value += ROW) {
    const share = shares[other]! / sum
    for (let n = 0; n < HEAD_WIDTH; n++) out[to + n]! += share * asked[value + n]!
  }
}
const SCALE = 1 / Math.sqrt(HEAD_WIDTH)

export function plus(numbers: Float32Array, others: Float32Array): Float32Array {
  for (let i = 0; i < numbers.length; i++) numbers[i]! += others[i]!
  return numbers
}

/** Each word's numbers around their mean, as wide as each other. */
export function normed(numbers: Float32Array, { scale, shift }: Norm): Float32Array {
  for (let at = 0; at < numbers.length; at += WIDTH) {
    let sum = 0
    for (let i = at; i < at + WIDTH; i++) sum += numbers[i]!
    const mean = sum / WIDTH
    let square = 0
    for (let i = at; i < at + WIDTH; i++) square += (numbers[i]! - mean) ** 2
    const width = Math.sqrt(square / WIDTH + EPSILON)
    for (let i = 0; i < WIDTH; i++) numbers[at + i] = ((numbers[at + i]! - mean) / width) * scale[i]! + shift[i]!
  }
  return numbers
}

/** x · Φ(x) between -BEYOND and BEYOND, where it is next to 0 and to x; looked up, since an exponential for each took a sixth of the time. */
const BEYOND = 6
const STEPS = 8192
const GELU = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const x = (step / STEPS) * 2 * BEYOND - BEYOND
  return (x / 2) * (1 + erf(x * Math.SQRT1_2))
})

export function gelu(numbers: Float32Array): Float32Array {
  for (let i = 0; i < numbers.length; i++) {
    const x = numbers[i]!
    if (x >= BEYOND) continue
    const at = ((x + BEYOND) / (2 * BEYOND)) * STEPS
    const step = Math.floor(at)
    numbers[i] = x <= -BEYOND ? 0 : GELU[step]! + (at - step) * (GELU[step + 1]! - GELU[step]!)
  }
  return numbers
}

/** Abramowitz and Stegun, 7.1.26: right to seven places. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const rest = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  return Math.sign(x) * (1 - rest)
}

export function meansOf(numbers: Float32Array, lines: number[][]): Float32Array[] {
  let at = 0
  return lines.map((line) => {
    const sum = new Float32Array(WIDTH)
    for (const end = at + line.length * WIDTH; at < end; at += WIDTH) for (let i = 0; i < WIDTH; i++) sum[i]! += numbers[at + i]!
    const length = Math.hypot(...sum)
    return sum.map((number) => number / length)
  })
}
