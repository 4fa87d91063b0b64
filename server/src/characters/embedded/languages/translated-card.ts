// A card's lines in one of its other languages, ready to be searched by spelling.
import type { Card, Question, TranslatedPack } from '@green-room/contract/characters'
import type { Story } from '../card-index.ts'
import { Matcher } from '../matcher.ts'
import { foldedWords } from './fold.ts'
import type { OtherLanguage } from './language-pack.ts'

export interface TranslatedStory extends Story {
  keys: string[]
}

export interface TranslatedCard {
  language: OtherLanguage
  pack: TranslatedPack
  stories: Map<string, TranslatedStory>
  questions: Map<string, Question>
  matchers: { stories: Matcher; facts: Matcher; answers: Map<string, Matcher> }
}

const kept = new WeakMap<TranslatedPack, TranslatedCard>()

/** Null where the card does not speak the language. */
export function translatedCard(card: Card, language: OtherLanguage): TranslatedCard | null {
  const pack = card.data.extensions.green_room.packs[language]
  if (!pack) return null
  const known = kept.get(pack)
  if (known) return known
  const lore = Object.entries(pack.lore)
  const made: TranslatedCard = {
    language,
    pack,
    stories: new Map(
      lore.map(([id, { keys, say, more, asks = [] }]) => [id, { id, text: say, more, asks, keys: keys.flatMap(foldedWords) }]),
    ),
    questions: new Map(pack.questions.map((question) => [question.id, question])),
    matchers: {
      stories: matcher(lore.flatMap(([id, { keys, say }]) => [say, keys.join(' ')].map((text) => [id, text] as const))),
      facts: matcher(Object.entries(pack.facts).flatMap(([id, { ask }]) => ask.map((text) => [id, text] as const))),
      answers: new Map(pack.questions.map(({ id, expects }) => [id, matcher(answersOf(expects))])),
    },
  }
  kept.set(pack, made)
  return made
}

const answersOf = (expects: Question['expects']) =>
  Object.entries(expects).flatMap(([label, { like }]) => like.map((text) => [label, text] as const))
const matcher = (exemplars: (readonly [intent: string, text: string])[]): Matcher =>
  new Matcher(
    exemplars.map(([intent, text]) => ({ intent, text: foldedWords(text).join(' ') })),
    null,
  )
