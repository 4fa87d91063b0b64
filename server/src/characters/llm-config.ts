// The LLM_* variables, checked at start. A fault names its variable; values never appear in a message, one of them may be a key.
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { type Ceilings, parseCeilings, PriceSetting, requirePrices } from './cost/ceiling-config.ts'
import { listedPrice, type Price } from './cost/price.ts'
import { type ModerationConfig, parseModeration } from './moderation/moderation-config.ts'

export type Variables = Record<string, string | undefined>

const FALLBACK_CHAIN = 'embedded'
const milliseconds = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(50), z.lte(120_000)), fallback)

const timers = { FIRST_TOKEN_MS: milliseconds(8_000), IDLE_MS: milliseconds(10_000), TOTAL_MS: milliseconds(60_000) }
const model = {
  MODEL: z.string('is required').check(z.minLength(1, 'is required')),
  CONTEXT: z._default(z.coerce.number().check(z.int(), z.gte(2_048), z.lte(2_000_000)), 8_192),
  VISION: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  PRICE: z.optional(PriceSetting),
  TEMPERATURE: z._default(z.coerce.number().check(z.gte(0), z.lte(2)), 0.8),
  ...timers,
}

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const hosted = <const Name extends string>(kind: Name) =>
  z.strictObject({ KIND: z.literal(kind), BASE_URL: z.optional(address), API_KEY: z.string('is required'), ...model })

/** One schema for each kind of provider; a new kind is a line here and a line in models.ts. */
const KINDS = {
  'openai-compatible': z.strictObject({
    KIND: z.literal('openai-compatible'),
    BASE_URL: address,
    API_KEY: z.optional(z.string()),
    ...model,
  }),
  openai: hosted('openai'),
  'openai-responses': hosted('openai-responses'),
  anthropic: hosted('anthropic'),
  google: hosted('google'),
  mistral: hosted('mistral'),
  'llama-cpp': z.strictObject({
    KIND: z.literal('llama-cpp'),
    PACKAGE: z.string('is required'),
    PARALLEL: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 2),
    THREADS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(256)), Math.max(1, availableParallelism() - 1)),
    ...model,
    VISION: z._default(z.literal('0', 'must be 0: models in the process see no pictures'), '0'),
  }),
}
type Kind = keyof typeof KINDS

export interface ModelConfig {
  name: string
  kind: Kind
  model: string
  /** Undefined: the provider's own. */
  baseUrl: string | undefined
  apiKey: string | undefined
  contextTokens: number
  sees: boolean
  /** Undefined: not known. */
  price?: Price | undefined
  temperature: number
  firstTokenMs: number
  idleMs: number
  totalMs: number
  /** Only of a model in the process: where its package lies, how many replies it writes at once, with how many threads. */
  inProcess?: { packageDir: string; parallel: number; threads: number }
}

export interface LlmConfig {
  /** In order of preference; the word 'embedded' stands for the engine that ships with the lounge. */
  chain: ('embedded' | ModelConfig)[]
  /** The model that keeps the notes of a character's memory; none where only the talker speaks. */
  memory: ModelConfig | null
  /** Who else judges what is written; null: the house rules alone. */
  moderation: ModerationConfig<ModelConfig> | null
  pacing: 'human' | 'none'
  /** Off the path of its stories, a model suggests what to answer. */
  suggests: boolean
  /** What calls to models may cost in a day; undefined: nothing is counted. */
  ceilings?: Ceilings | undefined
}

export type LlmConfigResult = { config: LlmConfig; problems?: undefined } | { config?: undefined; problems: string[] }

/**
 * Reads `LLM_CHAIN`, `LLM_<NAME>_*`, `LLM_MEMORY`, `LLM_MODERATION`, `LLM_SUGGESTIONS`, `LLM_PACING` and the ceilings of cost from the
 * variables given; answers the configuration or every problem found.
 */
export function parseLlmConfig(variables: Variables): LlmConfigResult {
  const problems: string[] = []
  const names = (variables.LLM_CHAIN?.trim() || FALLBACK_CHAIN).split(',').map((name) => name.trim())
  for (const name of names) {
    if (!/^[a-z][a-z0-9]*$/.test(name))
      problems.push(`LLM_CHAIN: '${name}' is no name; names are lower-case letters and digits, separated by commas`)
  }
  if (new Set(names).size < names.length) problems.push('LLM_CHAIN: a name stands in it twice')
  const pacing = variables.LLM_PACING?.trim() || 'human'
  const suggestions = variables.LLM_SUGGESTIONS?.trim() || 'off'
  if (suggestions !== 'on' && suggestions !== 'off') problems.push("LLM_SUGGESTIONS: must be 'on' or 'off'")
  if (pacing !== 'human' && pacing !== 'none') problems.push("LLM_PACING: must be 'human' or 'none'")
  if (problems.length > 0) return { problems }

  const chain = names.map((name) => (name === 'embedded' ? name : parseModel(name, variables, problems)))
  const memory = parseMemory(variables, chain, problems)
  const modelOf = (name: string) => modelNamed(name, chain, variables, problems, 'LLM_MODERATION')
  const moderation = parseModeration(variables.LLM_MODERATION, settingsOf('LLM_MODERATION_', variables), modelOf, problems)
  const ceilings = parseCeilings(variables, problems)
  if (problems.length === 0) requirePrices(ceilings, [...chain, memory], moderation, problems)
  if (problems.length > 0) return { problems }
  return {
    config: {
      chain: chain.filter((link) => link !== undefined),
      memory,
      moderation,
      pacing: pacing as LlmConfig['pacing'],
      suggests: suggestions === 'on',
      ceilings,
    },
  }
}

/** `LLM_MEMORY`: a model by its name, of the chain or beside it; by default the first one of the chain. */
function parseMemory(variables: Variables, chain: (ModelConfig | 'embedded' | undefined)[], problems: string[]): ModelConfig | null {
  const name = variables.LLM_MEMORY?.trim()
  if (!name) return chain.find((link): link is ModelConfig => link !== undefined && link !== 'embedded') ?? null
  if (name === 'none') return null
  if (name === 'embedded' || !/^[a-z][a-z0-9]*$/.test(name)) {
    problems.push("LLM_MEMORY: must be the name of a model, or 'none'; the talker writes no summaries")
    return null
  }
  return modelNamed(name, chain, variables, problems, 'LLM_MEMORY') ?? null
}

/** A model of the chain, or one beside it. */
function modelNamed(
  name: string,
  chain: (ModelConfig | 'embedded' | undefined)[],
  variables: Variables,
  problems: string[],
  namedBy: string,
): ModelConfig | undefined {
  const known = chain.find((link): link is ModelConfig => link !== undefined && link !== 'embedded' && link.name === name)
  return known ?? parseModel(name, variables, problems, namedBy)
}

/** The variables with this prefix that are set, without it. */
const settingsOf = (prefix: string, variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables)
      .filter(([key, value]) => key.startsWith(prefix) && value !== undefined && value.trim() !== '')
      .map(([key, value]) => [key.slice(prefix.length), value!.trim()]),
  )

function parseModel(name: string, variables: Variables, problems: string[], namedBy = 'LLM_CHAIN'): ModelConfig | undefined {
  const prefix = `LLM_${name.toUpperCase()}_`
  const own = settingsOf(prefix, variables)
  const kinds = Object.keys(KINDS).join(', ')
  if (own.KIND === undefined) return void problems.push(`${prefix}KIND: is required because ${namedBy} names '${name}' (one of: ${kinds})`)
  const schema = Object.hasOwn(KINDS, own.KIND) ? KINDS[own.KIND as Kind] : undefined
  if (!schema) return void problems.push(`${prefix}KIND: is not one of: ${kinds}`)

  const parsed = schema.safeParse(own)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.push(...describe(prefix, issue))
    return undefined
  }
  const { data } = parsed
  return {
    name,
    kind: data.KIND,
    model: data.MODEL,
    baseUrl: 'BASE_URL' in data ? data.BASE_URL : undefined,
    apiKey: 'API_KEY' in data ? data.API_KEY : undefined,
    contextTokens: data.CONTEXT,
    sees: data.VISION === '1',
    price: data.PRICE ?? listedPrice(data.KIND, data.MODEL, data.CONTEXT),
    temperature: data.TEMPERATURE,
    firstTokenMs: data.FIRST_TOKEN_MS,
    idleMs: data.IDLE_MS,
    totalMs: data.TOTAL_MS,
    ...(data.KIND === 'llama-cpp' ? { inProcess: { packageDir: data.PACKAGE, parallel: data.PARALLEL, threads: data.THREADS } } : {}),
  }
}

function describe(prefix: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${prefix}${key}: is not a setting of this kind`)
  const variable = prefix + issue.path.join('_')
  if (issue.code === 'too_small') return [`${variable}: must be at least ${issue.minimum}`]
  if (issue.code === 'too_big') return [`${variable}: must be at most ${issue.maximum}`]
  if (issue.code === 'invalid_type' && issue.expected !== 'string') return [`${variable}: must be a number`]
  return [`${variable}: ${issue.message}`]
}
