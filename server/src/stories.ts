// Stories on the command line: `npm run stories -- help`. Works on the lounge's own database, as `npm run cards` does.
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { findCharacter, listCast } from './characters/cast/cast-list.ts'
import { lintStory } from './characters/stories/lint-story.ts'
import { addStory, listAdded, listShipped, removeStory, shippedStories } from './characters/stories/stories.ts'
import { shippedCard } from './characters/seed.ts'
import { Refused, withDatabase } from './with-database.ts'

const HELP = `npm run stories -- lint [FILE.ink] [--language=en]   without a file: all that ship
npm run stories -- add FILE.ink --card=SLUG [--language=en]
npm run stories -- remove --card=SLUG [--language=en]
npm run stories -- list

A file holds the stories of one character in one language, in ink (docs/stories.md). What is added lies over what ships with the product, and
is told with the next reply. Open chats stay where they are; whoever stands at a beat that is gone is offered the list of stories.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { card: { type: 'string' }, language: { type: 'string' } },
})

try {
  await run(positionals)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run([command, file = '']: string[]): Promise<void> {
  if (command === 'lint') return lint(file)
  if (command === 'add') return add(file)
  if (command === 'remove') return remove()
  if (command === 'list') return list()
  say(HELP)
  if (command !== undefined && command !== 'help') process.exitCode = 1
}

/** As given, else as the file is called: `de.ink` is German; else English. */
function languageOf(file: string): Language {
  const wanted = values.language ?? basename(file, '.ink')
  const language = LANGUAGES.find((each) => each === wanted)
  if (values.language !== undefined && !language) throw new Refused(`--language is one of ${LANGUAGES.join(', ')}.`)
  return language ?? 'en'
}

async function read(file: string): Promise<string> {
  if (!file) throw new Refused(HELP)
  return readFile(resolve(file), 'utf8').catch(() => Promise.reject(new Refused(`There is no file ${file}.`)))
}

async function lint(file: string): Promise<void> {
  if (!file) return lintShipped()
  const problems = lintStory(await read(file), languageOf(file))
  if (problems.length > 0) throw new Refused(told(file, problems))
  say(`${file}: nothing to mend.`)
}

function lintShipped(): void {
  const found = listShipped().flatMap(({ slug, file, language, source }) => {
    const problems = lintStory(source, language, shippedCard(slug).data.extensions.green_room.style.maxSymbols)
    return problems.length > 0 ? [told(file, problems)] : []
  })
  if (found.length > 0) throw new Refused(found.join('\n'))
  say(`${listShipped().length} stories: nothing to mend.`)
}

function told(file: string, problems: { line: number; text: string }[]): string {
  return [...problems.map(({ line, text }) => `${file}:${line}: ${text}`), `${problems.length} to mend`].join('\n')
}

async function add(file: string): Promise<void> {
  const slug = cardWanted()
  const source = await read(file)
  const language = languageOf(file)
  await withDatabase(async (db) => {
    const known = await findCharacter(db, slug)
    if (!known) throw new Refused(`There is no character ${slug}.`)
    const problems = lintStory(source, language)
    if (problems.length > 0) throw new Refused(told(file, problems))
    await addStory(db, known.member_id, language, source)
    say(`${slug} tells the stories of ${file} now (${language}).`)
  })
}

async function remove(): Promise<void> {
  const slug = cardWanted()
  const language = languageOf('')
  await withDatabase(async (db) => {
    const known = await findCharacter(db, slug)
    if (!known || !(await removeStory(db, known.member_id, language))) throw new Refused(`Nothing was added for ${slug} (${language}).`)
    say(
      language in shippedStories(slug)
        ? `${slug} tells what ships with the product again (${language}).`
        : `${slug} has no stories left (${language}).`,
    )
  })
}

async function list(): Promise<void> {
  await withDatabase(async (db) => {
    for (const { slug } of await listCast(db)) {
      const known = (await findCharacter(db, slug))!
      const added = (await listAdded(db, known.member_id)).map(({ language }) => language)
      const shipped = Object.keys(shippedStories(slug)).filter((language) => !added.includes(language))
      say(`${slug}\t${[...shipped, ...added.map((language) => `${language} (added)`)].join(' ') || 'none'}`)
    }
  })
}

function cardWanted(): string {
  if (!values.card) throw new Refused('Say whose stories they are: --card=SLUG.')
  return values.card
}
