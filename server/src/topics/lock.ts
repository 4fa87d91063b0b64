import type { Trx } from '#server/platform/database/database.ts'
import { lockMember, lockTopic } from './store.ts'

/** The first lock of every act on a chat (the order is topic → reply → hold → accounts). */
export async function lockTopicRow(trx: Trx, topicId: string) {
  return lockTopic(trx, topicId)
}
/** Serialises what counts or ends a member's chats. */
export const lockPerson = (trx: Trx, memberId: string) => lockMember(trx, memberId)
