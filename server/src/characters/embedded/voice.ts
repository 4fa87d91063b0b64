// Choosing the words: a line that was not said yet, the character's own before the common ones, by the turn's own dice.
import { isUsed, type EngineState } from './state.ts'

/** A line with the place where its use is noted. Nothing is noted before the reply is settled. */
export interface Line {
  text: string
  bucket: string
  index: number
  size: number
}

export class Voice {
  readonly #state: EngineState
  readonly #random: () => number
  readonly #nearness: (text: string) => number
  /** Lines a reply has to do without: they came out too much like one of the last. */
  readonly refused = new Set<string>()

  /** `nearness`: how near an authored line is to what the reader said, in 0–1; 0 where nothing is known of it. */
  constructor(state: EngineState, random: () => number, nearness: (text: string) => number = () => 0) {
    this.#state = state
    this.#random = random
    this.#nearness = nearness
  }

  near(line: Line): number {
    return this.#nearness(line.text)
  }

  /** A line of the bucket that was not said yet; null when all were. `accept` narrows the choice. */
  fresh(bucket: string, lines: readonly string[] | undefined, accept: (text: string) => boolean = () => true): Line | null {
    return this.#choose(bucket, lines ?? [], (line) => !isUsed(this.#state, bucket, line.index) && accept(line.text))
  }

  /** The first fresh line in the order in which they were written. */
  next(bucket: string, lines: readonly string[]): Line | null {
    for (const text of lines) {
      const line = this.fresh(bucket, lines, (one) => one === text)
      if (line) return line
    }
    return null
  }

  /** A fresh line that is about what was said, not merely allowed. */
  freshNear(bucket: string, lines: readonly string[] | undefined, min: number): Line | null {
    return this.fresh(bucket, lines, (text) => this.#nearness(text) >= min)
  }

  /** The same by dice alone: for greetings, thanks and the like, where nearness would pick the same line in every chat. */
  drawn(bucket: string, lines: readonly string[] | undefined, accept: (text: string) => boolean = () => true): Line | null {
    return this.#choose(bucket, lines ?? [], (line) => !isUsed(this.#state, bucket, line.index) && accept(line.text), 0)
  }

  /** A fresh line, else any line of the bucket: for what must be said even for the fifth time. */
  any(bucket: string, lines: readonly string[]): Line {
    return this.fresh(bucket, lines) ?? this.#choose(bucket, lines, () => true) ?? { text: lines[0]!, bucket, index: 0, size: lines.length }
  }

  /** The same place in every run of the same turn. */
  chance(probability: number): boolean {
    return this.#random() < probability
  }

  /** Among those allowed the one that is nearest to what was said, with a throw of the dice for those about as near. */
  #choose(bucket: string, lines: readonly string[], allowed: (line: Line) => boolean, share = 1): Line | null {
    let best: Line | null = null
    let bestScore = -1
    for (const [index, text] of lines.entries()) {
      const line = { text, bucket, index, size: lines.length }
      if (this.refused.has(text) || !allowed(line)) continue
      const score = this.#nearness(text) * share + this.#random() * DICE
      if (score > bestScore) [best, bestScore] = [line, score]
    }
    return best
  }
}

/** How much chance weighs against nearness: enough that two readers with the same opening do not get the same talk. */
const DICE = 0.09

export const endsOpen = (text: string): boolean => /[?؟]/.test(text)
/** True for a line that hands the word back, with a question or without one. */
export const invites = (text: string): boolean =>
  endsOpen(text) ||
  /\b(?:tell me|give me|show me|go on|describe|start with|begin (?:with|wherever|anywhere)|say it|your turn|let me hear|keep going|take me|name (?:it|one|me)|walk me|i'm (?:all ears|listening)|try me|carry on|out with it)\b/i.test(
    text,
  )
