import { sql } from 'kysely'
import { toPoints } from '@green-room/contract/money/price'
import { priceFilesAgain } from '#server/attachments/files.ts'
import { readSettings } from '#server/content/settings.ts'
import { hold } from '#server/ledger/hold.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireParticipant } from '#server/topics/access.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { canRetry } from '../reply-status.ts'
import { findLastReply } from '../reply-store.ts'
import { priceAgain } from '../retry-price.ts'
import { updateMessage } from '../store.ts'
import { tellReply } from '../tell-messages.ts'

/** Asks again for a reply that was not charged: the same messages, new holds at the price on the button. */
export async function retryReply(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  topicId: string,
  shownUnits: number | null,
): Promise<void> {
  await lockTopic(trx, topicId)
  await requireParticipant(trx, topicId, memberId)
  const last = await findLastReply(trx, topicId)
  if (!last || !canRetry(last)) throw problem('reply.nothing-to-retry')
  const messages = await priceAgain(trx, last)
  if (messages.length === 0) throw problem('reply.nothing-to-retry')
  const units = messages.reduce((sum, message) => sum + message.units, 0)
  if (shownUnits !== null && shownUnits !== units) throw problem('message.price-changed', { payload: { price: toPoints(units) } })

  const settings = await readSettings(trx)
  for (const message of messages) {
    const holdId =
      message.units > 0
        ? await hold(lounge, trx, {
            memberId,
            cause: 'message',
            ref: message.id,
            key: `message:${message.id}:after:${last.id}`,
            units: message.units,
            ttlS: 600,
          })
        : null
    await priceFilesAgain(trx, message.id, settings)
    await updateMessage(trx, message.id, { hold_id: holdId, units: String(message.units), charge: holdId ? 'held' : 'free' })
  }
  await trx
    .insertInto('reply')
    .values({
      topic_id: topicId,
      answers_from: last.answers_from,
      answers_through: last.answers_through,
      deadline_at: sql<Date>`clock_timestamp() + interval '120 seconds'`,
    })
    .execute()
  await tellReply(lounge, trx, memberId, topicId)
}
