import { expect, test } from 'vitest'
import { message } from './message.test-data.ts'
import { spokenLanguage } from './spoken-language.ts'

test.each([
  ['the first line of a talk is in its topic’s language', 1, 'Dobry wieczór', 'pl', 'en', 'pl'],
  ['an Arabic text on an English page', 4, '«مساء الخير»', 'en', 'en', 'ar'],
  ['a Latin text on an Arabic page, in an English topic', 4, 'Good evening', 'en', 'ar', 'en'],
  ['a Latin text on an Arabic page, in a Spanish topic', 4, '¿Qué tal?', 'es', 'ar', 'es'],
  ['a Latin text on an Arabic page, in an Arabic topic', 4, 'Miles Davis', 'ar', 'ar', 'en'],
  ['an Arabic text on an Arabic page', 4, 'مساء الخير', 'en', 'ar', undefined],
  ['another Latin text on a Latin page: nobody knows', 4, 'Guten Abend', 'en', 'de', undefined],
  ['no letters', 4, '12:30 :)', 'en', 'ar', undefined],
])('%s', (_, number, content, topicLanguage, pageLanguage, expected) => {
  expect(spokenLanguage(message(number, { content }), topicLanguage, pageLanguage)).toBe(expected)
})
