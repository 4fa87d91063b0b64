import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { tell } from '#server/topics/tell.ts'
import type { Forget } from './remove-message.ts'
import { listByNumber, updateMessage } from './store.ts'

/** Takes a character's reply out of a chat, as its member would a message of their own. False where there is none with this number. */
export async function hideReply(lounge: LoungeInside, trx: Trx, topicId: string, number: number, forget: Forget): Promise<boolean> {
  const topic = await lockTopic(trx, topicId)
  const [message] = await listByNumber(trx, topicId, number, number)
  if (!topic || !message?.by_ai || message.state === 'streaming') return false
  if (message.deleted_at !== null) return true
  await updateMessage(trx, message.id, { deleted_at: lounge.clock.now(), content: '' })
  if (topic.character_id && topic.person_id) await forget(trx, { memberId: topic.person_id, characterId: topic.character_id }, message.id)
  if (topic.person_id) tell(lounge, trx, `member:${topic.person_id}`, { name: 'message.removed', data: { topic_id: topicId, number } })
  return true
}
