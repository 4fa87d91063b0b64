// What natives write, by language and kind, in lines/<language>.txt: what must be heard, and what must be left alone.
import { describe, expect, it } from 'vitest'
import { asksIfHuman } from './human-rules.ts'
import { LANGUAGES } from '@green-room/contract/characters'
import { isCrisis } from './crisis.ts'
import { checkText } from './guards.ts'
import { linesOf } from './lines.test-read.ts'
import { isStatedMinor } from './minor.ts'
import { holdsPersonalData } from './personal-data.ts'

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')
const rule = (text: string, kind: 'title' | 'message' = 'message') => checkText(text, { kind })?.rule ?? null
const isRight: Record<string, (text: string) => boolean> = {
  crisis: (text) => isCrisis(text) && rule(text) === null,
  danger: (text) => rule(text) === 'danger',
  minors: (text) => rule(text) === 'minors',
  ads: (text) => rule(text) === 'ads',
  names: (text) => rule(text) === 'names',
  masked: holdsPersonalData,
  'under-age': isStatedMinor,
  harmless: (text) =>
    rule(text) === null &&
    rule(text, 'title') === null &&
    !isCrisis(text) &&
    !isStatedMinor(text) &&
    !holdsPersonalData(text) &&
    asksIfHuman(text) === null,
}
const LEAST: Record<string, number> = {
  crisis: 100,
  danger: 40,
  ads: 40,
  'under-age': 40,
  masked: 15,
  names: 10,
  minors: 10,
  harmless: 390,
}
/** The rest of English is in guards.test.ts. */
const LEAST_ENGLISH: Record<string, number> = { crisis: 95, harmless: 69 }

describe.each([...OTHER_LANGUAGES, 'en'])('the house rules in %s', (language) => {
  const kinds = linesOf(language)
  const least = language === 'en' ? LEAST_ENGLISH : LEAST

  it.each(Object.keys(least))('%s: every line of the corpus', (kind) => {
    const lines = kinds.get(kind)!
    expect(lines.length).toBeGreaterThanOrEqual(least[kind]!)
    expect(lines.filter((line) => !isRight[kind]!(line))).toEqual([])
  })
})
