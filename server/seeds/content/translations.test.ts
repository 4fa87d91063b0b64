// The translated content, held against the English: the same entries, the same skeleton, the same places and links, and no English left.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#server/content/clean-html.ts'
import languages from './languages.json' with { type: 'json' }

const FOLDER = new URL('translations/', import.meta.url)
type Entry = Record<string, string | string[]>
type Seed = { slug: string } & Entry
const parse = (path: string | URL): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the file holds
const translated = <Shape>(language: string, file: string): Shape => parse(new URL(`${language}/${file}`, FOLDER)) as Shape
const html = (folder: string, slug: string): string => readFileSync(new URL(`${folder}static-pages/${slug}.html`, import.meta.url), 'utf8')

const pick = (fields: string[]) => (rows: unknown) =>
  Object.fromEntries((rows as Seed[]).map((row) => [row.slug, Object.fromEntries(fields.map((field) => [field, row[field]!]))]))
const settings = parse('settings.json') as Record<string, string>
/** What each translated file has to hold, in English. */
const ENGLISH: Record<string, Record<string, Entry>> = {
  'bundles.json': pick(['description'])(parse('bundles.json')),
  'faq.json': pick(['question', 'answer'])(parse('faq.json')),
  'rooms.json': pick(['title', 'line'])(parse('rooms.json')),
  'room-terms.json': pick(['title', 'description', 'rules'])(
    (parse('rooms.json') as (Seed & { terms: Entry })[]).map(({ slug, terms }) => ({ ...terms, slug })),
  ),
  'settings.json': Object.fromEntries(['promo_guest', 'promo_member', 'reply_engine_note'].map((key) => [key, { value: settings[key]! }])),
  'social-links.json': pick(['title'])(parse('social-links.json')),
  'static-pages.json': pick(['title'])(parse('static-pages.json')),
}
const SLUGS = Object.keys(ENGLISH['static-pages.json']!)
const pairs = (language: string): [english: string, theirs: string][] => [
  ...Object.entries(ENGLISH).flatMap(([file, entries]) => {
    const theirs = translated<Record<string, Entry>>(language, file)
    return Object.entries(entries).flatMap(([slug, fields]) =>
      Object.entries(fields).flatMap(([field, text]) =>
        [text].flat().map((one, at): [string, string] => [one, [theirs[slug]?.[field] ?? []].flat()[at] ?? '']),
      ),
    )
  }),
  ...SLUGS.map((slug): [string, string] => [html('', slug), html(`translations/${language}/`, slug)]),
]
const shapeOf = (entries: Record<string, Entry>) =>
  Object.fromEntries(
    Object.entries(entries).map(([slug, fields]) => [
      slug,
      Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text].flat().length])),
    ]),
  )
const tags = (text: string): string[] => text.match(/<\/?[a-z0-9]+/g) ?? []
const links = (text: string): string[] => text.match(/href="[^"]*"/g) ?? []
const places = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted()
const words = (text: string): string[] => text.replaceAll(/<[^>]*>|\{[^}]*\}/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? []
/** Small words of English that none of the other languages has. */
const ENGLISH_WORDS = new Set(
  'the of and you your it is are they them this that which with from what when who whose not only be been have its our their there here if then'.split(
    ' ',
  ),
)

test('every language of the lounge is there', () => {
  const codes = languages.map(({ code }) => code).filter((code) => code !== 'en')
  expect(readdirSync(FOLDER).toSorted()).toEqual(codes.toSorted())
})
test('Arabic sets apart what is written from left to right, so that its parts stay in order', () => {
  for (const slug of SLUGS) {
    const text = html('translations/ar/', slug).replaceAll(/<[^>]*>/g, '')
    const apart = [...text.matchAll(/\u2068[^\u2068\u2069]*\u2069/g)].join('')
    const within = text.match(/€ [\d.]+|€ \{\w+\}|\{(?:requisites|support_email|vat_percent)\}/g) ?? []
    expect(apart.match(/€ [\d.]+|€ \{\w+\}|\{(?:requisites|support_email|vat_percent)\}/g) ?? []).toEqual(within)
  }
  expect.hasAssertions()
})

describe.each(readdirSync(FOLDER))('the content in %s', (language) => {
  test('has the same files, entries and number of rules', () => {
    expect(readdirSync(new URL(`${language}/`, FOLDER)).toSorted()).toEqual([...Object.keys(ENGLISH), 'help-lines.json', 'static-pages'].toSorted())
    expect(readdirSync(new URL(`${language}/static-pages/`, FOLDER)).toSorted()).toEqual(SLUGS.map((slug) => `${slug}.html`).toSorted())
    for (const [file, english] of Object.entries(ENGLISH)) expect([file, shapeOf(translated(language, file))]).toEqual([file, shapeOf(english)])
  })
  test('has no empty text, the same places for settings, the same links and the same skeleton', () => {
    for (const [english, theirs] of pairs(language)) {
      expect(theirs.trim()).not.toBe('')
      expect(places(theirs)).toEqual(places(english))
      expect(links(theirs)).toEqual(links(english))
      expect(tags(theirs)).toEqual(tags(english))
      expect(links(cleanHtml(theirs))).toEqual(links(cleanHtml(english)))
    }
  })
  test('is translated: under one word in a hundred is English', () => {
    const all = pairs(language).flatMap(([, theirs]) => words(theirs))
    const english = all.filter((word) => ENGLISH_WORDS.has(word.toLowerCase()))
    expect(english.length < all.length * 0.01 ? [] : english).toEqual([])
    const same = pairs(language).filter(([one, other]) => one === other && words(one).length > 1)
    expect(same).toEqual([])
  })
  test('knows the words of the help lines', () => {
    const book = translated<Record<string, string>>(language, 'help-lines.json')
    const german = Object.keys(translated<Record<string, string>>('de', 'help-lines.json'))
    expect(Object.keys(book)).toEqual(german)
    const lines = (parse('help-lines.json') as { lines: { hours: string; languages: string; name: string }[] }[]).flatMap((row) => row.lines)
    const parts = lines.flatMap(({ hours, languages: spoken }) => [hours, spoken]).flatMap((text) => (text in book ? [] : text.split(', ')))
    expect(parts.filter((part) => !(part in book) && /\p{L}/u.test(part))).toEqual([])
    const said = new Set(
      lines.flatMap(({ name, hours, languages: spoken }) => [name, hours, ...hours.split(', '), spoken, ...spoken.split(', ')]),
    )
    expect(german.filter((phrase) => phrase !== ', ' && !said.has(phrase))).toEqual([])
  })
})
