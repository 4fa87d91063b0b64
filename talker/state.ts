// What a talk keeps from one reply to the next: JSON of 2 KB at most. Addresses are names of beats, so that a story may change under it.
import * as z from 'zod/mini'
import { HEAVY } from './pack.ts'

const BYTES_MAX = 2_000
const count = z._default(z.int().check(z.gte(0)), 0)
const counts = z._default(z.record(z.string(), count), () => ({}))
const orNull = <T extends z.ZodMiniType>(value: T) => z._default(z.nullable(value), null)

const TalkState = z.object({
  version: z.literal(2),
  language: z.string(),
  /** The beat at which the talk stands; null: between two stories. */
  at: orNull(z.string()),
  /** A beat that was left, to come back to. */
  park: orNull(z.string()),
  vars: z._default(z.record(z.string(), z.union([z.string(), z.number()])), () => ({})),
  /** Beats told that some text asks for. */
  seen: counts,
  /** How often each line of the desk, aside or answer was taken. */
  used: counts,
  /** Threads told to their end, and the one told last. */
  done: z._default(z.array(z.string()), () => []),
  last: orNull(z.string()),
  /** The thread that comes nearest to the topic's title, offered first. */
  near: orNull(z.string()),
  /** Turns in a row that could not be followed; that took whatever was said; in which the member told. */
  missed: count,
  loose: count,
  told: count,
  /** Turns beside the story since its question was put. */
  beside: count,
  care: orNull(z.object({ kind: z.enum(HEAVY), turns: count })),
  /** The story of the card told last, and how many of its continuations are told. */
  lore: orNull(z.object({ id: z.string(), told: count })),
  /** The relative or animal spoken of last: 'her name is Marta' belongs to it. */
  kin: orNull(z.string()),
})
export type TalkState = z.infer<typeof TalkState>

export const freshState = (language: string): TalkState => TalkState.parse({ version: 2, language })

/** A copy to work on; null where there is none that can be read: an older version's or a forged one is a fresh start, never an error. */
export function readState(value: unknown): TalkState | null {
  const parsed = TalkState.safeParse(value)
  return parsed.success ? structuredClone(parsed.data) : null
}

/** The state as it goes out. Where it would be too long, the lines used longest ago are forgotten, then the words kept longest ago. */
export function writeState(state: TalkState): TalkState {
  const out = structuredClone(state)
  const size = (): number => Buffer.byteLength(JSON.stringify(out))
  for (const kept of [out.used, out.vars] as Record<string, unknown>[])
    for (const key of Object.keys(kept)) {
      if (size() <= BYTES_MAX) return out
      delete kept[key]
    }
  return out
}

/** One more time; the key moves to the end: used last, forgotten last. */
export function countUse(state: TalkState, key: string): number {
  const times = state.used[key] ?? 0
  delete state.used[key]
  state.used[key] = times + 1
  return times
}

/** The next of these lines that was not said in this talk; where it begins depends on what was said. */
export function takeTurn({ state, turn }: { state: TalkState; turn: { text: string } }, name: string, lines: string[]): string | null {
  const places = lines.map((_, i) => (turn.text.length + i) % lines.length)
  const place = places.find((each) => state.used[`${name}.${each}`] === undefined)
  if (place === undefined) return null
  countUse(state, `${name}.${place}`)
  return lines[place]!
}
