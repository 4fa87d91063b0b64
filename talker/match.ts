// How well a wording is met by what was said: folded stems, a little spelling, clause by clause, with a margin to the second best.
import type { Language, Token, Wording } from './language.ts'

const SMALL = 0.15
const SPELLING_MIN = 0.62
const SPELLED_LETTERS_MIN = 5

function grams(word: string): Set<string> {
  const padded = `_${word}_`
  const found = new Set<string>()
  for (let i = 0; i < padded.length - 2; i++) found.add(padded.slice(i, i + 3))
  return found
}
function dice(a: string, b: string): number {
  const first = grams(a)
  const second = grams(b)
  let shared = 0
  for (const gram of first) if (second.has(gram)) shared++
  return (2 * shared) / (first.size + second.size)
}
const isSame = (a: Token, b: Token): boolean =>
  a.stem === b.stem ||
  (a.word.length >= SPELLED_LETTERS_MIN &&
    b.word.length >= SPELLED_LETTERS_MIN &&
    a.word[0] === b.word[0] &&
    dice(a.word, b.word) >= SPELLING_MIN)

/** 0 to 1: how much of the wording is there, and how much of the text it explains. `rarity` weighs words that tell more than others. */
export function meets(text: Token[], wording: Token[], rarity: (stem: string) => number = () => 1): number {
  const weight = (token: Token): number => (token.small ? SMALL : 1) * rarity(token.stem)
  let hit = 0
  let all = 0
  const used = new Set<number>()
  for (const token of wording) {
    all += weight(token)
    const at = text.findIndex((each, i) => !used.has(i) && isSame(each, token))
    if (at === -1) continue
    used.add(at)
    hit += weight(token)
  }
  const seen = text.reduce((sum, token) => sum + weight(token), 0)
  if (hit === 0 || (wording.every(({ small }) => small) && text.length > wording.length)) return 0
  return (hit / all) ** 1.5 * (0.62 + 0.38 * Math.min(1, hit / seen))
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
export const sentencesOf = (raw: string): string[] => raw.split(/(?<=[.!?؟\n])\s+/).filter((part) => part.trim() !== '')

export interface Ranked<T> {
  offer: T
  score: number
}
/** How well one offer is met: by its best wording, a little more if several are; what is denied counts for less. */
export function rank<T>(offer: T, wordings: string[], heard: Wording[], language: Language, { blind = false } = {}): Ranked<T> {
  let best = 0
  let hits = 0
  for (const wording of wordings) {
    const known = language.wording(wording)
    const { tokens } = known
    known.denies ??= language.is('denial', language.plain(wording))
    const { denies } = known
    const scores = heard.map((each, i) => {
      const turned = blind || each.denies === denies ? 1 : each.denies ? 0.55 : 0.75
      return meets(each.tokens, tokens) * turned * (i > 0 ? 0.92 : 1)
    })
    const score = Math.max(...scores)
    if (score > 0.6) hits++
    best = Math.max(best, score)
  }
  return { offer, score: best + Math.min(0.12, 0.05 * Math.max(0, hits - 1)) }
}

const MARGIN = 0.06
/** The best, if it is good enough and clearly better than the second; null: unsure, so not taken. */
export function pick<T>(rows: Ranked<T>[], least: number): Ranked<T> | null {
  const [first, second] = rows.toSorted((a, b) => b.score - a.score)
  return first && first.score >= least && first.score - (second?.score ?? 0) >= MARGIN ? first : null
}
