// The files of rules: readable, whole, and found as fast as they are meant to be.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LANGUAGES } from '@green-room/contract/characters'
import { fold } from '@green-room/talker/fold.ts'
import { linesOf } from './lines.test-read.ts'
import { compile, needlesOfRule, readRules, rulesOf } from './rules.ts'

const HOME = fileURLToPath(new URL('rules/', import.meta.url))
const WIDTH_MAX = 160
const FILES_MAX = 25
const paths = globSync('*/*.txt', { cwd: HOME })
const isOfRules = (path: string): boolean => !path.endsWith('/parts.txt')
const rulesIn = (path: string) => readRules(dirname(path), path.slice(path.indexOf('/') + 1, -'.txt'.length))
const textOf = (path: string): string => readFileSync(HOME + path, 'utf8')

it('no line is too wide, none ends in white space, and none begins with some that would be lost', () => {
  const lines = paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .map((line) => ({ path, line })),
  )
  expect(lines.filter(({ line }) => line.length > WIDTH_MAX || /\s$|^\t|^ {3}/.test(line))).toEqual([])
})

it('no folder holds more than a screenful', () => {
  const counts = Map.groupBy(paths, dirname)
  expect([...counts].filter(([, files]) => files.length > FILES_MAX)).toEqual([])
  expect([...counts.keys()].toSorted()).toEqual([...LANGUAGES, 'common'].toSorted())
})

it.each(paths)('%s says what it is about, and each of its patterns can be made ready', (path) => {
  expect(textOf(path)).toMatch(/^# /)
  if (!isOfRules(path)) return
  const rules = rulesIn(path)
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) expect(() => compile(rule)).not.toThrow()
})

it('a part that nobody knows, or a file without its mode, is said to be wrong', () => {
  expect(() => compile({ pattern: '{nobody-knows} it', parts: new Map(), flags: null })).toThrow(/nobody-knows/)
  expect(readRules('en', 'no-such-subject')).toEqual([])
})

it('what a rule finds has the words by which the rule is found', () => {
  const rules = paths.filter(isOfRules).flatMap(rulesIn)
  const ready = rules.map((rule) => ({ rule, regex: compile(rule), needles: needlesOfRule(rule) }))
  const lines = LANGUAGES.flatMap((language) => [...linesOf(language).values(), ...linesOf(`heavy/${language}`).values()].flat())
  const missed = lines
    .filter((_, at) => at % 40 === 0)
    .flatMap((line) => {
      const text = { written: line, folded: fold(line).text }
      return ready.filter(({ rule, regex, needles }) => {
        const judged = rule.flags === null ? text.folded : text.written
        const lower = judged.toLowerCase()
        return !needles.every((list) => list.some((needle) => lower.includes(needle))) && regex.test(judged)
      })
    })
  expect(missed).toEqual([])
})

it('few rules have to be tried on a text that has none of their words', () => {
  const rules = paths.filter(isOfRules).flatMap(rulesIn)
  expect(rules.filter((rule) => needlesOfRule(rule).length === 0).length).toBeLessThan(rules.length / 50)
})

it('a text is taken apart by the rules that are one', () => {
  const idioms = rulesOf('idioms', 'en')
  expect(idioms.without('this heat is killing me', '–')).toBe('this heat is –')
  expect(idioms.without('this heat is fine', '–')).toBe('this heat is fine')
  expect(
    rulesOf('human-claims', 'en')
      .find('well, I am a real person.')
      .map(({ index }) => index),
  ).toEqual([6])
})
