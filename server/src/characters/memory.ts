import type { Trx } from '#server/platform/database.ts'
import type { Scene } from './build-turn.ts'
import type { FactDraft } from './engine.ts'
import { keepFact } from './store.ts'

const VALUE_MAX = 160

/** What the engine learned in this turn, kept for this pair alone and written with the reply. */
export async function keepFacts(trx: Trx, scene: Scene, facts: FactDraft[]): Promise<void> {
  for (const { key, value, sourceNumber } of facts) {
    const source = scene.answered.find((message) => message.number === sourceNumber)
    if (value.length <= VALUE_MAX)
      await keepFact(trx, {
        member_id: scene.personId,
        character_id: scene.characterId,
        key: key.slice(0, 60),
        value,
        source_message_id: source?.id ?? null,
      })
  }
}
