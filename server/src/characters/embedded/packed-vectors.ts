// Vectors of the common pack and of the cast that ships, made beforehand: a fresh checkout answers its first message in a moment instead of
// encoding for a minute. One byte a number; the loss is far below what tells two lines apart. `write-packed-vectors.ts` makes the file.
import { readFile } from 'node:fs/promises'
import { DIMENSIONS } from './encoder.ts'

export const KEY_BYTES = 16
const SCALE_BYTES = 4
const RECORD_BYTES = KEY_BYTES + SCALE_BYTES + DIMENSIONS
export const PACKED_VECTORS = new URL('./packs/en/vectors.i8', import.meta.url)

/** One record: key, scale, and each number as the part of the scale it is. */
export function packVector(key: string, vector: Float32Array): Buffer {
  const scale = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127
  const record = Buffer.alloc(RECORD_BYTES)
  record.write(key, 0, 'hex')
  record.writeFloatLE(scale, KEY_BYTES)
  vector.forEach((number, i) => record.writeInt8(Math.round(number / scale), KEY_BYTES + SCALE_BYTES + i))
  return record
}

/** The shipped vectors by key; none where the file is missing, which costs time and nothing else. */
export async function readPackedVectors(): Promise<Map<string, Float32Array>> {
  const file = await readFile(PACKED_VECTORS).catch(() => Buffer.alloc(0))
  const records = Math.floor(file.length / RECORD_BYTES)
  const all = new Float32Array(records * DIMENSIONS) // one piece of memory: thousands of small ones cost half as much again
  const vectors = new Map<string, Float32Array>()
  for (let record = 0; record < records; record++) {
    const at = record * RECORD_BYTES
    const scale = file.readFloatLE(at + KEY_BYTES)
    const vector = all.subarray(record * DIMENSIONS, (record + 1) * DIMENSIONS)
    for (let i = 0; i < DIMENSIONS; i++) vector[i] = file.readInt8(at + KEY_BYTES + SCALE_BYTES + i) * scale
    vectors.set(file.toString('hex', at, at + KEY_BYTES), vector)
  }
  return vectors
}
