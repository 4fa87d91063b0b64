import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Fact } from '../engine/engine.ts'
import { estimateTokens } from '../engine/tokens.ts'
import type { Pair } from './pair.ts'
import { findMemory, listFacts } from './store.ts'

const TURNS_MAX = 12
const TOKENS_MAX = 1_200

export type Recalled = {
  /** What the engine may know; nothing while memory is off. */
  memory: { summary: string | null; facts: Fact[] }
  /** True where the talk since the last summary has grown long enough for the next. */
  isDue(talk: { id: string; from: 'reader' | 'character'; text: string }[]): boolean
}

/** What this character remembers of this member, for one reply. */
export async function recall(db: Db | Trx, pair: Pair): Promise<Recalled> {
  const [row, facts] = await Promise.all([findMemory(db, pair), listFacts(db, pair)])
  if (row && !row.enabled) return { memory: { summary: null, facts: [] }, isDue: () => false }
  const readThrough = Number(row?.read_through ?? 0)
  return {
    memory: { summary: row?.summary ?? null, facts: facts.map(({ key, value, pinned }) => ({ key, value, pinned })) },
    isDue: (talk) => row?.is_stale === true || isLong(talk.filter(({ id }) => Number(id) > readThrough)),
  }
}

/** Twelve turns of the reader, or 1,200 tokens. */
export const isLong = (talk: { from: 'reader' | 'character'; text: string }[]): boolean =>
  talk.filter(({ from }) => from === 'reader').length >= TURNS_MAX ||
  talk.reduce((sum, { text }) => sum + estimateTokens(text), 0) >= TOKENS_MAX
