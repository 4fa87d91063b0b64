// From configuration to an engine that answers: the chain of models, and behind or instead of it the one that ships with the lounge.
import type { Card } from '@green-room/contract/characters'
import { ChainEngine } from './chain-engine.ts'
import { CommonIndex } from './embedded/common-index.ts'
import { EmbeddedEngine } from './embedded/embedded-engine.ts'
import { EmbeddedModel } from './embedded/embedded-model.ts'
import { Encoder } from './embedded/encoder.ts'
import { VectorStore } from './embedded/vector-store.ts'
import type { CharacterEngine } from './engine.ts'
import type { LlmConfig } from './llm-config.ts'
import type { EngineLog } from './log.ts'
import { createModerator, type Moderator } from './moderation/moderator.ts'
import { closeChain, openChain, openJudge, openMemoryModel, type ChainLink } from './models.ts'

export interface EngineOptions {
  log: EngineLog
  /** Where sentence vectors are kept between starts. */
  cacheDir: string
  /** The product's name as the prompt says it; a setting, read for each reply. */
  productName?: () => string
}

export interface OpenEngine {
  engine: CharacterEngine
  /** The model that keeps the notes of memory; none where only the embedded engine speaks, or where it was turned off. */
  memoryModel: ChainLink | null
  /** Who else judges what is written; null where nobody is named. */
  moderator: Moderator | null
  /** Resolves when the embedded engine knows its own lines; replies before that wait for it. Never rejects. */
  ready: Promise<void>
  /** Makes cards ready in the background, so that no first reply has to wait for one. */
  prepare(cards: Card[]): Promise<void>
  /** Why the embedded engine is not at its best, in words; null while it is. */
  degraded(): string | null
  close(): Promise<void>
}

/** Opens the engine of this process. Calls no provider; the sentence encoder loads in a worker thread of its own. */
export function createEngine(config: LlmConfig, { log, cacheDir, productName = () => 'the lounge' }: EngineOptions): OpenEngine {
  const encoder = new Encoder({ log })
  const store = new VectorStore(encoder, { cacheDir, log })
  const common = CommonIndex.build(store)
  const embedded = new EmbeddedEngine(store, common)
  const links = openChain(config, new EmbeddedModel(embedded))
  const memoryModel = openMemoryModel(config, links)
  const judge = openJudge(config)
  let isClosed = false
  return {
    engine: new ChainEngine(links, { log, productName }),
    memoryModel,
    moderator: config.moderation && createModerator(config.moderation, judge, log),
    ready: settled(common),
    async prepare(cards) {
      for (const card of cards) if (!isClosed) await embedded.prepare(card)
      if (cards[0] && !isClosed) await embedded.rehearse(cards[0])
    },
    degraded: () => encoder.failure,
    async close() {
      isClosed = true
      await encoder.close()
      await closeChain([...links, memoryModel, judge].filter((link) => link !== null))
    },
  }
}

/** Done either way: an engine without its lines says so with its first reply. */
const settled = async (work: Promise<unknown>): Promise<void> => void (await work.catch(() => null))
