// Writes content/countries.json from what is installed: codes below, dial codes of libphonenumber-js, phone entries of react-international-phone.
// Run it after an update of either package: node server/seeds/make-countries.ts
import { writeFileSync } from 'node:fs'
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max'
import { defaultCountries } from 'react-international-phone'
import codes from './country-codes.json' with { type: 'json' }

type Phone = { name: string; iso2: string; dialCode: string; priority: number; areaCodes: string[] }

/** The phone input tells countries of one calling code apart by these. Its own list leaves the small ones out. */
const AREA_CODES: Record<string, string[]> = {
  AS: ['684'], AI: ['264'], BM: ['441'], MP: ['670'], MS: ['664'], SX: ['721'], TC: ['649'], VG: ['284'], VI: ['340'],
  GG: ['1481', '7781', '7839', '7911'], JE: ['1534', '7509', '7700', '7797', '7829', '7937'], IM: ['1624', '7524', '7624', '7924'],
  AX: ['18'], CC: ['89162'], CX: ['89164'], EH: ['5288', '5289'], NF: ['3'], SJ: ['79'],
}
/** Land without subscribers: these have a calling code, and no number that could be checked. */
const CALLING_CODES: Record<string, string> = { AQ: '672', BV: '47', GS: '500', HM: '672', PN: '64', TF: '262', UM: '1' }

const supported = new Set<string>(getCountries())
const listed = new Map(defaultCountries.map((entry) => [entry[1].toUpperCase(), entry]))
const dialCode = (iso: string): string => CALLING_CODES[iso] ?? getCountryCallingCode(iso as CountryCode)

function phone(iso: string, title: string): Phone | null {
  const entry = listed.get(iso)
  if (entry) return { name: title, iso2: entry[1], dialCode: entry[2], priority: entry[4] ?? 0, areaCodes: entry[5] ?? [] }
  if (!supported.has(iso)) return null
  return { name: title, iso2: iso.toLowerCase(), dialCode: dialCode(iso), priority: 9, areaCodes: AREA_CODES[iso] ?? [] }
}

const countries = codes.map(({ id, iso, iso3, title }) => ({ id, title, iso, iso3, dial_code: dialCode(iso), phone: phone(iso, title) }))
countries.sort((a, b) => a.title.localeCompare(b.title, 'en'))
const lines = countries.map((country) => `  ${JSON.stringify(country)}`).join(',\n')
writeFileSync(new URL('content/countries.json', import.meta.url), `[\n${lines}\n]\n`)
