// What every turn of the embedded engine does, in whatever language: it begins with the state of the last one, tries until a reply is not
// too much like one of the last ten, and writes down what was said.
import type { Card } from '@green-room/contract/characters'
import { careTurnsLeft } from '../safety/crisis.ts'
import { findFault } from '../safety/output.ts'
import { fillNames } from '../card-names.ts'
import type { FactDraft, Turn } from '../engine.ts'
import type { Composed } from './compose.ts'
import { likeness } from './repetition.ts'
import type { Move } from './scene.ts'
import { seededRandom } from './seeded-random.ts'
import { type EngineState, markUsed, readState, writeState } from './state.ts'
import { Voice } from './voice.ts'

export type EmbeddedTurn = Omit<Turn, 'signal'>
export interface EmbeddedReply {
  text: string
  state: EngineState
  facts: FactDraft[]
}
/** What one try came to. */
export interface Settled {
  move: Move
  composed: Composed
}

const REPLIES_COMPARED = 10
const LIKENESS_MAX = 0.5
const TRIES = 5

interface Begun {
  state: EngineState
  text: string
  /** The character's line before it, and the reader's before that. */
  before: string
  said: string
}
/** The state of this turn, and the messages to answer as one text. */
export function beginTurn(turn: EmbeddedTurn): Begun {
  const state = readState(turn.state)
  state.turn++
  keepCare(state, turn)
  const last = turn.history.findLastIndex(({ from }) => from === 'character')
  const asked = turn.history.slice(last + 1).map((message) => message.text)
  const said = turn.history.slice(0, Math.max(0, last)).findLast(({ from }) => from === 'reader')?.text ?? ''
  return { state, text: withoutAddress(asked.join('\n'), turn.card), before: turn.history[last]?.text ?? '', said }
}

/** The first try that may be shown as it is and is unlike the last ten replies, else the first that may be shown. */
export async function settle(
  turn: EmbeddedTurn,
  state: EngineState,
  nearness: (line: string) => number,
  attempt: (voice: Voice) => Settled | Promise<Settled>,
): Promise<Settled> {
  const refused = new Set<string>()
  const said = turn.history.filter(({ from }) => from === 'character').slice(-REPLIES_COMPARED)
  let first: Settled | undefined
  let last: Settled | undefined
  for (let i = 0; i < TRIES; i++) {
    const voice = new Voice(state, seededRandom(`${turn.seed}/${i}`), nearness)
    for (const line of refused) voice.refused.add(line)
    const settled = await attempt(voice)
    last = settled
    if (findFault(settled.composed.text, turn) === null) {
      if (said.every((message) => likeness(message.text, settled.composed.text) <= LIKENESS_MAX)) return settled
      first ??= settled
    }
    for (const line of settled.composed.lines) refused.add(line.text)
  }
  return first ?? last!
}

/** The reply with the state that the next turn begins with. */
export function endTurn(
  turn: EmbeddedTurn,
  state: EngineState,
  { move, composed }: Settled,
  heard: { facts: Record<string, string>; lastKin: string | null },
): EmbeddedReply {
  remember(state, move, composed, heard)
  const sourceNumber = turn.history.at(-1)?.number ?? 0
  return {
    text: fillNames(turn.card, composed.text, 'you'),
    state: writeState(state),
    facts: Object.entries(heard.facts).map(([key, value]) => ({ key, value, sourceNumber })),
  }
}

/** A crisis is answered by the lounge, not by an engine; the care that follows it is ours. */
function keepCare(state: EngineState, turn: EmbeddedTurn): void {
  const left = careTurnsLeft(turn.history)
  if (left > 0) state.care = { kind: 'crisis', until: state.turn + left - 1 }
}

function remember(
  state: EngineState,
  move: Move,
  composed: Composed,
  reading: { facts: Record<string, string>; lastKin: string | null },
): void {
  for (const { bucket, index, size } of composed.lines) markUsed(state, bucket, index, size)
  state.lastKin = reading.lastKin
  const asksOwn = move.pending != null && (composed.keepsAsk || move.parts.some((part) => part.bucket.endsWith(`q:${move.pending}`)))
  state.pending = asksOwn ? { id: move.pending!, turn: state.turn } : null
  if (move.story !== undefined) state.story = move.story
  if (move.care !== undefined) state.care = move.care
  if (move.act !== undefined) state.lastAct = move.act
  if (move.matter !== undefined) state.matter = { id: move.matter, turn: state.turn }
  if (move.theme) state.lastTheme = { name: move.theme, turn: state.turn }
  else if (move.theme === null && move.act === 'not-what-i-meant') state.lastTheme = null
  state.questionsInRow = composed.asks ? state.questionsInRow + 1 : 0
}

/** 'My basil' is a plant, whoever is spoken to. */
const NO_ADDRESS = 'my|your|our|his|her|their|an?|the|some|any|this|fresh|of|for|with|grow|water'

/** 'hello Bruno' is 'hello': the character's own name says nothing about what was meant. */
function withoutAddress(text: string, card: Card): string {
  const names = [card.data.name, card.data.nickname, ...card.data.name.split(' ')].filter(
    (name): name is string => !!name && name.length > 2,
  )
  const pattern = new RegExp(
    `(?:^|,\\s*|(?<!\\b(?:${NO_ADDRESS}))\\s+)(?:${names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')})(?=$|[\\s,.!?])`,
    'giu',
  )
  const without = text.replace(pattern, '').trim()
  return /[\p{L}\p{N}]/u.test(without) ? without : text
}
