// What is known beforehand of the bank's situations, in packs/en/bank.bin, made by `write-packed-vectors.ts`: the metric, what the wordings of
// each have in common, and, read only for the nearest, each wording seen through the metric, one byte a number.
import { openSync, readFileSync, readSync } from 'node:fs'
import { endianness } from 'node:os'
import { BANK_DIMENSIONS, type Metric } from './bank-metric.ts'
import type { Situation } from './bank-situations.ts'
import { type Clause, readClause } from './clauses.ts'
import { DIMENSIONS } from './dimensions.ts'

export const PACKED_BANK = new URL('./packs/en/bank.bin', import.meta.url)
const FLOAT_BYTES = 4
/** Numbers of a vector of length one seldom pass a half. */
const STEP = 1 / 254
const stepsOf = (number: number): number => Math.max(-127, Math.min(127, Math.round(number / STEP)))

/** The marks of grammar that tell one situation from another. */
export const GRAMMAR: ((clause: Clause) => boolean)[] = [
  ({ isQuestion }) => isQuestion,
  ({ isNegated }) => isNegated,
  ({ time }) => time === 'past',
  ({ toYou }) => toYou,
]
export const grammarOf = ({ like }: Situation): number[] => {
  const clauses = like.map(readClause)
  return GRAMMAR.map((holds) => Math.round((100 * clauses.filter(holds).length) / clauses.length))
}

export interface BankLists {
  /** Of the situations that it was made from. */
  made: string
  /** How many wordings each situation has, in the order of the files. */
  sizes: number[]
  /** Of each situation in turn, how many of a hundred wordings ask, deny, look back and speak to the character. */
  grammar: number[]
  /** In how many situations a stem stands, where in more than one. */
  stems: Record<string, number>
}

/** `wordings`: projected, by situation. */
export function packBank(lists: BankLists, metric: Metric, wordings: Float32Array[][]): Buffer {
  const header = JSON.stringify(lists)
  const bytes = Buffer.byteLength(header)
  const padded = header + ' '.repeat((FLOAT_BYTES - ((bytes + 1) % FLOAT_BYTES)) % FLOAT_BYTES) + '\n'
  const floats = new Float32Array([...metric.mean, ...metric.rows])
  const steps = (vectors: Float32Array[]) => Buffer.from(Int8Array.from(vectors.flatMap((vector) => [...vector]), stepsOf).buffer) // prettier-ignore
  return Buffer.concat([Buffer.from(padded), Buffer.from(floats.buffer), steps(wordings.map(centreOf)), ...wordings.map(steps)])
}

/** What some vectors have in common, of length one. */
function centreOf(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(BANK_DIMENSIONS)
  for (const vector of vectors) for (let i = 0; i < BANK_DIMENSIONS; i++) sum[i]! += vector[i]!
  const length = Math.hypot(...sum) || 1
  return sum.map((number) => number / length)
}

export class PackedBank {
  readonly lists: BankLists
  readonly metric: Metric
  readonly #centres: Int8Array
  readonly #file: number
  readonly #wordingsAt: number
  /** Where the wordings of each situation begin. */
  readonly #starts: Uint32Array

  constructor() {
    if (endianness() !== 'LE') throw new Error('bank.bin holds little-endian numbers')
    const file = readFileSync(PACKED_BANK)
    const headerBytes = file.indexOf('\n') + 1
    const metricBytes = (BANK_DIMENSIONS + 1) * DIMENSIONS * FLOAT_BYTES
    this.lists = JSON.parse(file.toString('utf8', 0, headerBytes)) as BankLists
    const { sizes } = this.lists
    const at = file.byteOffset + headerBytes
    const floats = new Float32Array(file.buffer.slice(at, at + metricBytes))
    this.metric = { mean: floats.subarray(0, DIMENSIONS), rows: floats.subarray(DIMENSIONS) }
    this.#wordingsAt = headerBytes + metricBytes + sizes.length * BANK_DIMENSIONS
    this.#centres = new Int8Array(file.buffer.slice(at + metricBytes, file.byteOffset + this.#wordingsAt))
    this.#file = openSync(PACKED_BANK, 'r')
    this.#starts = new Uint32Array(sizes.length + 1)
    for (const [place, size] of sizes.entries()) this.#starts[place + 1] = this.#starts[place]! + size
  }

  /** How near a projected vector is to what the wordings of a situation have in common. */
  toCentre(vector: Float32Array, place: number): number {
    return dotAt(vector, this.#centres, place * BANK_DIMENSIONS)
  }

  /** The situations whose centres lie nearest, best first. */
  nearest(vector: Float32Array, count: number): number[] {
    const places: number[] = []
    const scores: number[] = []
    for (let place = 0; place < this.lists.sizes.length; place++) {
      const score = dotAt(vector, this.#centres, place * BANK_DIMENSIONS)
      if (places.length === count && score <= scores.at(-1)!) continue
      const at = scores.findIndex((other) => other < score)
      const to = at === -1 ? scores.length : at
      scores.splice(to, 0, score)
      places.splice(to, 0, place)
      if (places.length > count) {
        scores.pop()
        places.pop()
      }
    }
    return places
  }

  /** How near it is to the nearest wording. */
  toNearest(vector: Float32Array, place: number): number {
    const [from, to] = [this.#starts[place]!, this.#starts[place + 1]!]
    const numbers = new Int8Array((to - from) * BANK_DIMENSIONS)
    readSync(this.#file, numbers, 0, numbers.length, this.#wordingsAt + from * BANK_DIMENSIONS)
    let nearest = -1
    for (let row = 0; row < to - from; row++) nearest = Math.max(nearest, dotAt(vector, numbers, row * BANK_DIMENSIONS))
    return nearest
  }
}

function dotAt(vector: Float32Array, numbers: Int8Array, from: number): number {
  let sum = 0
  for (let i = 0; i < BANK_DIMENSIONS; i++) sum += vector[i]! * numbers[from + i]!
  return sum * STEP
}
