// What is heavy as people tell it, by language, in lines/heavy/<language>.txt: it must be heard, and play must be left alone.
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@green-room/contract/characters'
import { SMALL_TALK } from '../../evals/probes.ts'
import { heavyIn } from './guard-rules.ts'
import { linesOf } from './lines.test-read.ts'

const KINDS = ['loss', 'illness', 'parting', 'fear'] as const
const LEAST = { heavy: 18, harmless: 43 }

/** What is heard as something else than it is, with what it was heard as. */
const misheard = (lines: string[], kind: string | null): string[] =>
  lines.filter((line) => heavyIn(line) !== kind).map((line) => `${line} → ${heavyIn(line)}`)

describe.each(LANGUAGES)('what is heavy in %s', (language) => {
  const kinds = linesOf(`heavy/${language}`)

  it.each(KINDS)('%s: every line is heard', (kind) => {
    const lines = kinds.get(kind)!
    expect(lines.length).toBeGreaterThanOrEqual(LEAST.heavy)
    expect(misheard(lines, kind)).toEqual([])
  })

  it('nothing is heard in play and small talk', () => {
    const lines = kinds.get('harmless')!
    expect(lines.length).toBeGreaterThanOrEqual(LEAST.harmless)
    expect(misheard(lines, null)).toEqual([])
  })
})

// Written before any rule, and not looked at until the rules stood: 8 of these 20 were heard at the first try. Three later lists, each new
// to the rules, came to 26 of 34, 26 of 39 and 31 of 38. What was missed has been repaired, and their lines are among those above; somebody
// who writes new ones should expect about one in four to be missed.
describe('the lines that were held back', () => {
  it.each([...linesOf('heavy/held-back')])('%s', (kind, lines) => {
    expect(misheard(lines, kind)).toEqual([])
  })
})

describe('the harmless lines of the other rules', () => {
  const told = linesOf('heavy/told-in-harmless')
  const isTold = new Set([...told.values()].flat())

  it.each([...told])('%s is told in some of them', (kind, lines) => {
    expect(misheard(lines, kind)).toEqual([])
  })

  it('are left alone but for one in two hundred', () => {
    const lines = LANGUAGES.flatMap((language) => linesOf(language).get('harmless')!).filter((line) => !isTold.has(line))
    expect(lines.length).toBeGreaterThan(2_000)
    expect(misheard(lines, null).length).toBeLessThan(lines.length * 0.005)
  })

  it('so is small talk', () => {
    expect(misheard(SMALL_TALK, null)).toEqual([])
  })
})

describe('a loss', () => {
  it('is none where what was lost is back', () => {
    expect(heavyIn('we lost our dog, he is back now')).toBeNull()
    expect(heavyIn('we lost our dog, he died in spring')).toBe('loss')
  })

  it('is heard before what it came of', () => {
    expect(heavyIn('my dad had a heart attack and died')).toBe('loss')
    expect(heavyIn('he hit me, so my husband left us')).toBe('fear')
  })

  it('is heard with any apostrophe', () => {
    expect(heavyIn('my dad’s in intensive care')).toBe('illness')
  })
})
