// The desk of the language models: doors, waits, tokens, cost, and prices of tokens from a day on.
import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Points, text, Time } from '../wire/fields.ts'

const PRICES: readonly Role[] = ['owner', 'finance']
/** What a model costs is for who prices; how it answers, for who writes the characters, too. */
const LOOKS: readonly Role[] = ['owner', 'finance', 'content']

const Value = z.nullable(z.number())
const Micros = z.nullable(z.number())
/** Dollars for a million tokens. */
const Dollars = z.number().check(z.gte(0), z.lte(10_000), z.multipleOf(0.000001))
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const Used = {
  calls: z.number(),
  failures: z.number(),
  tokens_read: z.number(),
  tokens_cached: z.number(),
  tokens_written: z.number(),
  micros: Micros,
}
/** What one character or one room used, and what was charged there. Cents of the margin: null where no point was sold lately. */
const Part = z.object({
  id: z.string(),
  name: z.string(),
  turns: z.number(),
  points: z.nullable(Points),
  micros: Micros,
  margin_cents: Value,
})
export const ModelReport = z.object({
  at: Time,
  from: z.string(),
  to: z.string(),
  has_model: z.boolean(),
  /** Whether whoever asks may see money; where not, all sums are null. */
  sees_money: z.boolean(),
  /** Of `processes` that are there, `closed` let nobody through after three failures in a row. */
  doors: z.array(
    z.object({
      name: z.string(),
      model: z.string(),
      kind: z.string(),
      sees: z.boolean(),
      processes: z.number(),
      closed: z.number(),
      replies: z.number(),
      first_ms: Value,
      first_p95_ms: Value,
      ...Used,
    }),
  ),
  turns: z.number(),
  turns_before: z.number(),
  micros: Micros,
  micros_before: Micros,
  /** Calls of models whose price nobody knows. */
  unpriced: z.number(),
  margin_cents: Value,
  margin_cents_before: Value,
  /** Net of VAT, for a point that was sold or given in 28 days. */
  cents_per_point: Value,
  cached_share: Value,
  /** Of the turns: by a door behind the first one, and by the talker. */
  fallback_share: Value,
  talker_share: Value,
  days: z.array(z.string()),
  /** Micro-dollars of each day. */
  costs: z.array(z.object({ purpose: z.enum(['reply', 'suggestion', 'moderation', 'memory']), days: z.array(z.number()) })),
  characters: z.array(Part),
  rooms: z.array(Part),
  ceilings: z.nullable(z.object({ house: Micros, member: Micros, today: z.number(), is_near: z.boolean() })),
  prices: z.array(
    z.object({
      door: z.string(),
      model: z.string(),
      valid_from: z.string(),
      read: z.number(),
      cached: z.number(),
      written: z.number(),
      /** Null: as the configuration says. */
      by: z.nullable(z.string()),
      is_now: z.boolean(),
    }),
  ),
})
export type ModelReport = z.infer<typeof ModelReport>

export const readModel = deskDoor('readModel', {
  summary: 'Models by their doors: health, waits, tokens, and, for owners and finance, cost, margin and prices',
  desks: LOOKS,
  input: z.object({ span: z._default(z.enum(['1', '7', '28']), '1') }),
  returns: answer(ModelReport),
})
export const setTokenPrice = deskDoor('setTokenPrice', {
  summary: 'What a million tokens of a model cost from a day on, in dollars. Days before it keep their price',
  desks: PRICES,
  input: z.object({ door: text(100), model: text(300), from: Day, read: Dollars, cached: Dollars, written: Dollars, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'token-price.past', 'token-price.unknown-model'],
})
