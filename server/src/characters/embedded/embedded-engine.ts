// One turn of the embedded engine: read, decide, say, remember. Authored lines found by meaning; nothing is generated.
import type { Card } from '@green-room/contract/characters'
import type { FactDraft, Turn } from '../engine.ts'
import { CardShelf } from './card-shelf.ts'
import type { CommonIndex } from './common-index.ts'
import { leavesCare } from './moves/care.ts'
import { nearnessFrom } from './matcher.ts'
import { isCrisis } from '../safety/crisis.ts'
import { compose, type Composed } from './compose.ts'
import { chooseMove } from './choose-move.ts'
import { readMessage } from './reading.ts'
import { likeness } from './repetition.ts'
import type { Move, Scene } from './scene.ts'
import { seededRandom } from './seeded-random.ts'
import { type EngineState, markUsed, readState, writeState } from './state.ts'
import type { VectorStore } from './vector-store.ts'
import { Voice } from './voice.ts'

export type EmbeddedTurn = Omit<Turn, 'signal'>
export interface EmbeddedReply {
  text: string
  state: EngineState
  facts: FactDraft[]
}

const REPLIES_COMPARED = 10
const LIKENESS_MAX = 0.5
const TRIES = 5
const CRISIS_TURNS = 10

export class EmbeddedEngine {
  readonly #common: Promise<CommonIndex>
  readonly #store: VectorStore
  readonly #cards: CardShelf

  constructor(store: VectorStore, common: Promise<CommonIndex>) {
    this.#store = store
    this.#common = common
    this.#cards = new CardShelf(store)
  }

  /** Makes a card ready to be searched by meaning. */
  prepare(card: Card): Promise<void> {
    return this.#cards.prepare(card)
  }

  /** The reply to the messages that stand after the character's last one. The same turn gives the same reply. */
  async reply(turn: EmbeddedTurn): Promise<EmbeddedReply> {
    const indexes = { card: await this.#cards.take(turn.card), common: await this.#common, store: this.#store }
    const state = readState(turn.state)
    state.turn++
    keepCare(state, turn)
    const care = state.care && state.care.until >= state.turn ? state.care.kind : null
    const last = turn.history.findLastIndex(({ from }) => from === 'character')
    const before = turn.history[last]?.text ?? ''
    const text = withoutAddress(
      turn.history
        .slice(last + 1)
        .map((message) => message.text)
        .join('\n'),
      turn.card,
    )
    const reading = await readMessage(text, { before, lastKin: state.lastKin, care, indexes })
    if (state.care && leavesCare(state.care.kind, text)) state.care = null
    const remembered = Object.fromEntries(turn.memory.facts.map(({ key, value }) => [key, value]))
    const known = { ...remembered, ...state.facts, ...reading.facts }

    const spoken = reading.whole.query.vector
    const nearnessOf = spoken && nearnessFrom(this.#store.middle, spoken)
    const nearness = (line: string): number => {
      const vector = nearnessOf && this.#store.known(line)
      return vector ? Math.max(0, nearnessOf(vector)) : 0
    }
    const refused = new Set<string>()
    const said = turn.history.filter(({ from }) => from === 'character').slice(-REPLIES_COMPARED)
    let settled: { move: Move; composed: Composed } | undefined
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const voice = new Voice(state, seededRandom(`${turn.seed}/${attempt}`), nearness)
      for (const line of refused) voice.refused.add(line)
      const scene: Scene = { turn, state, reading, indexes, voice, known, before }
      const move = await chooseMove(scene)
      const composed = compose(scene, move)
      settled ??= { move, composed }
      if (said.every((message) => likeness(message.text, composed.text) <= LIKENESS_MAX)) {
        settled = { move, composed }
        break
      }
      for (const line of composed.lines) refused.add(line.text)
    }
    const { move, composed } = settled!
    remember(state, move, composed, reading)
    const sourceNumber = turn.history.at(-1)?.number ?? 0
    return {
      text: composed.text,
      state: writeState(state),
      facts: Object.entries(reading.facts).map(([key, value]) => ({ key, value, sourceNumber })),
    }
  }
}

/** A crisis is answered by the lounge, not by an engine; the care that follows it is ours. */
function keepCare(state: EngineState, turn: EmbeddedTurn): void {
  const spoken = turn.history.filter(({ from }) => from === 'reader').slice(-CRISIS_TURNS, -1)
  const last = spoken.findLastIndex(({ text }) => isCrisis(text))
  if (last !== -1) state.care = { kind: 'crisis', until: state.turn + CRISIS_TURNS - (spoken.length - last) }
}

function remember(
  state: EngineState,
  move: Move,
  composed: Composed,
  reading: { facts: Record<string, string>; lastKin: string | null },
): void {
  for (const { bucket, index, size } of composed.lines) markUsed(state, bucket, index, size)
  Object.assign(state.facts, reading.facts)
  state.lastKin = reading.lastKin
  const asksOwn = move.pending != null && (composed.keepsAsk || move.parts.some((part) => part.bucket === `q:${move.pending}`))
  state.pending = asksOwn ? { id: move.pending!, turn: state.turn } : null
  if (move.story !== undefined) state.story = move.story
  if (move.care !== undefined) state.care = move.care
  if (move.act !== undefined) state.lastAct = move.act
  if (move.theme) state.lastTheme = { name: move.theme, turn: state.turn }
  else if (move.theme === null && move.act === 'not-what-i-meant') state.lastTheme = null
  state.questionsInRow = composed.asks ? state.questionsInRow + 1 : 0
}

/** 'hello Bruno' is 'hello': the character's own name says nothing about what was meant. */
function withoutAddress(text: string, card: Card): string {
  const names = [card.data.name, card.data.nickname, ...card.data.name.split(' ')].filter(
    (name): name is string => !!name && name.length > 2,
  )
  const pattern = new RegExp(
    `(?:^|[,\\s]+)(?:${names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')})(?=$|[\\s,.!?])`,
    'giu',
  )
  const without = text.replace(pattern, '').trim()
  return /[\p{L}\p{N}]/u.test(without) ? without : text
}
