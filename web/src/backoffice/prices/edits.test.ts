import { expect, test } from 'vitest'
import { changesOf, instant, typedOf, valueOf } from './edits.ts'

test.each([
  ['0.1', 0.1],
  ['0,1', 0.1],
  [' 1 000 ', 1000],
  ['', undefined],
  ['ten', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('a price typed as %j is %j', (typed, value) => expect(valueOf('message_symbol_cost', typed)).toBe(value))

test('what may be absent is absent when it is emptied, and a line is trimmed', () => {
  expect(valueOf('model_daily_cost', ' ')).toBe(null)
  expect(valueOf('google_tag', '')).toBe(null)
  expect(valueOf('product_name', ' The Parlour ')).toBe('The Parlour')
  expect(valueOf('is_reg_enabled', false)).toBe(false)
})
test('words keep the languages in which there are any; English stands always, and optional ones go with it', () => {
  expect(valueOf('promo_guest', { en: '', de: ' ', fr: 'Bonsoir' })).toEqual({ en: '', fr: 'Bonsoir' })
  expect(valueOf('copyright', { en: ' ', de: 'Alle Rechte' })).toBe(null)
  expect(valueOf('copyright', { en: '© Lampblack' })).toEqual({ en: '© Lampblack' })
})
test('what is shown for typing is the value as text, and typed back it is the same value', () => {
  expect([typedOf('message_symbol_cost', 0.1), typedOf('is_reg_enabled', true), typedOf('promo_guest', null)]).toEqual(['0.1', true, {}])
  expect(typedOf('model_daily_cost', null)).toBe('')
  for (const [key, value] of [
    ['welcome_points', 200],
    ['product_name', 'Green Room'],
    ['model_daily_cost', null],
  ] as const)
    expect(valueOf(key, typedOf(key, value))).toBe(value)
})
test('a change is what differs; typed and typed back it is none, and one faulty field holds all of them', () => {
  const values = { message_symbol_cost: 0.1, welcome_points: 200, promo_guest: { en: 'Hi', de: 'Hallo' } }
  expect(changesOf({ message_symbol_cost: '0.10', welcome_points: '250' }, values)).toEqual({ welcome_points: 250 })
  expect(changesOf({ promo_guest: { de: 'Hallo', en: 'Hi' } }, values)).toEqual({})
  expect(changesOf({ welcome_points: '250', message_symbol_cost: 'x' }, values)).toBe(null)
})
test('a time is the operator’s own, sent as an instant; none is none', () => {
  expect(instant('')).toBe(null)
  expect(instant('2026-11-24T12:30')).toBe(new Date(2026, 10, 24, 12, 30).toISOString())
})
