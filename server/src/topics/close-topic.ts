import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { release } from '#server/ledger/hold.ts'
import { closeTopicRow, type TopicRow } from './store.ts'
import { tell, tellLists } from './tell.ts'

/** Closes a topic for ever: the character is free again and the room is restocked. The cost of one that found no character goes back. */
export async function closeTopic(
  lounge: LoungeInside,
  trx: Trx,
  topic: Pick<TopicRow, 'id' | 'room_id' | 'person_id' | 'character_id' | 'hold_id'>,
  reason: 'left' | 'no-character' | 'operator',
): Promise<boolean> {
  if (!(await closeTopicRow(trx, topic.id, reason))) return false
  if (topic.hold_id && topic.character_id === null && topic.person_id) await release(lounge, trx, topic.person_id, [topic.hold_id])
  await lounge.events.record(trx, 'topic.closed', { topic: topic.id, room: topic.room_id, reason })
  if (topic.person_id) tell(lounge, trx, `member:${topic.person_id}`, { name: 'topic.closed', data: { topic_id: topic.id, reason } })
  tellLists(lounge, trx, topic.room_id)
  return true
}
