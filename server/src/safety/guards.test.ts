import { describe, expect, it } from 'vitest'
import { careTurnsLeft, isCrisis } from './crisis.ts'
import { checkText } from './guards.ts'
import { HARMLESS } from './guards.test-lines.ts'
import { isStatedMinor } from './minor.ts'

const rule = (text: string, kind: 'title' | 'message' = 'message') => checkText(text, { kind })?.rule ?? null

describe('the house rules', () => {
  it.each([
    ['4111 1111 1111 1111', 'card-number'],
    ['my card is 5500-0000-0000-0004 ok?', 'card-number'],
    ['378282246310005', 'card-number'],
    ['I will kill you tomorrow', 'danger'],
    ['someone should shoot the neighbours', 'danger'],
    ['how do I make a pipe bomb', 'danger'],
    ['how can I poison my boss', 'danger'],
    ['kill all the immigrants', 'danger'],
    ['buy now at cheap-pills.example.com, best price', 'ads'],
    ['subscribe to my channel', 'ads'],
    ['earn $500 a day from home', 'ads'],
    ['follow me on instagram', 'ads'],
    ['his number is +49 170 1234567', 'names'],
    ["my ex's address is 12 Market Street", 'names'],
    ['sexy schoolgirl pictures', 'minors'],
    ['I want sex with a 14 year old', 'minors'],
    ['buy buy buy buy buy buy buy buy buy buy buy buy buy buy', 'spam'],
    [`ok${'!'.repeat(60)}`, 'spam'],
    ['[12:01] Anna: hi\n[12:02] Tom: what now\n[12:03] Anna: he said it', 'history'],
  ])('refuse %j for %s', (text, expected) => {
    expect(rule(text)).toBe(expected)
  })

  it('answer with the problem of the rule', () => {
    expect(checkText('4111111111111111', { kind: 'message' })).toEqual({ rule: 'card-number', code: 'house-rule.card-number' })
  })

  it.each([
    ['Write me at www.example.com', 'ads'],
    ['Call +44 20 7946 0958', 'ads'],
    ['Meet Dr. Anna Schmidt', 'names'],
    ['Party at 12 Market Street', 'names'],
    ["I'm 15, anyone here?", 'minors'],
  ])('hold titles, which are public, to more: %j', (text, expected) => {
    expect(rule(text, 'title')).toBe(expected)
    expect(rule(text)).not.toBe(expected)
  })

  it('let nothing pass by zero-width letters or wide ones', () => {
    expect(rule('4\u200b111 1111 1111 1111')).toBe('card-number')
    expect(rule('４１１１１１１１１１１１１１１１')).toBe('card-number')
    expect(rule('I will k\u200bill you')).toBe('danger')
  })

  it('never refuse a text that speaks of self-harm', () => {
    for (const text of [
      'I want to kill myself',
      'I will kill my ex and then I want to die',
      'I want to die I want to die I want to die I want to die',
    ]) {
      expect(rule(text)).toBeNull()
      expect(isCrisis(text)).toBe(true)
    }
  })

  it('take a number that is no card number', () => {
    for (const text of ['4111 1111 1111 1112', 'my order was 1234567890123', 'it cost 1111111111111111', 'call me maybe 0123456789'])
      expect(rule(text)).toBeNull()
  })

  it.each(HARMLESS)('leave %j alone', (text) => {
    expect(rule(text)).toBeNull()
    expect(rule(text, 'title')).toBeNull()
    expect(isCrisis(text)).toBe(false)
    expect(isStatedMinor(text)).toBe(false)
  })
})

describe('a crisis', () => {
  it.each([
    'I want to die', 'i wanna kill myself', "I don't want to live anymore", "I'm thinking about ending it all", "I can't go on like this",
    'everyone would be better off without me',
    'I have been cutting myself again', 'I want to hurt myself', 'there is no reason to live', "life isn't worth it anymore",
    'I wish I was never born', 'suicidal again tonight',
    'I took all my pills', 'i just want to not wake up', 'ich will nicht mehr leben', 'ich will mich umbringen', "j'ai envie de mourir",
    'quiero morir', 'no quiero vivir más', 'voglio morire',
    'nie chcę już żyć', 'chcę się zabić', 'أريد أن أموت', 'لا أريد أن أعيش',
  ])('is heard in %j', (text) => {
    expect(isCrisis(text)).toBe(true)
  }) // prettier-ignore
})

describe('a stated age under 18', () => {
  it.each([
    "I'm 14",
    'im 16 years old',
    'I am fifteen',
    "I'm only 12 lol",
    "I'm under 18",
    "I'm in 8th grade",
    'ich bin 15',
    "j'ai 16 ans",
    'tengo 13 años',
    'ho 17 anni',
    'mam 14 lat',
  ])('is heard in %j', (text) => {
    expect(isStatedMinor(text)).toBe(true)
  })
})

it('care lasts for as many turns of the reader as the operators set', () => {
  const spoken = ['I want to kill myself', ...Array.from({ length: 6 }, () => 'And the weather?')]
  const history = spoken.map((text) => ({ from: 'reader' as const, text }))
  expect([careTurnsLeft(history, 10), careTurnsLeft(history, 7), careTurnsLeft(history, 5)]).toEqual([5, 2, 0])
})
