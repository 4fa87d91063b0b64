import { describe, expect, it } from 'vitest'
import { countryLine, countryOf } from './ip-country.ts'

describe('the country of an address', () => {
  it.each([
    ['85.214.132.117', 'DE'],
    ['213.186.33.5', 'FR'],
    ['212.58.244.22', 'GB'],
    ['153.19.1.1', 'PL'],
    ['5.195.0.1', 'AE'],
    ['2a01:e0a::1', 'FR'],
    ['2003:e1::1', 'DE'],
    ['2003:e1::1%eth0', 'DE'],
  ])('finds %s in %s', (ip, country) => {
    expect(countryOf(ip)).toBe(country)
  })

  it('reads an IPv4 address in IPv6 clothes, as a dual-stack socket gives it', () => {
    expect(countryOf('::ffff:85.214.132.117')).toBe('DE')
    expect(countryOf('::ffff:55d6:8475')).toBe('DE')
  })

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.20',
    '100.64.0.1',
    '203.0.113.5',
    '169.254.169.254',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '::',
  ])('has no country for %s, which belongs to nobody’s land', (ip) => {
    expect(countryOf(ip)).toBeNull()
  })

  it.each([
    '',
    'localhost',
    '1.2.3',
    '0x7f.1',
    '3232235521',
    '1.2.3.4.5',
    '999.1.1.1',
    '85.214.132.117, 10.0.0.1',
    '::ffff:1.2.3.4:80',
    'DE',
    'x'.repeat(50),
  ])('has no country for %j, which is no address', (ip) => {
    expect(countryOf(ip)).toBeNull()
  })

  it('knows most of the world and only countries that the list of countries has', () => {
    const found = new Set<string>()
    let known = 0
    let asked = 0
    for (let first = 1; first < 224; first++) {
      for (let second = 0; second < 256; second += 5) {
        const country = countryOf(`${first}.${second}.7.1`)
        asked++
        if (country !== null) {
          known++
          found.add(country)
          expect(countryLine(country)).toMatch(/^1;[A-Z]{2};[A-Z]{3};.+/)
        }
      }
    }
    expect(known / asked).toBeGreaterThan(0.85)
    expect(found.size).toBeGreaterThan(80)
  })
})

describe('the text form of the look-up', () => {
  it('carries the two-letter code at characters 2 and 3, where the phone input reads it', () => {
    const line = countryLine('DE')
    expect(line).toBe('1;DE;DEU;Germany')
    expect(line.slice(2, 4)).toBe('DE')
  })

  it('takes the code of a proxy’s header in either case', () => {
    expect(countryLine('pl')).toBe('1;PL;POL;Poland')
  })

  it.each([null, '', 'XX', 'T1', 'ZZ', 'DEU', 'Germany'])('says that it does not know for %j', (code) => {
    expect(countryLine(code)).toBe('0;;;')
  })
})
