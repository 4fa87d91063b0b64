import type { Notice } from '@green-room/contract/messages'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { appendMessage } from './store.ts'
import { tellMessage } from './tell-messages.ts'

/** A notice of the lounge in a chat, unless one stands among the last messages already. */
export async function appendNotice(
  lounge: Lounge,
  notice: { topicId: string; personId: string; notice: Notice; unlessWithin: number },
): Promise<void> {
  await transact(lounge.db, async (trx) => {
    const topic = await lockTopic(trx, notice.topicId)
    if (!topic || topic.state !== 'open') return
    const recent = await trx
      .selectFrom('message')
      .select('id')
      .where('topic_id', '=', notice.topicId)
      .where('number', '>', topic.last_number - notice.unlessWithin)
      .where('notice', 'is not', null)
      .executeTakeFirst()
    if (recent) return
    const { id } = await appendMessage(trx, {
      topic_id: notice.topicId,
      sender_id: null,
      by_ai: false,
      content: '',
      is_free: true,
      notice: JSON.stringify(notice.notice),
    })
    await tellMessage(lounge, trx, notice.personId, id)
  })
}
