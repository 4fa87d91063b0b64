// What is set of one model, `LLM_<NAME>_*`, by its kind of provider. A fault names its variable and never its value.
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { PriceSetting } from './ceiling-config.ts'
import { listedPrice, type Price } from '../engine/price.ts'

export type Variables = Record<string, string | undefined>

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

/** The variables with this prefix that are set, without it. */
export const settingsOf = (prefix: string, variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables)
      .filter(([key, value]) => key.startsWith(prefix) && value !== undefined && value.trim() !== '')
      .map(([key, value]) => [key.slice(prefix.length), value!.trim()]),
  )

export function parseModel(name: string, variables: Variables, problems: string[], namedBy = 'LLM_CHAIN'): ModelConfig | undefined {
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
