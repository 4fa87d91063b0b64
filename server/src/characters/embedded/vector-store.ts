// Vectors of authored lines, kept on disk: encoding the whole cast takes a minute, reading it a moment. One file, records of a 16-byte key
// (hash of encoder and text) and its floats, only ever appended to, so that several processes may share it.
import { createHash } from 'node:crypto'
import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import type { EngineLog } from '../log.ts'
import { DIMENSIONS, MEANING_DIMENSIONS } from './dimensions.ts'
import { ENCODER_NAME, type Encoder } from './encoder.ts'
import type { Authored } from './matcher.ts'
import { KEY_BYTES, pack, type Packed, PackedVectors, readPackedVectors } from './packed-vectors.ts'

const HEARD_MAX = 500
const RECORD_BYTES = KEY_BYTES + DIMENSIONS * 4

export interface VectorStoreOptions {
  cacheDir: string
  log: EngineLog
  /** Vectors that came with the product. */
  shipped?: () => Promise<PackedVectors>
}

export class VectorStore implements Authored {
  /** The mean of the vectors that ship, once they are read. */
  readonly middle = new Float32Array(MEANING_DIMENSIONS)
  #shipped = new PackedVectors(Buffer.alloc(0))
  readonly #encoder: Pick<Encoder, 'embed'>
  readonly #log: EngineLog
  readonly #path: string
  /** Vectors that did not come with the product. */
  readonly #own = new Map<string, Packed>()
  readonly #heard = new Map<string, Float32Array>()
  readonly #read: Promise<void>

  constructor(encoder: Pick<Encoder, 'embed'>, { cacheDir, log, shipped = readPackedVectors }: VectorStoreOptions) {
    this.#encoder = encoder
    this.#log = log
    this.#path = join(cacheDir, `${ENCODER_NAME}-${endianness()}.f32`)
    this.#read = this.#load(cacheDir, shipped)
  }

  /** Vectors of authored lines in their order, from the file or encoded now and kept; null where the encoder is missing for some of them. */
  async authored(texts: string[]): Promise<Packed[] | null> {
    await this.#read
    const keys = texts.map(keyOf)
    const missing = new Map(texts.map((text, i) => [keys[i]!, text] as const).filter(([key]) => this.#find(key) === undefined))
    if (missing.size > 0) {
      const fresh = await this.#encoder.embed([...missing.values()], { urgent: false })
      if (fresh === null) return null
      await this.#keep([...missing.keys()], fresh)
    }
    return keys.map((key) => this.#find(key)!)
  }

  /** The same without encoding anything: null where a vector is missing. */
  readonly atHand: Authored = {
    middle: this.middle,
    authored: async (texts) => {
      await this.#read
      const vectors = texts.map((text) => this.#find(keyOf(text)))
      return vectors.every((vector) => vector !== undefined) ? vectors : null
    },
  }

  /** The vector of an authored line that was asked for before; null for any other. */
  known(text: string): Packed | null {
    return this.#find(keyOf(text)) ?? null
  }

  #find(key: string): Packed | undefined {
    return this.#shipped.get(key) ?? this.#own.get(key)
  }

  /** Vectors of what a reader wrote: first in the queue, never on disk. The last few hundred are at hand by their hashes: many say 'hello'. */
  async spoken(texts: string[]): Promise<Float32Array[] | null> {
    const keys = texts.map(keyOf)
    const vectors = new Map(keys.map((key) => [key, this.#heard.get(key)] as const))
    const missing = new Map(texts.map((text, i) => [keys[i]!, text] as const).filter(([key]) => vectors.get(key) === undefined))
    if (missing.size > 0) {
      const fresh = await this.#encoder.embed([...missing.values()], { urgent: true })
      if (fresh === null) return null
      for (const [i, key] of [...missing.keys()].entries()) {
        vectors.set(key, fresh[i])
        this.#heard.set(key, fresh[i]!)
      }
    }
    for (const key of [...this.#heard.keys()].slice(0, Math.max(0, this.#heard.size - HEARD_MAX))) this.#heard.delete(key)
    return keys.map((key) => vectors.get(key)!)
  }

  async #load(cacheDir: string, shipped: () => Promise<PackedVectors>): Promise<void> {
    this.#shipped = await shipped()
    this.middle.set(this.#shipped.middle())
    await mkdir(cacheDir, { recursive: true }).catch(() => {}) // then nothing is kept, and `#keep` says so
    const file = await readFile(this.#path).catch(() => Buffer.alloc(0))
    let records = 0
    for (let at = 0; at + RECORD_BYTES <= file.length; at += RECORD_BYTES) {
      const key = file.toString('hex', at, at + KEY_BYTES)
      if (this.#find(key) === undefined) {
        const vector = new Float32Array(file.buffer.slice(file.byteOffset + at + KEY_BYTES, file.byteOffset + at + RECORD_BYTES))
        if (Math.abs(Math.hypot(...vector.subarray(0, MEANING_DIMENSIONS)) - 1) > 0.01) {
          // A record torn by a full disk or a kill shifts all that follow: what stands before it is good, the rest is encoded again.
          await this.#cutAt(at)
          break
        }
        this.#own.set(key, pack(vector))
      }
      records++
    }
    const rest = file.length % RECORD_BYTES
    if (rest > 0 && records * RECORD_BYTES === file.length - rest) await this.#cutAt(file.length - rest)
  }

  async #cutAt(bytes: number): Promise<void> {
    this.#log.warn({ bytes }, 'the file of sentence vectors was torn and is mended')
    const file = await open(this.#path, 'r+')
    try {
      await file.truncate(bytes)
    } finally {
      await file.close()
    }
  }

  async #keep(keys: string[], vectors: Float32Array[]): Promise<void> {
    const records = keys.map((key, i) => Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vectors[i]!.buffer)]))
    keys.forEach((key, i) => this.#own.set(key, pack(vectors[i]!)))
    // A cache that cannot be written costs time at the next start, never a reply.
    await appendFile(this.#path, Buffer.concat(records)).catch((error: Error) =>
      this.#log.warn({ error: error.message }, 'sentence vectors could not be kept'),
    )
  }
}

export const keyOf = (text: string) =>
  createHash('sha256')
    .update(`${ENCODER_NAME}\n${text}`)
    .digest('hex')
    .slice(0, KEY_BYTES * 2)
