import type { Country } from '@green-room/contract/members/countries'
import { defaultCountries, guessCountryByPartialPhoneNumber, parseCountry } from 'react-international-phone'

export type PhoneCountry = Country
type CountryData = (typeof defaultCountries)[number]

/** The library's entries of the countries that the lounge takes. */
export function offered(countries: readonly PhoneCountry[]): CountryData[] {
  const taken = new Set(countries.map(({ iso }) => iso.toLowerCase()))
  return defaultCountries.filter((entry) => taken.has(parseCountry(entry).iso2))
}

/** Whether a number in international form belongs to a country, and to none of those that the lounge takes. */
export function isForeignNumber(phone: string, countries: readonly PhoneCountry[]): boolean {
  const among = (entries: CountryData[]) => guessCountryByPartialPhoneNumber({ phone, countries: entries, currentCountryIso2: undefined })
  return among(defaultCountries).fullDialCodeMatch && !among(offered(countries)).fullDialCodeMatch
}
