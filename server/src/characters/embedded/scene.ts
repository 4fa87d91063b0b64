// Everything a move may look at while it decides what to say, and the few things it may want from a card.
import type { Turn } from '../engine.ts'
import type { Manner } from './manners.ts'
import { probe, type Heard, type Indexes, type Reading } from './reading.ts'
import type { Story } from './card-index.ts'
import type { Query } from './matcher.ts'
import { ACTS, THEMES, type Theme } from './packs.ts'
import type { EngineState } from './state.ts'
import { asksNewly } from './thread.ts'
import type { Line, Voice } from './voice.ts'

/** Something is always said: a turn without words would be none. */
export type Words = [Line, ...Line[]]
export const wordsOf = (lines: Line[]): Words | null => (lines.length > 0 ? (lines as Words) : null)

/** What a turn says and what it changes. Parts are said in order; `ask` follows where no part asks already. */
export interface Move {
  parts: Words
  ask?: Line | null
  /** Nothing may follow: no question, no invitation. */
  isFinal?: boolean
  pending?: string | null
  story?: EngineState['story']
  care?: EngineState['care']
  act?: string | null
  theme?: string | null
  /** The situation of the bank that it answers. */
  matter?: string
}

export interface Scene {
  turn: Omit<Turn, 'signal'>
  state: EngineState
  reading: Reading
  indexes: Indexes
  voice: Voice
  /** All that is remembered of the reader: memory, this topic, this message. */
  known: Record<string, string>
  /** The character's last line before the message, '' in the first turn. */
  before: string
  /** What of the visit the message began with, before it came to its matter. */
  manner: Manner | null
}

export const pack = (scene: Scene) => scene.indexes.card.pack
const ownLines = (scene: Scene, act: string): readonly string[] =>
  act === 'greeting'
    ? pack(scene).greetings
    : act === 'farewell'
      ? pack(scene).farewells
      : (pack(scene).acts[act as keyof typeof scene.indexes.card.pack.acts] ?? [])

/** Acts in which it matters what exactly was said; the rest are drawn. */
const OF_CONTENT = /^(?:feels-|my-|ask-|good-news|bad-news|breakup|grief|philosophy|politics|religion)/
type Accept = (text: string) => boolean
const choose = ({ voice }: Scene, act: string, bucket: string, lines: readonly string[] | undefined, accept?: Accept): Line | null =>
  OF_CONTENT.test(act) ? voice.fresh(bucket, lines, accept) : voice.drawn(bucket, lines, accept)

/** A fresh line for an act: the card's own, else a common one; null when both are used up. */
export const actLine = (scene: Scene, act: string, accept?: Accept): Line | null =>
  ownActLine(scene, act, accept) ?? choose(scene, act, `c:${act}`, ACTS[act]?.say, accept)
export const ownActLine = (scene: Scene, act: string, accept?: Accept): Line | null =>
  choose(scene, act, `a:${act}`, ownLines(scene, act), accept)

/** A line for an act even when all were said before: for what may never go unanswered. */
export function anyActLine(scene: Scene, act: string, accept: (text: string) => boolean = () => true): Line {
  const common = ACTS[act]!.say.filter(accept)
  const own = ownLines(scene, act).filter(accept)
  return actLine(scene, act, accept) ?? (own.length > 0 ? scene.voice.any(`a:${act}`, own) : scene.voice.any(`c:${act}`, common))
}

export const frame = (scene: Scene, name: string, lines: readonly string[]): Line | null =>
  scene.voice.fresh(`g:${name}`, lines, (text) => asksNewly(scene, text))
export const anyFrame = (scene: Scene, name: string, lines: readonly string[]): Line => scene.voice.any(`g:${name}`, lines)

export const themeListen = (scene: Scene, theme: string | null): Line | null =>
  theme === null ? null : scene.voice.fresh(`t:${theme}`, THEMES[theme]?.listen)
export const themeAsk = (scene: Scene, theme: string | null): Line | null =>
  theme === null
    ? null
    : scene.voice.fresh(
        `u:${theme}`,
        THEMES[theme]?.ask,
        (text) => asksNewly(scene, text) && FITS_TIME[scene.reading.whole.clause.time](text),
      )
/** 'When did you want to go home?' is no question about Saturday, and 'where do you walk?' none about what happened once. */
const LOOKS_BACK = /\b(?:did|was|were|had)\b/i
const FITS_TIME: Record<'past' | 'present' | 'future', (ask: string) => boolean> = {
  past: (ask) => LOOKS_BACK.test(ask) || /\bwould\b/i.test(ask),
  present: (ask) => !LOOKS_BACK.test(ask),
  future: (ask) => !LOOKS_BACK.test(ask),
}
export const themeOf = (name: string): Theme | undefined => THEMES[name]

/** The story's own line as one to be said; null when it was told. */
export const storyLine = (scene: Scene, story: Story): Line | null => scene.voice.fresh(`l:${story.id}`, [story.text])
export const moreLine = (scene: Scene, story: Story): Line | null => scene.voice.fresh(`m:${story.id}`, story.more)

const NEAR_MIN = 0.35
/** An own question that was not asked yet: one of these, else near to a line, else (where allowed) any. */
export function ownQuestion(
  scene: Scene,
  { among, near, any = false }: { among?: string[]; near?: Query; any?: boolean },
): { line: Line; id: string } | null {
  const { questions } = scene.indexes.card
  const asked = (id: string) => scene.voice.fresh(`q:${id}`, questions.has(id) ? [questions.get(id)!.text] : [])
  const ranked = near ? scene.indexes.card.rankQuestions(near).filter(({ score }) => score >= NEAR_MIN) : []
  const order = [...(among ?? []), ...ranked.map(({ intent }) => intent)]
  for (const id of order) {
    const line = asked(id)
    if (line) return { line, id }
  }
  if (!any) return null
  const open = [...questions.keys()]
    .map((id) => ({ id, line: asked(id) }))
    .filter((one): one is { id: string; line: Line } => one.line !== null)
  const chosen = scene.voice.fresh(
    'pick',
    open.map((one) => one.id),
  )
  return open.find((one) => one.id === chosen?.text) ?? null
}

export const hear = (scene: Scene, text: string): Promise<Heard> => probe(text, scene.indexes, scene.state.care?.kind ?? null)
/** The theme of the last two turns: a fragment goes on with it. */
export const goingTheme = ({ state }: Scene): string | null =>
  state.lastTheme && state.turn - state.lastTheme.turn <= 2 ? state.lastTheme.name : null
export const inCare = ({ state }: Scene): boolean => state.care !== null && state.care.until >= state.turn
