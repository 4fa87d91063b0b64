// Characters' cards on the command line: `npm run cards -- help`. Works on the lounge's own database: a server by DATABASE_URL may go on
// serving meanwhile, the embedded one belongs to one process at a time.
import { readFile, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PALETTE_NAMES } from '@green-room/contract/art/palettes'
import type { Card, Language } from '@green-room/contract/characters'
import { INKS, PARTS } from '@green-room/contract/art/look'
import { adoptCard, castFor } from './characters/cards/adopt-card.ts'
import { coverOf } from './characters/cards/card-cover.ts'
import { cardAsJson, cardAsPng, readCardFile, UnreadableCard } from './characters/cards/card-file.ts'
import { cardOf, letPlay, listCast, sendHome, takeIn } from './characters/cast/cast-list.ts'
import { lintCard, type Remark } from './characters/cards/lint-card.ts'
import { lintStory } from './characters/stories/lint-story.ts'
import { shippedStories } from './characters/stories/stories.ts'
import type { Db } from './platform/database/database.ts'
import { chooseLook, choosePicture, UnfitPortrait } from './portraits/choose-portrait.ts'
import { openSharp } from './platform/sharp.ts'
import { Refused, withDatabase } from './with-database.ts'

const HELP = `npm run cards -- list
npm run cards -- lint FILE
npm run cards -- import FILE --age 34 --pronouns she|he|they --rooms tea-room,rooftop [--slug zoe]
npm run cards -- export SLUG FILE.json|FILE.png [--picture FILE.png]
npm run cards -- approve SLUG
npm run cards -- parts
npm run cards -- look SLUG FILE.json | --none
npm run cards -- picture SLUG FILE.png|jpg|webp | --none
npm run cards -- retire SLUG

A file is a Character Card V2 or V3: JSON, or a PNG picture that carries it. An imported card is a draft until it is approved.
A look names parts and inks (parts lists them); a picture stands in the place of any drawing. --none takes back what was chosen.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const told = (remarks: Pick<Remark, 'isError' | 'text'>[]): string =>
  remarks.map(({ isError, text }) => `${isError ? 'error ' : 'remark'}  ${text}`).join('\n')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    age: { type: 'string' },
    pronouns: { type: 'string' },
    rooms: { type: 'string' },
    slug: { type: 'string' },
    picture: { type: 'string' },
    none: { type: 'boolean' },
  },
})

try {
  await run(positionals)
} catch (error) {
  if (!(error instanceof Refused || error instanceof UnreadableCard || error instanceof UnfitPortrait)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run([command, name = '', file = '']: string[]): Promise<void> {
  if (command === 'lint') return lint(await read(name))
  if (command === 'list')
    return withDatabase(async (db) =>
      say((await listCast(db)).map((row) => `${row.slug}\t${row.status}\t${row.languages.join(' ')}\t${row.name}`).join('\n')),
    )
  if (command === 'import') return bring(await read(name))
  if (command === 'export') return withDatabase((db) => export_(db, name, file))
  if (command === 'approve') return withDatabase((db) => approve(db, name))
  if (command === 'parts') return say(listParts())
  if (command === 'look' || command === 'picture') return withDatabase((db) => portray(db, command, name, file))
  if (command === 'retire')
    return withDatabase(async (db) => {
      if (!(await sendHome(db, name))) throw new Refused(`There is no character ${name}.`)
      say(`${name} takes no new topics.`)
    })
  say(HELP)
  if (command !== undefined && command !== 'help') process.exitCode = 1
}

/** The card, and the stories that ship for it. */
function lint(card: Card): void {
  say(told(lintCard(card)))
  const { slug, style } = card.data.extensions.green_room
  for (const [language, source] of Object.entries(shippedStories(slug)))
    for (const { line, text } of lintStory(source, language as Language, style.maxSymbols))
      say(`error   ${slug}/${language}.ink:${line}: ${text}`)
}

async function read(path: string): Promise<Card> {
  if (!path) throw new Refused(HELP)
  const foreign = readCardFile(await readFile(resolve(path)).catch(() => Promise.reject(new Refused(`There is no file ${path}.`))))
  const { age, rooms, slug } = values
  const casting = castFor(foreign, {
    ...(age !== undefined && { age: Number(age) }),
    ...(rooms !== undefined && { rooms: rooms.split(',').filter(Boolean) }),
    ...(slug !== undefined && { slug }),
    ...('pronouns' in values && { pronouns: (['she', 'he', 'they'] as const).find((each) => each === values.pronouns)! }),
  })
  if (!casting) throw new Refused('Say who it is: --age, --pronouns and --rooms. Every character is 21 or older.')
  try {
    return adoptCard(foreign, casting)
  } catch (error) {
    throw new Refused(`The card can't play here:\n${error instanceof Error ? error.message : String(error)}`)
  }
}

async function bring(card: Card): Promise<void> {
  const { slug } = card.data.extensions.green_room
  say(told(lintCard(card)))
  await withDatabase((db) => takeIn(db, card))
  say(`${slug} is a draft now. Let it play: npm run cards -- approve ${slug}`)
}

async function export_(db: Db, slug: string, file: string): Promise<void> {
  const card = await cardOf(db, slug)
  if (!card) throw new Refused(`There is no character ${slug}.`)
  if (extname(file) === '.json') await writeFile(resolve(file), cardAsJson(card))
  else if (extname(file) === '.png') await writeFile(resolve(file), cardAsPng(card, await picture(db, card)))
  else throw new Refused('The file to write ends in .json or .png.')
  say(`${slug} is in ${file}.`)
}

async function picture(db: Db, card: Card): Promise<Buffer> {
  if (!values.picture) return coverOf(db, card)
  const sharp = await openSharp()
  return sharp(await readFile(resolve(values.picture)))
    .png()
    .toBuffer()
}

async function portray(db: Db, what: 'look' | 'picture', slug: string, file: string): Promise<void> {
  if (!file && !values.none) throw new Refused(HELP)
  const bytes = values.none ? null : await readFile(resolve(file)).catch(() => Promise.reject(new Refused(`There is no file ${file}.`)))
  const isThere = what === 'look' ? await chooseLook(db, slug, bytes && asJson(bytes)) : await choosePicture(db, slug, bytes)
  if (!isThere) throw new Refused(`There is no character ${slug}.`)
  say(bytes ? `${slug} has another ${what}.` : `${slug} is drawn as ${what === 'look' ? 'its card says' : 'its look says'}.`)
}

function asJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refused('The look is no JSON.')
  }
}

/** What a look can name. */
function listParts(): string {
  const lists = { palette: PALETTE_NAMES, ...PARTS, 'every ink': INKS }
  return Object.entries(lists)
    .map(([kind, names]) => `${kind.padEnd(12)}${names.join(' ')}`)
    .join('\n')
}

async function approve(db: Db, slug: string): Promise<void> {
  const errors = await letPlay(db, slug)
  if (errors === null) throw new Refused(`There is no character ${slug}.`)
  if (errors.length > 0) throw new Refused(`${slug} stays a draft:\n${told(errors.map(({ text }) => ({ isError: true, text })))}`)
  say(`${slug} is live.`)
}
