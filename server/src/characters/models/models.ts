// The only file that knows providers: from a model's configuration to a language model of the AI SDK.
import { Breaker } from '../engine/breaker.ts'
import type { Candidate, Speaker } from '../engine/candidate.ts'
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
const unstored = (model: Speaker): Speaker => ({
  provider: model.provider,
  modelId: model.modelId,
  doStream: (options) => model.doStream({ ...options, providerOptions: { ...options.providerOptions, openai: { store: false } } }),
})

/** A provider's package is read where a model of its kind is named: together they are a megabyte of script. */
const OPEN_MODEL: Record<ModelConfig['kind'], (config: ModelConfig) => Promise<Speaker>> = {
  async 'openai-compatible'({ name, baseUrl, apiKey, model }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ name, baseURL: baseUrl!, includeUsage: true, fetch: straight, ...(apiKey ? { apiKey } : {}) })(model)
  },
  openai: async (config) => (await import('@ai-sdk/openai')).createOpenAI(access(config, 'openai')).chat(config.model),
  'openai-responses': async (config) =>
    unstored((await import('@ai-sdk/openai')).createOpenAI(access(config, 'openai')).responses(config.model)),
  anthropic: async (config) => (await import('@ai-sdk/anthropic')).createAnthropic(access(config, 'anthropic'))(config.model),
  google: async (config) => (await import('@ai-sdk/google')).createGoogle(access(config, 'google'))(config.model),
  mistral: async (config) => (await import('@ai-sdk/mistral')).createMistral(access(config, 'mistral'))(config.model),
  'llama-cpp': async ({ model, contextTokens, inProcess }) => new LlamaModel({ modelPath: model, contextTokens, ...inProcess! }),
}

/** The models of the chain in order. Opening one calls nobody: a wrong key or address shows with the first reply, or with *Try*. */
export const openChain = (config: LlmConfig, embedded: Speaker): Promise<ChainLink[]> =>
  Promise.all(
    config.chain.map(async (link) => (link === 'embedded' ? { name: link, model: embedded, ...EMBEDDED, ...own() } : openModel(link))),
  )

/** Gives back what models in the process hold. */
export async function closeChain(links: ChainLink[]): Promise<void> {
  for (const model of new Set(links.map((link) => link.model))) if (model instanceof LlamaModel) await model.close()
}

/** The model that keeps the notes: one of the chain, or one beside it. Nobody waits for it, so its first word may take as long as all of them. */
export async function openMemoryModel({ memory }: LlmConfig, chain: ChainLink[]): Promise<ChainLink | null> {
  if (!memory) return null
  const link = chain.find(({ name }) => name === memory.name) ?? (await openModel(memory))
  return { ...link, ...own(), firstTokenMs: memory.totalMs, temperature: 0.2 } // its failures close no door to the chat
}

/** The model that judges texts, where one does. It says a word or two, within its time or not at all. */
export async function openJudge({ moderation }: LlmConfig): Promise<ChainLink | null> {
  if (moderation?.by !== 'model') return null
  return { ...(await openModel(moderation.model)), firstTokenMs: moderation.timeoutMs, totalMs: moderation.timeoutMs, temperature: 0 }
}

async function openModel(config: ModelConfig): Promise<ChainLink> {
  const { name, contextTokens, sees, price, temperature, firstTokenMs, idleMs, totalMs } = config
  return {
    name,
    model: await OPEN_MODEL[config.kind](config),
    contextTokens,
    sees,
    price,
    temperature,
    firstTokenMs,
    idleMs,
    totalMs,
    ...own(),
  }
}
const own = () => ({ breaker: new Breaker(), tokens: new TokenFactor() })
