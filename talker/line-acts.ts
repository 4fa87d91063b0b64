// What a line does, by its words alone: an act, a question, the number of a choice.
import { fold } from './fold.ts'
import { clausesOf, sentencesOf, unquoted } from './match.ts'
import type { SmallTalk } from './pack.ts'
import type { Talk } from './talk.ts'

const ORDINAL_WORDS_MAX = 4
const CLAUSE_WORDS_MAX = 4
const LEAD_WORDS_MAX = 2
/** 'right?', 'is that bad?': asks for no answer. */
export const TAG_WORDS_MAX = 3
/** The acts that may stand in one clause of several. */
const CLAUSE_ACTS = new Set(['yes', 'no', 'bye', 'dunno', 'choose', 'hello', 'thanks', 'good'])

export const wordsOf = ({ language, turn }: Talk): number => language.words(language.without('filler', language.plain(turn.text))).length

/** What the line does: whole, then by its last and its first clause. */
export function actOf({ language, turn }: Talk): string | null {
  const plain = language.plain(turn.text)
  const whole = language.actOf(plain) ?? language.actOf(language.without('filler', plain))
  if (whole) return whole
  const clauses = clausesOf(turn.text)
  if (clauses.length < 2) return null
  const brief = [clauses.at(-1)!, clauses[0]!].filter((clause) => language.words(clause).length <= CLAUSE_WORDS_MAX)
  const acts = brief.map((clause) => language.actOf(language.plain(clause)))
  return acts.find((act) => act !== null && CLAUSE_ACTS.has(act)) ?? null
}

/** Something is asked, wherever in the line; 'right?' and the like ask nothing. */
export function isQuestion({ language, turn }: Talk): boolean {
  const said = unquoted(turn.text)
  const clauses = clausesOf(said)
  const asks = (text: string): boolean => /[?؟]\s*$/.test(text)
  if (asks(said) || sentencesOf(said).some((text) => asks(text) && language.words(text).length > TAG_WORDS_MAX)) return true
  const isAsked = (clause: string): boolean =>
    [language.without('lead', language.plain(clause)), fold(clause).text].some((text) => language.is('question', text))
  const [first = '', last = ''] = [clauses[0], clauses.at(-1)]
  // 'By the window, where nobody hears': what follows a clause asks only if it is said to somebody.
  const isSaidToYou = (clause: string): boolean => language.is('toYou', language.plain(clause))
  const mayAsk = clauses.length === 1 || isSaidToYou(last) || (clauses.length === 2 && language.words(first).length <= LEAD_WORDS_MAX)
  return ((mayAsk || isAsked(first)) && isAsked(last)) || (isSaidToYou(first) && isAsked(first))
}

export function ordinalOf({ language, turn }: Talk): number {
  const plain = language.plain(turn.text)
  if (plain.split(' ').length > ORDINAL_WORDS_MAX) return -1
  return language.pack.shape.ordinal.findIndex((rule) => rule.test(plain))
}

const topics = new WeakMap<Talk, SmallTalk[]>()
/** What the line is about beside the story, the telling first; what is only asked after is not told. Many thoughts ask for it. */
export function topicsOf(talk: Talk): SmallTalk[] {
  const known = topics.get(talk)
  if (known) return known
  const { language, turn } = talk
  const said = unquoted(turn.text)
  const asks = isQuestion(talk)
  const told = asks ? sentencesOf(said).filter((text) => !/[?؟]\s*$/.test(text)).join(' ') : said // prettier-ignore
  const found = language.topicsOf(language.plain(told), language.plain(said)).filter(({ kind }) => !asks || kind !== 'you')
  topics.set(talk, found)
  return found
}
