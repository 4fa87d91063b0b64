import { expect, test } from 'vitest'
import { lasted, roundedUp, shown } from './shown.ts'
import { lineOf } from './spark.tsx'

test.each([
  ['cents', 125_050, '€\u202f1\u202f250.50'],
  ['cents', -90, '− €\u202f0.90'],
  ['share', 0.042, '4.2\u202f%'],
  ['share', 0.42, '42\u202f%'],
  ['ms', 900, '0.9\u202fs'],
  ['ms', 61_000, '61\u202fs'],
  ['count', 12_345, '12\u202f345'],
  ['count', null, '–'],
] as const)('a figure in %s, %j, reads %j', (unit, value, text) => expect(shown(unit, value)).toBe(text))

test.each([
  [0, '0\u202fs'],
  [59, '59\u202fs'],
  [60, '1\u202fmin'],
  [3_725, '1\u202fh 2\u202fmin'],
  [172_800, '2\u202fd'],
  [187_200, '2\u202fd 4\u202fh'],
])('%i seconds last %j: the two largest parts, none of them nothing', (s, text) => expect(lasted(s)).toBe(text))

test.each([
  [0, 100],
  [1, 1],
  [1.2, 2],
  [2.3, 2.5],
  [3, 5],
  [7, 10],
  [101, 200],
  [240, 250],
])('the top of a chart above %j is %j', (most, top) => expect(roundedUp(most, 100)).toBe(top))

test('a line goes from edge to edge, leaves out days without a figure, and never below the ground', () => {
  expect(lineOf([0, 5, 10], 10, 20)).toBe('0.00,20.00 50.00,10.00 100.00,0.00')
  expect(lineOf([0, null, 10], 10, 20)).toBe('0.00,20.00 100.00,0.00')
  expect(lineOf([-5, 10], 10, 20)).toBe('0.00,20.00 100.00,0.00')
  expect(lineOf([10], 10, 20)).toBe('0.00,0.00')
})
