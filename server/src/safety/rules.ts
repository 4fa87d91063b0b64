// The rules of safety are data: rules/<language>/<subject>.txt.
//
//   # A comment has a line of its own.
//   @folded                     for folded text (talker/fold.ts): small letters without marks, where `\b` is a border in any script
//   @as-written i               or: for text as it was written, with these flags
//   {who} = (?:he|she|they)     a part; the parts that many files of a language share stand in its parts.txt
//   \b{who} said{gap 2}no       a pattern; {gap 2} is white space or a comma with up to two words in it
//     (?! way)                  a line that is indented belongs to the one above, without the white space before it
//
// A subject is heard where any of its patterns is found.
import { existsSync, readFileSync } from 'node:fs'
import { foldedRule } from '@green-room/talker/fold.ts'
import { NEEDLE_MIN, needlesOf, type Needles } from './needles.ts'

export interface Rule {
  pattern: string
  parts: Parts
  /** Of text as it was written; null for folded text. */
  flags: string | null
}
type Parts = Map<string, { pattern: string; needles: Needles }>

export interface Rules {
  hear: (text: string) => boolean
  /** What each rule finds first, where it finds anything. */
  find: (text: string) => RegExpExecArray[]
  /** The text with something else in the place of all that is found; here the patterns are one, tried in their order. */
  without: (text: string, instead: string) => string
}

const known = new Map<string, Rules>()

/** The rules of a subject in the languages named. */
export function rulesOf(subject: string, ...languages: string[]): Rules {
  const key = `${subject} ${languages.join(' ')}`
  const rules = known.get(key) ?? prepare(languages.flatMap((language) => readRules(language, subject)))
  known.set(key, rules)
  return rules
}

export function compile({ pattern, parts, flags }: Rule): RegExp {
  const source = withParts(pattern, parts)
  return flags === null ? foldedRule(source) : new RegExp(source, flags)
}
export const needlesOfRule = ({ pattern, parts }: Rule): Needles => needlesOf(pattern, (name) => parts.get(name)?.needles ?? [])

interface Ready {
  rule: Rule
  needles: Needles
  regex?: RegExp
}

function prepare(rules: Rule[]): Rules {
  const always: Ready[] = []
  const byStart = new Map<string, [needle: string, ready: Ready][]>()
  for (const rule of rules) {
    const [first, ...needles] = needlesOfRule(rule)
    const ready: Ready = { rule, needles }
    if (first === undefined) always.push(ready)
    for (const needle of first ?? []) {
      const start = needle.slice(0, NEEDLE_MIN)
      const same = byStart.get(start)
      if (same) same.push([needle, ready])
      else byStart.set(start, [[needle, ready]])
    }
  }

  /** The rules whose words stand in the text. */
  function candidates(text: string): Ready[] {
    const lower = text.toLowerCase()
    const found = new Set(always)
    for (let at = 0; at + NEEDLE_MIN <= lower.length; at++)
      for (const [needle, ready] of byStart.get(lower.slice(at, at + NEEDLE_MIN)) ?? []) if (lower.startsWith(needle, at)) found.add(ready)
    return [...found].filter(({ needles }) => needles.every((list) => list.some((needle) => lower.includes(needle))))
  }
  const regexOf = (ready: Ready): RegExp => (ready.regex ??= compile(ready.rule))

  let joined: RegExp | undefined
  function joinedRule(): RegExp {
    const { flags } = compile(rules[0]!)
    return (joined ??= new RegExp(rules.map((rule) => compile(rule).source).join('|'), `${flags}g`))
  }
  return {
    hear: (text) =>
      candidates(text)
        .values()
        .some((ready) => regexOf(ready).test(text)),
    find: (text) =>
      candidates(text)
        .map((ready) => regexOf(ready).exec(text))
        .filter((found) => found !== null),
    without: (text, instead) => (candidates(text).length > 0 ? text.replace(joinedRule(), instead) : text),
  }
}

/** The patterns of a file; none where a language has nothing on the subject. */
export function readRules(language: string, subject: string): Rule[] {
  const parts: Parts = new Map(sharedParts(language))
  const rules: Rule[] = []
  let flags: string | null | undefined
  for (const line of linesOf(language, subject)) {
    const [, mode, written] = /^@(folded|as-written)(?: ([a-z]*))?$/.exec(line) ?? []
    if (mode !== undefined) flags = mode === 'folded' ? null : (written ?? '')
    else if (readPart(line, parts)) continue
    else if (flags === undefined) throw new Error(`rules/${language}/${subject}.txt does not say which text it is for`)
    else rules.push({ pattern: line, parts, flags })
  }
  return rules
}

const shared = new Map<string, Parts>()
function sharedParts(language: string): Parts {
  const parts: Parts = shared.get(language) ?? new Map()
  if (!shared.has(language)) for (const line of linesOf(language, 'parts')) readPart(line, parts)
  shared.set(language, parts)
  return parts
}

function readPart(line: string, parts: Parts): boolean {
  const [, name, pattern] = /^\{([a-z-]+)\} = (.+)$/s.exec(line) ?? []
  if (name === undefined || pattern === undefined) return false
  parts.set(name, { pattern, needles: needlesOfRule({ pattern, parts, flags: null }) })
  return true
}

function linesOf(language: string, subject: string): string[] {
  const path = new URL(`./rules/${language}/${subject}.txt`, import.meta.url)
  const lines: string[] = []
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith(' ')) lines.push(lines.pop()! + line.trimStart())
    else lines.push(line)
  }
  return lines
}

const withParts = (pattern: string, parts: Parts): string =>
  pattern.replace(/\{([a-z-]+)(?: (\d))?\}/g, (name, part: string, words: string | undefined) => {
    if (part === 'gap') return String.raw`(?:[ ,،]+(?:[\p{L}\p{N}']+[ ,،]+){0,${words}})`
    const value = parts.get(part)?.pattern
    if (value === undefined) throw new Error(`no part is called ${name} in ${pattern}`)
    return withParts(value, parts)
  })
