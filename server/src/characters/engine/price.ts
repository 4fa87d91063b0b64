// What calls to models cost, in whole micro-dollars: a dollar is a million of them.
import { readFileSync } from 'node:fs'

/** Micro-dollars for a million tokens. `cached`: those that the provider found in its own cache. */
export type Price = { input: number; cached: number; output: number }
/** `cached` and `written` (into the provider's cache) are among `input`. */
export type Tokens = { input: number; cached?: number | undefined; written?: number | undefined; output: number }

const MILLION = 1_000_000
/** Providers' lists hold for prompts up to this long; longer ones cost more with some. */
const LISTED_TOKENS_MAX = 200_000
const TABLE = new URL('../../../seeds/model-prices.json', import.meta.url)
const table = JSON.parse(readFileSync(TABLE, 'utf8')) as { as_of: string; prices: Record<string, Record<string, Price>> }

export const FREE: Price = { input: 0, cached: 0, output: 0 }
export const isFree = ({ input, cached, output }: Price): boolean => input === 0 && cached === 0 && output === 0

/** Rounded up. What is written into a provider's cache costs a quarter more. */
export function costOf(price: Price, { input, cached = 0, written = 0, output }: Tokens): number {
  const fresh = Math.max(0, input - cached) + written / 4
  return Math.ceil((fresh * price.input + cached * price.cached + output * price.output) / MILLION)
}

/** The listed price of a model by its exact id; undefined where the table does not know it. Models in the process cost nothing. */
export function listedPrice(kind: string, model: string, contextTokens = 0): Price | undefined {
  if (kind === 'llama-cpp') return FREE
  const provider = kind === 'openai-responses' ? 'openai' : kind
  if (contextTokens > LISTED_TOKENS_MAX || !Object.hasOwn(table.prices, provider)) return undefined
  const models = table.prices[provider]!
  return Object.hasOwn(models, model) ? models[model] : undefined
}
export const LISTED_AS_OF = table.as_of

/** '2.50' as micro-dollars; undefined where it is no sum of dollars. */
export function microDollars(text: string): number | undefined {
  const [whole, decimals = ''] = /^\d{1,7}(\.\d{1,6})?$/.test(text) ? text.split('.') : []
  return whole === undefined ? undefined : Number(whole) * MILLION + Number(decimals.padEnd(6, '0'))
}

/** 'input/output' or 'input/output/cached input' in dollars for a million tokens. */
export function parsePrice(text: string): Price | undefined {
  const parts = text.split('/').map((part) => microDollars(part.trim()))
  const [input, output, cached = input] = parts
  if (parts.length > 3 || parts.includes(undefined) || input === undefined || output === undefined) return undefined
  return { input, cached: cached!, output }
}
