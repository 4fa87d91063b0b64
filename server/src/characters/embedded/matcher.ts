// Which authored intent does a line mean? Two scores that fail in different ways, blended: sentence vectors know paraphrases,
// spelling knows names and typing errors. The same matcher serves acts, themes, lore, facts and the answers a character expects.
import { formal } from './informal.ts'
import { SpellingIndex } from './spelling.ts'

/** Where the vectors of authored lines come from: the store, or whoever only wants to know which lines are asked for. */
export interface Authored {
  authored(texts: string[]): Promise<Float32Array[] | null>
}
export interface Exemplar {
  intent: string
  text: string
}
export interface Match {
  intent: string
  /** 0–1. Compare with a threshold of `THRESHOLD`, which differs where spelling decides alone. */
  score: number
}
/** A line of the reader, with its vector where there is an encoder. */
export interface Query {
  text: string
  vector: Float32Array | null
}

const VECTOR_SHARE = 0.75
/** A second exemplar of the same intent that is near too makes a chance likeness less likely. */
const SECOND_SHARE = 0.12
/** Spelling alone scores lower: a score of 0.30 there is worth what 0.42 is with vectors. */
const SPELLING_SCALE = 1.4

export class Matcher {
  readonly #intents: string[]
  readonly #spelling: SpellingIndex
  readonly #vectors: Float32Array[] | null

  constructor(exemplars: Exemplar[], vectors: Float32Array[] | null) {
    this.#intents = exemplars.map((exemplar) => exemplar.intent)
    this.#spelling = new SpellingIndex(exemplars.map((exemplar) => exemplar.text))
    this.#vectors = vectors
  }

  static async build(exemplars: Exemplar[], store: Authored): Promise<Matcher> {
    const formalized = exemplars.map(({ intent, text }) => ({ intent, text: formal(text) })) // as the reader's lines will be
    return new Matcher(formalized, await store.authored(formalized.map((exemplar) => exemplar.text)))
  }

  /** Every intent with its score, best first. */
  rank({ text, vector }: Query): Match[] {
    const spelled = this.#spelling.scores(text)
    const best = new Map<string, [first: number, second: number]>()
    for (let row = 0; row < this.#intents.length; row++) {
      const score =
        vector && this.#vectors
          ? VECTOR_SHARE * dot(vector, this.#vectors[row]!) + (1 - VECTOR_SHARE) * spelled[row]!
          : spelled[row]! * SPELLING_SCALE
      const intent = this.#intents[row]!
      const [first, second] = best.get(intent) ?? [0, 0]
      if (score > first) best.set(intent, [score, first])
      else if (score > second) best.set(intent, [first, score])
    }
    return [...best]
      .map(([intent, [first, second]]) => ({ intent, score: Math.min(1, first * (1 - SECOND_SHARE) + second * SECOND_SHARE) }))
      .toSorted((a, b) => b.score - a.score)
  }
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
