// What makes two wordings of one situation alike: a projection of sentence vectors learned from all situations of the bank. Directions in
// which wordings of the same situation differ count little, and of the rest those that tell situations apart are kept (docs/decisions/0035).
import { backSolved, choleskyOf, forwardSolved, spreadWithin } from './discriminant.ts'
import { DIMENSIONS } from './dimensions.ts'
import { seededRandom } from './seeded-random.ts'

/** Numbers of a projected vector: more were no better. */
export const BANK_DIMENSIONS = 128
const SHRINKAGE = 0.5
const ROUNDS = 12

export interface Metric {
  mean: Float32Array
  /** BANK_DIMENSIONS rows of DIMENSIONS numbers. */
  rows: Float32Array
}

/** A vector seen through the metric, of length one. */
export function project({ mean, rows }: Metric, vector: Float32Array): Float32Array {
  const out = new Float32Array(BANK_DIMENSIONS)
  let square = 0
  for (let i = 0; i < BANK_DIMENSIONS; i++) {
    let sum = 0
    for (let j = 0; j < DIMENSIONS; j++) sum += rows[i * DIMENSIONS + j]! * (vector[j]! - mean[j]!)
    out[i] = sum
    square += sum * sum
  }
  const length = Math.sqrt(square) || 1
  return out.map((number) => number / length)
}

/** From the wordings of each situation. */
export function trainMetric(groups: Float32Array[][]): Metric {
  const all = groups.flat()
  const mean = new Float64Array(DIMENSIONS)
  for (const vector of all) for (let i = 0; i < DIMENSIONS; i++) mean[i]! += vector[i]! / all.length
  const lower = choleskyOf(spreadWithin(groups, SHRINKAGE))
  const main = mainDirections(spreadOf(all.map((vector) => whitened(lower, vector, mean))))
  return { mean: Float32Array.from(mean), rows: Float32Array.from(main.flatMap((direction) => [...backSolved(lower, direction)])) }
}

function whitened(lower: Float64Array[], vector: Float32Array, mean: Float64Array): Float64Array {
  const out = forwardSolved(
    lower,
    mean.map((number, i) => vector[i]! - number),
  )
  const length = Math.hypot(...out) || 1
  return out.map((number) => number / length)
}

function spreadOf(vectors: Float64Array[]): Float64Array[] {
  const spread = Array.from({ length: DIMENSIONS }, () => new Float64Array(DIMENSIONS))
  for (const vector of vectors)
    for (let i = 0; i < DIMENSIONS; i++) for (let j = 0; j < DIMENSIONS; j++) spread[i]![j]! += vector[i]! * vector[j]!
  return spread
}

/** The directions of the widest spread, by repeated multiplication. */
function mainDirections(spread: Float64Array[]): Float64Array[] {
  const random = seededRandom('bank')
  let found: Float64Array[] = Array.from({ length: BANK_DIMENSIONS }, () => Float64Array.from({ length: DIMENSIONS }, () => random() - 0.5))
  for (let round = 0; round < ROUNDS; round++) found = orthogonal(found.map((one) => times(spread, one)))
  return found
}

const inner = (a: Float64Array, b: Float64Array): number => a.reduce((sum, number, i) => sum + number * b[i]!, 0)
const times = (matrix: Float64Array[], vector: Float64Array): Float64Array => Float64Array.from(matrix, (row) => inner(row, vector))

function orthogonal(vectors: Float64Array[]): Float64Array[] {
  const out: Float64Array[] = []
  for (const vector of vectors) {
    const rest = Float64Array.from(vector)
    for (const other of out) {
      const share = inner(rest, other)
      for (let i = 0; i < DIMENSIONS; i++) rest[i]! -= share * other[i]!
    }
    const length = Math.hypot(...rest)
    out.push(rest.map((number) => number / length))
  }
  return out
}
