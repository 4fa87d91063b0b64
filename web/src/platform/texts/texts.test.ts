import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { TextKey } from './text-key.ts'
import { shipTexts, textsOver } from './texts.ts'
import { createTranslate } from './translate.ts'

const key = (name: string): TextKey => name as TextKey
shipTexts({ 'test.plain': 'Rooms', 'test.count': '{count, plural, one {# room} other {# rooms}}', 'test.rich': 'Read <a>the {what}</a>' })

test('a language lies over English, which stands where the language has nothing', () => {
  const { t } = createTranslate('de', { 'test.plain': 'Räume', 'test.count': '' })
  expect(t(key('test.plain'))).toBe('Räume')
  expect(t(key('test.count'), { count: 2 })).toBe('2 rooms')
})

test('plural forms are the language’s own', () => {
  const over = { 'test.count': '{count, plural, one {# pokój} few {# pokoje} many {# pokoi} other {# pokoju}}' }
  const { t } = createTranslate('pl', over)
  expect([1, 3, 5].map((count) => t(key('test.count'), { count }))).toEqual(['1 pokój', '3 pokoje', '5 pokoi'])
})

test('a broken text of an operator is English, and logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { t } = createTranslate('de', { 'test.count': '{count, plural, one {kaputt' })
  expect(t(key('test.count'), { count: 1 })).toBe('1 room')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a key without any text is shown as itself', () => {
  expect(createTranslate('en', {}).t(key('test.nowhere'))).toBe('test.nowhere')
})

test('only what differs from English travels, of the slices of the page, and it is said whether there is more', () => {
  const shipped = { 'rooms.a': 'A', 'rooms.b': 'B', 'home.a': 'A' }
  expect(textsOver({ ...shipped }, shipped, ['rooms'])).toEqual({ messages: {}, isAll: true })
  expect(textsOver({ ...shipped, 'rooms.b': 'Be' }, shipped, ['rooms'])).toEqual({ messages: { 'rooms.b': 'Be' }, isAll: true })
  expect(textsOver({ ...shipped, 'rooms.b': 'Be', 'home.a': 'Ah' }, shipped, ['rooms'])).toEqual({
    messages: { 'rooms.b': 'Be' },
    isAll: false,
  })
})

test('English says color, as the specified texts do, and never both', () => {
  const english = globSync('locales/en/*.json', { cwd: `${import.meta.dirname}/../../../..` })
  expect(english.filter((path) => /colour/i.test(readFileSync(`${import.meta.dirname}/../../../../${path}`, 'utf8')))).toEqual([])
})
