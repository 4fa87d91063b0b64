import { describe, expect, test } from 'vitest'
import { maskPersonalData } from '#server/safety/personal-data.ts'
import { isMemorable, isMemorableSentence, normalKey, normalValue } from './memorable.ts'

describe('memory keeps', () => {
  test.each([
    ['name', 'Dana'],
    ['brother', 'Christian'],
    ['place', 'New York'],
    ['work', 'nurse'],
    ['work', 'in a hospital'],
    ['work', 'doctor'],
    ['study', 'French'],
    ['likes', 'Italian films'],
    ['plans', 'a boat trip to Turkey in May'],
    ['garden', 'three tomato plants and a cherry tree from her grandmother'],
    ['exam', 'on 12.05.2027 at nine'],
    ['schwester', 'Marta'],
    ['مدينة', 'لشبونة'],
    ['likes', 'Musik und Katzen'],
    ['dislikes', 'el pescado'],
    ['plans', 'w maju jadę do Rzymu'],
    ['plans', 'quest’estate andiamo al mare'],
    ['work', 'Krankenpfleger'],
    ['work', 'infirmière'],
    ['work', 'psychologue'],
    ['plans', 'on déménage le mois prochain'],
    ['likes', 'القهوة'],
  ])('%s: %s', (key, value) => expect(isMemorable(key, normalValue(key, value))).toBe(true))

  test.each([
    ['Marta Kowalska', 'sister', 'Marta'],
    ['John Smith from next door', 'friend', 'John from next door'],
    ['the New York trip', 'plans', 'the New York trip'],
    ['  two \n lines ', 'note', 'two lines'],
  ])('%j under %s as %j', (value, key, kept) => expect(normalValue(key, value)).toBe(kept))

  test('one key for one thing', () => {
    expect([normalKey(' Sister_Name '), normalKey('Favourite-Colour!'), normalKey('***')]).toEqual(['sister name', 'favourite colour', ''])
  })
})

describe('memory never keeps', () => {
  test.each([
    ['health', 'fine'],
    ['note', 'was diagnosed in May'],
    ['mother', 'has cancer'],
    ['mood', 'depressed since spring'],
    ['note', 'sees my therapist on Mondays'],
    ['note', 'is pregnant'],
    ['note', 'ist seit Mai krank'],
    ['note', 'es lesbiana'],
    ['brother', 'is gay'],
    ['sunday', 'goes to church'],
    ['note', 'is a Muslim'],
    ['note', 'votes conservative'],
    ['origin', 'Lisbon'],
    ['note', 'comes from Iraq'],
    ['wife', 'is Turkish'],
    ['note', 'Polish'],
    ['note', 'came as a refugee'],
    ['phone', 'in the drawer'],
    ['note', 'ring +31 6 1234 5678'],
    ['note', 'write to una@example.com'],
    ['note', 'NL91 ABNA 0417 1643 00'],
    ['home', '12 Harbour Street'],
    ['home', 'Hafenstraße 12'],
    ['note', 'see example.com/me'],
    ['note', 'wants to die'],
    ['note', 'x'.repeat(161)],
    ['plans', 'im Mai fange ich die Chemo an'],
    ['note', 'nimmt Antidepressiva'],
    ['plans', 'en juin je me fais opérer, je suis enceinte'],
    ['note', 'toma pastillas para la ansiedad'],
    ['note', 'è incinta'],
    ['note', 'leczy się na depresję'],
    ['note', 'مريضة بالسكري'],
    ['sonntag', 'geht in die Moschee'],
    ['note', 'chodzi do kościoła'],
    ['note', 'vota a la izquierda'],
    ['note', 'es refugiada'],
    ['', 'something'],
    ['note', ''],
  ])('%s: %s', (key, value) => expect(isMemorable(key, value)).toBe(false))

  test('a sentence of a summary that tells such a thing', () => {
    expect(isMemorableSentence('The reader spoke of a boat called Petrel.')).toBe(true)
    for (const sentence of [
      'Her mother has diabetes.',
      'She is Turkish.',
      'He votes for the left-wing party.',
      'They gave the number +31 6 1234 5678.',
    ])
      expect(isMemorableSentence(sentence)).toBe(false)
  })
})

describe('a mask', () => {
  test.each([
    ['call +31 6 1234 5678 or 0151 23456789', 'call [phone number] or [phone number]'],
    ['mail una@example.com, see www.example.com/me', 'mail [mail address], see [link]'],
    ['it is 4242 4242 4242 4242', 'it is [number]'],
    ['at 12 Harbour Street, since 12.05.2019', 'at [address], since 12.05.2019'],
    ['2 years down the road, 40 pages a day', '2 years down the road, 40 pages a day'],
  ])('makes %j into %j', (text, masked) => expect(maskPersonalData(text)).toBe(masked))
})
