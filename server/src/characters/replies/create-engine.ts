// From configuration to an engine that answers: the chain of models, and behind or instead of it the talker that ships with the lounge.
import { TalkerModel } from '@green-room/talker/talker-model.ts'
import type { EngineState } from '#server/platform/running/processes.ts'
import { ChainEngine } from './chain-engine.ts'
import type { CharacterEngine } from '../engine/engine.ts'
import { EXCHANGE_KEY } from '../engine/exchange-key.ts'
import type { LlmConfig } from '../models/llm-config.ts'
import type { EngineLog } from '../engine/log.ts'
import { stateOf } from '../models/engine-state.ts'
import { createModerator, type Moderator } from '../moderation/moderator.ts'
import { closeChain, openChain, openJudge, openMemoryModel, type ChainLink } from '../models/models.ts'

export interface EngineOptions {
  log: EngineLog
  /** The product's name as the prompt says it; a setting, read for each reply. */
  productName?: () => string
}

export interface OpenEngine {
  engine: CharacterEngine
  /** The model that keeps the notes of memory; none where only the talker speaks, or where it was turned off. */
  memoryModel: ChainLink | null
  /** Who else judges what is written; null where nobody is named. */
  moderator: Moderator | null
  /** How each model of the chain is now, in its order, and who judges. */
  states(): EngineState[]
  close(): Promise<void>
}

/** Opens the engine of this process. Calls no provider. */
export async function createEngine(config: LlmConfig, { log, productName = () => 'the lounge' }: EngineOptions): Promise<OpenEngine> {
  const links = await openChain(config, new TalkerModel('embedded', EXCHANGE_KEY))
  const memoryModel = await openMemoryModel(config, links)
  const judge = await openJudge(config)
  return {
    engine: new ChainEngine(links, { log, productName }),
    memoryModel,
    moderator: config.moderation && createModerator(config.moderation, judge, log),
    states: () => [...links, judge].filter((link) => link !== null).map(stateOf),
    close: () => closeChain([...links, memoryModel, judge].filter((link) => link !== null)),
  }
}
