import { expect, it } from 'vitest'
import { logitOf, softmax, trainDiscriminant } from './discriminant.ts'
import { DIMENSIONS } from './dimensions.ts'
import { seededRandom } from './seeded-random.ts'

const random = seededRandom('discriminant')
/** A vector of noise in which one direction is strong. */
const near = (direction: number): Float32Array => {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5)
  vector[direction]! += 6
  const length = Math.hypot(...vector)
  return vector.map((number) => number / length)
}

it('tells groups apart by what their members have in common', () => {
  const directions = [3, 100, 400]
  const rows = trainDiscriminant(directions.map((direction) => Array.from({ length: 12 }, () => near(direction))))
  for (const [own, direction] of directions.entries()) {
    const unseen = near(direction)
    const chances = softmax(rows.map((row) => logitOf(row, unseen)))
    expect(chances.indexOf(Math.max(...chances))).toBe(own)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  }
})
