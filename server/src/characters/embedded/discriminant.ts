// How intents are told apart: a linear discriminant over sentence vectors. What the exemplars of one intent have in common counts, what
// differs among them does not; the nearest single exemplar was right half as often (docs/decisions/0023).
import { DIMENSIONS } from './dimensions.ts'

/** How much of the spread is taken to be the same in all directions: a dozen exemplars do not show more. */
const SHRINKAGE = 0.85
/** Scores times this are logits whose softmax says how often such a guess is right (measured by leaving exemplars out). */
const TEMPERATURE = 0.038
export const ROW_LENGTH = DIMENSIONS + 1

/** One row for each group: weights, and a bias at the end. */
export function trainDiscriminant(groups: Float32Array[][]): Float32Array[] {
  const means = groups.map(meanOf)
  const factor = choleskyOf(spreadWithin(groups, SHRINKAGE))
  const rows = means.map((mean) => {
    const weights = solve(factor, mean)
    const bias = -0.5 * weights.reduce((sum, weight, i) => sum + weight * mean[i]!, 0)
    return [...weights, bias].map((number) => number * TEMPERATURE)
  })
  const middle = rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length)
  return rows.map((row) => Float32Array.from(row, (number, i) => number - middle[i]!))
}

export function logitOf(row: Float32Array, vector: Float32Array): number {
  let sum = row[DIMENSIONS]!
  for (let i = 0; i < DIMENSIONS; i++) sum += row[i]! * vector[i]!
  return sum
}

/** Shares that sum to one. */
export function softmax(logits: number[]): number[] {
  const top = Math.max(...logits)
  const shares = logits.map((logit) => Math.exp(logit - top))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

function meanOf(vectors: Float32Array[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS)
  for (const vector of vectors) for (let i = 0; i < DIMENSIONS; i++) mean[i]! += vector[i]! / vectors.length
  return mean
}

/** The covariance of all vectors around the means of their groups, shrunk towards a ball. */
export function spreadWithin(groups: Float32Array[][], shrinkage: number): Float64Array[] {
  const means = groups.map(meanOf)
  const spread = Array.from({ length: DIMENSIONS }, () => new Float64Array(DIMENSIONS))
  const count = groups.reduce((sum, group) => sum + group.length, 0)
  for (const [g, group] of groups.entries()) {
    for (const vector of group) {
      const off = means[g]!.map((mean, i) => vector[i]! - mean)
      for (let i = 0; i < DIMENSIONS; i++) for (let j = 0; j <= i; j++) spread[i]![j]! += (off[i]! * off[j]!) / count
    }
  }
  const even = spread.reduce((sum, row, i) => sum + row[i]!, 0) / DIMENSIONS
  spread.forEach((row, i) => {
    for (let j = 0; j <= i; j++) row[j]! *= 1 - shrinkage
    row[i]! += shrinkage * even
  })
  return spread
}

/** The lower triangle whose square is the matrix. */
export function choleskyOf(matrix: Float64Array[]): Float64Array[] {
  const lower = matrix.map((row) => Float64Array.from(row))
  for (let i = 0; i < DIMENSIONS; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i]![j]!
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!
    }
  }
  return lower
}

const solve = (lower: Float64Array[], right: Float64Array): Float64Array => backSolved(lower, forwardSolved(lower, right))

/** x with lower · x = right. */
export function forwardSolved(lower: Float64Array[], right: Float64Array): Float64Array {
  const out = new Float64Array(DIMENSIONS)
  for (let i = 0; i < DIMENSIONS; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * out[k]!
    out[i] = sum / lower[i]![i]!
  }
  return out
}

/** x with lowerᵀ · x = right. */
export function backSolved(lower: Float64Array[], right: Float64Array): Float64Array {
  const out = new Float64Array(DIMENSIONS)
  for (let i = DIMENSIONS - 1; i >= 0; i--) {
    let sum = right[i]!
    for (let k = i + 1; k < DIMENSIONS; k++) sum -= lower[k]![i]! * out[k]!
    out[i] = sum / lower[i]![i]!
  }
  return out
}
