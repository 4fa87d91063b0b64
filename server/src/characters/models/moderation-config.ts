// LLM_MODERATION: who else judges texts. A provider's moderation endpoint by the provider's name, or a model by its own.
import * as z from 'zod/mini'
import { PriceSetting } from './ceiling-config.ts'
import { listedPrice, type Price } from '../engine/price.ts'

export type ModerationConfig<Model = unknown> = { name: string; timeoutMs: number } & (
  | { by: 'endpoint'; url: string; model: string; apiKey: string | undefined; price?: Price | undefined }
  | { by: 'model'; model: Model }
)

const PREFIX = 'LLM_MODERATION_'
const TIMEOUT_MS = 1_500
const ENDPOINTS = {
  openai: { url: 'https://api.openai.com/v1', model: 'omni-moderation-latest' },
  mistral: { url: 'https://api.mistral.ai/v1', model: 'mistral-moderation-latest' },
}
const milliseconds = z._default(z.coerce.number().check(z.int(), z.gte(50), z.lte(10_000)), TIMEOUT_MS)
const Endpoint = z.strictObject({
  BASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  API_KEY: z.optional(z.string()),
  MODEL: z.optional(z.string()),
  PRICE: z.optional(PriceSetting),
  TIMEOUT_MS: milliseconds,
})
const Judge = z.strictObject({ TIMEOUT_MS: milliseconds })

/** Null where nobody is named. `modelOf` reads the settings of a model, or notes what is wrong with them. */
export function parseModeration<Model>(
  named: string | undefined,
  own: Record<string, string>,
  modelOf: (name: string) => Model | undefined,
  problems: string[],
): ModerationConfig<Model> | null {
  const name = named?.trim() || 'none'
  if (name === 'none') {
    for (const key of Object.keys(own)) problems.push(`${PREFIX}${key}: is set, and LLM_MODERATION names nobody`)
    return null
  }
  if (name === 'embedded' || !/^[a-z][a-z0-9]*$/.test(name)) {
    problems.push("LLM_MODERATION: must be 'openai', 'mistral', the name of a model, or 'none'")
    return null
  }
  const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name as keyof typeof ENDPOINTS] : null
  const parsed = (endpoint ? Endpoint : Judge).safeParse(own)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.push(...describe(issue))
    return null
  }
  const { TIMEOUT_MS: timeoutMs } = parsed.data
  if (!endpoint) {
    const model = modelOf(name)
    return model ? { by: 'model', name, model, timeoutMs } : null
  }
  const {
    BASE_URL: url,
    API_KEY: apiKey,
    MODEL: model = endpoint.model,
    PRICE: price = listedPrice(name, model),
  } = parsed.data as z.infer<typeof Endpoint>
  if (!url && !apiKey) {
    problems.push(`${PREFIX}API_KEY: is required because LLM_MODERATION names '${name}'`)
    return null
  }
  return { by: 'endpoint', name, url: url ?? endpoint.url, model, apiKey, price, timeoutMs }
}

function describe(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${PREFIX}${key}: is not a setting of this kind`)
  const variable = PREFIX + issue.path.join('_')
  return [issue.path[0] === 'TIMEOUT_MS' ? `${variable}: must be a whole number from 50 to 10000` : `${variable}: ${issue.message}`]
}
