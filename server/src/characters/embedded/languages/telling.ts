// What is told or asked is met by its turn of phrase where no theme knows its matter.
import type { Line } from '../voice.ts'
import { fold } from './fold.ts'
import type { Clause } from './hearing.ts'
import { any, fresh, type Talk } from './talk.ts'

export interface Told {
  /** Goes before a theme. */
  isFirst: boolean
  say: Line | null
  ask: Line
}

const TAIL_WORDS_MIN = 4
const TAIL_CHANCE = 0.6

export function toldIn(talk: Talk, clause: Clause): Told | null {
  const { telling } = talk.pack.telling
  const at = telling.findIndex(({ when }) => when.test(clause.folded))
  if (at === -1) return null
  const { first = false, say, ask } = telling[at]!
  return { isFirst: first, say: fresh(talk, `s:${at}`, say), ask: any(talk, `k:${at}`, ask) }
}

/** 'perché pagano bene' begins like a question and is none. */
export const isToldNotAsked = (talk: Talk, clause: Clause): boolean => !/[?؟]/.test(clause.text) && toldIn(talk, clause)?.isFirst === true

/** 'With the mayor, then.': the end of the line, given back as it was written. */
export function tailLine(talk: Talk, clause: Clause): Line | null {
  const { tail, tailSay } = talk.pack.telling
  if (clause.isQuestion || clause.isNegated || clause.mood === 'bad' || clause.words.length < TAIL_WORDS_MIN) return null
  const folded = fold(clause.text.replace(/[\s.!…؟?]+$/u, ''))
  const found = tail.exec(folded.text)
  if (!found?.groups?.['tail'] || !talk.voice.chance(TAIL_CHANCE)) return null
  const words = folded.original(found.index, folded.text.length)
  const frame = any(talk, 'tail', tailSay)
  return { ...frame, text: frame.text.replace('{tail}', capital(talk.pack.language === 'de' ? withNoun(words) : words)) }
}

/** What nobody wrote an answer for: a view, or something that the character would have to live for. */
export function askedFor(talk: Talk, clause: Clause, kind: 'view' | 'doings'): Line | null {
  const [view, doings] = talk.pack.telling.asked
  const { when, say } = kind === 'view' ? view : doings
  return when.test(clause.folded) ? fresh(talk, `asked-${kind}`, say) : null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The last word after a preposition is a noun, which German writes with a capital. */
const withNoun = (text: string) => text.replace(/\p{L}+$/u, capital)
