// The only file that knows providers: from a model's configuration to a language model of the AI SDK.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { defaultSettingsMiddleware, wrapLanguageModel } from 'ai'
import { Breaker } from '../engine/breaker.ts'
import type { Candidate } from '../engine/candidate.ts'
import type { LlmConfig } from './llm-config.ts'
import type { ModelConfig } from './model-settings.ts'
import { FREE, type Price } from '../engine/price.ts'
import { LlamaModel } from './llama-model.ts'
import { TokenFactor } from '../engine/tokens.ts'

/** A candidate with what the prompt must know of it. */
export interface ChainLink extends Candidate {
  contextTokens: number
  sees: boolean
  tokens: TokenFactor
  /** Undefined where nobody knows it, and no ceiling asks for it. */
  price: Price | undefined
}

const EMBEDDED = {
  contextTokens: 8_192,
  sees: false,
  price: FREE,
  temperature: undefined,
  firstTokenMs: 10_000,
  idleMs: 5_000,
  totalMs: 20_000,
}

/** Said here, because without them the packages look into the environment. */
const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
}
/** No provider sends us elsewhere: a redirect would take the talk and the key along. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
const access = ({ baseUrl, apiKey }: ModelConfig, kind: keyof typeof ADDRESSES) => ({
  baseURL: baseUrl ?? ADDRESSES[kind],
  apiKey: apiKey!,
  fetch: straight,
})

/** By default that interface keeps every talk for a month. */
const unstored = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({ model, middleware: defaultSettingsMiddleware({ settings: { providerOptions: { openai: { store: false } } } }) })

const OPEN_MODEL: Record<ModelConfig['kind'], (config: ModelConfig) => LanguageModelV4> = {
  'openai-compatible': ({ name, baseUrl, apiKey, model }) =>
    createOpenAICompatible({ name, baseURL: baseUrl!, includeUsage: true, fetch: straight, ...(apiKey ? { apiKey } : {}) })(model),
  openai: (config) => createOpenAI(access(config, 'openai')).chat(config.model),
  'openai-responses': (config) => unstored(createOpenAI(access(config, 'openai')).responses(config.model)),
  anthropic: (config) => createAnthropic(access(config, 'anthropic'))(config.model),
  google: (config) => createGoogle(access(config, 'google'))(config.model),
  mistral: (config) => createMistral(access(config, 'mistral'))(config.model),
  'llama-cpp': ({ model, contextTokens, inProcess }) => new LlamaModel({ modelPath: model, contextTokens, ...inProcess! }),
}

/** The models of the chain in order. Opening one calls nobody: a wrong key or address shows with the first reply, or with *Try*. */
export function openChain(config: LlmConfig, embedded: LanguageModelV4): ChainLink[] {
  return config.chain.map((link) => (link === 'embedded' ? { name: link, model: embedded, ...EMBEDDED, ...own() } : openModel(link)))
}

/** Gives back what models in the process hold. */
export async function closeChain(links: ChainLink[]): Promise<void> {
  for (const model of new Set(links.map((link) => link.model))) if (model instanceof LlamaModel) await model.close()
}

/** The model that keeps the notes: one of the chain, or one beside it. Nobody waits for it, so its first word may take as long as all of them. */
export function openMemoryModel({ memory }: LlmConfig, chain: ChainLink[]): ChainLink | null {
  if (!memory) return null
  const link = chain.find(({ name }) => name === memory.name) ?? openModel(memory)
  return { ...link, ...own(), firstTokenMs: memory.totalMs, temperature: 0.2 } // its failures close no door to the chat
}

/** The model that judges texts, where one does. It says a word or two, within its time or not at all. */
export function openJudge({ moderation }: LlmConfig): ChainLink | null {
  if (moderation?.by !== 'model') return null
  return { ...openModel(moderation.model), firstTokenMs: moderation.timeoutMs, totalMs: moderation.timeoutMs, temperature: 0 }
}

function openModel(config: ModelConfig): ChainLink {
  const { name, contextTokens, sees, price, temperature, firstTokenMs, idleMs, totalMs } = config
  return { name, model: OPEN_MODEL[config.kind](config), contextTokens, sees, price, temperature, firstTokenMs, idleMs, totalMs, ...own() }
}
const own = () => ({ breaker: new Breaker(), tokens: new TokenFactor() })
