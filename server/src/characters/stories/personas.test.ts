import { readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import { expect, test } from 'vitest'
import { personaOf } from './personas.ts'
import { shippedStories } from './stories.ts'

const card = Card.parse(JSON.parse(readFileSync(new URL('../../../seeds/characters/marlow.json', import.meta.url), 'utf8')))

test('a character that speaks three languages has the books of those in which it is spoken to', () => {
  const read: string[] = []
  const shipped = shippedStories('marlow')
  const watched = Object.keys(shipped).map((language) => {
    const get = (): string => {
      read.push(language)
      return shipped[language as 'en']!
    }
    return [language, { enumerable: true, get }] as const
  })
  const { books, knowledge } = personaOf(card, Object.defineProperties({}, Object.fromEntries(watched)))
  expect([Object.keys(books), Object.keys(knowledge), read]).toEqual([Object.keys(shipped), Object.keys(shipped), []])
  expect(books['de']).toBe(books['de'])
  expect(knowledge['de']).toBe(knowledge['de'])
  expect(read).toEqual(['de'])
})
