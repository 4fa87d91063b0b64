// Whether a line can be an answer to what the beat leaves open. Where it can't, the story stays where it is: a reaction to what nobody
// answered is worse than an honest word.
import { isQuestion, topicsOf } from './line-acts.ts'
import { sentencesOf, unquoted } from './match.ts'
import type { Talk } from './talk.ts'

/** A line with as much for as against it may answer if it is brief; a little longer where nothing speaks against it. */
const BRIEF_WORDS_MAX = { doubtful: 5, plain: 8 }
const LETTERS_MIN = 3
const SHARED_MAX = 2
/** What the form of a line says for or against its being an answer. */
const OPEN = 1.5
const SURE = 1
const SUPPOSES = 1.5
const ASKS_MEMBER = 0.5
/** What they come to on another topic: told of this very day, or where the story has asked for something of theirs. */
const OTHER_TOPIC = { now: 2, asked: 0.5 }

export function mayAnswer(talk: Talk): boolean {
  const { beat, language, turn } = talk
  if (!beat) return false
  const said = unquoted(turn.text)
  const plain = language.plain(said)
  const speaks = said.trim() !== turn.text.trim() // words put into somebody's mouth
  const asks = isQuestion(talk)
  const shared = sharedWith(talk, said)
  const topics = topicsOf(talk)
  const proposes = language.is('proposal', plain)
  const isAsked = asks && !proposes && (/[?؟]/.test(said) || language.is('toYou', plain)) && !(beat.own && language.is('self', plain))
  if (!speaks && (isAsked || language.is('about', plain) || topics.some(({ kind }) => kind !== 'tell'))) return false
  const supposes = proposes || language.is('supposed', plain)
  const isOpen = beat.own || beat.choices.some(({ slot }) => slot !== null)
  const asksMember = language.is('toYou', language.plain(sentencesOf(beat.back).at(-1) ?? ''))
  const isNow = language.isNow(plain) && !language.isNow(language.plain(beat.back))
  const off = topics.length === 0 ? Number(isNow && shared === 0) : isNow || !(isOpen || asksMember) ? OTHER_TOPIC.now : OTHER_TOPIC.asked
  const tellsOwn = !supposes && !isOpen && (language.is('own', plain) || language.is('self', plain))
  const forIt = [Math.min(SHARED_MAX, shared), supposes ? SUPPOSES : 0, isOpen ? OPEN : asksMember ? ASKS_MEMBER : 0]
  const sum = [...forIt, ...[speaks, language.is('others', plain)].map(Number)].reduce((a, b) => a + b)
  const against = Number(tellsOwn) + Number(asks) + off
  const isBrief = language.words(said).length <= BRIEF_WORDS_MAX[against > 0 ? 'doubtful' : 'plain']
  return sum - against >= SURE || (sum >= against && isBrief && !asks && off === 0)
}

/** How many words it has of the scene: the beat, its suggestions, and what the story's asides are about. */
function sharedWith({ beat, book, language, shown }: Talk, said: string): number {
  const things = book.thread(beat!.at)!.asides.flatMap(({ about }) => about)
  const stemsOf = (text: string): string[] =>
    language.tokens(text).flatMap(({ stem, small }) => (small || stem.length < LETTERS_MIN ? [] : [stem]))
  const scene = new Set([beat!.text, beat!.back, ...shown.map(({ label }) => label), ...things].flatMap(stemsOf))
  return new Set(stemsOf(said).filter((stem) => scene.has(stem))).size
}
