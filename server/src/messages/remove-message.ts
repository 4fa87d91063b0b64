import { release } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireOwner } from '#server/topics/access.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { tell } from '#server/topics/tell.ts'
import { removeFilesOf } from '#server/attachments/files.ts'
import { countQuestion, listAnswered, lockActiveReply } from './reply-store.ts'
import { settleReply } from './replies/settle-reply.ts'
import { findMessage, updateMessage } from './store.ts'

/** What was remembered of a message goes with it. Handed in by app.ts from the characters, a floor above. */
export type Forget = (trx: Trx, pair: { memberId: string; characterId: string }, messageId: string) => Promise<void>

/**
 * Removes an own message and leaves a tombstone. One that no reply has answered yet is not charged; the run starts again with what is left,
 * and ends where nothing is.
 */
export async function removeMessage(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  topicId: string,
  messageId: string,
  forget: Forget,
): Promise<{ removed: boolean }> {
  await requireOwner(trx, topicId, memberId)
  const topic = await lockTopic(trx, topicId)
  const message = await findMessage(trx, messageId)
  if (!message || message.topic_id !== topicId) throw problem('message.not-found')
  if (message.sender_id !== memberId) throw problem('message.not-yours')
  if (message.deleted_at !== null) return { removed: false }

  const reply = await lockActiveReply(trx, topicId)
  const waits = reply && message.number >= reply.answers_from && (message.number > reply.answers_through || reply.first_text_at === null)
  await updateMessage(trx, messageId, {
    deleted_at: lounge.clock.now(),
    content: '',
    ...(waits && message.charge === 'held' ? { charge: 'not-charged' } : {}),
  })
  if (topic?.character_id) await forget(trx, { memberId, characterId: topic.character_id }, messageId)
  await removeFilesOf(lounge, trx, messageId)
  if (waits && message.charge === 'held' && message.hold_id) await release(lounge, trx, memberId, [message.hold_id])
  if (reply && waits && message.number <= reply.answers_through) {
    await countQuestion(trx, reply.id)
    const left = (await listAnswered(trx, topicId, reply.answers_from, reply.answers_through)).filter((row) => row.deleted_at === null)
    if (left.length === 0) await settleReply(lounge, trx, reply, memberId, { state: 'stopped', bill: 'release', code: 'deleted' })
  }
  tell(lounge, trx, `member:${memberId}`, { name: 'message.removed', data: { topic_id: topicId, number: message.number } })
  return { removed: true }
}
