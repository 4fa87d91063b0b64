import { expect, test } from 'vitest'
import { fileSize, joinDate, money, points, relativeTime, shortDate, signedPoints } from './format.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0', '0.00'],
  [7.1, '7.10', '7.10'],
  [1240, '1 240', '1 240.00'],
  [1234567.89, '1 234 567.89', '1 234 567.89'],
  [-25, '−25', '−25.00'],
])('points of %s', (amount, short, full) => {
  expect(plain(points(amount))).toBe(short)
  expect(plain(points(amount, true))).toBe(full)
})

test('what came has a plus, what went a minus, nothing neither', () => {
  expect([signedPoints(200), signedPoints(-7.1), signedPoints(0)]).toEqual(['+200', '−7.10', '0'])
})

test('money has its currency’s decimals and its symbol before', () => {
  expect(plain(money(25))).toBe('€ 25.00')
  expect(plain(money(1234.5, '$'))).toBe('$ 1 234.50')
  expect([plain(money(1712.6, '¥', 0)), plain(money(1234.5, 'KD', 3))]).toEqual(['¥ 1 713', 'KD 1 234.500'])
})

test.each([
  [512, '512 B'],
  [84 * 1024, '84 KB'],
  [1.2 * 1024 * 1024, '1.2 MB'],
])('%s bytes', (bytes, text) => {
  expect(plain(fileSize(bytes))).toBe(text)
})

test('dates stand as DD.MM.YYYY, and as MMM D, YYYY where someone joined', () => {
  expect(shortDate('2026-03-04T12:00:00.000Z')).toBe('04.03.2026')
  expect(joinDate('2026-03-04T12:00:00.000Z', 'en')).toBe('Mar 4, 2026')
})

test.each([
  [30, { kind: 'now' }],
  [119, { kind: 'now' }],
  [120, { kind: 'minutes', count: 2 }],
  [3599, { kind: 'minutes', count: 59 }],
  [3 * 3600, { kind: 'hours', count: 3 }],
  [24 * 3600, { kind: 'date', date: '20.11.2026' }],
])('%s seconds ago', (seconds, expected) => {
  const now = Date.UTC(2026, 10, 21, 12)
  expect(relativeTime(new Date(now - seconds * 1_000).toISOString(), now)).toEqual(expected)
})
