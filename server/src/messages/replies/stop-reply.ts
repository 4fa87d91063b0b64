import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { lockActiveReply } from '../reply-store.ts'
import { settleReply } from './settle-reply.ts'

/**
 * Stops the running reply, wherever it runs: its worker's next write finds the run ended. Text that was shown stays and is paid for at the
 * normal price; before any text nothing is charged. True where a run was stopped.
 */
export async function stopReply(lounge: LoungeInside, trx: Trx, topicId: string, reason: 'stopped' | 'left'): Promise<boolean> {
  const topic = await lockTopic(trx, topicId)
  const reply = topic?.person_id && (await lockActiveReply(trx, topicId))
  if (!reply || !topic?.person_id) return false
  await settleReply(lounge, trx, reply, topic.person_id, {
    state: 'stopped',
    bill: reply.first_text_at === null ? 'release' : 'charge',
    code: reason,
  })
  return true
}

/** Before a chat closes: everything that still waits is ended, run after run. */
export async function endReplies(lounge: LoungeInside, trx: Trx, topicId: string): Promise<void> {
  while (await stopReply(lounge, trx, topicId, 'left'));
}
