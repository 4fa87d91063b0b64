import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { FIELD_PROBLEMS } from '@green-room/contract/wire/field-problems'
import { PROBLEMS } from '@green-room/contract/problems'
import { cleanHtml } from '#server/content/clean-html.ts'
import { socialIcon } from '#server/content/social-icons.ts'
import desk from '../../../locales/en/backoffice.json' with { type: 'json' }
import mails from '../../../locales/en/mails.json' with { type: 'json' }
import problems from '../../../locales/en/problems.json' with { type: 'json' }
import countries from './countries.json' with { type: 'json' }
import currencies from './currencies.json' with { type: 'json' }
import faq from './faq.json' with { type: 'json' }
import helpLines from './help-lines.json' with { type: 'json' }
import languageCountries from './language-countries.json' with { type: 'json' }
import languages from './languages.json' with { type: 'json' }
import rooms from './rooms.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }
import socialLinks from './social-links.json' with { type: 'json' }
import pages from './static-pages.json' with { type: 'json' }

const html = (slug: string): string => readFileSync(new URL(`static-pages/${slug}.html`, import.meta.url), 'utf8')
const tags = (text: string): string[] => text.match(/<\/?[a-z0-9]+/g) ?? []
const placeholders = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
const unique = (values: string[]): void => expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])

describe.each(pages)('the page $slug', ({ slug }) => {
  it('loses no tag and no link when it is cleaned', () => {
    const cleaned = cleanHtml(html(slug))
    expect(tags(cleaned).filter((tag) => tag !== '<br')).toEqual(tags(html(slug)).filter((tag) => tag !== '<br'))
    expect(cleaned.match(/href=/g)?.length ?? 0).toBe(html(slug).match(/href=/g)?.length ?? 0)
  })
  it('has only placeholders that a setting fills', () => {
    for (const name of placeholders(html(slug))) expect(Object.keys(settings)).toContain(name)
  })
  it('links inside the lounge only to pages that are there', () => {
    for (const [, path] of html(slug).matchAll(/href="\/([^"]*)"/g)) expect(pages.map((page) => page.slug)).toContain(path)
  })
  it('is a text, not a stub', () => {
    expect(cleanHtml(html(slug)).replace(/<[^>]+>/g, '').length).toBeGreaterThan(1500)
    expect(html(slug)).not.toMatch(/lorem|todo|tbd|xxx/i)
  })
})

describe('the content that ships', () => {
  it('has one page for each kind that screens link to', () => {
    for (const flag of ['is_terms', 'is_privacy', 'is_buyer_terms', 'is_seller_terms', 'is_cookie'] as const) {
      expect(pages.filter((page) => page[flag])).toHaveLength(1)
    }
  })
  it('answers eight questions in HTML that survives cleaning', () => {
    expect(faq).toHaveLength(8)
    unique(faq.map((item) => item.slug))
    for (const { answer } of faq) expect(cleanHtml(answer)).toBe(answer)
  })
  it('has ten rooms, each with a poster of its own and five rules', () => {
    expect(rooms).toHaveLength(10)
    unique(rooms.map((room) => room.slug))
    unique(rooms.map((room) => room.motif))
    for (const room of rooms) {
      expect(room.terms.rules).toHaveLength(5)
      expect(room.terms.version).toBe(1)
      expect(room.mood.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
    }
  })
  it('has one default language and one default currency, which the others are counted in', () => {
    expect(languages.filter((language) => language.default === 1).map((language) => language.code)).toEqual(['en'])
    expect(currencies.filter((currency) => currency.default === 1)).toMatchObject([{ code: 'EUR', value: 1 }])
    expect(languages.filter((language) => language.dir === 'rtl').map((language) => language.code)).toEqual(['ar'])
  })
  it('links outwards by https, with an icon of the lounge’s own', () => {
    for (const { link, icon } of socialLinks) {
      expect(link).toMatch(/^https:\/\//)
      expect(socialIcon(icon)).toMatch(/^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/)
    }
  })
})

describe('the countries', () => {
  it('are those of ISO 3166 and Kosovo, each once', () => {
    expect(countries).toHaveLength(250)
    for (const key of ['id', 'iso', 'iso3', 'title'] as const) unique(countries.map((country) => country[key]))
    for (const country of countries) {
      expect(country.id).toMatch(/^[1-9]\d{0,2}$/)
      expect(country.iso + country.iso3).toMatch(/^[A-Z]{5}$/)
      expect(country.title).not.toContain(';')
    }
  })
  it('have the dial codes that phone numbers are checked with', () => {
    const known = new Set<string>(getCountries())
    for (const { iso, dial_code, phone } of countries) {
      expect(phone !== null).toBe(known.has(iso))
      if (known.has(iso)) expect(dial_code).toBe(getCountryCallingCode(iso as 'DE'))
      if (phone) expect(phone.dialCode.startsWith(dial_code)).toBe(true)
    }
  })
  it('can be told apart where they share a dial code: one first, the others by rank or area', () => {
    for (const { phone } of countries) {
      const twins = countries.filter((other) => phone && other.phone?.dialCode === phone.dialCode)
      if (twins.length > 1) expect(twins.filter((twin) => twin.phone?.priority === 0)).toHaveLength(1)
    }
    expect.hasAssertions()
  })
  it('have one that each language falls back to', () => {
    expect(new Set(Object.keys(languageCountries))).toEqual(new Set(languages.map((language) => language.code)))
    for (const iso of Object.values(languageCountries)) expect(countries.map((country) => country.iso.toLowerCase())).toContain(iso)
  })
})

describe('the help lines', () => {
  it('cover at least thirty countries, and everybody else by the international list', () => {
    unique(helpLines.map((entry) => entry.country))
    expect(helpLines.length).toBeGreaterThan(30)
    expect(helpLines.map((entry) => entry.country)).toContain('xx')
    const known = countries.map((country) => country.iso.toLowerCase())
    for (const { country } of helpLines) if (country !== 'xx') expect(known).toContain(country)
  })
  it('say where, when and in which language, and when they were last looked at', () => {
    for (const { checked, lines } of helpLines) {
      expect(checked).toMatch(/^20\d\d-\d\d$/)
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) {
        expect(line.name && line.hours && line.languages).toBeTruthy()
        expect(line.number || line.url).toBeTruthy()
        expect(line.number).toMatch(/^[\d\s*-]*$/)
        expect(line.url === '' || line.url.startsWith('https://')).toBe(true)
      }
    }
  })
})

describe('the texts of problems and mails', () => {
  it('have one for every way to fail', () => {
    const told = Object.keys({ ...problems, ...desk })
    for (const code of [...Object.keys(PROBLEMS), ...FIELD_PROBLEMS]) expect(told).toContain(code)
  })
  it('can be filled with the values that they name', () => {
    // Whatever a text names: a number goes where words do, and where they are counted.
    const values = new Proxy<Record<string, number>>({}, { has: () => true, get: () => 5 })
    for (const text of [...Object.values(problems), ...Object.values(mails)]) {
      expect(String(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(values))).not.toMatch(/[{}]/)
    }
  })
  it('say how long a link lasts in the largest whole unit', () => {
    const say = (minutes: number): string =>
      String(new IntlMessageFormat(mails['mail.verify.text'], 'en', undefined, { ignoreTag: true }).format({ name: 'N', product: 'P', link: 'L', minutes }))
    expect(say(1440)).toContain('for 24 hours')
    expect(say(45)).toContain('for 45 minutes')
  })
  it('give every mail with a link a button, and the link a paragraph of its own', () => {
    for (const [key, text] of Object.entries(mails)) {
      if (!key.endsWith('.text') || !text.includes('{link}')) continue
      expect(text.split('\n\n')).toContain('{link}')
      expect(Object.keys(mails)).toContain(key.replace(/text$/, 'button'))
    }
  })
})
