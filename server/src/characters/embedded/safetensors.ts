// A file of named arrays of half floats, in the format of Hugging Face: the length of a JSON header, the header, the numbers. They are read where
// they lie: the table of words alone would take 47 MB.
import { openSync, readSync } from 'node:fs'

const BYTES = 2

export class Safetensors {
  readonly #file: number
  readonly #start: number
  readonly #places: Record<string, { shape: number[]; data_offsets: [number, number] }>

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    const length = Buffer.alloc(8)
    readSync(this.#file, length, 0, length.length, 0)
    const header = Buffer.alloc(Number(length.readBigUInt64LE()))
    readSync(this.#file, header, 0, header.length, length.length)
    this.#places = JSON.parse(header.toString()) as Record<string, { shape: number[]; data_offsets: [number, number] }>
    this.#start = length.length + header.length
  }

  shapeOf(name: string): number[] {
    return this.#places[name]!.shape
  }

  /** `from` and `count` in numbers; all of them without. */
  numbers(name: string, from = 0, count?: number): Float16Array {
    const [at, end] = this.#places[name]!.data_offsets
    const out = new Float16Array(count ?? (end - at) / BYTES)
    readSync(this.#file, new Uint8Array(out.buffer), 0, out.byteLength, this.#start + at + from * BYTES)
    return out
  }
}
