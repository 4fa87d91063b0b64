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
import { NEEDLE_MIN, needlesOf } from './needles.ts'

export interface Rule {
  source: string
  /** Of text as it was written; null for folded text. */
  flags: string | null
}

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

export const compile = ({ source, flags }: Rule): RegExp => (flags === null ? foldedRule(source) : new RegExp(source, flags))

interface Ready {
  rule: Rule
  regex?: RegExp
}

function prepare(rules: Rule[]): Rules {
  const always: Ready[] = []
  const byStart = new Map<string, [needle: string, ready: Ready][]>()
  for (const rule of rules) {
    const ready: Ready = { rule }
    const needles = needlesOf(rule.source)
    if (needles === null) always.push(ready)
    for (const needle of needles ?? []) {
      const start = needle.slice(0, NEEDLE_MIN)
      const same = byStart.get(start)
      if (same) same.push([needle, ready])
      else byStart.set(start, [[needle, ready]])
    }
  }

  /** The rules whose words stand in the text. */
  function candidates(text: string): Set<Ready> {
    const lower = text.toLowerCase()
    const found = new Set(always)
    for (let at = 0; at + NEEDLE_MIN <= lower.length; at++)
      for (const [needle, ready] of byStart.get(lower.slice(at, at + NEEDLE_MIN)) ?? []) if (lower.startsWith(needle, at)) found.add(ready)
    return found
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
    find: (text) => [...candidates(text)].map((ready) => regexOf(ready).exec(text)).filter((found) => found !== null),
    without: (text, instead) => (candidates(text).size > 0 ? text.replace(joinedRule(), instead) : text),
  }
}

/** The patterns of a file with their parts put in; none where a language has nothing on the subject. */
export function readRules(language: string, subject: string): Rule[] {
  const lines = linesOf(language, subject)
  if (lines.length === 0) return []
  const parts = new Map<string, string>()
  const rules: Rule[] = []
  let flags: string | null | undefined
  for (const line of [...linesOf(language, 'parts'), ...lines]) {
    const [, part, value] = /^\{([a-z-]+)\} = (.+)$/s.exec(line) ?? []
    const [, mode, written] = /^@(folded|as-written)(?: ([a-z]*))?$/.exec(line) ?? []
    if (mode !== undefined) flags = mode === 'folded' ? null : (written ?? '')
    else if (part !== undefined) parts.set(part, withParts(value!, parts))
    else if (flags === undefined) throw new Error(`rules/${language}/${subject}.txt does not say which text it is for`)
    else rules.push({ source: withParts(line, parts), flags })
  }
  return rules
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

const withParts = (pattern: string, parts: Map<string, string>): string =>
  pattern.replace(/\{([a-z-]+)(?: (\d))?\}/g, (name, part: string, words: string | undefined) => {
    const value = part === 'gap' ? String.raw`(?:[ ,،]+(?:[\p{L}\p{N}']+[ ,،]+){0,${words}})` : parts.get(part)
    if (value === undefined) throw new Error(`no part is called ${name} in ${pattern}`)
    return value
  })
