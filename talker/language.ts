// What the talker knows of a language, read from packs/<language>.json, and what it makes of a line by it.
import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { fold, foldedRule } from './fold.ts'
import { Pack, SMALL_TALK_KINDS, type SmallTalk, SmallTalkFile } from './pack.ts'

export interface Token {
  word: string
  stem: string
  small: boolean
}

export interface Wording {
  tokens: Token[]
  /** It says that something is not so; looked at when it is first compared. */
  denies?: boolean
}

export class Language {
  readonly code: string
  readonly pack: Pack
  readonly smallTalk: z.infer<typeof SmallTalkFile>
  readonly #small: Set<string>
  readonly #suffixes: string[]
  readonly #prefixes: string[]
  readonly #cues: { topic: SmallTalk; rule: RegExp; rank: number }[]
  readonly #now: RegExp
  readonly #wordings = new Map<string, Wording>()
  readonly #acts: { act: string; wording: string; tokens: Token[] }[]
  #asked: { plain: string; act: string | null } | undefined // a turn asks for the act of its line many times

  constructor(code: string, pack: Pack, smallTalk: z.infer<typeof SmallTalkFile>) {
    this.code = code
    this.pack = pack
    this.smallTalk = smallTalk
    this.#cues = smallTalk.talk.map((topic) => ({
      topic,
      rule: cueRule(topic.cues),
      rank: SMALL_TALK_KINDS.indexOf(topic.kind),
    }))
    this.#now = cueRule(smallTalk.now)
    this.#small = new Set(pack.small.split(/\s+/).flatMap((word) => this.words(word)))
    this.#suffixes = pack.suffixes.split(' ')
    this.#prefixes = pack.prefixes.split(' ').filter(Boolean)
    this.#acts = Object.entries(pack.acts).flatMap(([act, { like }]) =>
      like.map((text) => ({ act, wording: this.plain(text), tokens: this.tokens(text) })),
    )
  }

  /** Letters and digits alone, apart by single spaces. */
  plain(text: string): string {
    const folded = fold(text).text
    return (this.pack.elides ? folded : folded.replaceAll("'", '')).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  }
  words(text: string): string[] {
    return this.plain(text).split(' ').filter(Boolean)
  }
  tokens(text: string): Token[] {
    return this.words(text).map((word) => ({ word, stem: this.stem(word), small: this.#small.has(word) }))
  }
  /** The tokens of an authored wording: many characters share them, and every turn asks about them. */
  wording(text: string): Wording {
    let known = this.#wordings.get(text)
    if (!known) this.#wordings.set(text, (known = { tokens: this.tokens(text) }))
    return known
  }
  stem(word: string): string {
    const known = this.pack.irregular[word]
    if (known) return known
    const bare = this.#prefixes.find((each) => word.startsWith(each) && word.length - each.length >= 3)
    const rest = bare ? word.slice(bare.length) : word
    const ending = this.#suffixes.find((each) => rest.endsWith(each) && rest.length - each.length >= 3)
    return ending ? rest.slice(0, -ending.length) : rest
  }

  /** Whether a rule of this shape fits. */
  is(shape: keyof Pack['shape'], text: string): boolean {
    return this.pack.shape[shape].some((each) => each.test(text))
  }
  /** The text without what these rules find at its beginning. */
  without(shape: 'filler' | 'lead', text: string): string {
    return this.pack.shape[shape].reduce((rest, each) => rest.replace(each, ''), text).trim() || text
  }

  /** What the line is about, of the things that anybody says, the telling first: of what is told, and of what is asked besides. */
  topicsOf(told: string, whole: string): SmallTalk[] {
    const isDenied = this.is('denial', told)
    const rows = this.#cues.flatMap(({ topic, rule, rank }) => {
      const met = Array.from((topic.kind === 'tell' ? told : whole).matchAll(rule))
      return met.length === 0 || (topic.glad && isDenied) ? [] : [{ topic, rank, times: met.length, at: met[0]!.index }]
    })
    return rows.toSorted((a, b) => a.rank - b.rank || b.times - a.times || a.at - b.at).map(({ topic }) => topic)
  }
  /** It speaks of the day on which it is said. */
  isNow(plain: string): boolean {
    return plain.match(this.#now) !== null
  }

  /** What a line does, by its wordings or rules; the first act of the pack that fits. */
  actOf(plain: string): string | null {
    return (this.#asked = this.#asked?.plain === plain ? this.#asked : { plain, act: this.#findAct(plain) }).act
  }
  #findAct(plain: string): string | null {
    const same = this.#acts.find(({ wording }) => wording === plain)
    if (same) return same.act
    for (const [act, { rule: found }] of Object.entries(this.pack.acts)) if (found.some((each) => each.test(plain))) return act
    const tokens = this.tokens(plain)
    if (tokens.length > NEAR_WORDS_MAX) return null
    let best: { act: string; score: number } | null = null
    for (const { act, tokens: wording } of this.#acts) {
      const score = alike(tokens, wording)
      if (score >= NEAR && score > (best?.score ?? 0)) best = { act, score }
    }
    return best?.act ?? null
  }
  isAct(act: string, plain: string): boolean {
    return this.says(act, plain) || (this.pack.acts[act]?.rule.some((each) => each.test(plain)) ?? false)
  }
  /** The line is one of the act's wordings, word by word. */
  says(act: string, plain: string): boolean {
    return this.#acts.some(({ act: one, wording }) => one === act && wording === plain)
  }
}

const NEAR = 0.85
const NEAR_WORDS_MAX = 8

/** How much two short lines share, small words counting for less; 1: all. */
function alike(a: Token[], b: Token[]): number {
  const weigh = (tokens: Token[]): number => tokens.reduce((sum, { small }) => sum + (small ? 0.4 : 1), 0)
  const shared = a.filter(({ stem }) => b.some((other) => other.stem === stem))
  return (2 * weigh(shared)) / Math.max(0.1, weigh(a) + weigh(b))
}

/** Any of these cues, as whole words; a star stands for any letters. */
function cueRule(cues: string[]): RegExp {
  const sources = cues.map((cue) => cue.split('*').map((part) => fold(part).text).join('\\p{L}*')) // prettier-ignore
  const longestFirst = sources.toSorted((a, b) => b.length - a.length)
  return foldedRule(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
}

const kept = new Map<string, Language>()

/** The language of this code; read once. Throws where no pack of it ships. */
export function languageOf(code: string): Language {
  let found = kept.get(code)
  if (!found) {
    const read = (folder: string): unknown => JSON.parse(readFileSync(new URL(`./${folder}/${code}.json`, import.meta.url), 'utf8'))
    kept.set(code, (found = new Language(code, Pack.parse(read('packs')), SmallTalkFile.parse(read('small-talk')))))
  }
  return found
}
