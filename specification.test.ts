// The specification's ticked list (docs/specification-check.md) and its texts (docs/texts.md) name tests and quote texts: both must be there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CHECK = readFileSync('docs/specification-check.md', 'utf8')
const TEXTS = readFileSync('docs/texts.md', 'utf8')
/** Short names of the files of tests. */
const FILES = new Map([...TEXTS.matchAll(/^\| ([a-z-]+) \| `([^`]+)` \|$/gm)].map(([, name, file]) => [name!, file!]))
/** Quoted, and yet no texts of the product's own. */
const NO_TEXTS = new Map([
  ['1…', 'what the look-up of a country answers'],
  ['unable to fetch the country', 'an error inside: the language’s country is taken'],
  ['MMM D, YYYY', 'the form of a date'],
  ['false', 'what a cookie holds'],
])

const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| [a-z-]+ \| `/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' |')
        .map((cell) => cell.trim()),
    )
/** Without what values are filled in as. */
const plain = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')

test('every text that is quoted is an English text of the product, to the letter', () => {
  const english = globSync('locales/en/*.json').flatMap((path) =>
    Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  )
  const known = english.map(plain).join('\n')
  const quoted = [CHECK, TEXTS].flatMap(rowsOf).flatMap(([said = '', state]) => (state === 'missing' ? [] : quotesOf(said)))
  expect(quoted.length).toBeGreaterThan(150)
  expect([...new Set(quoted)].filter((text) => !NO_TEXTS.has(text) && !known.includes(plain(text)))).toEqual([])
})

test('every test that is named is there', () => {
  expect(FILES.size).toBeGreaterThan(40)
  expect([...FILES.values()].filter((file) => !existsSync(file))).toEqual([])
  const source = new Map([...FILES].map(([name, file]) => [name, readFileSync(file, 'utf8').replaceAll(/\(\s+/g, '(')]))
  const named = [CHECK, TEXTS].flatMap((page) => [...page.matchAll(/`([a-z-]+): ([^`]+)`/g)])
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(([, name, title]) => !hasTest(source.get(name!) ?? '', title!)).map(([whole]) => whole)).toEqual([])
})

test('every row is done, decided or missing, with what shows it', () => {
  const rows = rowsOf(CHECK).filter(([said]) => said !== 'the specification says')
  const wrong = rows.filter(([, state, proof = '']) => {
    if (state === 'done') return !/`[a-z-]+: |docs\/pictures\//.test(proof)
    return state === 'decided' ? !/\b[A-G]\d+\b|docs\/decisions\//.test(proof) : state !== 'missing'
  })
  expect(wrong).toEqual([])
  const pages = [...CHECK.matchAll(/docs\/(?:decisions|pictures)\/[\w.-]+/g)].map(([page]) => page)
  expect(pages.filter((page) => page !== 'docs/decisions/' && !existsSync(page))).toEqual([])
})

/** 'Texts in single quotes'; an apostrophe inside ends none. */
const quotesOf = (said: string): string[] => [...said.matchAll(/(?<![^\s(])'(.+?)'(?![^\s),.;:/])/g)].map(([, text]) => text!)

/** A title that begins so stands where a test or a group of them is named. */
const hasTest = (source: string, title: string): boolean => [`('`, `("`, '(`'].some((begin) => source.includes(begin + title))
