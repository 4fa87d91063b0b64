// What the engine keeps from one reply to the next, as JSON of 8 KB at most. It belongs to one topic and knows
// nothing of the reader: facts live in memory, where they can be corrected and erased.
import * as z from 'zod/mini'

const STATE_BYTES_MAX = 8_000
const BUCKET_VARIANTS_MAX = 30

const count = z.int().check(z.gte(0))
const EngineState = z.object({
  version: z.literal(1),
  turn: count,
  /** Lines used, as bits by bucket; the bucket used longest ago stands first. */
  used: z.record(z.string(), count),
  /** The relative or animal spoken of last: 'her name is Marta' belongs to it. */
  lastKin: z.nullable(z.string()),
  /** The character's own question that the next message may answer. */
  pending: z.nullable(z.object({ id: z.string(), turn: count })),
  /** The story told last, and how many of its continuations are told. */
  story: z.nullable(z.object({ id: z.string(), told: count, turn: count })),
  /** After grief, a parting or a crisis: care until this turn has passed. */
  care: z.nullable(z.object({ kind: z.enum(['loss', 'parting', 'crisis', 'low']), until: count })),
  /** What the reader spoke of last, for 'and you?' and short answers. */
  lastAct: z.nullable(z.string()),
  lastTheme: z.nullable(z.object({ name: z.string(), turn: count })),
  /** The situation of the bank that was spoken of last. */
  matter: z.optional(z.nullable(z.object({ id: z.string(), turn: count }))),
  /** Replies in a row that ended in a question. */
  questionsInRow: count,
})
export type EngineState = z.infer<typeof EngineState>

const BLANK: EngineState = {
  version: 1,
  turn: 0,
  used: {},
  lastKin: null,
  pending: null,
  story: null,
  care: null,
  lastAct: null,
  lastTheme: null,
  questionsInRow: 0,
}

/** A copy to work on. State that cannot be read, an older version's or a forged one, is a fresh start, never an error. */
export function readState(value: unknown): EngineState {
  const parsed = EngineState.safeParse(value)
  return structuredClone(parsed.success ? parsed.data : BLANK)
}

/** The state as it goes out: the buckets used longest ago are forgotten where it would be too long. */
export function writeState(state: EngineState): EngineState {
  const out = structuredClone(state)
  const keys = Object.keys(out.used)
  while (keys.length > 0 && Buffer.byteLength(JSON.stringify(out)) > STATE_BYTES_MAX) delete out.used[keys.shift()!]
  return out
}

export const isUsed = (state: EngineState, bucket: string, index: number): boolean =>
  ((state.used[bucket] ?? 0) & (1 << (index % BUCKET_VARIANTS_MAX))) !== 0

/** Marks a line as said. Where all lines of the bucket had been said before, a new round begins with this one. */
export function markUsed(state: EngineState, bucket: string, index: number, size: number): void {
  const bit = 1 << (index % BUCKET_VARIANTS_MAX)
  const full = 2 ** Math.min(size, BUCKET_VARIANTS_MAX) - 1
  const bits = state.used[bucket] ?? 0
  delete state.used[bucket] // moves it to the end: used last, forgotten last
  state.used[bucket] = bits === full ? bit : bits | bit
}
