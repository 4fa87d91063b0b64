// The only file that knows providers: from a model's configuration to a language model of the AI SDK.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { Breaker } from './breaker.ts'
import type { Candidate } from './candidate.ts'
import type { LlmConfig, ModelConfig } from './llm-config.ts'
import { TokenFactor } from './tokens.ts'

/** A candidate with what the prompt must know of it. */
export interface ChainLink extends Candidate {
  contextTokens: number
  sees: boolean
  tokens: TokenFactor
}

const EMBEDDED = { contextTokens: 8_192, sees: false, temperature: undefined, firstTokenMs: 10_000, idleMs: 5_000, totalMs: 20_000 }

const OPEN_MODEL: Record<ModelConfig['kind'], (config: ModelConfig) => LanguageModelV4> = {
  'openai-compatible': ({ name, baseUrl, apiKey, model }) =>
    createOpenAICompatible({ name, baseURL: baseUrl, includeUsage: true, ...(apiKey ? { apiKey } : {}) })(model),
}

/** The models of the chain in order. Opening one calls nobody: a wrong key or address shows with the first reply, or with *Try*. */
export function openChain(config: LlmConfig, embedded: LanguageModelV4): ChainLink[] {
  return config.chain.map((link) => {
    const own = { breaker: new Breaker(), tokens: new TokenFactor() }
    if (link === 'embedded') return { name: link, model: embedded, ...EMBEDDED, ...own }
    const { contextTokens, sees, temperature, firstTokenMs, idleMs, totalMs } = link
    return { name: link.name, model: OPEN_MODEL[link.kind](link), contextTokens, sees, temperature, firstTokenMs, idleMs, totalMs, ...own }
  })
}
