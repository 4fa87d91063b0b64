import { expect, test } from 'vitest'
import { isForeignNumber, offered } from './phone-countries.ts'

const country = (iso: string, dial_code: string) => ({ id: iso, title: iso, iso, dial_code })
const taken = [country('NL', '31'), country('DE', '49'), country('US', '1')]

test('only the lounge’s countries are offered', () => {
  expect(
    offered(taken)
      .map(([, iso2]) => iso2)
      .toSorted(),
  ).toEqual(['de', 'nl', 'us'])
})

test.each([
  ['+33612345678', true],
  ['+31612345678', false],
  ['+4915112345678', false],
  ['+12025550123', false],
  ['+3', false],
])('%s is foreign: %s', (phone, foreign) => {
  expect(isForeignNumber(phone, taken)).toBe(foreign)
})
