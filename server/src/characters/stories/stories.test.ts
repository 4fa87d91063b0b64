// The stories that ship: what each of them has to hold, and what no two of them may share.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Card, type Language } from '@green-room/contract/characters'
import { Book } from '@green-room/talker/book.ts'
import { lintSource } from '@green-room/talker/story/lint.ts'
import type { Thread } from '@green-room/talker/story/story.ts'
import { describe, expect, it } from 'vitest'
import { walkOwnWords } from '../../../evals/own-words.ts'
import { REPEATS_SHARE_MAX } from '../../../evals/talker-findings.ts'
import { walkChips } from '../../../evals/walks.ts'
import { saidByTwo, URGES } from '../cast/said-by-two.test-kit.ts'
import { listShipped, shippedStories } from './stories.ts'

const CARDS = join(import.meta.dirname, '../../../seeds/characters')
const COMMON = join(import.meta.dirname, '../../../seeds/stories/common/en.ink')
const cards = readdirSync(CARDS).map((file) => Card.parse(JSON.parse(readFileSync(join(CARDS, file), 'utf8'))))
const STORIES = listShipped()
const OTHER: Language[] = ['de', 'fr', 'es', 'it', 'pl', 'ar']

/** Told by every character in English; in another language by those who speak it. */
const THREADS_MIN = { en: 4, other: 3 }
const BEATS_MIN = 9
const ASIDES_MIN = 8
const OWN_MIN = 3
const SPEAKERS_MIN = 8
const GAMES_MIN = 12
/** Manners in which plain words matter more than a voice of one's own. */
const PLAIN = new Set(['crisis', 'minor', 'prices', 'nameask', 'keptnothing', 'heavy'])

const linesOf = (source: string, language: Language): string[] => {
  const { story, threads } = new Book(source, language)
  const ofThread = ({ beats, asides }: Thread): string[] => [
    ...[...beats.values()].flatMap(({ text, back, choices }) => [text, back, ...choices.map(({ say }) => say)]),
    ...asides.map(({ say }) => say),
  ]
  const desk = Object.entries(story.desk).flatMap(([name, lines]) => (PLAIN.has(name) ? [] : lines))
  return [...threads.flatMap(ofThread), ...desk]
}

describe.each(STORIES)('$file', ({ slug, language, source }) => {
  const card = cards.find(({ data }) => data.extensions.green_room.slug === slug)!
  const book = new Book(source, language)
  const threads = book.threads.filter(({ isGame }) => !isGame)

  it('has enough to tell, and asks enough of the member’s own', () => {
    expect(threads.length).toBeGreaterThanOrEqual(language === 'en' ? THREADS_MIN.en : THREADS_MIN.other)
    const thin = threads.filter(
      ({ beats, asides }) =>
        beats.size < BEATS_MIN || asides.length < ASIDES_MIN || [...beats.values()].filter(({ own }) => own).length < OWN_MIN,
    )
    expect(thin.map(({ id, beats, asides }) => `${id}: ${beats.size} beats, ${asides.length} asides`)).toEqual([])
  })

  it('binds only lore that the card has', () => {
    const { packs } = card.data.extensions.green_room
    const known = new Set([
      ...card.data.character_book.entries.map(({ extensions }) => extensions.green_room.id),
      ...Object.keys(packs[language]?.lore ?? {}),
    ])
    expect(threads.flatMap(({ lore }) => lore).filter((id) => !known.has(id))).toEqual([])
  })

  it('urges nobody to stay or to come back, and bears no dash of a machine', () => {
    const said = linesOf(source, language)
    expect(said.filter((line) => URGES.test(line))).toEqual([])
    expect(said.filter((line) => line.includes('—'))).toEqual([])
  })
})

it('in Arabic numbers stand in the digits of its screens, in stories and on cards alike', () => {
  const told = STORIES.filter(({ language }) => language === 'ar').map(({ source }) => source)
  const other = [...told, ...cards.map((card) => JSON.stringify(card))].flatMap(
    (text) => text.match(/[^\s]*[\u0660-\u0669\u06f0-\u06f9]+/g) ?? [],
  )
  expect(other).toEqual([])
})

describe('the cast', () => {
  it('tells in English whoever it is, and in each other language by eight and more', () => {
    const speakers = (language: Language): string[] => STORIES.filter((story) => story.language === language).map(({ slug }) => slug)
    expect(speakers('en')).toHaveLength(cards.length)
    for (const language of OTHER) expect(speakers(language).length).toBeGreaterThanOrEqual(SPEAKERS_MIN)
    for (const { data } of cards) {
      const { slug, languages } = data.extensions.green_room
      expect([slug, ...languages.toSorted()]).toEqual([slug, ...Object.keys(shippedStories(slug)).toSorted()])
    }
  })

  it('has a game to play with twelve of them', () => {
    const games = STORIES.filter(({ language, source }) => language === 'en' && new Book(source, 'en').threads.some(({ isGame }) => isGame))
    expect(games.length).toBeGreaterThanOrEqual(GAMES_MIN)
  })

  it('shares no title, and no line of six words and more', () => {
    const titles = STORIES.flatMap(({ source, language }) => new Book(source, language).threads.map(({ title }) => title.toLowerCase()))
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
    const lines = STORIES.filter(({ language }) => language === 'en').flatMap(({ slug, source }) =>
      linesOf(source, 'en').map((text) => ({ slug, text })),
    )
    expect(saidByTwo(lines, 4).map(([one, other]) => `${one.slug}: ${one.text} = ${other.slug}: ${other.text}`)).toEqual([])
  })

  it('leads whoever only taps: no dead end, no repeat, two to four suggestions', () => {
    const walked = walkChips(cards, { walks: 200, steps: 30, seed: 7 })
    expect([walked.deadEnds, walked.repeats, walked.suggestions]).toEqual([[], [], []])
    expect(walked.stateBytes).toBeLessThanOrEqual(2_000)
  }, 120_000)

  it('does not say the same again to whoever answers in words of their own', () => {
    const { replies, repeats } = walkOwnWords(cards, { walks: 82, steps: 12, seed: 3 })
    expect(repeats.slice(0, Math.max(0, repeats.length - replies * REPEATS_SHARE_MAX))).toEqual([])
  }, 120_000)
})

it('a character without stories has the whole desk in common lines', () => {
  const found = lintSource(readFileSync(COMMON, 'utf8'), { language: 'en', lineSymbolsMax: 340 })
  expect(found.filter(({ text }) => text !== 'there is no thread')).toEqual([])
})
