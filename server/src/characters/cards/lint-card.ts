// What an operator should know of a card before it goes live. Errors keep it a draft; remarks are for judgement.
import type { Card } from '@green-room/contract/characters'
import { countSymbols } from '@green-room/contract/price'
import { firstContact } from '#server/safety/contacts.ts'
import { pattern } from '#server/safety/pattern.ts'
import { lintLook } from '#server/portraits/lint-look.ts'
import { shippedStories } from '../stories.ts'

export interface Remark {
  isError: boolean
  text: string
}

/** Symbols that leave room for the talk in a window of 8,192 tokens. */
const ROOMY = { description: 1200, personality: 600, scenario: 400 } as const
const TOO_LONG = 12_000
const YOUNG = pattern('i')`
  \b(?:(?:1[0-9]|20|[5-9]|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)[- ]?(?:years?[- ]old|yo\b|y/o)
  |child(?:like|ish)?|teen(?:ager|age)?|minor|loli|shota|school ?(?:girl|boy)|(?:middle|high) school(?:er)?
  |little (?:girl|boy)|underage)\b
`
const TRUSTED = /\b(?:doctor|physician|psychologist|psychiatrist|therapist|lawyer|attorney|financial advis[eo]r|pharmacist)\b/i
const EXPLICIT = /\b(?:nsfw|smut|explicit(?:ly)? sex\w*|erotic\w*|porn\w*|fetish\w*|nude|naked|genital\w*|orgasm\w*)\b/i

export function lintCard(card: Card): Remark[] {
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
  const error = (text: string): Remark => ({ isError: true, text })
  const remark = (text: string): Remark => ({ isError: false, text })
  const long = Object.entries(ROOMY).filter(([field, most]) => countSymbols(data[field as 'scenario']) > most)
  const whole = texts.slice(0, 3).reduce((sum, [, text]) => sum + text.length, 0)
  const found = (rule: RegExp) => texts.flatMap(([field, text]) => (rule.test(text) ? [`${field} says ‘${rule.exec(text)![0]}’`] : []))
  return [
    ...(whole > TOO_LONG ? [error(`description, personality and scenario have ${whole} symbols; ${TOO_LONG} is the most`)] : []),
    ...long.map(([field, most]) => remark(`${field} has more than ${most} symbols: they take room from the talk itself`)),
    ...found(YOUNG).map((where) => error(`every character is an adult, and reads as one: ${where}`)),
    ...found(EXPLICIT).map((where) => error(`sexual content has no place here: ${where}`)),
    ...found(TRUSTED).map((where) => remark(`no character is a source of advice that people rely on: ${where}`)),
    ...texts.flatMap(([field, text]) => (firstContact(text) ? [error(`a character has no contacts and gives no links: ${field}`)] : [])),
    ...(data.system_prompt || data.post_history_instructions
      ? [remark('it brings instructions for the model; they stand below the house rules')]
      : []),
    ...(data.character_book.entries.some(({ enabled }) => !enabled)
      ? [remark('some lore is turned off; regular expressions are never run')]
      : []),
    ...(Object.keys(shippedStories(own.slug)).length === 0
      ? [remark('without stories it speaks in common lines where there is no model: npm run stories -- add FILE (docs/stories.md)')]
      : []),
    ...(own.look ? lintLook(own.look) : []).map((wrong) => error(`its face can’t be read: ${wrong}`)),
    ...(own.look ? [] : [remark('without a look it has a monogram: npm run cards -- parts, or a picture')]),
    ...(own.languages.every((code) => own.lines?.[code] && own.about?.[code])
      ? []
      : [remark('without lines and about in each of its languages its page says little')]),
    ...(own.openings.length === 0 ? [remark('without stories or openings it hosts no topics, and is only met in topics of members')] : []),
    remark('nothing can tell from here whether it plays a real person or a figure of somebody else’s work: look'),
  ]
}
