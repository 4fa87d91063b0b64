// Does a text speak of self-harm? Recall goes before precision: a false alarm shows a help card, a missed one may cost a life. It is never
// a reason to refuse a text. Idioms that only sound like it are taken out first.
import { createHash } from 'node:crypto'
import { isHeardElsewhere, OTHER_LANGUAGES, withoutIdioms } from './elsewhere.ts'
import { plainForJudging } from './plain-text.ts'
import { rulesOf } from './rules.ts'

const REMEMBERED_MAX = 2_000
const remembered = new Map<string, boolean>() // by hash: one text is asked about several times, and with every turn of its talk

/** True where a text may speak of the writer's own death or injury, by their own hand or at home, or of such a fear for somebody near. */
export function isCrisis(text: string): boolean {
  const key = keyOf(text)
  const known = remembered.get(key) ?? speaksOfCrisis(text)
  remembered.set(key, known)
  if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!)
  return known
}

/** What a moderation model heard counts as what the rules hear. */
export const noteCrisis = (text: string): void => void remembered.set(keyOf(text), true)

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64')

function speaksOfCrisis(text: string): boolean {
  const plain = plainForJudging(text)
  const literal = rulesOf('idioms', 'en').without(withoutIdioms(plain), ' ')
  return rulesOf('crisis', 'en').hear(literal) || isHeardElsewhere(plain, 'crisis') || isDistress(literal)
}

/** Distress that is told indirectly; what may as well be a film or a match is not heard beside a word of one in its language. */
const isDistress = (literal: string): boolean =>
  ['en', ...OTHER_LANGUAGES].some(
    (language) =>
      rulesOf('distress', language).hear(literal) ||
      (rulesOf('distress-unless-tale', language).hear(literal) && !rulesOf('tale', language).hear(literal)),
  )

/** For how many more turns of the reader care lasts, this one counted; 0 where none of the last ones spoke of self-harm. */
export function careTurnsLeft(history: { from: 'reader' | 'character'; text: string }[], turns: number): number {
  const spoken = history.filter(({ from }) => from === 'reader').slice(-turns, -1)
  const last = spoken.findLastIndex(({ text }) => isCrisis(text))
  return last === -1 ? 0 : turns - (spoken.length - last) + 1
}
