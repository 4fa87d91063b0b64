import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import type { Scene } from './build-turn.ts'
import type { FactDraft } from '../engine/engine.ts'
import { isCrisis } from '#server/safety/crisis.ts'
import { keepFacts, type SourcedFact } from '../memory/keep-facts.ts'
import { orderSummary } from '../memory/lane.ts'

/** What stays of a turn, written with its reply: facts found by rule, and the order for the next summary where it is due. A crisis leaves nothing. */
export async function rememberTurn(
  lounge: LoungeInside,
  trx: Trx,
  scene: Scene,
  { facts }: { facts: FactDraft[] },
  summarises: boolean,
): Promise<void> {
  const pair = { memberId: scene.personId, characterId: scene.characterId }
  const hasCrisis = scene.answered.some(({ text }) => isCrisis(text))
  if (!hasCrisis) await keepFacts(lounge, trx, pair, sourced(scene, facts))
  if (summarises && scene.isSummaryDue) await orderSummary(lounge, trx, pair, false)
}

/** Behind each fact stands the message that holds it: one that is deleted takes its facts along. */
function sourced({ answered }: Scene, facts: FactDraft[]): SourcedFact[] {
  return facts.flatMap(({ key, value }) => {
    const source = answered.findLast(({ text }) => text.toLowerCase().includes(value.toLowerCase())) ?? answered.at(-1)
    return source ? [{ key, value, messageId: source.id }] : []
  })
}
