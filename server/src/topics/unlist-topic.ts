import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { lockTopic } from './lock.ts'
import { updateTopic } from './store.ts'
import { tellLists } from './tell.ts'

/** Takes a title out of what others read, or brings it back; the talk behind it goes on. False where the topic is gone. */
export async function unlistTopic(lounge: LoungeInside, trx: Trx, topicId: string, isUnlisted: boolean): Promise<boolean> {
  const topic = await lockTopic(trx, topicId)
  if (!topic) return false
  await updateTopic(trx, topicId, { unlisted_at: isUnlisted ? lounge.clock.now() : null })
  tellLists(lounge, trx, topic.room_id)
  return true
}
