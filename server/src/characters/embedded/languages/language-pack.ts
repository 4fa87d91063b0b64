// What is authored for every character in one language besides English: wordings of acts and themes, the rules of its grammar as far as
// the engine needs them, and frames. Patterns are written for folded text (fold.ts): lower case, no marks.
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { COMMON_ACTS, GUARD_ACTS } from '@green-room/contract/acts'
import * as z from 'zod/mini'
import { KIN_KEYS } from '../kin.ts'
import { fewLetters } from '../../pattern.ts'
import { Matcher } from '../matcher.ts'
import { foldedWords } from './fold.ts'

export type OtherLanguage = Exclude<Language, 'en'>
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en')

const lines = (min: number) => z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.minLength(min))
/** `\b` of JavaScript knows the letters of English alone. */
const BORDER = '(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))'
const compile = (source: string) => new RegExp(fewLetters(source.replaceAll('\\b', BORDER)), 'u')
const rule = z.pipe(z.string().check(z.minLength(1)), z.transform(compile))
const rules = z.array(rule).check(z.minLength(1))
const sayAsk = z.object({ say: lines(5), ask: lines(5) })
const kinKey = z.enum(KIN_KEYS as [string, ...string[]])

const Speech = z.object({
  /** Begins a question or a request that bears no question mark. */
  asking: rule,
  negation: rule,
  /** Words that say that something went well or badly. */
  good: rule,
  bad: rule,
  /** Said by one who is about to go, within a longer line. */
  leaving: rule,
  /** A greeting at first and a farewell later on: 'buenas noches'. */
  greetsOrParts: z.optional(rule),
  /** 'And you?' */
  reciprocal: rule,
  /** Words without a matter of their own, apart by spaces. */
  stop: z.string(),
  guards: z.object({ instructions: rules, contact: rules, grief: rules, prices: rules }),
  /** What the reader says of themselves: the group `value` is kept under the key. */
  slots: z.array(
    z.object({ key: z.enum(['name', 'place', 'origin', 'work', 'study', 'likes', 'dislikes', 'plans', 'birthday']), pattern: rule }),
  ),
  /** Words that stand where a name could and are none. */
  notNames: z.string(),
  /** Words for relatives and animals, folded, by the key under which their names are remembered. */
  kin: z.partialRecord(kinKey, z.array(z.string())),
  /** `{kin}` stands for any of these words; groups `kin` and `value`. */
  kinNames: z.array(z.string()),
  recall: z.object({
    /** Asks what the character remembers of the reader. */
    asks: rule,
    aspects: z.object({ name: rule, place: rule, work: rule, likes: rule, dislikes: rule, plans: rule, birthday: rule }),
    /** With `{value}`; a relative's with `{kin}` as its first word. */
    tell: z.record(z.enum(['name', 'place', 'origin', 'work', 'study', 'likes', 'dislikes', 'plans', 'birthday']), z.string()),
    tellKin: z.partialRecord(kinKey, z.string()),
    and: z.string(),
    intro: lines(3),
    outro: lines(2),
    unknown: lines(3),
  }),
  ack: z.object({ name: lines(3), place: lines(3), kin: lines(3) }),
  openers: z.partialRecord(z.enum([...COMMON_ACTS, ...GUARD_ACTS]), lines(2)),
  listening: sayAsk,
  care: sayAsk,
  loss: sayAsk,
  edgeAsk: lines(5),
  /** 'And you?', after the character has told something of itself. */
  handBack: lines(3),
  /** For 'and you?', where the character has nothing to tell. */
  youBack: lines(3),
  attachment: z.object({ image: lines(2), document: lines(2), unreadable: lines(2) }),
  /** For a reader who writes this language to a character that does not speak it; `{languages}` are those it does. */
  onlySpeaks: lines(2),
})
const Act = z.object({ like: z.array(z.string()), say: lines(2) })
const Theme = z.object({
  /** Beginnings of words that belong to it, folded, apart by spaces. */
  words: z.string(),
  like: lines(3),
  listen: lines(3),
  ask: lines(3),
  /** Not the moment for a story or a joke. */
  heavy: z.optional(z.boolean()),
})
/** What is told by its turn of phrase, whatever it is about: 'my husband thinks that I should …', 'because …', 'I want …'. */
const Telling = z.object({
  /** The end of a line that may come back as it is: 'with the mayor'. Group `tail`. */
  tail: rule,
  /** With `{tail}`. */
  tailSay: lines(3),
  /** The first that fits is taken. `first`: before a theme, too. */
  telling: z.array(z.object({ when: rule, first: z.optional(z.boolean()), say: z.optional(lines(2)), ask: lines(2) })),
  /** Questions that no fact of the card answers: for a view, then for the character's own doings. */
  asked: z.tuple([z.object({ when: rule, say: lines(3) }), z.object({ when: rule, say: lines(3) })]),
})
const Told = z.object({ name: z.string(), when: z.string(), asked: z.optional(z.boolean()), say: lines(2), ask: lines(2) })
const Situations = z.object({
  /** Lines that a rule knows better than likeness does: the first that fits is the act. */
  acts: z.array(z.object({ act: z.enum([...COMMON_ACTS, ...GUARD_ACTS]), when: rule })),
  /** Said to a small word, before a further question of the matter. */
  small: z.record(z.enum(['yes', 'no', 'maybe', 'ok', 'laugh', 'wow', 'silence', 'agree']), lines(2)),
  /** The first that fits is taken. `asked`: a question too. */
  told: z.array(Told),
})
const LanguagePack = z.object({
  speech: Speech,
  telling: Telling,
  situations: Situations,
  acts: z.partialRecord(z.enum([...COMMON_ACTS, ...GUARD_ACTS]), Act),
  themes: z.record(z.string(), Theme),
})

export type Theme = z.infer<typeof Theme>
export interface LanguagePack extends Omit<z.infer<typeof LanguagePack>, 'situations'> {
  language: OtherLanguage
  situations: Omit<z.infer<typeof Situations>, 'told'> & {
    told: (Omit<z.infer<typeof Told>, 'when'> & { when: RegExp; denies: boolean })[]
  }
  acts: Matched
  stop: Set<string>
  themeStems: Map<string, string[]>
  matchers: { acts: Matcher; themes: Matcher }
  /** Acts by their wordings, folded: what a line means that is one of them word by word. */
  wordings: Map<string, string>
}
type Matched = z.infer<typeof LanguagePack>['acts']

const read = (language: OtherLanguage, part: string): unknown =>
  JSON.parse(readFileSync(new URL(`../packs/${language}/${part}.json`, import.meta.url), 'utf8'))
const kept = new Map<OtherLanguage, LanguagePack>()

/** Read when the first talk in that language needs it. */
export function packOf(language: OtherLanguage): LanguagePack {
  const known = kept.get(language)
  if (known) return known
  const parsed = LanguagePack.parse({
    speech: read(language, 'speech'),
    telling: read(language, 'telling'),
    situations: read(language, 'situations'),
    acts: read(language, 'acts'),
    themes: read(language, 'themes'),
  })
  const { told } = parsed.situations
  const pack = {
    ...parsed,
    language,
    situations: { ...parsed.situations, told: told.map((one) => ({ ...one, when: compile(one.when), denies: denies(one.when, parsed.speech.negation) })) }, // prettier-ignore
    stop: new Set(foldedWords(parsed.speech.stop)),
    themeStems: new Map(Object.entries(parsed.themes).map(([theme, { words }]) => [theme, foldedWords(words)])),
    matchers: { acts: matcherOf(parsed.acts), themes: matcherOf(parsed.themes) },
    wordings: new Map(
      Object.entries(parsed.acts).flatMap(([act, { like }]) => like.map((text) => [foldedWords(text).join(' '), act] as const)),
    ),
  }
  kept.set(language, pack)
  return pack
}

/** 'I have not passed' is a situation of its own. */
const denies = (source: string, negation: RegExp): boolean => negation.test(source.replaceAll('\\b', ' '))

const matcherOf = (all: Record<string, { like: string[] } | undefined>): Matcher =>
  new Matcher(
    Object.entries(all).flatMap(([intent, one]) => (one?.like ?? []).map((text) => ({ intent, text: foldedWords(text).join(' ') }))),
    null,
  )
