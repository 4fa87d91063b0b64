// How well a wording is met by what was said: what two lines have in common, by how much each word tells where they stand. Words that stand
// in many wordings tell little, those of one wording tell all.
import type { Language, Token, Wording } from './language.ts'

const SPELLING_MIN = 0.62
const SPELLED_LETTERS_MIN = 5
/** What a second wording that is met as well adds. */
const SECOND = 0.25
const CLAUSE = 0.92
/** Of a name: what little words count for, and what a name that is wholly there comes to among many other words. */
const SMALL = 0.25
const NAMED = 0.55

function grams(word: string): Set<string> {
  const padded = `_${word}_`
  const found = new Set<string>()
  for (let i = 0; i < padded.length - 2; i++) found.add(padded.slice(i, i + 3))
  return found
}
function dice(first: Set<string>, second: Set<string>): number {
  let shared = 0
  for (const gram of first) if (second.has(gram)) shared++
  return (2 * shared) / (first.size + second.size)
}

interface Weighed {
  weights: Map<string, number>
  square: number
}

/** What each word tells among groups of wordings: the inverse of how many groups have it. */
export class Weights {
  readonly #tells = new Map<string, number>()
  /** What a word tells that stands in none. */
  readonly #unknown: number
  /** What was made of lines: every offer asks for the same ones. */
  readonly #spelled = new WeakMap<Token[], Token[]>()
  readonly #weighed = { asName: new WeakMap<Token[], Weighed>(), asText: new WeakMap<Token[], Weighed>() }
  readonly #squares = { asName: new WeakMap<Token[], number>(), asText: new WeakMap<Token[], number>() }

  constructor(groups: string[][], language: Language) {
    for (const group of groups)
      for (const stem of new Set(group.flatMap((text) => language.wording(text).tokens.map((token) => token.stem))))
        this.#tells.set(stem, (this.#tells.get(stem) ?? 0) + 1)
    const tells = (having: number): number => Math.log((groups.length + 1) / (having + 0.5))
    for (const [stem, having] of this.#tells) this.#tells.set(stem, tells(having))
    this.#unknown = tells(0)
  }
  /** The words of a line; one that nobody wrote is taken for the one that it is a misspelling of. */
  spelled(tokens: Token[]): Token[] {
    const known = this.#spelled.get(tokens)
    if (known) return known
    const spelled = tokens.map((token) => {
      if (token.small || token.word.length < SPELLED_LETTERS_MIN || this.#tells.has(token.stem)) return token
      const own = grams(token.stem)
      const near = this.#tells.keys().find((stem) => stem[0] === token.stem[0] && dice(grams(stem), own) >= SPELLING_MIN)
      return near === undefined ? token : { ...token, stem: near }
    })
    this.#spelled.set(tokens, spelled)
    return spelled
  }
  /** 0 to 1: the cosine of the two, each word counting for what it tells; of a name, how much of it is there. */
  alike(text: Token[], wording: Token[], isName: boolean): number {
    const known = isName ? this.#weighed.asName : this.#weighed.asText
    const said = known.get(text) ?? this.#weigh(text, isName)
    known.set(text, said)
    let shared = 0
    for (let place = 0; place < wording.length; place++) {
      const weight = said.weights.get(wording[place]!.stem)
      if (weight !== undefined && isFirst(wording, place)) shared += weight ** 2
    }
    if (shared === 0) return 0
    const asked = this.#squareOf(wording, isName)
    const [ofText, ofWording] = [shared / said.square, shared / asked]
    return isName ? ofWording * (NAMED + (1 - NAMED) * Math.sqrt(ofText)) : Math.sqrt(ofText * ofWording)
  }
  /** What a wording tells by all its words, made once for each that was ever near. */
  #squareOf(wording: Token[], isName: boolean): number {
    const known = isName ? this.#squares.asName : this.#squares.asText
    let square = known.get(wording)
    if (square === undefined) known.set(wording, (square = this.#weigh(wording, isName).square))
    return square
  }
  #weigh(tokens: Token[], isName: boolean): Weighed {
    const weights = new Map<string, number>()
    for (const { stem, small } of tokens) weights.set(stem, this.#weightOf(stem, isName && small))
    return { weights, square: weights.values().reduce((sum, weight) => sum + weight ** 2, 0) }
  }
  #weightOf(stem: string, isSmall: boolean): number {
    return (this.#tells.get(stem) ?? this.#unknown) * (isSmall ? SMALL : 1)
  }
}

const isFirst = (tokens: Token[], place: number): boolean => {
  for (let before = 0; before < place; before++) if (tokens[before]!.stem === tokens[place]!.stem) return false
  return true
}

/** A line as it is compared: whole, and clause by clause. */
export function heardIn(raw: string, language: Language): Wording[] {
  const clauses = clausesOf(raw)
  return [raw, ...(clauses.length > 1 ? clauses : [])].map((text) => ({
    tokens: language.tokens(text),
    denies: language.is('denial', language.plain(text)),
  }))
}
export const clausesOf = (raw: string): string[] => raw.split(/(?<=[.!?,;،؟؛\n])\s+/).filter((part) => part.trim() !== '')
/** Without what stands in quotation marks: it is said by somebody else, or to somebody else. */
export const unquoted = (raw: string): string => raw.replace(/(?<=^|\s)['‘“"„«].*?['’”"“»](?=$|[\s.,!?;:])/gu, ' ')
export const sentencesOf = (raw: string): string[] => raw.split(/(?<=[.!?؟\n])\s+/).filter((part) => part.trim() !== '')

/** What an author wrote is looked up once, and not in each turn. */
const kept = new WeakMap<string[], Wording[]>()
function wordingsOf(texts: string[], language: Language): Wording[] {
  let known = kept.get(texts)
  if (!known) kept.set(texts, (known = texts.map((text) => language.wording(text))))
  return known
}

export interface Ranked<T> {
  offer: T
  score: number
}
/** How well one offer is met: by its best wording, a little more if a second is; what is denied counts for less. */
export function rank<T>(
  offer: T,
  wordings: string[],
  heard: Wording[],
  { weights, language, blind = false, isName = false }: { weights: Weights; language: Language; blind?: boolean; isName?: boolean },
): Ranked<T> {
  const known = wordingsOf(wordings, language)
  const scoreOf = (line: Wording): number => {
    const tokens = weights.spelled(line.tokens)
    let [best, second] = [0, 0]
    for (const [place, wording] of known.entries()) {
      if (!blind) wording.denies ??= language.is('denial', language.plain(wordings[place]!))
      const turned = blind || line.denies === wording.denies ? 1 : line.denies ? 0.55 : 0.75
      const score = weights.alike(tokens, wording.tokens, isName) * turned
      if (score > best) [best, second] = [score, best]
      else if (score > second) second = score
    }
    return isName ? best : best + SECOND * second
  }
  return { offer, score: Math.max(...heard.map((line, i) => scoreOf(line) * (i > 0 ? CLAUSE : 1))) }
}

const MARGIN = 0.15
/** The best, if it is good enough and clearly better than the second; null: unsure, so not taken. */
export function pick<T>(rows: Ranked<T>[], least: number, margin = MARGIN): Ranked<T> | null {
  const [first, second] = rows.toSorted((a, b) => b.score - a.score)
  return first && first.score >= least && first.score - (second?.score ?? 0) >= margin ? first : null
}
