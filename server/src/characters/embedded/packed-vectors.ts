// Vectors of the common pack and of the cast that ships, made beforehand: a fresh checkout answers its first message in a moment instead of
// encoding for a minute. One byte a number, in the file as in memory; the loss is far below what tells two lines apart.
// `write-packed-vectors.ts` makes the file.
import { readFile } from 'node:fs/promises'
import { DIMENSIONS, MEANING_DIMENSIONS } from './dimensions.ts'

export const KEY_BYTES = 16
const SCALE_BYTES = 4
const RECORD_BYTES = KEY_BYTES + SCALE_BYTES + MEANING_DIMENSIONS
export const PACKED_VECTORS = new URL('./packs/en/vectors.i8', import.meta.url)

/** A sentence vector as it is kept: small whole numbers, and what one of them is worth. */
export interface Packed {
  numbers: Int8Array
  scale: number
}

export function pack(vector: Float32Array): Packed {
  const meaning = vector.subarray(0, MEANING_DIMENSIONS)
  const scale = Math.fround(meaning.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127)
  // What is larger is the same in every line: one number of the fourth layer is.
  return { numbers: Int8Array.from(vector, (number) => Math.max(-127, Math.min(127, Math.round(number / scale)))), scale }
}

/** One record: key, scale, the numbers that say what it is about. */
export function recordOf(key: string, { numbers, scale }: Packed): Buffer {
  const record = Buffer.alloc(RECORD_BYTES)
  record.write(key, 0, 'hex')
  record.writeFloatLE(scale, KEY_BYTES)
  record.set(new Uint8Array(numbers.buffer, numbers.byteOffset, MEANING_DIMENSIONS), KEY_BYTES + SCALE_BYTES)
  return record
}

/** What a vector is about that another is about as well. */
export function dot(a: Float32Array, { numbers, scale }: Packed): number {
  let sum = 0
  for (let i = 0; i < MEANING_DIMENSIONS; i++) sum += a[i]! * numbers[i]!
  return sum * scale
}

/** What several lines are about and how they are said, taken together. */
export function together(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS)
  for (const vector of vectors) for (let i = 0; i < DIMENSIONS; i++) sum[i]! += vector[i]!
  const [meaning, manner] = [sum.subarray(0, MEANING_DIMENSIONS), sum.subarray(MEANING_DIMENSIONS)]
  const [ofMeaning, ofManner] = [Math.hypot(...meaning), Math.hypot(...manner)]
  return sum.map((number, i) => number / (i < MEANING_DIMENSIONS ? ofMeaning : ofManner))
}

/** The records of a file as they lie in it. They are found by a table of numbers: a map with a view for each took 10 MB. */
export class PackedVectors {
  readonly size: number
  readonly #file: Buffer
  /** Numbers of records by the first bytes of their keys, 0 where none is; the next free place where two want the same. */
  readonly #places: Int32Array

  constructor(file: Buffer) {
    this.#file = file
    this.size = Math.floor(file.length / RECORD_BYTES)
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(this.size * 2 + 2)))
    for (let record = 0; record < this.size; record++) {
      let place = this.#placeOf(file, record * RECORD_BYTES)
      while (this.#places[place] !== 0) place = this.#next(place)
      this.#places[place] = record + 1
    }
  }

  get(key: string): Packed | undefined {
    const wanted = Buffer.from(key, 'hex')
    for (let place = this.#placeOf(wanted, 0); this.#places[place] !== 0; place = this.#next(place)) {
      const at = (this.#places[place]! - 1) * RECORD_BYTES
      if (wanted.compare(this.#file, at, at + KEY_BYTES) === 0) return this.#at(at)
    }
    return undefined
  }

  /** The mean of all. */
  middle(): Float32Array {
    const sum = new Float64Array(MEANING_DIMENSIONS)
    for (let record = 0; record < this.size; record++) {
      const { numbers, scale } = this.#at(record * RECORD_BYTES)
      for (let i = 0; i < MEANING_DIMENSIONS; i++) sum[i]! += numbers[i]! * scale
    }
    return Float32Array.from(sum, (number) => number / Math.max(1, this.size))
  }

  #placeOf(key: Buffer, at: number): number {
    return key.readUInt32LE(at) & (this.#places.length - 1)
  }

  #next(place: number): number {
    return (place + 1) & (this.#places.length - 1)
  }

  #at(at: number): Packed {
    const numbersAt = this.#file.byteOffset + at + KEY_BYTES + SCALE_BYTES
    return { scale: this.#file.readFloatLE(at + KEY_BYTES), numbers: new Int8Array(this.#file.buffer, numbersAt, MEANING_DIMENSIONS) }
  }
}

/** The shipped vectors; none where the file is missing, which costs time and nothing else. */
export const readPackedVectors = async (): Promise<PackedVectors> =>
  new PackedVectors(await readFile(PACKED_VECTORS).catch(() => Buffer.alloc(0)))
