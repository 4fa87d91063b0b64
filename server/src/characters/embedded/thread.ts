// What the reader has been telling over the last lines: its mood and its people. A few words alone ('on penalties', 'my brother') go on with it,
// and what was answered is not asked.
import nlp from 'compromise/two'
import { pronounOf, spokenOf } from './kin.ts'
import { readClause } from './clauses.ts'
import { fragmentOf } from './mirror.ts'
import { pattern } from '../pattern.ts'
import { smallWord } from './small-words.ts'
import type { Reading } from './reading.ts'
import type { Turn } from '../engine.ts'

/** What of a scene it takes to know. */
interface Telling {
  turn: Pick<Turn, 'history'>
  reading: Reading
}

const LINES_BACK = 3
/** Questions and small words between them do not count. */
const LINES_LOOKED_AT = 6
const LOST = pattern('i')`
  \b(?:lost|losing|failed|cheated|fired|rejected|argued|argument|quarrel\w*|(?:a|the|our|had|big) fight|fought|cried|crying|furious|ashamed|guilty|robbed|ruined
  |(?:won'?t|doesn'?t|don'?t|haven'?t|hasn'?t|not) (?:even )?(?:speak|talk\w*|spoken|called|answer\w*)(?: to (?:me|us|him|her|anyone|anybody|each other))?
  |left me|took (?:the )?credit|something awful|(?:rotten|awful|terrible|horrible) (?:day|night|week|thing))\b(?! (?:my|the|his|her) (?:way|keys?|place|count)| touch)
`
const WON =
  /\b(?:(?:i|we|he|she|they) (?:just |finally |actually )*(?:won|passed|got (?:the|in|it|promoted|engaged|hired)|did it|made it)|got (?:the|my|a) (?:job|place|prize|licen[cs]e|offer|flat)|promoted|getting married|proud of)\b/i

export type ToldMood = 'hard' | 'good' | 'plain'

/** The reader's lines before this message that told something, the newest first. */
export function toldBefore({ turn }: Pick<Telling, 'turn'>): string[] {
  const last = turn.history.findLastIndex(({ from }) => from === 'character')
  return turn.history
    .slice(0, Math.max(0, last))
    .filter(({ from }) => from === 'reader')
    .slice(-LINES_LOOKED_AT)
    .map(({ text }) => text)
    .filter((text) => !readClause(text).isQuestion && smallWord(text) === null)
    .slice(-LINES_BACK)
    .toReversed()
}

/** The mood of the newest line that has one. */
export function moodTold(scene: Telling): ToldMood {
  for (const text of [scene.reading.text, ...toldBefore(scene)]) {
    const [lost, won] = [LOST.test(text), WON.test(text)]
    if (lost !== won) return lost ? 'hard' : 'good'
  }
  return 'plain'
}

/** This line goes on with what weighs, told in one of the two before it. */
export const goesOnHeavily = (scene: Telling): boolean =>
  !WON.test(scene.reading.text) && toldBefore(scene).slice(0, 2).some((text) => LOST.test(text) && !WON.test(text)) // prettier-ignore

/** Who is spoken of: in this line, else the relative of the lines before it. */
export function personTold(scene: Telling): ReturnType<typeof spokenOf> {
  const { text, lastKin } = scene.reading
  const isRecent = lastKin !== null && toldBefore(scene).some((line) => spokenOf(line) !== null)
  return spokenOf(text) ?? (isRecent ? pronounOf(lastKin) : null)
}

const FRAGMENT_WORDS = 6
const HEDGES = /\b(?:maybe|mostly|probably|perhaps|about|almost|nearly|only|just|than (?:me|i|us|him|her))\b,?/gi
const COUNTED = /^(?:the |my |our )?(?:first|second|third|fourth|fifth|last|next) \p{L}+$/iu
/** A few words without a sentence: the answer to a question, or the next piece of what is being told. */
export function isFragment({ reading }: Pick<Telling, 'reading'>): boolean {
  const { words, isQuestion } = reading.whole.clause
  const text = reading.text.replace(HEDGES, ' ').replace(/\s+/g, ' ').trim()
  return words <= FRAGMENT_WORDS && !isQuestion && (COUNTED.test(text) || fragmentOf(text) !== null)
}

/** Nothing but somebody's name. */
export const isNameAlone = (text: string): boolean => /^\p{Lu}\p{Ll}+[.!]*$/u.test(text.trim()) && nlp(text).has('#FirstName')

/** Told of somebody else alone: a question about the reader's side has no place there. */
export const isOfThem = ({ reading }: Pick<Telling, 'reading'>): boolean => OF_THEM.test(reading.text)
const OF_THEM = /^(?:(?:and|but|so|now|well|then),? )*(?:he|she|they)\b(?!.*\b(?:i|me|my|we|us|our|mine)\b)/i

const WHEN =
  /\b(?:today|tonight|tomorrow|yesterday|(?:next|last|this|every|each) \w+|ago|since|for (?:\w+ )?\w+ (?:years?|months?|weeks?|days?|hours?)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:19|20)\d\d)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+ (?:years?|months?|weeks?|days?|hours?|minutes?)|(?:once|twice|\w+ times) (?:a|every|per) \w+)\b/i
/** What a question asks for, and how one sees that it was told. */
const ANSWERED: [asks: RegExp, told: RegExp][] = [
  [/(?:^|[.,:!] )(?:and )?(?:since when|by when|when|how long|how often|what time)\b[^?]*\?$/i, WHEN],
  [/\bhow old\b[^?]*\?$/i, /\b(?:\d+|years? old|(?:is|turns?|turned|'s|just|only) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/i],
  [/(?:^|[.,:!] )(?:and )?where (?:was|is|were|did|are) (?:it|that|this|you|they|he|she)\b[^?]*\?$/i, /\b(?:in|at|on|near|by|behind|under) (?:the|a|an|my|our|his|her|their|\p{Lu})/u],
  [/\bwhat (?:did|do|would) you (?:say|answer|reply)\b[^?]*\?$/i, /\b(?:i|we) (?:just )?(?:said|told|answered|replied|wrote)\b/i],
  [/\bwhat(?:'s| is| was) (?:the|its|his|her|their) names?\b|\bwhat (?:is|are|was) (?:it|he|she|they) called\b/i, /\b(?:called|named|names? (?:is|was|are))\b/i],
] // prettier-ignore
const WORD = /\b(who|whom|whose|when|where|which|how (?:many|much|long|old|often|far)|what kind|what colou?r)\b[^?]*\?\s*$/i

/** False where the question asks for what this message, or one shortly before, has answered. */
export function asksNewly(scene: Telling & { before: string }, ask: string): boolean {
  const told = [scene.reading.text, ...toldBefore(scene).slice(0, 1)]
  if (ANSWERED.some(([asks, answer]) => asks.test(ask) && told.some((text) => answer.test(text)))) return false
  const before = WORD.exec(scene.before)?.[1]?.toLowerCase()
  return before === undefined || !isFragment(scene) || WORD.exec(ask)?.[1]?.toLowerCase() !== before
}
