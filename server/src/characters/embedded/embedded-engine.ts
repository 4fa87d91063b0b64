// One turn of the embedded engine: read, decide, say, remember. Authored lines found by meaning; nothing is generated.
import type { Card } from '@green-room/contract/characters'
import { CardShelf } from './card-shelf.ts'
import type { CommonIndex } from './common-index.ts'
import { leavesCare } from './moves/care.ts'
import { withApostrophes } from './informal.ts'
import { nearnessFrom } from './matcher.ts'
import { compose } from './compose.ts'
import { withoutManner } from './manners.ts'
import { chooseMove } from './choose-move.ts'
import { readMessage } from './reading.ts'
import { answerInLanguage } from './languages/answer-in-language.ts'
import { translatedCard } from './languages/translated-card.ts'
import { ReplyBank } from './reply-bank.ts'
import type { Scene } from './scene.ts'
import { beginTurn, type EmbeddedReply, type EmbeddedTurn, endTurn, settle } from './turn-frame.ts'
import type { VectorStore } from './vector-store.ts'

export class EmbeddedEngine {
  readonly #common: Promise<CommonIndex>
  readonly #store: VectorStore
  readonly #bank = new ReplyBank()
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

  /** A turn for nobody in each of its languages: the first one of a process compiles rules and code for a quarter of a second. */
  async rehearse(card: Card): Promise<void> {
    for (const language of card.data.extensions.green_room.languages)
      await this.reply({
        replyId: '',
        topicId: '',
        seed: 'rehearsal',
        card,
        room: { title: '', mood: '' },
        topicTitle: '',
        language,
        limits: { symbolsMax: card.data.extensions.green_room.style.maxSymbols },
        history: [{ number: 1, from: 'reader', text: 'Good evening. I walked along the harbour, and you?' }],
        memory: { summary: null, facts: [] },
        state: null,
      })
  }

  /** The reply to the messages that stand after the character's last one. The same turn gives the same reply. */
  async reply(turn: EmbeddedTurn): Promise<EmbeddedReply> {
    const translated = turn.language === 'en' ? null : translatedCard(turn.card, turn.language)
    if (translated) return answerInLanguage(turn, translated)
    const indexes = { card: await this.#cards.take(turn.card), common: await this.#common, bank: this.#bank, store: this.#store }
    const { state, text, before, said } = beginTurn(turn)
    const care = state.care && state.care.until >= state.turn ? state.care.kind : null
    const { manner, rest } = withoutManner(text)
    const reading = await readMessage(withApostrophes(rest), { before, said, lastKin: state.lastKin, care, indexes })
    if (state.care && leavesCare(state.care.kind, text)) state.care = null
    const known = { ...Object.fromEntries(turn.memory.facts.map(({ key, value }) => [key, value])), ...reading.facts }

    const spoken = reading.whole.query.vector
    const nearnessOf = spoken && nearnessFrom(this.#store.middle, spoken)
    const nearness = (line: string): number => {
      const vector = nearnessOf && this.#store.known(line)
      return vector ? Math.max(0, nearnessOf(vector)) : 0
    }
    const settled = await settle(turn, state, nearness, async (voice) => {
      const scene: Scene = { turn, state, reading, indexes, voice, known, before, manner }
      const move = await chooseMove(scene)
      return { move, composed: compose(scene, move) }
    })
    return endTurn(turn, state, settled, reading)
  }
}
