// Texts of problems, mails and screens: shipped files, an operator's changes over them, English under them.
import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { numbersOf, withAmounts, type Amount } from './amounts.ts'

export type Messages = Record<string, string>
export type Values = Record<string, string | number | Date | Amount>
const FOLDER = new URL('../../../../locales/', import.meta.url)
/** What operators read: said where it is asked for, and sent to nobody's browser with the rest. */
const OF_DESKS = 'backoffice.json'

const rules = new Map<string, Intl.PluralRules>()
const FORMATTERS = {
  getNumberFormat: (locale?: string | string[]) => ({ format: numbersOf(String(locale)).grouped }) as Intl.NumberFormat,
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...asked),
  getPluralRules(locale?: string | string[], options: Intl.PluralRulesOptions = {}) {
    const name = `${String(locale)} ${options.type ?? ''}`
    const known = rules.get(name) ?? new Intl.PluralRules(locale, options)
    rules.set(name, known)
    return known
  },
}

export type Texts = {
  /** The text of a key in a language, with its values filled in. A key without any text comes back as itself. */
  say(language: string, key: string, values?: Values): string
  /** Everything a client needs for a language: English, the language over it, the operator's changes over both. */
  all(language: string): Messages
  /** Lays an operator's changes over the shipped texts of a language. */
  overlay(language: string, messages: Messages): void
  has(key: string): boolean
  /** What ships in a language, without anybody's changes. */
  shipped(language: string): Readonly<Messages>
}

export function loadTexts(): Texts {
  const shipped = new Map<string, Messages>()
  for (const language of readdirSync(FOLDER)) {
    const files = readdirSync(new URL(`${language}/`, FOLDER)).filter((file) => file.endsWith('.json') && file !== OF_DESKS)
    shipped.set(
      language,
      Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8')) as Messages)),
    )
  }
  const changes = new Map<string, Messages>()
  const formats = new Map<string, IntlMessageFormat>()
  const english = shipped.get('en') ?? {}
  const ofDesks = JSON.parse(readFileSync(new URL(`en/${OF_DESKS}`, FOLDER), 'utf8')) as Messages

  return {
    say(language, key, values) {
      const own = changes.get(language)?.[key] ?? shipped.get(language)?.[key]
      const source = own ?? changes.get('en')?.[key] ?? english[key] ?? ofDesks[key]
      if (source === undefined) return key
      if (!source.includes('{')) return source
      const locale = own === undefined ? 'en' : language
      const id = `${locale}\n${source}`
      let format = formats.get(id)
      if (!format) formats.set(id, (format = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true, formatters: FORMATTERS })))
      return String(format.format(values && withAmounts(language, values)))
    },
    all: (language) => ({ ...english, ...changes.get('en'), ...shipped.get(language), ...changes.get(language) }),
    overlay(language, messages) {
      changes.set(language, messages)
    },
    has: (key) => Object.hasOwn(english, key),
    shipped: (language) => shipped.get(language) ?? {},
  }
}
