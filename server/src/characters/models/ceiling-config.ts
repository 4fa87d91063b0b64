// LLM_DAILY_COST and LLM_MEMBER_DAILY_COST: what calls to models may cost in a day, and whether every price is known.
import * as z from 'zod/mini'
import { LISTED_AS_OF, microDollars, parsePrice, type Price } from '../engine/price.ts'

/** Micro-dollars a day; null: no ceiling. */
export type Ceilings = { house: number | null; member: number | null }

export const PriceSetting = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => parsePrice(text) !== undefined, { error: "must be 'input/output' in dollars for a million tokens, as 0.15/0.60" }),
    ),
  z.transform((text) => parsePrice(text)!),
)

/** Undefined where neither is set: nothing is counted then. */
export function parseCeilings(variables: Record<string, string | undefined>, problems: string[]): Ceilings | undefined {
  const read = (name: string): number | null => {
    const text = variables[name]?.trim()
    if (!text) return null
    const micros = microDollars(text)
    if (!micros) problems.push(`${name}: must be a sum of dollars above 0, as 25 or 0.50`)
    return micros ?? null
  }
  const ceilings = { house: read('LLM_DAILY_COST'), member: read('LLM_MEMBER_DAILY_COST') }
  return ceilings.house === null && ceilings.member === null ? undefined : ceilings
}

type Asked = { name: string; price?: Price | undefined }
type Judge = { by: 'endpoint'; price?: Price | undefined } | { by: 'model'; model: Asked } | null

/** A ceiling holds only where every call can be counted: of the models of talks and notes, and of who judges texts. */
export function requirePrices(
  ceilings: Ceilings | undefined,
  models: (Asked | 'embedded' | null | undefined)[],
  judge: Judge,
  problems: string[],
): void {
  if (!ceilings) return
  const asked = [...models, judge?.by === 'model' ? judge.model : null]
    .filter((model): model is Asked => typeof model === 'object' && model !== null)
    .map(({ name, price }) => ({ variable: `LLM_${name.toUpperCase()}_PRICE`, price }))
  if (judge?.by === 'endpoint') asked.push({ variable: 'LLM_MODERATION_PRICE', price: judge.price })
  const unknown = new Set(asked.filter(({ price }) => !price).map(({ variable }) => variable))
  for (const variable of unknown)
    problems.push(
      `${variable}: is required with a daily ceiling of cost: the prices of ${LISTED_AS_OF} do not list this model and its window ` +
        '(input/output in dollars for a million tokens; 0/0 for your own server)',
    )
}
