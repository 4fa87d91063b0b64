// What people tell, by its wording: 'called .. by the wrong name', 'still plays', 'nobody clapped'. A wording is surer than any likeness,
// and the question that follows it fits what was told and nothing else. English, as its words are.
import { KIN, spokenOf } from './kin.ts'
import { DEEDS_TOLD, EVENTS_TOLD, SITUATIONS, THINGS_TOLD } from './packs.ts'
import { inCare, type Scene } from './scene.ts'
import { asksNewly, isOfThem } from './thread.ts'
import type { Line } from './voice.ts'

interface Situation {
  wording: RegExp
  /** Of what did not happen; null where it makes no difference. */
  denied: boolean | null
  /** The wording itself says 'can't' or 'nobody'. */
  saysNo: boolean
  isEvent: boolean
  says: string[]
  asks: string[]
}

/** The words of the person spoken of, for lines that speak of them. */
const PRONOUNS = {
  she: { they: 'she', them: 'her', their: 'her', are: 'is', were: 'was', have: 'has', do: 'does' },
  he: { they: 'he', them: 'him', their: 'his', are: 'is', were: 'was', have: 'has', do: 'does' },
  they: { they: 'they', them: 'them', their: 'their', are: 'are', were: 'were', have: 'have', do: 'do' },
}
const SLOT = /\{(they|them|their|are|were|have|do)\}/gi
const DENIED_MARK = '!'
const WORDS_BEFORE = /(?:\S+\s+){0,3}$/
const DENIES = /\b(?:not|no|never|none|nothing|nobody|hardly|without|neither|nor|cannot|\w+n't)\b/i
/** Up to four words between two that matter. */
const GAP = '(?:\\S+ ){0,4}?'

/** Somebody who can say and want things. */
const WHO = `(?:my|our|the|his|her) (?:\\w+ )?(?:${KIN.join('|')}|parents|kids?|children|friends|colleagues|students|team|family|neighbours|therapist|doctor|coach|trainer|landlord|landlady|ex|mother-in-law|father-in-law)`
const wordingOf = (key: string): RegExp =>
  new RegExp(
    `(?<![\\w'])(?:${key
      .replace(/^!/, '')
      .replaceAll('{who}', WHO)
      .replaceAll(' .. ', ` ${GAP}`)
      .replace(/(?<=[a-z])\*/g, "[\\w']*")})(?![\\w'])`,
    'i',
  )

const read = ([key, lines]: [string, string[]]): Situation => ({
  wording: wordingOf(key),
  denied: key in THINGS_TOLD ? null : key.startsWith(DENIED_MARK),
  saysNo: DENIES.test(key),
  isEvent: key in EVENTS_TOLD,
  says: lines.filter((line) => !line.endsWith('?')),
  asks: lines.filter((line) => line.endsWith('?')),
})
const ALL: Situation[] = Object.entries(SITUATIONS).map(read)
const DEEDS = Object.keys({ ...EVENTS_TOLD, ...DEEDS_TOLD }).length

export interface Told {
  say: Line | null
  ask: Line
  /** Not merely a verb or a thing that occurs in the line. */
  isEvent: boolean
}

/** Where the line is told so, and told or denied as the situation wants it: a 'not' counts shortly before the wording and in it, not behind it. */
function isTold({ wording, denied, saysNo, isEvent }: Situation, text: string): boolean {
  const found = wording.exec(text)
  if (found && !isEvent && !LEADS_IN.test(text.slice(0, found.index))) return false
  if (!found || denied === null) return found !== null
  const before = WORDS_BEFORE.exec(text.slice(0, found.index))?.[0] ?? ''
  return denied ? DENIES.test(`${before}${found[0]}`) : !DENIES.test(saysNo ? before : `${before}${found[0]}`)
}

/** A verb or a thing is what the line is about where only small words stand before it. */
const LEADS_IN =
  /^(?:(?:and|but|so|then|well|now|oh|yeah|yes|ok|today|yesterday|tonight|last|night|week|this|morning|finally|once|i|we|i've|i'm|we've|we're|i'll|i'd|im|just|really|also|only|had|have|has|got|a|an|the|my|our|some|of|to|was|were|am|is|are|been|be|still|again|always|often|usually|mostly|maybe|for|with|like|it's|it|that's|there's|two|three|four|five|one|new|old|little|big|about|do|did|got)\s+)*$/i
/** What a thing is only likened to: 'sounds like a plane', 'the size of a plum'. */
const COMPARED =
  /\b(?:like|as \w+ as|(?:the )?size of) (?:a|an|the|some) \S+(?: \S+)?$|\b(?:like|as \w+ as|(?:the )?size of) (?:a|an) \S+|\blike \w+ing (?:the|a|an) \S+/gi

/** Places of the situations that these lines tell, the most telling first. */
export function situationsIn(texts: string[]): number[] {
  const plain = texts.map((text) => text.replace(COMPARED, ' ').replaceAll(',', ''))
  return ALL.flatMap((situation, i) => (plain.some((text) => isTold(situation, text)) ? [i] : []))
}
export const asksOf = (place: number): readonly string[] => ALL[place]!.asks

/** In a longer line a thing that is named, or how something is, is seldom what it is about. */
const isAside = ({ reading }: Scene, place: number): boolean =>
  place >= DEEDS && (reading.whole.clause.words > SHORT_WORDS || /\b(?:he|she|they|you)\b/i.test(reading.text))
const SHORT_WORDS = 7

/** The most telling wording of the message for which there is a fresh question. */
export function situationTold(scene: Scene, eventsOnly = false): Told | null {
  const { reading } = scene
  if (inCare(scene)) return null
  const texts = reading.clauses.filter(({ clause }) => !clause.isQuestion).map(({ query }) => query.text)
  for (const place of situationsIn(texts)) {
    if (!ALL[place]!.isEvent && (eventsOnly || isAside(scene, place))) break
    const ask = lineOf(scene, `s:${place}`, asksOf(place))
    if (ask) return { ask, say: lineOf(scene, `r:${place}`, ALL[place]!.says), isEvent: ALL[place]!.isEvent }
  }
  return null
}

/** A fresh line with the words of the person spoken of in it; those that need one are left out where nobody is. */
function lineOf(scene: Scene, name: string, lines: readonly string[]): Line | null {
  const person = spokenOf(scene.reading.text)
  const ofThem = isOfThem(scene)
  const line = scene.voice.fresh(
    `g:${name}`,
    lines,
    (text) => (hasSlot(text) ? person !== null : !ofThem || !TO_READER.test(text)) && asksNewly(scene, text),
  )
  return line && person ? { ...line, text: filled(line.text, person) } : line
}

const TO_READER = /\byou(?:r|'d|'ve|'re)?\b/i
const hasSlot = (text: string): boolean => text.search(SLOT) >= 0
/** With the words of that person in its slots. */
export const filled = (text: string, person: keyof typeof PRONOUNS): string =>
  text.replace(SLOT, (_, slot: string) => {
    const word = PRONOUNS[person][slot.toLowerCase() as 'they']
    return /^[A-Z]/.test(slot) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
