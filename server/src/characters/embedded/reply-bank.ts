// Which situation of the bank does a line tell or ask? Its vector, seen through the metric, lies near what the wordings of a situation have
// in common; then the words and the grammar say whether that is likely enough to answer it.
import { project } from './bank-metric.ts'
import { BankSituations, type Situation } from './bank-situations.ts'
import type { Clause } from './clauses.ts'
import { formal } from './informal.ts'
import type { Query } from './matcher.ts'
import { oppositeTo } from './opposites.ts'
import { GRAMMAR, PackedBank } from './packed-bank.ts'
import { stemsOf } from './spelling.ts'

export interface BankHit {
  situation: Situation
  /** 0–1: how likely it is meant. */
  score: number
}

/** What speaks for a situation and against it; the weights are fitted to 520 lines judged by eye (docs/decisions/0035). */
const SIGNS = ['centre', 'nearest', 'cover', 'shared', 'question', 'negated', 'past', 'toYou', 'opposite'] as const
type Signs = Record<(typeof SIGNS)[number], number>
const WEIGHTS: Signs & { bias: number } = {
  bias: -5.6,
  centre: 3.1,
  nearest: 5.2,
  cover: 0.6,
  shared: 0.45,
  question: -0.45,
  negated: -0.8,
  past: -0.85,
  toYou: -0.3,
  opposite: -1.5,
}
/** What orders the nearest among themselves. */
const ORDER = { centre: 20, cover: 0.9, question: -0.65, negated: -0.3, past: -0.7, toYou: -0.9, opposite: -4 }
const NEAREST = 12
const KEPT = 3

export class ReplyBank {
  readonly #situations = new BankSituations()
  readonly #packed = new PackedBank()

  /** The situation of that name; undefined where it is no longer in the bank. */
  find(id: string): Situation | undefined {
    return this.#situations.find(id)
  }

  /** The likeliest situations, best first; none without a vector, for words alone say too little among thousands. */
  rank(clause: Clause, { text, vector }: Query): BankHit[] {
    if (vector === null) return []
    const spoken = project(this.#packed.metric, vector)
    const against = oppositeTo(text)
    const found = this.#packed
      .nearest(spoken, NEAREST)
      .map((place) => this.#signsOf(place, spoken, clause, text, against))
      .map((one) => ({ ...one, order: orderOf(one.signs) }))
      .toSorted((a, b) => b.order - a.order)
    return found.slice(0, KEPT).map(({ situation, signs }) => ({ situation, score: likelihood(signs) }))
  }

  #signsOf(
    place: number,
    spoken: Float32Array,
    clause: Clause,
    text: string,
    against: (wordings: string[]) => boolean,
  ): { situation: Situation; signs: Signs } {
    const situation = this.#situations.at(place)
    const { stems, grammar } = this.#packed.lists
    const rarity = (stem: string) => Math.log(1 + this.#situations.size / (stems[stem] ?? 1))
    const weight = (some: Iterable<string>) => [...some].reduce((sum, stem) => sum + rarity(stem), 0)
    const asked = stemsOf(text)
    const all = weight(asked)
    const wordings = situation.like.map((one) => stemsOf(formal(one)))
    const known = new Set(wordings.flatMap((one) => [...one]))
    const off = (mark: number) => Math.abs(Number(GRAMMAR[mark]!(clause)) - grammar[place * GRAMMAR.length + mark]! / 100)
    return {
      situation,
      signs: {
        centre: this.#packed.toCentre(spoken, place),
        nearest: this.#packed.toNearest(spoken, place),
        cover: all > 0 ? weight(shared(asked, known)) / all : 0.5,
        shared: Math.max(...wordings.map((one) => (2 * weight(shared(asked, one))) / (all + weight(one) || 1))),
        question: off(0),
        negated: off(1),
        past: off(2),
        toYou: off(3),
        opposite: Number(against(situation.like)),
      },
    }
  }
}

const shared = (some: Set<string>, others: Set<string>): string[] => [...some].filter((stem) => others.has(stem))

const orderOf = (signs: Signs): number =>
  Object.entries(ORDER).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof typeof ORDER], 0)
const likelihood = (signs: Signs): number =>
  1 / (1 + Math.exp(-SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], WEIGHTS.bias)))
