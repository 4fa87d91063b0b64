// What a reader of another language says of themselves, and what is told back of it.
import { KIN_KEYS } from '../kin.ts'
import { fold } from './fold.ts'
import type { LanguagePack } from './language-pack.ts'

const NAME_MAX = 24
const VALUE_MAX = 60

/** Facts by the keys that all languages share, and the relative spoken of last. */
export function factsIn(
  text: string,
  { speech }: LanguagePack,
  lastKin: string | null,
): { facts: Record<string, string>; lastKin: string | null } {
  const folded = fold(text)
  const facts: Record<string, string> = {}
  const valueOf = (found: RegExpExecArray | null): string | null => {
    const value = found?.groups?.value
    if (!found || !value) return null
    const start = found.index + found[0].lastIndexOf(value)
    return folded.original(start, start + value.length).replace(/[\s.,!?;:…؟،]+$/u, '')
  }
  const isName = (value: string) => value.length <= NAME_MAX && !speech.notNames.split(/\s+/).includes(fold(value.split(' ')[0]!).text)
  for (const { key, pattern } of speech.slots) {
    const value = facts[key] === undefined ? valueOf(pattern.exec(folded.text)) : null
    if (value && value.length <= VALUE_MAX && (key !== 'name' || isName(value)))
      facts[key] = key === 'name' || (key === 'place' && !value.includes(' ')) ? capital(value) : value
  }
  const kinWords = Object.entries(speech.kin).flatMap(([key, words]) => words!.map((word) => [fold(word).text, key] as const))
  const kinOf = new Map(kinWords)
  const anyKin = `(?<kin>${kinWords.map(([word]) => word).toSorted((a, b) => b.length - a.length).join('|')})` // prettier-ignore
  const spoken = new RegExp(`(?<![\\p{L}])${anyKin}(?![\\p{L}])`, 'u').exec(folded.text)?.groups?.kin
  for (const source of speech.kinNames) {
    const found = new RegExp(source.replaceAll('{kin}', anyKin), 'u').exec(folded.text)
    const value = valueOf(found)
    const key = kinOf.get(found?.groups?.kin ?? '') ?? (source.includes('{kin}') ? null : lastKin)
    if (value && key && isName(value)) facts[key] = capital(value)
  }
  return { facts, lastKin: (spoken && kinOf.get(spoken)) ?? lastKin }
}

/** The keys a message asks to have remembered; null when it asks for nothing of the kind. */
export function askedFacts(folded: string, { speech }: LanguagePack): string[] | null {
  const { recall } = speech
  if (!recall.asks.test(folded)) return null
  const named = Object.entries(recall.aspects).filter(([, rule]) => rule.test(folded)).map(([key]) => key) // prettier-ignore
  const aspects = named.includes('dislikes') ? named.filter((key) => key !== 'likes') : named
  const kin = Object.entries(speech.kin).filter(([, words]) => words!.some((word) => new RegExp(`(?<!\\p{L})${fold(word).text}(?!\\p{L})`, 'u').test(folded))).map(([key]) => key) // prettier-ignore
  if (kin.length > 0) return [...aspects.filter((key) => key !== 'name'), ...kin]
  return aspects.length > 0 ? aspects : [...Object.keys(recall.tell), ...KIN_KEYS]
}

/** The facts as one sentence; empty where none is known. */
export function tellFacts(keys: string[], known: Record<string, string>, { speech: { recall } }: LanguagePack, intro: string): string {
  const tell: Record<string, string | undefined> = { ...recall.tell, ...recall.tellKin }
  const said = keys.flatMap((key) => (known[key] !== undefined && tell[key] ? [tell[key].replace('{value}', known[key])] : [])).slice(0, 6)
  const last = said.pop()
  if (last === undefined) return ''
  return euphonic(`${intro} ${said.length > 0 ? `${said.join(', ')} ${recall.and} ${last}` : last}.`)
}

/** Polish says 'we Wrocławiu' and 'ze Szczecina'; no other language has these words before such names. */
const euphonic = (text: string) =>
  text.replace(/(?<= w)(?= [WF][^aeiouyąęó\s])/gu, 'e').replace(/(?<= z)(?= [SŚZŻ]z?[^aeiouyąęóz\s])/gu, 'e')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
