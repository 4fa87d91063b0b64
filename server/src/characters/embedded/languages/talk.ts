// What a move may look at in a talk in another language, and the few things it may want from pack and card.
import type { Act, GuardAct } from '@green-room/contract/acts'
import type { Turn } from '../../engine.ts'
import type { Move } from '../scene.ts'
import type { EngineState } from '../state.ts'
import type { Line, Voice } from '../voice.ts'
import type { Hearing } from './hearing.ts'
import type { LanguagePack } from './language-pack.ts'
import type { TranslatedCard } from './translated-card.ts'

export interface Talk {
  turn: Omit<Turn, 'signal'>
  state: EngineState
  voice: Voice
  pack: LanguagePack
  card: TranslatedCard
  hearing: Hearing
  /** All that is remembered of the reader: memory, this topic, this message. */
  known: Record<string, string>
  /** What this message says of the reader. */
  newFacts: Record<string, string>
}
export type { Line, Move }

/** Buckets of lines are kept apart by language: the same bit is another line there. */
const bucket = ({ pack }: Talk, name: string) => `${pack.language}:${name}`

export const fresh = (talk: Talk, name: string, lines: readonly string[] | undefined, accept?: (text: string) => boolean): Line | null =>
  talk.voice.fresh(bucket(talk, name), lines, accept)
export const any = (talk: Talk, name: string, lines: readonly string[]): Line => talk.voice.any(bucket(talk, name), lines)

const ownLines = ({ card: { pack } }: Talk, act: string): readonly string[] =>
  act === 'greeting' ? pack.greetings : act === 'farewell' ? pack.farewells : (pack.acts[act as Act | GuardAct] ?? [])
const commonLines = ({ pack }: Talk, act: string): readonly string[] => pack.acts[act as Act]?.say ?? []

/** A fresh line for an act: the card's own, else a common one; null when both are used up. */
export const actLine = (talk: Talk, act: string, accept?: (text: string) => boolean): Line | null =>
  fresh(talk, `a:${act}`, ownLines(talk, act), accept) ?? fresh(talk, `c:${act}`, commonLines(talk, act), accept)

/** The same even when all were said before: for what may never go unanswered. */
export function anyActLine(talk: Talk, act: string): Line {
  const own = ownLines(talk, act)
  return actLine(talk, act) ?? (own.length > 0 ? any(talk, `a:${act}`, own) : any(talk, `c:${act}`, commonLines(talk, act)))
}

/** An own question that was not asked yet: one of these, else any. */
export function ownQuestion(talk: Talk, among: readonly string[] | null): { line: Line; id: string } | null {
  const ids = among ?? [...talk.card.questions.keys()]
  const open = ids.filter((id) => fresh(talk, `q:${id}`, [talk.card.questions.get(id)!.text]) !== null)
  const chosen = fresh(talk, 'pick', open)
  return chosen && { id: chosen.text, line: fresh(talk, `q:${chosen.text}`, [talk.card.questions.get(chosen.text)!.text])! }
}

export const storyLine = (talk: Talk, id: string): Line | null => fresh(talk, `l:${id}`, [talk.card.stories.get(id)!.text])

export function tellStory(talk: Talk, id: string): Move | null {
  const line = storyLine(talk, id)
  if (!line) return null
  const question = ownQuestion(talk, talk.card.stories.get(id)!.asks)
  return { parts: [line], ask: question?.line ?? null, pending: question?.id ?? null, story: { id, told: 0, turn: talk.state.turn } }
}

export const inCare = ({ state }: Talk): boolean => state.care !== null && state.care.until >= state.turn
