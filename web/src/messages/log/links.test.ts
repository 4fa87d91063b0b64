import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

const hrefs = (text: string) => findLinks(text).flatMap(({ href }) => href ?? [])

test('addresses become links, and the words around them stay as they were', () => {
  const text = 'See https://example.com/a?b=1#c and www.example.org.'
  expect(hrefs(text)).toEqual(['https://example.com/a?b=1#c', 'https://www.example.org/'])
  expect(
    findLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
test('the end of a sentence and a foreign bracket are not part of an address', () => {
  expect(hrefs('(see https://example.com/x_(y)) and “https://example.com/z”!')).toEqual([
    'https://example.com/x_(y)',
    'https://example.com/z',
  ])
})
test('only web addresses become links', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'https://localhost', 'http://', 'www.', 'not a.link'])
    expect(hrefs(text)).toEqual([])
})
test('markup stays text', () => {
  expect(hrefs('<a href="https://example.com">x</a>')).toEqual(['https://example.com/'])
  expect(findLinks('<b>x</b>')).toEqual([{ text: '<b>x</b>', href: null, at: 0 }])
})
