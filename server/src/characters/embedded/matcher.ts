// Which authored intent of a card does a line mean? Sentence vectors know paraphrases, spelling knows names and typing errors. The vectors
// are taken from the middle of all lines, for every sentence is a little like every other; and an intent is both its nearest exemplar and
// what its exemplars have in common. The same matcher serves lore, facts, questions and the answers a character expects.
import { formal } from './informal.ts'
import { SpellingIndex } from './spelling.ts'

/** Where the vectors of authored lines come from. */
export interface Authored {
  authored(texts: string[]): Promise<Float32Array[] | null>
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

const SPELLING_SHARE = 0.1
const COMMON_SHARE = 0.6
/** Spelling alone scores otherwise: this brings it to the same thresholds. */
const SPELLING_SCALE = 1.1

/** One exemplar seen from the middle: its vector, how far out it lies, and how it lies to the middle itself. */
interface Seen {
  vector: Float32Array
  distance: number
  toMiddle: number
}
interface Meaning {
  middle: Float32Array
  middleSquare: number
  seen: Seen[]
  /** Direction from the middle that the exemplars of an intent share, and how it lies to the middle. */
  common: Map<string, { direction: Float32Array; toMiddle: number }>
}

export class Matcher {
  readonly #intents: string[]
  readonly #spelling: SpellingIndex
  readonly #meaning: Meaning | null

  constructor(exemplars: Exemplar[], meaning: { vectors: Float32Array[]; middle: Float32Array } | null) {
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
    const near = new Map<string, number>()
    const spelt = new Map<string, number>()
    const nearness = vector && this.#meaning && nearnessTo(this.#meaning, vector)
    for (const [row, intent] of this.#intents.entries()) {
      spelt.set(intent, Math.max(spelt.get(intent) ?? 0, spelled[row]!))
      if (nearness) near.set(intent, Math.max(near.get(intent) ?? 0, nearness.exemplar(row)))
    }
    const score = (intent: string) =>
      nearness
        ? (1 - SPELLING_SHARE) * ((1 - COMMON_SHARE) * near.get(intent)! + COMMON_SHARE * nearness.common(intent)) +
          SPELLING_SHARE * spelt.get(intent)!
        : Math.min(1, spelt.get(intent)! * SPELLING_SCALE)
    return [...spelt.keys()].map((intent) => ({ intent, score: Math.max(0, score(intent)) })).toSorted((a, b) => b.score - a.score)
  }
}

function meaningOf(intents: string[], vectors: Float32Array[], middle: Float32Array): Meaning {
  const middleSquare = dot(middle, middle)
  const seen = vectors.map((vector) => {
    const toMiddle = dot(vector, middle)
    return { vector, toMiddle, distance: Math.sqrt(1 - 2 * toMiddle + middleSquare) }
  })
  const common = new Map<string, { direction: Float32Array; toMiddle: number }>()
  for (const [intent, rows] of Map.groupBy(intents.keys(), (row) => intents[row]!)) {
    const direction = new Float32Array(middle.length)
    for (const row of rows) direction.forEach((_, i) => (direction[i]! += (seen[row]!.vector[i]! - middle[i]!) / seen[row]!.distance))
    const length = Math.hypot(...direction) || 1
    const unit = direction.map((number) => number / length)
    common.set(intent, { direction: unit, toMiddle: dot(unit, middle) })
  }
  return { middle, middleSquare, seen, common }
}

/** Cosines as they are seen from the middle, without a copy of every vector moved there. */
function nearnessTo({ middle, middleSquare, seen, common }: Meaning, query: Float32Array) {
  const toMiddle = dot(query, middle)
  const distance = Math.sqrt(1 - 2 * toMiddle + middleSquare)
  return {
    exemplar: (row: number) => {
      const other = seen[row]!
      return (dot(query, other.vector) - toMiddle - other.toMiddle + middleSquare) / (distance * other.distance)
    },
    common: (intent: string) => {
      const shared = common.get(intent)!
      return (dot(query, shared.direction) - shared.toMiddle) / distance
    },
  }
}

/** How near two vectors are, seen from the middle of all lines: 0 for what has nothing in common. */
export function nearnessFrom(middle: Float32Array, query: Float32Array): (vector: Float32Array) => number {
  const square = dot(middle, middle)
  const toMiddle = dot(query, middle)
  const distance = Math.sqrt(1 - 2 * toMiddle + square)
  return (vector) => {
    const own = dot(vector, middle)
    return (dot(query, vector) - toMiddle - own + square) / (distance * Math.sqrt(1 - 2 * own + square))
  }
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
