// What an operator should know of a card before it goes live. Errors keep it a draft; remarks are for judgement.
import type { Card } from '@green-room/contract/characters'
import { countSymbols } from '@green-room/contract/money/price'
import { firstContact } from '#server/safety/contacts.ts'
import { pattern } from '#server/safety/pattern.ts'
import { lintLook } from '#server/portraits/lint-look.ts'
import { shippedStories } from '../stories/stories.ts'

export interface Remark {
  isError: boolean
  /** The first word of the path at which it stands; `card`: all of it. */
  field: string
  text: string
}

/** Symbols that leave room for the talk in a window of 8,192 tokens. */
const ROOMY = { description: 1200, personality: 600, scenario: 400 } as const
const TOO_LONG = 12_000
const YOUNG = pattern('gi')`
  \b(?:(?:1[0-9]|20|[5-9]|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)[- ]?(?:years?[- ]old|yo\b|y/o)
  |child(?:like|ish)?|teen(?:ager|age)?|minor|loli|shota|school ?(?:girl|boy)|(?:middle|high) school(?:er)?
  |little (?:girl|boy)|underage)\b
`
/** An adult's life has children in it, and songs in a minor key: in what a character tells, a person judges the word. */
const HARMLESS = /^(?:child|minor|teenager)$/i
const isTold = (field: string): boolean => /^(?:character_book|about)\b/.test(field)
const TRUSTED = /\b(?:doctor|physician|psychologist|psychiatrist|therapist|lawyer|attorney|financial advis[eo]r|pharmacist)\b/i
const EXPLICIT = /\b(?:nsfw|smut|explicit(?:ly)? sex\w*|erotic\w*|porn\w*|fetish\w*|nude|naked|genital\w*|orgasm\w*)\b/i

/** What a card has beside it. */
export type Beside = { hasStories: boolean; hasPicture: boolean }

export function lintCard(card: Card, beside: Beside = { hasStories: shipsWith(card), hasPicture: false }): Remark[] {
  const { hasStories, hasPicture } = beside
  const { data } = card
  const own = data.extensions.green_room
  const texts: [string, string][] = [
    ['description', data.description],
    ['personality', data.personality],
    ['scenario', data.scenario],
    ['first_mes', data.first_mes],
    ['system_prompt', data.system_prompt],
    ['post_history_instructions', data.post_history_instructions],
    ['mes_example', data.mes_example],
    ...Object.entries(own.lines ?? {}).map(([code, text]): [string, string] => [`lines.${code}`, text]),
    ...Object.entries(own.about ?? {}).map(([code, { blurb, wont }]): [string, string] => [`about.${code}`, `${blurb} ${wont}`]),
    ...data.alternate_greetings.map((text, i): [string, string] => [`alternate_greetings.${i}`, text]),
    ...data.character_book.entries.map((entry, i): [string, string] => [`character_book.entries.${i}`, entry.content]),
  ]
  const error = (text: string, at = 'card'): Remark => ({ isError: true, field: fieldAt(at), text })
  const remark = (text: string, at = 'card'): Remark => ({ isError: false, field: fieldAt(at), text })
  const long = Object.entries(ROOMY).filter(([field, most]) => countSymbols(data[field as 'scenario']) > most)
  const whole = texts.slice(0, 3).reduce((sum, [, text]) => sum + text.length, 0)
  const found = (rule: RegExp) =>
    texts.flatMap(([field, text]) => (rule.test(text) ? [[field, `${field} says ‘${rule.exec(text)![0]}’`] as const] : []))
  const young = texts.flatMap(([field, text]) => {
    const words = [...text.matchAll(YOUNG)].map(([word]) => word)
    const grave = words.find((word) => !isTold(field) || !HARMLESS.test(word))
    const word = grave ?? words[0]
    const about = `every character is an adult, and reads as one: ${field} says ‘${word}’`
    return word === undefined ? [] : [(grave ? error : remark)(about, field)]
  })
  return [
    ...(whole > TOO_LONG
      ? [error(`description, personality and scenario have ${whole} symbols; ${TOO_LONG} is the most`, 'description')]
      : []),
    ...long.map(([field, most]) => remark(`${field} has more than ${most} symbols: they take room from the talk itself`, field)),
    ...young,
    ...found(EXPLICIT).map(([field, where]) => error(`sexual content has no place here: ${where}`, field)),
    ...found(TRUSTED).map(([field, where]) => remark(`no character is a source of advice that people rely on: ${where}`, field)),
    ...texts.flatMap(([field, text]) =>
      firstContact(text) ? [error(`a character has no contacts and gives no links: ${field}`, field)] : [],
    ),
    ...(data.system_prompt || data.post_history_instructions
      ? [remark('it brings instructions for the model; they stand below the house rules', 'system_prompt')]
      : []),
    ...(data.character_book.entries.some(({ enabled }) => !enabled)
      ? [remark('some lore is turned off; regular expressions are never run', 'lore')]
      : []),
    ...(hasStories ? [] : [remark('without stories it speaks in common lines where there is no model (docs/stories.md)', 'stories')]),
    ...(own.look ? lintLook(own.look) : []).map((wrong) => error(`its face can’t be read: ${wrong}`)),
    ...(own.look || hasPicture ? [] : [remark('without a look or a picture it has a monogram')]),
    ...(own.languages.every((code) => own.lines?.[code] && own.about?.[code])
      ? []
      : [remark('without lines and about in each of its languages its page says little', 'lines')]),
    ...(own.openings.length === 0 && !hasStories
      ? [remark('without stories or openings it hosts no topics, and is only met in topics of members', 'openings')]
      : []),
    remark('nothing can tell from here whether it plays a real person or a figure of somebody else’s work: look'),
  ]
}
/** Of `character_book.entries.3` it is `lore`. */
export const fieldAt = (path: string): string => path.replace(/^character_book\b.*/, 'lore').replace(/\..*/, '')
const shipsWith = ({ data }: Card): boolean => Object.keys(shippedStories(data.extensions.green_room.slug)).length > 0
