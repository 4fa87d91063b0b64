// The cards of this process, ready to be searched. Vectors of the cast come with the product; those of an operator's own card are made in
// the background, and until they are there its lines are found by spelling alone: no reply waits for them.
import { createHash } from 'node:crypto'
import type { Card } from '@green-room/contract/characters'
import { CardIndex, cardLines } from './card-index.ts'
import type { VectorStore } from './vector-store.ts'

interface Kept {
  hash: string
  index: CardIndex | null
  /** With the vectors of all its lines. */
  isWhole: boolean
  encoding: Promise<void> | null
}

export class CardShelf {
  readonly #store: VectorStore
  readonly #cards = new Map<string, Kept>()
  /** Cards are read once and kept: their hash is made once, not with every reply. */
  readonly #hashes = new WeakMap<Card, string>()

  constructor(store: VectorStore) {
    this.#store = store
  }

  /** The card as far as it is ready. */
  async take(card: Card): Promise<CardIndex> {
    const kept = this.#keptFor(card)
    if (kept.index !== null && kept.isWhole) return kept.index
    await this.#buildOnce(kept, card)
    if (!kept.isWhole) void this.prepare(card)
    return kept.index!
  }

  /** Resolves when the card is as ready as it can be: with its vectors, or without them where the encoder is missing. */
  prepare(card: Card): Promise<void> {
    const kept = this.#keptFor(card)
    if (kept.isWhole) return Promise.resolve()
    kept.encoding ??= this.#encode(kept, card).finally(() => (kept.encoding = null))
    return kept.encoding
  }

  async #encode(kept: Kept, card: Card): Promise<void> {
    if ((await this.#store.authored(cardLines(card))) === null) return
    kept.index = await CardIndex.build(card, this.#store.atHand)
    kept.isWhole = true
  }

  async #buildOnce(kept: Kept, card: Card): Promise<void> {
    if (kept.index !== null) return
    const isWhole = (await this.#store.atHand.authored(cardLines(card))) !== null
    const index = await CardIndex.build(card, this.#store.atHand)
    if (kept.isWhole) return // encoded meanwhile
    kept.index = index
    kept.isWhole = isWhole
  }

  /** One index for each slug: an edited card takes the place of what it was. */
  #keptFor(card: Card): Kept {
    const { slug } = card.data.extensions.green_room
    const hash = this.#hashes.get(card) ?? createHash('sha256').update(JSON.stringify(card)).digest('base64')
    this.#hashes.set(card, hash)
    const known = this.#cards.get(slug)
    if (known?.hash === hash) return known
    const kept: Kept = { hash, index: null, isWhole: false, encoding: null }
    this.#cards.set(slug, kept)
    return kept
  }
}
