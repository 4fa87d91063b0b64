// What members say of themselves, picked out by the rules of their language, and told back when they ask. Health, belief, politics and
// addresses are never picked; whether a fact is kept is for the lounge's memory to say.
import { fold, foldedRule } from './fold.ts'
import type { Language } from './language.ts'

const NAME_MAX = 24
const VALUE_MAX = 60
const TOLD_MAX = 6
/** The keys of what a member says of themselves; all others name a relative or an animal. */
const OWN_KEYS = ['name', 'place', 'origin', 'work', 'study', 'likes', 'dislikes', 'plans', 'birthday']

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** New facts in a line by the keys that all languages share, and the relative spoken of last. */
export function factsIn(text: string, language: Language, lastKin: string | null): { facts: Record<string, string>; kin: string | null } {
  const { slots, notNames, kin, kinNames } = language.pack.facts
  const folded = fold(text)
  const facts: Record<string, string> = {}
  const none = new Set(notNames.split(/\s+/))
  const valueOf = (found: RegExpExecArray | null): string | null => {
    const value = found?.groups?.value
    if (!found || !value) return null
    const start = found.index + found[0].lastIndexOf(value)
    return folded.original(start, start + value.length).replace(/[\s.,!?;:…؟،]+$/u, '')
  }
  const isName = (value: string): boolean => value.length <= NAME_MAX && !none.has(fold(value.split(' ')[0]!).text)
  for (const { key, pattern, cased } of slots) {
    const value = facts[key] === undefined ? valueOf(pattern.exec(folded.text)) : null
    if (!value || value.length > VALUE_MAX || (key === 'name' && !isName(value)) || (cased && !/^\p{Lu}\p{Ll}/u.test(value))) continue
    facts[key] = key === 'name' || (key === 'place' && !value.includes(' ')) ? capital(value) : value
  }
  const words = Object.entries(kin).flatMap(([key, all]) => all.map((word) => [fold(word).text, key] as const))
  const keyOf = new Map(words)
  const any = `(?<kin>${words.map(([word]) => word).toSorted((a, b) => b.length - a.length).join('|')})` // prettier-ignore
  const spoken = foldedRule(`(?<![\\p{L}])${any}(?![\\p{L}])`).exec(folded.text)?.groups?.kin
  for (const parts of kinNames) {
    const source = [parts].flat().join('')
    const found = foldedRule(source.replaceAll('{kin}', any)).exec(folded.text)
    const value = valueOf(found)
    const key = keyOf.get(found?.groups?.kin ?? '') ?? (source.includes('{kin}') ? null : lastKin)
    if (value && key && isName(value)) facts[key] = capital(value)
  }
  return { facts, kin: (spoken && keyOf.get(spoken)) ?? lastKin }
}

/** The keys that a line asks to have told back; null when it asks for nothing of the kind. */
export function askedKeys(text: string, language: Language): string[] | null {
  const { recall, kin } = language.pack.facts
  const folded = fold(text).text
  if (!recall.asks.test(folded)) return null
  const named = Object.entries(recall.aspects).filter(([, rule]) => rule.test(folded)).map(([key]) => key) // prettier-ignore
  const aspects = named.includes('dislikes') ? named.filter((key) => key !== 'likes') : named
  const isSpoken = (word: string): boolean => foldedRule(`(?<!\\p{L})${fold(word).text}(?!\\p{L})`).test(folded)
  const people = Object.entries(kin).filter(([, words]) => words.some(isSpoken)).map(([key]) => key) // prettier-ignore
  if (people.length > 0) return [...aspects.filter((key) => key !== 'name'), ...people]
  return aspects.length > 0 ? aspects : [...OWN_KEYS, ...Object.keys(kin)]
}

/** What is known of these, as one sentence; empty where nothing is. */
export function tellBack(keys: string[], known: Record<string, string>, language: Language): string {
  const { tell, tellKin, and } = language.pack.facts.recall
  const frames: Record<string, string | undefined> = { ...tell, ...tellKin }
  const said = keys
    .flatMap((key) => (known[key] !== undefined && frames[key] ? [frames[key].replace('{value}', known[key])] : []))
    .slice(0, TOLD_MAX)
  const last = said.pop()
  if (last === undefined) return ''
  return capital(euphonic(`${said.length > 0 ? `${said.join(', ')} ${and} ${last}` : last}.`))
}

/** Polish says 'we Wrocławiu' and 'ze Szczecina'; no other language has these words before such names. */
const euphonic = (text: string): string =>
  text.replace(/(?<= w)(?= [WF][^aeiouyąęó\s])/gu, 'e').replace(/(?<= z)(?= [SŚZŻ]z?[^aeiouyąęóz\s])/gu, 'e')
