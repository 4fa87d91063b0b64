// What vectors blur when they choose among the answers of one trade: whether the worst was asked for or the best, and the one word ('hem',
// 'stylus') that a single answer is about.
import type { Exemplar, Match } from './matcher.ts'
import { ACTS, THEMES } from './packs.ts'
import { contentWord, plainWords } from './spelling.ts'

const WORD_WORTH = 0.2
const NO_WORD = 0.12
/** Who tells of rice has no trouble with it yet: two words must speak for an answer, and not such as all of them share. */
const TOLD_WORDS = 2
const FAINT = 0.15
const TOLD_FAINTLY = 0.1
const OTHER_KIND = 0.1
/** An entry is about the worst when most of its wordings are. */
const KIND_SHARE = 0.6
/** A word that stands in so many common wordings is worth half. */
const EVERYDAY_HALF = 10
const KINDS = [
  'best favourite favorite nicest prettiest love loved proudest finest', 'worst ugliest hate awful annoying terrible',
  'hardest difficult hard toughest', 'first', 'strangest weirdest oddest funniest strange weird', 'oldest',
] // prettier-ignore
const KIND_OF = new Map(KINDS.flatMap((words, kind) => words.split(' ').map((word) => [word, kind] as const)))

const kindsOf = (words: string[]): Set<number> => new Set(words.flatMap((word) => KIND_OF.get(word) ?? []))
const stemsOf = (words: string[]): Set<string> =>
  new Set(words.filter((word) => !KIND_OF.has(word)).flatMap((word) => contentWord(word) ?? []))

let everyday: Map<string, number> | null = null
/** In how many wordings of the common pack a word stands. */
function timesCommon(stem: string): number {
  if (everyday === null) {
    everyday = new Map()
    for (const { like } of [...Object.values(THEMES), ...Object.values(ACTS)])
      for (const text of like) for (const one of stemsOf(plainWords(text))) everyday.set(one, (everyday.get(one) ?? 0) + 1)
  }
  return everyday.get(stem) ?? 0
}

export class AskedWords {
  readonly #byStem = new Map<string, Set<string>>()
  /** Of each entry: the kinds that occur in it, and those it is about. */
  readonly #kinds = new Map<string, { some: Set<number>; most: number[] }>()

  constructor(exemplars: Exemplar[]) {
    for (const [intent, own] of Map.groupBy(exemplars, (exemplar) => exemplar.intent)) {
      const wordings = own.map(({ text }) => plainWords(text))
      for (const stem of stemsOf(wordings.flat())) this.#byStem.set(stem, (this.#byStem.get(stem) ?? new Set()).add(intent))
      const kinds = wordings.map(kindsOf)
      const some = new Set(kinds.flatMap((one) => [...one]))
      const most = [...some].filter((kind) => kinds.filter((one) => one.has(kind)).length >= KIND_SHARE * own.length)
      this.#kinds.set(intent, { some, most })
    }
  }

  /** The same matches, with what the words of the line say for and against each, best first. */
  weigh(text: string, isQuestion: boolean, matches: Match[]): Match[] {
    const words = plainWords(text)
    const kinds = kindsOf(words)
    const stems = [...stemsOf(words)].map((stem) => {
      const of = this.#byStem.get(stem) ?? new Set()
      return { of, worth: 1 / Math.max(1, of.size) / (1 + timesCommon(stem) / EVERYDAY_HALF) }
    })
    return matches
      .map(({ intent, score }) => {
        const shared = stems.filter(({ of }) => of.has(intent))
        const named = shared.reduce((sum, { worth }) => sum + worth, 0)
        const { some, most } = this.#kinds.get(intent)!
        const isOther = [...kinds].some((kind) => !some.has(kind)) || most.some((kind) => !kinds.has(kind))
        const isFaint = !isQuestion && (shared.length < TOLD_WORDS || named < FAINT)
        const against = (isOther ? OTHER_KIND : 0) + (stems.length > 0 && shared.length === 0 ? NO_WORD : isFaint ? TOLD_FAINTLY : 0)
        return { intent, score: score + WORD_WORTH * Math.min(1, named) - against }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
