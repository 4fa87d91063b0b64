import { expect, test } from 'vitest'
import { compare, shorten } from './compare.ts'
import { filledIn } from './filled-in.ts'
import { wordsOf } from './words-of.ts'

const told = (before: string, after: string, language = 'en') =>
  compare(before, after, language).map(({ is, text }) => `${is}:${text.trim()}`)

test('what changed is told in whole words, in languages without spaces, too', () => {
  expect(told('Points are bought here.', 'Points are sold here.')).toEqual(['same:Points are', 'old:bought', 'new:sold', 'same:here.'])
  expect(told('نشتري النقاط هنا', 'نبيع النقاط هنا', 'ar')).toEqual(['old:نشتري', 'new:نبيع', 'same:النقاط هنا'])
  expect(told('', 'New')).toEqual(['new:New'])
})
test('long stretches that stay are left out, but for the words around a change', () => {
  const long = 'word '.repeat(400)
  const runs = shorten(compare(`${long}old ${long}`, `${long}new ${long}`, 'en'))
  expect(runs.map(({ is }) => is)).toEqual(['gap', 'same', 'old', 'new', 'same', 'gap'])
  expect(runs.map(({ text }) => text.length < 200)).toEqual([false, true, true, true, true, false])
})
test('HTML is compared as it is read, with the addresses of its links', () => {
  expect(wordsOf('<h2>One &amp; two</h2><p>Read <a href="/terms">the terms</a>.</p><ul><li>a</li><li>b<br>c</li></ul>')).toBe(
    'One & two\nRead the terms (\u2066/terms\u2069).\na\nb\nc',
  )
  expect(wordsOf('<p>same</p>')).toBe(wordsOf('<p><strong>same</strong></p>'))
})
test('a message is shown in every form that its language has, its values filled in', () => {
  expect(filledIn('{count, plural, one {# point} other {# points}} for {name}', 'en')).toEqual([
    '0 points for ‹name›',
    '1 point for ‹name›',
    '2 points for ‹name›',
    '5 points for ‹name›',
    '21 points for ‹name›',
  ])
  expect(filledIn('Hello', 'en')).toEqual(['Hello'])
  expect(filledIn('{broken', 'en')).toEqual(['{broken'])
})
