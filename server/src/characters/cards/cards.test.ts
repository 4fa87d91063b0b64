// Cards in and out: files as other programs write them, what the lounge makes of them, and what it hands back.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { castCard, talk } from '../../../test/cards/talk.ts'
import { adoptCard, type Casting, slugOf } from './adopt-card.ts'
import { cardAsJson, cardAsPng, readCardFile } from './card-file.ts'
import { lintCard } from './lint-card.ts'
import { readPngTexts, writePngTexts } from './png-text.ts'

const JUNIPER = {
  name: 'Juniper Vale',
  description: '{{char}} is a 34-year-old keeper of a mountain inn who talks with {{user}} by the stove.',
  personality: 'dry, kind',
  scenario: 'The inn, late, snow outside.',
  first_mes: 'Evening, {{user}}. Boots off, please.',
  mes_example: '<START>\n{{user}}: Is it far?\n{{char}}: It was. Now it is here.',
}
const V2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...JUNIPER,
    creator_notes: 'by somebody',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['You are late. Soup is not.'],
    tags: ['inn'],
    creator: 'somebody',
    character_version: '3',
    extensions: { depth_prompt: { prompt: 'x', depth: 4 } },
    character_book: {
      name: 'Inn',
      extensions: {},
      entries: [
        {
          id: 1,
          keys: ['bell'],
          content: 'The bell came from a ship that never saw the sea.',
          extensions: {},
          enabled: true,
          insertion_order: 5,
          comment: 'kept',
          secondary_keys: [],
          selective: false,
        },
        { id: 2, keys: ['/so+up/i'], content: 'Soup.', extensions: {}, enabled: true, insertion_order: 6, use_regex: true },
      ],
    },
  },
}
const CASTING: Casting = { slug: 'juniper-vale', age: 34, pronouns: 'she', rooms: ['tea-room'] }
const asFile = (value: unknown) => Buffer.from(JSON.stringify(value))
const base64 = (value: unknown) => asFile(value).toString('base64')
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } }).png().toBuffer() // prettier-ignore

describe('a file of another program', () => {
  test('is read as JSON of version 2, with a byte order mark too, and of the first version without a frame', () => {
    expect(readCardFile(asFile(V2)).name).toBe('Juniper Vale')
    expect(readCardFile(Buffer.concat([Buffer.from('\uFEFF'), asFile(V2)])).tags).toEqual(['inn'])
    expect(readCardFile(asFile(JUNIPER)).first_mes).toContain('Boots off')
  })

  test('is read out of a picture, the newer version where it carries both', async () => {
    const png = writePngTexts(await picture(), { chara: base64(V2), Software: 'x' })
    expect(readCardFile(png).description).toContain('mountain inn')
    const both = writePngTexts(png, { ccv3: base64({ ...V2, spec: 'chara_card_v3', data: { ...V2.data, name: 'June' } }) })
    expect(readCardFile(both).name).toBe('June')
    expect((await sharp(both).metadata()).width).toBe(8)
    expect(readPngTexts(both).get('Software')).toBe('x')
  })

  test('that is none says so in a sentence', async () => {
    expect(() => readCardFile(Buffer.from('nonsense'))).toThrow('neither JSON nor a PNG')
    expect(() => readCardFile(asFile({ spec: 'chara_card_v2', data: {} }))).toThrow('no character card: data.name')
    expect(() => readCardFile(asFile(null))).toThrow('no character card')
    const plain = await picture()
    expect(() => readCardFile(plain)).toThrow('carries no character card')
    const whole = writePngTexts(plain, { chara: base64(V2) })
    expect(() => readCardFile(whole.subarray(0, whole.length - 60))).toThrow('carries no character card')
  })
})

describe('a card that is taken in', () => {
  const card = adoptCard(readCardFile(asFile(V2)), CASTING)

  test('keeps what nobody here knows, and never runs a regular expression', () => {
    expect(card.data.extensions).toHaveProperty('depth_prompt')
    expect(card.data.creator_notes).toBe('by somebody')
    const [bell, soup] = card.data.character_book.entries
    expect(bell).toMatchObject({ comment: 'kept', enabled: true })
    expect(soup).toMatchObject({ enabled: false, use_regex: false })
  })

  test('is an adult', () => {
    expect(() => adoptCard(readCardFile(asFile(V2)), { ...CASTING, age: 20 })).toThrow('age')
    const young = adoptCard(readCardFile(asFile({ ...JUNIPER, description: 'A 17 year old girl.' })), CASTING)
    expect(lintCard(young).filter(({ isError }) => isError)).toHaveLength(1)
  })
  test('may remember a child, and is never told of as one', () => {
    const [entry] = V2.data.character_book.entries
    const telling = (content: string) => {
      const told = { ...V2.data, character_book: { ...V2.data.character_book, entries: [{ ...entry, content }] } }
      return lintCard(adoptCard(readCardFile(asFile({ ...V2, data: told })), CASTING)).filter(({ field }) => field === 'lore')
    }
    expect(telling('A child on a stool, a song in a minor key.')).toMatchObject([{ isError: false }])
    expect(telling('Not a child: {{char}} is 15 years old.')).toMatchObject([{ isError: true }])
    expect(telling('{{char}} is a schoolgirl.')).toMatchObject([{ isError: true }])
  })

  test('is told apart in what it may not have and what is to be looked at', () => {
    expect(lintCard(card).filter(({ isError }) => isError)).toEqual([])
    expect(lintCard(card).map(({ text }) => text).join('\n')).toMatch(/turned off[\s\S]*common lines[\s\S]*openings[\s\S]*real person/) // prettier-ignore
    const bad = adoptCard(
      readCardFile(asFile({ ...JUNIPER, personality: 'nsfw', scenario: 'See www.example.com', description: 'x'.repeat(13_000) })),
      CASTING,
    )
    expect(lintCard(bad).filter(({ isError }) => isError)).toHaveLength(3)
  })

  test('talks in common lines without a story of its own, under its own name', async () => {
    const spoken = await talk(card, ['hello', 'tell me about the bell', 'are you human?', 'tell me a joke', 'xyzzy', 'bye'])
    expect(spoken[1]!.text).toContain('bell came from a ship')
    expect(spoken[2]!.text).toMatch(/\bAI\b/)
    expect(spoken.every(({ text }) => text.length > 0 && !text.includes('{'))).toBe(true)
  })
})

test('a card of ours comes back from JSON and from a picture as it went', async () => {
  const pip = castCard('pip')
  const { slug, age, pronouns, rooms } = pip.data.extensions.green_room
  for (const file of [cardAsJson(pip), cardAsPng(pip, await picture())])
    expect(adoptCard(readCardFile(file), { slug, age, pronouns, rooms })).toEqual(pip)
})

test('a name makes a slug', () => {
  expect(['Zoë van Dam', '  7 of 9', 'Łucja'].map(slugOf)).toEqual(['zoe-van-dam', 'of-9', 'ucja'])
})

describe('npm run cards', () => {
  let database: TestDatabase
  const folder = mkdtempSync(join(tmpdir(), 'green-room-cards-'))
  const cards = (...words: string[]) => {
    try {
      return execFileSync(process.execPath, ['server/src/cards.ts', ...words], {
        env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder },
        encoding: 'utf8',
        stdio: 'pipe',
      })
    } catch (error) {
      return `refused: ${(error as { stderr: string }).stderr}`
    }
  }
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('takes a card in as a draft, lets it play, hands it out and sends it home', () => {
    const file = join(folder, 'juniper.json')
    writeFileSync(file, JSON.stringify(V2))
    expect(cards('import', file)).toContain('--age')
    expect(cards('import', file, '--age=34', '--pronouns=she', '--rooms=tea-room')).toContain('juniper-vale is a draft now')
    expect(cards('list')).toMatch(/juniper-vale\tdraft/)
    expect(cards('approve', 'juniper-vale')).toContain('juniper-vale is live')
    expect(cards('export', 'juniper-vale', join(folder, 'out.png'))).toContain('out.png')
    expect(readCardFile(readFileSync(join(folder, 'out.png'))).name).toBe('Juniper Vale')
    const look = join(folder, 'look.json')
    writeFileSync(look, JSON.stringify({ ...castCard('wilf').data.extensions.green_room.look, palette: 'plum' }))
    expect(cards('parts')).toMatch(/^palette\s+bottle [\s\S]*every ink\s+bg deep mid light pop/)
    expect(cards('look', 'wilf', look)).toContain('wilf has another look')
    expect(cards('export', 'wilf', join(folder, 'wilf.json'))).toContain('wilf.json')
    expect(readFileSync(join(folder, 'wilf.json'), 'utf8')).toContain('"palette": "plum"')
    writeFileSync(look, JSON.stringify({ ...castCard('wilf').data.extensions.green_room.look, head: 'egg' }))
    expect(cards('look', 'wilf', look)).toMatch(/refused: This is no look:[\s\S]*head/)
    expect(cards('look', 'wilf', '--none')).toContain('wilf is drawn as its card says')
    expect(cards('retire', 'juniper-vale')).toContain('takes no new topics')
    expect(cards('approve', 'nobody')).toContain('refused: There is no character nobody.')
  })
})
