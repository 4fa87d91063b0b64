// Countries as they ship, with their names in the caller's language (CLDR's, which come with Node).
import { readFileSync } from 'node:fs'
import type { Country } from '@green-room/contract/members/countries'

export type CountrySeed = { id: string; title: string; iso: string; iso3: string; dial_code: string }
const SEEDS = JSON.parse(readFileSync(new URL('../../../seeds/content/countries.json', import.meta.url), 'utf8')) as CountrySeed[]
const byIso = new Map(SEEDS.map((country) => [country.iso.toLowerCase(), country]))
const lists = new Map<string, Country[]>()

export function listCountries(language: string): Country[] {
  let list = lists.get(language)
  if (!list) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    list = SEEDS.map(({ id, title, iso, dial_code }) => ({
      id,
      title: language === 'en' ? title : (names.of(iso) ?? title),
      iso,
      dial_code,
    })).toSorted((a, b) => a.title.localeCompare(b.title, language))
    lists.set(language, list)
  }
  return list
}
/** The entry of that list for an ISO code. */
export function listedCountry(iso: string, language: string): Country | undefined {
  const id = byIso.get(iso.toLowerCase())?.id
  return listCountries(language).find((country) => country.id === id)
}
/** A country by its ISO code or by the id of the list. */
export const findCountry = (isoOrId: string): CountrySeed | undefined =>
  byIso.get(isoOrId.toLowerCase()) ?? SEEDS.find((country) => country.id === isoOrId)
