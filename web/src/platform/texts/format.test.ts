import { expect, test } from 'vitest'
import { joinDate, relativeTime, shortDate } from './format.ts'

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
