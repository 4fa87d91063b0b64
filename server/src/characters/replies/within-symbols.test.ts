import { expect, test } from 'vitest'
import { withinSymbols } from './within-symbols.ts'

const cut = (text: string, most: number, shown = 0, isHalf = false): string => text.slice(0, withinSymbols(text, most, shown, isHalf))

test('a text within its length stays whole', () => {
  expect(cut('Good evening. Tea?', 18)).toBe('Good evening. Tea?')
  expect(cut('🫖'.repeat(10), 10)).toBe('🫖'.repeat(10)) // symbols, not units
})
test('a longer one ends with its last sentence there, else with a word', () => {
  expect(cut('One. Two! "Three?" Four is longer.', 20)).toBe('One. Two! "Three?"')
  expect(cut('no end in sight for this one', 12)).toBe('no end in')
  expect(cut('مرحبا. كيف حالك اليوم؟ بخير', 24)).toBe('مرحبا. كيف حالك اليوم؟')
})
test('what was shown stays', () => {
  expect(cut('One. Two is going on and on', 12, 9)).toBe('One. Two ')
})
test('a text that breaks off at its end loses the half sentence, and keeps itself where it has no other', () => {
  expect(cut('Tea or coffee? I would like', 100, 0, true)).toBe('Tea or coffee?')
  expect(cut('I would like', 100, 0, true)).toBe('I would like')
})
