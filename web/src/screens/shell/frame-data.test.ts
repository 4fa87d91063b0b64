import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { pickLanguage } from './frame-data.ts'

const GERMAN = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 } as const
const FRENCH = { id: '3', code: 'fr', title: 'Français', dir: 'ltr', default: 1 } as const

test('the stored language where the list has it, else the default one, else the first', () => {
  expect(pickLanguage([GERMAN, FRENCH], '2')).toBe(GERMAN)
  expect(pickLanguage([GERMAN, FRENCH], '9')).toBe(FRENCH)
  expect(pickLanguage([GERMAN, FRENCH], null)).toBe(FRENCH)
  expect(pickLanguage([GERMAN, { ...FRENCH, default: 0 }], null)).toBe(GERMAN)
  expect(pickLanguage([], '2')).toBe(ENGLISH)
})
