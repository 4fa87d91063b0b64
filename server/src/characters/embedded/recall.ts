// 'Do you remember …?': which fact is meant, and how it is told back. Asked for what was never said, the answer is that it was never said.
import { FRAMES } from './packs.ts'
import { KIN, KIN_KEYS, kinOf, PETS } from './kin.ts'
import { pattern } from '../pattern.ts'

const ASKS_MEMORY = pattern('i')`
    \b(?:do|can|did|will) (?:you|u) (?:still |even |actually |really )*(?:remember|recall|know|forget)\b(?=.*\b(?:me|my|i|i'm
    |mine)\b)|(?<!\b(?:i|i'll|we|he|she|they|to|who|nobody|and|always|never|just|nearly|almost|totally|completely) )\b(?:remember
    |recall|forgot|forget) (?:me|my|what i|where i|who i)\b|\bwhat(?:'?s| is| was| were| are) my\b|\bwho am i\b
    |\bwhere (?:do|did) i (?:live|work|come)\b|\bwhere am i from\b|\bwhat do i do (?:for|again)\b
    |\bwhat(?:'?s| is| was) (?:the name of my|my)\b|\bwhat did i (?:tell|say)\b.*\b(?:you|me|my|i)\b|\bwhat do you (?:know
    |remember) about me\b|\band my (?:name|job|work|city|place)\b.*\?|\bwhat(?:'?s| is| was) (?:he|she|it|my \w+) called\b
  `
const THEIR_NAME =
  /\bwhat(?:'?s| is| was| did i say)\b.{0,20}\b(?:her|his|its|their) name\b|\b(?:remember|recall|forgot|know) (?:her|his|its|their) name\b/i
const KIN_WORD = new RegExp(`\\b(?:my )(${[...PETS, ...KIN].join('|')})\\b`, 'i')
const OTHER_MINE =
  /\bwhat(?:'?s| is| was| were| are) my (?!name|job|work|profession|occupation|city|town|place|address|hobb|stud|major|favou?rite)/i

const ASPECTS: [key: string, pattern: RegExp][] = [
  ['name', /\bmy name\b|\bwho (?:am i|i am)\b|\bcalled me\b|\bwhat i'?m called\b/i],
  [
    'place',
    /\b(?:where (?:do )?i(?:'m| am| do)? ?(?:live|living|based|moved)|my (?:city|town|place|home|address))\b|\bwhere i(?:'m| am)\b/i,
  ],
  ['origin', /\bwhere (?:am i|i'?m|i am|i come|do i come) (?:from|originally)|\bmy (?:hometown|country|origin)\b|\bi come from\b/i],
  [
    'work',
    pattern('i')`
      \b(?:my (?:job|work|profession|occupation)|what (?:do )?i do\b|what i (?:do|work)|i do for (?:work|a living)
      |where (?:do )?i work|what i'?m working as)\b
    `,
  ],
  ['study', /\b(?:what (?:do )?i study|my (?:studies|major|subject))\b/i],
  ['likes', /\b(?:what (?:do )?i (?:like|love|enjoy)|my hobb(?:y|ies)|my favou?rite)\b/i],
]

/** The keys a message asks to have remembered, 'all' for everything; null when it asks for nothing of the kind. */
export function askedFacts(text: string, lastKin: string | null, known: Record<string, string> = {}): string[] | 'all' | null {
  const plain = text.replace(/[’‘`´]/g, "'")
  if (lastKin && THEIR_NAME.test(plain)) return [lastKin]
  if (!ASKS_MEMORY.test(plain)) return null
  const own = Object.keys(known).filter((key) => isOwn(key) && plain.toLowerCase().includes(`my ${key}`))
  if (own.length > 0) return own
  const kin = kinOf(KIN_WORD.exec(plain)?.[1])
  const asked = ASPECTS.filter(([, rule]) => rule.test(plain)).map(([key]) => key)
  if (kin && /\b(?:name|called|remember|who)\b/i.test(plain)) return [...asked.filter((key) => key !== 'name'), kin]
  if (asked.length > 0) return asked
  return OTHER_MINE.test(plain) ? null : 'all'
}

const SAY: Record<string, (value: string) => string> = {
  name: (value) => `you're ${value}`,
  place: (value) => `you live in ${value}`,
  origin: (value) => `you come from ${value}`,
  work: (value) => (/^(?:in|at|for) /.test(value) ? `you work ${value}` : `you work as ${article(value)}`),
  study: (value) => `you study ${value}`,
  likes: (value) => `you like ${value}`,
}

/** Said where somebody asks for what memory never keeps. */
export const NEVER_KEPT = 'That is one thing I never keep: where somebody comes from. Tell me again, if you like.'

/** The facts as one sentence of the character: 'Of course: you're Dana, and you live in Lisbon.' Empty where none of them is known. */
export function tellFacts(keys: string[] | 'all', facts: Record<string, string>, intro: string): string {
  const wanted = keys === 'all' ? [...Object.keys(SAY), ...KIN_KEYS, ...Object.keys(facts).filter(isOwn)] : keys
  const known = wanted.filter((key) => facts[key] !== undefined).slice(0, 6)
  const said = known.map((key) => sayFact(key, facts[key]!, keys !== 'all'))
  if (said.length === 0) return ''
  const last = said.pop()!
  return `${intro} ${said.length > 0 ? `${said.join(', ')}, and ${last}` : last}.`
}

export const INTROS: readonly string[] = FRAMES.recall.intro

/** A key of the reader's own, or of a model's notes: it may be any words. */
const isOwn = (key: string): boolean => SAY[key] === undefined && !KIN_KEYS.includes(key)
/** Written by hand, a value may be a whole sentence. */
const bare = (value: string): string => value.replace(/^(?:i'?m|i am|my name is|i live in|i work as|i like|it'?s) (?:an? )?/i, '')

function sayFact(key: string, value: string, wasAsked: boolean): string {
  if (SAY[key]) return SAY[key](bare(value))
  if (KIN_KEYS.includes(key) && /^\p{Lu}/u.test(value)) return `your ${key} is called ${value}`
  return wasAsked ? `your ${key} is ${value}` : `of your ${key} I know “${value}”`
}

const article = (noun: string) => (/^[aeiou]/i.test(noun) && !/^(?:uni|eu|one)/i.test(noun) ? `an ${noun}` : `a ${noun}`)
