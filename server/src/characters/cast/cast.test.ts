// The cast, held to what a character is. A message names the character, the place and the line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Card } from '@green-room/contract/characters'
import { countSymbols } from '@green-room/contract/money/price'
import { findFault } from '#server/safety/output.ts'
import { lintCard } from '../cards/lint-card.ts'
import { saidByTwo, URGES } from './said-by-two.test-kit.ts'

const FOLDER = join(import.meta.dirname, '../../../seeds/characters')
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const LORE_MIN = 40
const ANSWERS_MIN = 250
const FACTS_MIN = 12

interface Line {
  slug: string
  place: string
  text: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
const cards: Card[] = []
beforeAll(() => {
  for (const file of FILES) cards.push(Card.parse(read(file)))
})
const own = (card: Card) => card.data.extensions.green_room

/** Everything the character may say. */
function linesOf(card: Card): Line[] {
  const { slug, facts, packs } = own(card)
  const line = (place: string) => (text: string) => ({ slug, place, text })
  return [
    line('first_mes')(card.data.first_mes),
    ...card.data.alternate_greetings.map(line('alternate_greetings')),
    ...facts.map(({ id, say }) => line(`facts.${id}`)(say)),
    ...card.data.character_book.entries.flatMap(({ content, extensions: { green_room: lore } }) => [
      line(`lore.${lore.id}`)(content),
      ...lore.more.map(line(`lore.${lore.id}.more`)),
    ]),
    ...(packs.en?.asked ?? []).flatMap(({ id, say }) => say.map(line(`asked.${id}`))),
    ...Object.entries(packs.en?.answers ?? {}).flatMap(([id, say]) => say.map(line(id))),
  ]
}
const tell = ({ slug, place, text }: Line) => `${slug} ${place}: ${text}`
const everyLine = () => cards.flatMap(linesOf)
const telling = (pattern: RegExp, lines = everyLine()) => lines.filter(({ text }) => pattern.test(text)).map(tell)
const twice = (ids: string[]) => ids.filter((id, i) => ids.indexOf(id) !== i)

describe.each(FILES)('the card %s', (file) => {
  it('is a Character Card V3 whose file bears its slug', () => {
    const parsed = Card.safeParse(read(file))
    expect(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []).toEqual([])
    expect(file).toBe(`${own(parsed.data!).slug}.json`)
  })

  it('has enough to say', () => {
    const card = Card.parse(read(file))
    const { facts, packs } = own(card)
    expect(card.data.character_book.entries.length, 'lore').toBeGreaterThanOrEqual(LORE_MIN)
    expect(facts.length, 'facts').toBeGreaterThanOrEqual(FACTS_MIN)
    expect(Object.keys(packs.en?.answers ?? {}).length, 'answers').toBeGreaterThanOrEqual(ANSWERS_MIN)
    expect(
      card.data.character_book.entries.filter(({ keys, extensions }) => keys.length === 0 || extensions.green_room.more.length < 2).length,
      'lore without keys or continuations',
    ).toBe(0)
    const { description, personality, scenario, first_mes, tags } = card.data
    expect([
      description.length <= 1200,
      personality.length <= 600,
      scenario.length <= 400,
      first_mes.length <= 400,
      tags.length >= 3,
    ]).toEqual(Array(5).fill(true))
  })

  it('names each thing once, and only things that exist', () => {
    const card = Card.parse(read(file))
    const { facts, packs } = own(card)
    const lore = card.data.character_book.entries.map((entry) => entry.extensions.green_room)
    expect(twice(lore.map(({ id }) => id)), 'lore ids').toEqual([])
    expect(twice(facts.map(({ id }) => id)), 'fact ids').toEqual([])
    const asked = packs.en?.asked ?? []
    expect(twice(asked.map(({ id }) => id)), 'ids of what is asked').toEqual([])
    expect(twice(linesOf(card).map(({ text }) => text)), 'lines said in two places').toEqual([])
  })

  it('keeps its lines within its band, and answers with its facts', () => {
    const card = Card.parse(read(file))
    const { facts, style } = own(card)
    const long = linesOf(card).filter(({ text }) => countSymbols(text) > style.maxSymbols)
    expect(long.map(tell), 'too long').toEqual([])
    const astray = facts.filter(({ say, keywords }) => !keywords.some((word) => say.toLowerCase().includes(word.toLowerCase())))
    expect(
      astray.map(({ id }) => id),
      'facts without their keyword',
    ).toEqual([])
  })
})

describe('the cast', () => {
  it('shares no line: 3-gram likeness at most 0.6 between two characters', () => {
    expect(saidByTwo(everyLine()).map(([one, other]) => `${tell(one)} = ${tell(other)}`)).toEqual([])
  })

  it('shares no name', () => {
    expect(twice(cards.map((card) => card.data.name.split(' ')[0]!))).toEqual([])
  })

  it('makes no human claim, gives no contact and speaks for nobody', () => {
    const turn = { memory: { facts: [] } }
    expect(
      everyLine().flatMap((line) => (findFault(line.text, turn) ? [`${findFault(line.text, turn)!.fault} in ${tell(line)}`] : [])),
    ).toEqual([])
  })

  it('speaks of no prices, points or purchases of the lounge', () => {
    expect(
      telling(/\b(?:your (?:points|balance|credits?)|top[- ]?up|subscri(?:be|ption)|refunds?|upgrade|premium|€ ?\d|\$ ?\d|£ ?\d)\b/i),
    ).toEqual([])
  })

  it('gives no medical promise', () => {
    expect(
      telling(
        new RegExp(
          String.raw`\b(?:(?:cures?|cured)(?! (?:nothing|anything))|heals?|healed|better than (?:any )?(?:doctor|medicine|pill|therapy)|` +
            String.raw`therap(?:y|ist) (?:is|for)|good for (?:your|the) (?:heart|liver|blood|nerves|sleep|stomach)|` +
            String.raw`no need for (?:a )?(?:doctor|therapist)|\d+ ?mg)\b`,
          'i',
        ),
      ),
    ).toEqual([])
  })

  it('is nobody’s doctor, lawyer or banker', () => {
    const trades = cards.filter((card) =>
      /\bis an? (?:\w+ )?(?:doctor|physician|psychologist|therapist|psychiatrist|lawyer|attorney|financial advis[eo]r|banker)\b/i.test(
        card.data.description,
      ),
    )
    expect(trades.map((card) => card.data.name)).toEqual([])
  })

  it('never urges the reader to stay, pay or come back', () => {
    expect(telling(URGES)).toEqual([])
  })

  it('presupposes no death, and no feeling that was not told', () => {
    expect(
      telling(
        new RegExp(
          String.raw`\b(?:your late \w+|your poor (?:mother|father|mum|mom|dad|husband|wife|brother|sister|friend|cat|dog)|` +
            String.raw`outlive[sd]? (?:him|her|them|the people)|who (?:is|are) no longer|since (?:he|she|they) died|you must (?:be|` +
            String.raw`feel) (?:so |very )?(?:sad|lonely|heartbroken|devastated)|your (?:loss|grief|sorrow|heartbreak))\b`,
          'i',
        ),
      ),
    ).toEqual([])
  })

  it('has no fault that would keep a card from being published again after an edit', () => {
    const faults = cards.flatMap((card) => lintCard(card).flatMap(({ isError, text }) => (isError ? [`${own(card).slug}: ${text}`] : [])))
    expect(faults).toEqual([])
  })

  it('is written for the reader, with no placeholder left over', () => {
    expect(telling(/\{\{?\w*\}?\}|\bTODO\b|\blorem\b|  /i)).toEqual([])
  })
})
