// The cast in its other languages, held to what a translated pack is (0026). A message names the character, the place and the line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Card, type TranslatedPack } from '@green-room/contract/characters'
import { countSymbols } from '@green-room/contract/price'
import { packOf, OTHER_LANGUAGES, type OtherLanguage } from './embedded/languages/language-pack.ts'
import { foldedWords } from './embedded/languages/fold.ts'
import { findFault } from './safety/output.ts'
import { languageOfTalk } from './talk-language.ts'

const FOLDER = join(import.meta.dirname, '../../seeds/characters')
const PLAYERS_MIN = 1
const cards = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Card.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
const own = (card: Card) => card.data.extensions.green_room
const packs = cards.flatMap((card) =>
  OTHER_LANGUAGES.flatMap((language) => {
    const pack = own(card).packs[language]
    return pack ? [{ name: `${own(card).slug} in ${language}`, card, language, pack }] : []
  }),
)
/** 'I am an AI' in the first sentence, as each language says it. */
const SAYS_AI: Record<OtherLanguage, RegExp> = {
  de: /\bKI\b|\bAI\b/,
  fr: /\bIA\b/,
  es: /\bIA\b/,
  it: /\bIA\b|intelligenza artificiale/i,
  pl: /\bAI\b|\bSI\b|sztuczn/i,
  ar: /ذكاء|آلي/,
}

function linesOf(pack: TranslatedPack): string[] {
  return [
    ...pack.greetings, ...pack.farewells, ...pack.jokes, ...(pack.listening ?? []), ...Object.values(pack.tones ?? {}).flat(), ...pack.first,
    ...Object.values(pack.acts).flat(),
    ...pack.openings.flatMap(({ title, line }) => [title, line]),
    ...pack.questions.flatMap(({ text, expects, otherwise }) => [text, ...otherwise, ...Object.values(expects).flatMap(({ say }) => say)]),
    ...Object.values(pack.lore).flatMap(({ say, more }) => [say, ...more]),
    ...Object.values(pack.facts).map(({ say }) => say),
  ] // prettier-ignore
}
const twice = (all: string[]) => all.filter((one, i) => all.indexOf(one) !== i)

describe.each(packs)('$name', ({ card, language, pack }) => {
  it('has enough to say, and names only things that exist', () => {
    expect(Object.keys(pack.lore).length, 'lore').toBeGreaterThanOrEqual(20)
    expect(Object.keys(pack.facts).length, 'facts').toBeGreaterThanOrEqual(12)
    expect(Object.keys(pack.acts).length, 'acts').toBeGreaterThanOrEqual(30)
    expect(Math.min(pack.greetings.length, pack.farewells.length, pack.jokes.length), 'greetings, farewells, jokes').toBeGreaterThanOrEqual(
      4,
    )
    expect(pack.questions.length, 'questions').toBeGreaterThanOrEqual(10)
    expect(pack.listening?.length ?? 0, 'listening').toBeGreaterThanOrEqual(6)
    expect(Object.keys(pack.tones ?? {}), 'tones').toEqual(['good', 'hard', 'odd', 'advice', 'invite'])
    expect(own(card).languages).toContain(language)
    const facts = new Set(own(card).facts.map(({ id }) => id))
    expect(
      Object.keys(pack.facts).filter((id) => !facts.has(id)),
      'facts of no card',
    ).toEqual([])
    const questions = pack.questions.map(({ id }) => id)
    expect(twice(questions), 'question ids').toEqual([])
    expect(
      Object.values(pack.lore).flatMap(({ asks = [] }) => asks.filter((ask) => !questions.includes(ask))),
      'asks',
    ).toEqual([])
    expect(
      pack.openings.filter(({ room }) => !own(card).rooms.includes(room)).map(({ room }) => room),
      'rooms',
    ).toEqual([])
  })

  it('keeps its lines apart, within its band, in its language and harmless', async () => {
    const { maxSymbols } = own(card).style
    const lines = linesOf(pack)
    expect(twice(lines), 'said in two places').toEqual([])
    expect(
      lines.filter((line) => countSymbols(line) > maxSymbols),
      'too long',
    ).toEqual([])
    const turn = { memory: { summary: null, facts: [] }, state: null }
    expect(
      lines.filter((line) => findFault(line, turn)),
      'faults',
    ).toEqual([])
    const spoken = await Promise.all(lines.filter((line) => line.split(' ').length >= 8).map(async (line) => [line, await languageOfTalk([line], language)])) // prettier-ignore
    expect(
      spoken.filter(([, heard]) => heard !== language).map(([line]) => line),
      'in another language',
    ).toEqual([])
  })

  it('says that it is an AI in the first sentence where it is asked', () => {
    expect((pack.acts.human ?? []).filter((line) => !SAYS_AI[language].test(line.split(/[.!?؟]/)[0]!))).toEqual([])
  })
})

describe.each(OTHER_LANGUAGES.filter((language) => packs.some((one) => one.language === language)))('the common pack in %s', (language) => {
  it('is read whole, and says that it is an AI in the first sentence', () => {
    const { acts, themes, speech } = packOf(language)
    expect(acts.human!.say.filter((line) => !SAYS_AI[language].test(line.split(/[.!?؟]/)[0]!))).toEqual([])
    expect(Object.keys(acts).length).toBeGreaterThanOrEqual(95)
    expect(Object.keys(themes).length).toBeGreaterThanOrEqual(40)
    expect(Object.keys(speech.kin).length).toBeGreaterThanOrEqual(20)
  })

  it('gives each wording to one act alone', () => {
    const { acts, wordings } = packOf(language)
    const missed = Object.entries(acts).flatMap(([act, one]) =>
      one.like.filter((like) => wordings.get(foldedWords(like).join(' ')) !== act).map((like) => `${act}: ${like}`),
    )
    expect(missed).toEqual([])
  })

  it('is spoken by enough of the cast', () => {
    expect(packs.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(PLAYERS_MIN)
  })
})
