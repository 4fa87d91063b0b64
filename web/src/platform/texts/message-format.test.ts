import { IntlMessageFormat } from 'intl-messageformat'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numbersIn } from '@green-room/contract/numbers'
import { messageFormat } from './message-format.ts'

const LOCALES = new URL('../../../../locales/', `file://${import.meta.dirname}/`)
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1000.5]

const own = (text: string, locale: string, values: Record<string, string | number>, hasTags = false): string =>
  messageFormat(text, locale, hasTags)(values).join('')
const rules = new Map<string, Intl.PluralRules>()
/** The library, with numbers as the lounge writes them. */
const formatters = {
  getNumberFormat: (locale?: string | string[]) => ({ format: numbersIn(String(locale)).grouped }) as Intl.NumberFormat,
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...asked),
  getPluralRules(locale?: string | string[], options: Intl.PluralRulesOptions = {}) {
    const name = `${String(locale)} ${options.type ?? ''}`
    const known = rules.get(name) ?? new Intl.PluralRules(locale, options)
    rules.set(name, known)
    return known
  },
}
const library = (text: string, locale: string, values: Record<string, string | number>): string =>
  String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters }).format(values))

describe('texts', () => {
  const shipped = readdirSync(LOCALES).flatMap((locale) =>
    readdirSync(new URL(`${locale}/`, LOCALES)).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(new URL(`${locale}/${file}`, LOCALES), 'utf8')) as Record<string, string>).map((text) => ({
        locale,
        text,
      })),
    ),
  )

  test('of every shipped file come out as ICU says', () => {
    expect(shipped.length).toBeGreaterThan(100)
    for (const { locale, text } of shipped) {
      const names = [...text.matchAll(/\{\s*([\w-]+)/g)].map((match) => match[1]!)
      const ours = messageFormat(text, locale, false)
      const theirs = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters })
      for (const count of names.length === 0 ? [0] : COUNTS) {
        const values = Object.fromEntries(names.map((name) => [name, count]))
        expect(ours(values).join('')).toBe(String(theirs.format(values)))
      }
    }
  })

  test.each([
    ['{n, plural, offset:1 =0 {none} =1 {only you} one {you and # other} other {you and # others}}', 'en'],
    ['{n, plural, zero {لا} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# آخر}}', 'ar'],
    ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', 'pl'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en'],
    ['{n, select, 1 {first} other {else}} and {n, number}', 'de'],
    ["it''s '{n}' and 'so' on, {n}", 'en'],
    ["{n, plural, other {'#' is # and '{n}'}}", 'en'],
    ['{a, plural, one {{b, plural, one {#/one} other {#}}} other {{b} of #}}', 'en'],
  ])('%s', (text, locale) => {
    for (const n of COUNTS) expect(own(text, locale, { n, a: n, b: 2 })).toBe(library(text, locale, { n, a: n, b: 2 }))
  })

  test.each(['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'])('write thousands alike, with Latin digits: %s', (locale) => {
    expect(own('{n, plural, other {#}} {n, number}', locale, { n: 12_345 })).toBe('12\u00a0345 12\u00a0345')
  })

  test.each([
    ['en', '1.5 8.1'],
    ['de', '1,5 8,1'],
    ['ar', '1.5 8.1'],
  ])('write decimals as the language does: %s', (locale, text) => {
    expect(own('{n, plural, other {#}} {percent, number}', locale, { n: 1.5, percent: 8.1 })).toBe(text)
  })

  test('have tags only where they are asked for', () => {
    expect(own('<b>{n}</b> < 3', 'en', { n: 1 })).toBe('<b>1</b> < 3')
    const parts = messageFormat(
      'Read <a>the <b>{n}</b> terms</a> first',
      'en',
      true,
    )<string>({
      n: 'long',
      a: (inside) => `[${inside.join('')}]`,
      b: (inside) => `*${inside.join('')}*`,
    })
    expect(parts.join('')).toBe('Read [the *long* terms] first')
  })

  test.each(['{n', 'n}', '{n, plural, one {a}}', '{n, plural, one {a} other {b}', '{n, list}', '{}'])(
    'that are none are refused: %s',
    (text) => {
      expect(() => messageFormat(text, 'en', true)).toThrow(SyntaxError)
    },
  )
  test.each(['<a>open', '</a>', '<a>b</c>'])('with broken tags are refused: %s', (text) => {
    expect(() => messageFormat(text, 'en', true)).toThrow(SyntaxError)
  })
})
