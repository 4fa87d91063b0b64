// What is said back to the reader must never come out wrong: better nothing than half a sentence.
import { withApostrophes } from './informal.ts'
import { describe, expect, it } from 'vitest'
import { echoOf } from './echo.ts'
import { thingNamed } from './named-things.ts'
import { tailOf } from './tail.ts'

describe('words without their apostrophes', () => {
  it.each([
    ['its not a coin', "it's not a coin"],
    ['shes late and i dont mind', "she's late and i don't mind"],
    ['the dog wagged its tail', 'the dog wagged its tail'],
    ['we were ill', 'we were ill'],
  ])('get them: %j', (bare, whole) => expect(withApostrophes(bare)).toBe(whole))
})

describe('the end of a line, as a question', () => {
  it.each([
    ['once a guy threw up on my shoes', 'On your shoes?'],
    ['my sister borrowed my car and brought it back with a dent', 'With a dent?'],
    ['he apologised in Latin', 'In Latin?'],
    ['we had the biggest carp in the country', 'The biggest carp in the country?'],
    ['my wife banned me from the stove for a year', 'For a year?'],
    ["I'm retired, I was a tax inspector", 'A tax inspector?'],
    ['forty two hippos so far', null],
    ['I wrote two pages of nonsense', 'Two pages of nonsense?'],
  ])('%j → %j', (line, tail) => {
    expect(tailOf(line)).toBe(tail)
  })

  it.each([
    "I don't have an oven",
    'my son learned to read this week',
    'I like dogs',
    'she lives with me now, she has dementia',
    'it is what it is',
    'I want to sing',
    'that was the worst day of all',
    'I do it for fun',
    '',
    '...',
  ])('says nothing to %j', (line) => {
    expect(tailOf(line)).toBeNull()
  })
})

describe('a clause turned round', () => {
  it.each([
    ['he never let me row it though', 'He never let you row it.'],
    ["I'm a translator so words are my bread", "You're a translator so words are your bread."],
    ['so I was the only one in my class', 'You were the only one in your class.'],
    ["my kids built it and I've never been up", "Your kids built it and you've never been up."],
    ["I haven't told my wife yet", "You haven't told your wife yet."],
    ['builders found it when they renovated the post office', 'Builders found it when they renovated the post office.'],
  ])('%j → %j', (clause, echo) => {
    expect(echoOf(clause)).toBe(echo)
  })

  it.each([
    'you never listen to me',
    'my wife and I fight a lot',
    'what a day',
    'I hate myself',
    'this is it',
    'cooked some pasta',
    'I said "stop" to him',
  ])('does not try %j', (clause) => {
    expect(echoOf(clause)).toBeNull()
  })
})

describe('a thing that was named', () => {
  it.each([
    ['sheep mostly, and one donkey', 'donkey'],
    ['an old couple gave me soup', 'soup'],
    ['I work in a bakery', 'baker'],
  ])('%j → %s', (line, word) => {
    expect(thingNamed(line)?.word).toBe(word)
  })

  it.each(["there's no soup", 'it sounds like someone sawing a ship in half', 'we ship on monday', 'I dress badly'])(
    'is none in %j',
    (line) => {
      expect(thingNamed(line)).toBeNull()
    },
  )
})
