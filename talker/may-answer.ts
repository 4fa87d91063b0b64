// Whether a line can be an answer to what the beat leaves open. Where that is not clear, the story stays where it is: a reaction to what
// nobody answered is worse than an honest word.
import { isQuestion, topicsOf } from './line-acts.ts'
import { sentencesOf, unquoted } from './match.ts'
import type { Talk } from './talk.ts'

const BRIEF_WORDS_MAX = 5
const LETTERS_MIN = 3

const isIn = ({ language }: Talk, said: string): ((shape: Parameters<typeof language.is>[0]) => boolean) => {
  const plain = language.plain(said)
  return (shape) => language.is(shape, plain)
}
const supposes = (is: ReturnType<typeof isIn>): boolean => is('supposed') || is('proposal')

/** It clearly is something else: a question, a wish, a word on the talk, the member's own day. */
export function speaksBeside(talk: Talk): boolean {
  const { beat, language, turn } = talk
  if (!beat) return true
  const said = unquoted(turn.text)
  if (said.trim() !== turn.text.trim()) return false // words put into somebody's mouth
  const is = isIn(talk, said)
  const shared = sharedWith(talk, said)
  const asks = isQuestion(talk) && (/[?؟]/.test(said) || is('toYou') || !is('own'))
  const isAsked = asks && !(is('proposal') && (shared > 1 || is('supposed'))) && !(beat.own && is('self'))
  if (isAsked || is('about') || topicsOf(talk).some(({ kind }) => kind !== 'tell')) return true
  if (shared < 2 && !supposes(is) && language.isNow(language.plain(said))) return true
  if (shared === 0 && (is('beside') || (!supposes(is) && is('toYou')))) return true
  return !beat.own && !supposes(is) && (is('own') || is('self'))
}

/** Nothing speaks against it, and something for it: the beat asks for just that, or the line is of its scene. */
export function mayAnswer(talk: Talk): boolean {
  if (speaksBeside(talk)) return false
  const { beat, language, turn } = talk
  const said = unquoted(turn.text)
  const is = isIn(talk, said)
  const isOpen = beat!.own || beat!.choices.some(({ slot }) => slot !== null)
  if (isOpen || said.trim() !== turn.text.trim() || supposes(is) || sharedWith(talk, said) > 1) return true
  const asksMember = isIn(talk, sentencesOf(beat!.back).at(-1) ?? '')('toYou')
  const isBrief = asksMember && language.words(said).length <= BRIEF_WORDS_MAX
  return topicsOf(talk).length === 0 && (isBrief || is('others') || sharedWith(talk, said) > 0)
}

/** How many words it has of the scene: the beat, its suggestions, and what the story's asides are about. */
function sharedWith({ beat, book, language, shown }: Talk, said: string): number {
  const things = book.thread(beat!.at)!.asides.flatMap(({ about }) => about)
  const stemsOf = (text: string): string[] =>
    language.tokens(text).flatMap(({ stem, small }) => (small || stem.length < LETTERS_MIN ? [] : [stem]))
  const scene = new Set([beat!.text, beat!.back, ...shown.map(({ label }) => label), ...things].flatMap(stemsOf))
  return new Set(stemsOf(said).filter((stem) => scene.has(stem))).size
}
