// The texts of every language that ships, held against the English ones: all keys, the same places for values, plural forms of the language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../../locales')
const OTHERS = readdirSync(FOLDER).filter((language) => language !== 'en')
/** Operators read English. */
const ENGLISH_ALONE = new Set(['backoffice.json'])
const files = (language: string) =>
  readdirSync(join(FOLDER, language))
    .filter((file) => !ENGLISH_ALONE.has(file))
    .toSorted()
const read = (language: string, file: string) => JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as Record<string, string>
/** Some texts are the same as in English: names, signs, words that both have. */
const SAME_MAX = 0.08

/** A message as its parser sees it: text, values, plurals, tags. */
type Node = { type: number; value?: string; children?: Node[]; options?: Record<string, { value: Node[] }> }
const [LITERAL, PLURAL, POUND, TAG] = [0, 6, 7, 8] as const

/** The values that a text takes, and the tags in it. */
const valuesOf = (nodes: Node[]): string[] =>
  nodes
    .filter(({ type }) => type !== LITERAL && type !== POUND)
    .flatMap(({ type, value, children = [], options = {} }) => [
      `${type === TAG ? '<>' : ''}${value}`,
      ...valuesOf(children),
      ...Object.values(options).flatMap((option) => valuesOf(option.value)),
    ])
const parse = (text: string, language: string) => new IntlMessageFormat(text, language).getAst() as unknown as Node[]
const placesOf = (text: string, language: string) => [...new Set(valuesOf(parse(text, language)))].toSorted()
const plurals = (nodes: Node[]): string[][] => nodes.flatMap(({ type, options = {} }) => (type === PLURAL ? [Object.keys(options)] : []))

describe.each(OTHERS)('the texts in %s', (language) => {
  test('have all files and all keys, and no others', () => {
    expect(files(language)).toEqual(files('en'))
    for (const file of files('en'))
      expect([file, Object.keys(read(language, file)).toSorted()]).toEqual([file, Object.keys(read('en', file)).toSorted()])
  })

  test('take the same values, and know every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const wrong = files('en').flatMap((file) => {
      const theirs = read(language, file)
      return Object.entries(read('en', file)).flatMap(([key, english]) => {
        const text = theirs[key] ?? ''
        const lacks = plurals(parse(text, language)).flatMap((options) => forms.filter((form) => !options.includes(form)))
        const places = placesOf(text, language).join(' ')
        const wanted = placesOf(english, 'en').join(' ')
        return [
          ...(places === wanted ? [] : [`${key}: {${places}} instead of {${wanted}}`]),
          ...(lacks.length > 0 ? [`${key}: no form for ${lacks.join(', ')}`] : []),
        ]
      })
    })
    expect(wrong).toEqual([])
  })

  test('are translated', () => {
    const pairs = files('en').flatMap((file) =>
      Object.entries(read('en', file)).map(([key, english]) => ({ key, english, theirs: read(language, file)[key] ?? '' })),
    )
    expect(pairs.filter(({ theirs }) => theirs.trim() === '').map(({ key }) => key)).toEqual([])
    const same = pairs.filter(({ english, theirs }) => english === theirs && /\p{L}{4}/u.test(english))
    expect(same.length < pairs.length * SAME_MAX ? [] : same.map(({ key }) => key)).toEqual([])
  })
})

test('every English text can be read', () => {
  for (const file of readdirSync(join(FOLDER, 'en')))
    for (const text of Object.values(read('en', file))) expect(parse(text, 'en').length).toBeGreaterThan(0)
})
