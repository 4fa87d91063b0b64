import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const english = numbersIn('en')

test.each([
  [0, '0', '0.00'],
  [7.1, '7.10', '7.10'],
  [1240, '1 240', '1 240.00'],
  [1234567.89, '1 234 567.89', '1 234 567.89'],
  [-25, '−25', '−25.00'],
])('points of %s', (amount, short, full) => {
  expect(plain(english.points(amount))).toBe(short)
  expect(plain(english.points(amount, true))).toBe(full)
})

test('what came has a plus, what went a minus, nothing neither', () => {
  expect([200, -7.1, 0].map(english.signedPoints)).toEqual(['+200', '−7.10', '0'])
})

test('money has its currency’s decimals and its symbol before', () => {
  expect(plain(english.money(25))).toBe('€ 25.00')
  expect(plain(english.money(1234.5, '$'))).toBe('$ 1 234.50')
  expect([plain(english.money(1712.6, '¥', 0)), plain(english.money(1234.5, 'KD', 3))]).toEqual(['¥ 1 713', 'KD 1 234.500'])
  expect(plain(english.money(-15))).toBe('€ −15.00')
})

test.each([
  [512, '512 B'],
  [84 * 1024, '84 KB'],
  [1.2 * 1024 * 1024, '1.2 MB'],
])('%s bytes', (bytes, text) => {
  expect(plain(english.fileSize(bytes))).toBe(text)
})

test.each([
  ['en', '1 234.50', '€ 1 234.50', '1.2 MB', '0.1'],
  ['de', '1 234,50', '€ 1 234,50', '1,2 MB', '0,1'],
  ['fr', '1 234,50', '€ 1 234,50', '1,2 Mo', '0,1'],
  ['es', '1 234,50', '€ 1 234,50', '1,2 MB', '0,1'],
  ['it', '1 234,50', '€ 1 234,50', '1,2 MB', '0,1'],
  ['pl', '1 234,50', '€ 1 234,50', '1,2 MB', '0,1'],
  ['ar', '1 234.50', '€ 1 234.50', '1.2 MB', '0.1'],
  ['no language', '1 234.50', '€ 1 234.50', '1.2 MB', '0.1'],
])('%s: the decimal mark is the language’s own, thousands and digits are all languages’', (language, points, sum, size, price) => {
  const numbers = numbersIn(language)
  const said = [numbers.points(1234.5), numbers.money(1234.5), numbers.fileSize(1.2 * 1024 * 1024), numbers.grouped(0.1)]
  expect(said.map(plain)).toEqual([points, sum, size, price])
})
