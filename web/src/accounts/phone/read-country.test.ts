import { afterEach, expect, test, vi } from 'vitest'
import { countryOfBrowser, countryOfLanguage, readCountry } from './read-country.ts'

afterEach(() => vi.unstubAllGlobals())
const answers = (text: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(text, { status }))

test('the country is in characters 2 and 3 of an answer that begins with 1', async () => {
  answers('1;DE;DEU;Germany')
  expect(await readCountry()).toBe('de')
})
test.each([
  ['0;;;', 200],
  ['1;DE;DEU;Germany', 503],
])('%s with status %i is none', async (text, status) => {
  answers(text, status)
  await expect(readCountry()).rejects.toThrow('unable to fetch the country')
})
test('where it is unknown, the country is the one where most readers of the language live', () => {
  expect(['en', 'de', 'pl'].map(countryOfLanguage)).toEqual(['us', 'de', 'pl'])
})
test('before that, the one that the browser is set to', () => {
  expect(countryOfBrowser(['en', 'en-GB', 'nl-NL'])).toBe('gb')
  expect(countryOfBrowser(['zh-Hant-TW'])).toBe('tw')
  expect(countryOfBrowser(['en', 'de'])).toBeUndefined()
})
