import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { capture } from '#server/ledger/hold.ts'
import { lockTopic } from '../lock.ts'
import { updateTopic } from '../store.ts'
import { tellTopic } from '../tell.ts'

/** A character sits down in an own topic that waits, and the cost of the topic is taken. False where it no longer waits. */
export async function takeSeat(lounge: LoungeInside, trx: Trx, topicId: string, characterId: string): Promise<boolean> {
  const topic = await lockTopic(trx, topicId)
  if (!topic || topic.state !== 'open' || topic.character_id !== null || topic.person_id === null) return false
  await updateTopic(trx, topicId, { character_id: characterId, waits_until: null })
  if (topic.hold_id) await capture(lounge, trx, topic.person_id, [topic.hold_id])
  await tellTopic(lounge, trx, topicId)
  return true
}
