// Which authored intent of a card does a line mean? Sentence vectors know paraphrases, spelling knows names and typing errors. The vectors
// are taken from the middle of all lines, for every sentence is a little like every other; and an intent is both its nearest exemplar and
// what its exemplars have in common. The same matcher serves lore, facts, questions and the answers a character expects.
import { formal } from './informal.ts'
import { dot, type Packed } from './packed-vectors.ts'
import { SpellingIndex } from './spelling.ts'

/** Where the vectors of authored lines come from. */
export interface Authored {
  authored(texts: string[]): Promise<Packed[] | null>
  /** The mean of the vectors that ship; known once any were asked for. */
  readonly middle: Float32Array
}
export interface Exemplar {
  intent: string
  text: string
}
export interface Match {
  intent: string
  /** 0–1. */
  score: number
}
/** A line of the reader, with its vector where there is an encoder. */
export interface Query {
  text: string
  vector: Float32Array | null
}

const LEAD_WORTH = 0.4
const SPELLING_SHARE = 0.1
const COMMON_SHARE = 0.6
/** Spelling alone scores otherwise: this brings it to the same thresholds. */
const SPELLING_SCALE = 1.1

/** One exemplar seen from the middle: its vector, how far out it lies, and how it lies to the middle itself. */
interface Seen {
  vector: Packed
  distance: number
  toMiddle: number
}
interface Meaning {
  middle: Float32Array
  middleSquare: number
  seen: Seen[]
  /** How long the sum of an intent's exemplars is, seen from the middle: near their number where they agree. */
  lengths: Map<string, number>
}

export class Matcher {
  readonly #intents: string[]
  readonly #spelling: SpellingIndex
  readonly #meaning: Meaning | null

  constructor(exemplars: Exemplar[], meaning: { vectors: Packed[]; middle: Float32Array } | null) {
    this.#intents = exemplars.map((exemplar) => exemplar.intent)
    this.#spelling = new SpellingIndex(exemplars.map((exemplar) => exemplar.text))
    this.#meaning = meaning && meaningOf(this.#intents, meaning.vectors, meaning.middle)
  }

  static async build(exemplars: Exemplar[], store: Authored): Promise<Matcher> {
    const formalized = exemplars.map(({ intent, text }) => ({ intent, text: formal(text) })) // as the reader's lines will be
    const vectors = await store.authored(formalized.map((exemplar) => exemplar.text))
    return new Matcher(formalized, vectors && { vectors, middle: store.middle })
  }

  /** Every intent with its score, best first. */
  rank({ text, vector }: Query): Match[] {
    const spelled = this.#spelling.scores(text)
    const meant = vector && this.#meaning && nearnessTo(this.#meaning, vector)
    const found = new Map<string, { spelt: number; nearest: number; sum: number }>()
    for (const [row, intent] of this.#intents.entries()) {
      const one = found.get(intent) ?? { spelt: 0, nearest: 0, sum: 0 }
      found.set(intent, one)
      one.spelt = Math.max(one.spelt, spelled[row]!)
      if (!meant) continue
      const near = meant(row)
      one.nearest = Math.max(one.nearest, near)
      one.sum += near
    }
    // How near a line is to what the exemplars share is the sum of how near it is to each, over the length of theirs.
    const score = (intent: string, { spelt, nearest, sum }: { spelt: number; nearest: number; sum: number }) =>
      meant
        ? (1 - SPELLING_SHARE) * ((1 - COMMON_SHARE) * nearest + (COMMON_SHARE * sum) / this.#meaning.lengths.get(intent)!) +
          SPELLING_SHARE * spelt
        : Math.min(1, spelt * SPELLING_SCALE)
    return [...found].map(([intent, one]) => ({ intent, score: Math.max(0, score(intent, one)) })).toSorted((a, b) => b.score - a.score)
  }
}

/** How clearly the best is meant: what two intents of one field share is a sign for neither. */
export const clearness = ([best, next]: Match[]): number => (best ? best.score + LEAD_WORTH * (best.score - (next?.score ?? 0)) : 0)

function meaningOf(intents: string[], vectors: Packed[], middle: Float32Array): Meaning {
  const middleSquare = squareOf(middle)
  const seen = vectors.map((vector) => {
    const toMiddle = dot(middle, vector)
    return { vector, toMiddle, distance: Math.sqrt(1 - 2 * toMiddle + middleSquare) }
  })
  const lengths = new Map<string, number>()
  for (const [intent, rows] of Map.groupBy(intents.keys(), (row) => intents[row]!)) {
    const sum = new Float64Array(middle.length)
    for (const row of rows) {
      const { vector, distance } = seen[row]!
      for (let i = 0; i < sum.length; i++) sum[i]! += (vector.numbers[i]! * vector.scale - middle[i]!) / distance
    }
    lengths.set(intent, Math.sqrt(squareOf(sum)) || 1)
  }
  return { middle, middleSquare, seen, lengths }
}

/** Cosines with each exemplar as they are seen from the middle, without a copy of every vector moved there. */
function nearnessTo({ middle, middleSquare, seen }: Meaning, query: Float32Array): (row: number) => number {
  const toMiddle = between(middle, query)
  const distance = Math.sqrt(1 - 2 * toMiddle + middleSquare)
  return (row) => {
    const other = seen[row]!
    return (dot(query, other.vector) - toMiddle - other.toMiddle + middleSquare) / (distance * other.distance)
  }
}

/** How near two vectors are, seen from the middle of all lines: 0 for what has nothing in common. */
export function nearnessFrom(middle: Float32Array, query: Float32Array): (vector: Packed) => number {
  const square = squareOf(middle)
  const toMiddle = between(middle, query)
  const distance = Math.sqrt(1 - 2 * toMiddle + square)
  return (vector) => {
    const own = dot(middle, vector)
    return (dot(query, vector) - toMiddle - own + square) / (distance * Math.sqrt(1 - 2 * own + square))
  }
}

function squareOf(vector: Float32Array | Float64Array): number {
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += vector[i]! ** 2
  return sum
}
const between = (middle: Float32Array, query: Float32Array): number => middle.reduce((sum, number, i) => sum + number * query[i]!, 0)
