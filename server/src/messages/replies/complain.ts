import { giveBack } from '#server/ledger/give-back.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireOwner } from '#server/topics/access.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { findUnanswered, insertUnanswered, lockReplyOf } from './complaint-store.ts'
import { listAnswered } from '../reply-store.ts'
import { updateMessage } from '../store.ts'
import { tellMessage } from '../tell-messages.ts'

const WITHIN_MS = 86_400_000

/** A reply did not answer: an operator hears of it, and what was paid for it comes back as long as the day allows. Answers units; again, the same. */
export async function complain(lounge: LoungeInside, trx: Trx, memberId: string, topicId: string, messageId: string): Promise<number> {
  await requireOwner(trx, topicId, memberId)
  const topic = (await lockTopic(trx, topicId))!
  const reply = await lockReplyOf(trx, topicId, messageId)
  if (!reply) throw problem('message.not-found')
  const known = await findUnanswered(trx, reply.id)
  if (known) return Number(known.units)
  if (lounge.clock.now().getTime() - reply.ended_at!.getTime() > WITHIN_MS) throw problem('reply.too-old')

  const asked = await listAnswered(trx, topicId, reply.answers_from, reply.answers_through)
  const paid = asked.filter((message) => message.charge === 'charged')
  const holds = paid.map((message) => message.hold_id!)
  const isBack = holds.length > 0 && (await giveBack(lounge, trx, memberId, holds, reply.id))
  const units = isBack ? paid.reduce((sum, message) => sum + Number(message.units), 0) : 0
  if (isBack) for (const { id } of paid) await updateMessage(trx, id, { charge: 'returned' })
  await updateMessage(trx, messageId, { is_unanswered: true })
  await insertUnanswered(trx, {
    reply_id: reply.id,
    member_id: memberId,
    character_id: topic.character_id,
    question: asked.map((message) => (message.deleted_at ? '' : message.content)).join('\n'),
    answer: reply.content,
    served_by: reply.served_by,
    units,
  })
  for (const { id } of [...paid, { id: messageId }]) await tellMessage(lounge, trx, memberId, id)
  return units
}
