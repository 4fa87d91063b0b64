// Whether a line can be an answer to what the beat leaves open. Where that is not clear, the story stays where it is: a reaction to what
// nobody answered is worse than an honest word.
import { isQuestion, topicsOf } from './line-acts.ts'
import { unquoted } from './match.ts'
import type { Talk } from './talk.ts'

const BRIEF_WORDS_MAX = 8
const LETTERS_MIN = 3

export function mayAnswer(talk: Talk): boolean {
  const { beat, language, turn } = talk
  if (!beat) return false
  const said = unquoted(turn.text)
  if (said.trim() !== turn.text.trim()) return true // words put into somebody's mouth
  const plain = language.plain(said)
  const is = (shape: Parameters<typeof language.is>[0]): boolean => language.is(shape, plain)
  const shared = sharedWith(talk, said)
  const supposes = is('supposed') || is('proposal')
  const isOfStory = shared > 1 || is('supposed')
  const topics = topicsOf(talk)
  const asks = isQuestion(talk) && (/[?؟]/.test(said) || is('toYou') || !is('own'))
  const isAsked = asks && !(is('proposal') && isOfStory) && !(beat.own && is('self'))
  if (isAsked || is('about') || topics.some(({ kind }) => kind !== 'tell')) return false
  if (shared < 2 && !supposes && language.isNow(plain)) return false
  if (shared === 0 && (is('beside') || (!supposes && is('toYou')))) return false
  if (beat.own) return true
  if (!supposes && (is('own') || is('self'))) return false
  if (beat.choices.some(({ slot }) => slot !== null)) return true
  if (isOfStory || supposes) return true
  return topics.length === 0 && (shared > 0 || is('others') || language.words(said).length <= BRIEF_WORDS_MAX)
}

/** How many words it has of the scene: the beat, its suggestions, and what the story's asides are about. */
function sharedWith({ beat, book, language, shown }: Talk, said: string): number {
  const things = book.thread(beat!.at)!.asides.flatMap(({ about }) => about)
  const stemsOf = (text: string): string[] =>
    language.tokens(text).flatMap(({ stem, small }) => (small || stem.length < LETTERS_MIN ? [] : [stem]))
  const scene = new Set([beat!.text, beat!.back, ...shown.map(({ label }) => label), ...things].flatMap(stemsOf))
  return new Set(stemsOf(said).filter((stem) => scene.has(stem))).size
}
