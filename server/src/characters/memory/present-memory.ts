import type { Memory } from '@green-room/contract/talk/memory'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Pair } from './pair.ts'
import { findMemory, listFacts } from './store.ts'
import { findCharacterName, findPlace } from './talk-store.ts'

/** The memory as its member sees it. */
export async function presentMemory(db: Db, pair: Pair): Promise<Memory> {
  const [name, row, facts] = await Promise.all([findCharacterName(db, pair.characterId), findMemory(db, pair), listFacts(db, pair)])
  if (name === undefined) throw problem('character.not-found')
  const [from, through] = row?.summary ? await Promise.all([findPlace(db, row.covers_from!), findPlace(db, row.covers_through)]) : []
  return {
    character: { id: pair.characterId, name },
    enabled: row?.enabled ?? true,
    facts: facts.map(({ id, key, value, pinned, edited, created_at: at }) => ({
      id,
      key,
      value,
      pinned,
      edited,
      created_at: at.toISOString(),
    })),
    summary:
      row?.summary && from && through
        ? {
            text: row.summary,
            since: from.created_at.toISOString(),
            through: { topic_id: through.topic_id, number: through.number, at: through.created_at.toISOString() },
          }
        : null,
    is_rewriting: row?.is_stale ?? false,
  }
}
