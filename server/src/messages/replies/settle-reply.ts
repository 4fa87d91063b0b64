// The end of a run: whole, stopped or failed. The holds of all messages it answers are resolved in the same transaction, once.
import type { CHARGES } from '@green-room/contract/messages'
import { release } from '#server/ledger/hold.ts'
import { sql, type Insertable } from 'kysely'
import type { Database, Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { tell } from '#server/topics/tell.ts'
import { chargeMessages } from './charge-messages.ts'
import { listAnswered, orderNext, type ReplyRow } from '../reply-store.ts'
import { updateMessage } from '../store.ts'
import { tellMessage, tellReply } from '../tell-messages.ts'

export type Ending = {
  state: 'done' | 'stopped' | 'failed'
  /** `charge`: the holds are captured. `release`: not charged. `free`: delivered for nothing. */
  bill: 'charge' | 'release' | 'free'
  code: string | null
  /** What is written down of it besides, and the text of one that is whole; else what was shown stays. */
  row?: Partial<Insertable<Database['reply']>>
  text?: { content: string; suggestions: string[] }
}

/** Call it with the topic's and the run's rows locked. */
export async function settleReply(lounge: LoungeInside, trx: Trx, reply: ReplyRow, personId: string, ending: Ending): Promise<void> {
  const answered = await listAnswered(trx, reply.topic_id, reply.answers_from, reply.answers_through)
  const open = answered.filter((message) => message.charge === 'held' && message.hold_id !== null)
  const ids = open.map((message) => message.id)
  const charge: (typeof CHARGES)[number] = ending.bill === 'charge' ? 'charged' : ending.bill === 'free' ? 'free' : 'not-charged'
  let cheaper: string[] = []
  if (ids.length > 0) {
    await trx.updateTable('message').set({ charge }).where('id', 'in', ids).execute()
    if (ending.bill === 'charge') cheaper = await chargeMessages(lounge, trx, personId, open)
    else
      await release(
        lounge,
        trx,
        personId,
        open.map((message) => message.hold_id!),
      )
  }

  await trx
    .updateTable('reply')
    .set({
      state: ending.state,
      code: ending.code,
      charged: ending.bill === 'charge',
      ended_at: sql<Date>`clock_timestamp()`,
      lease_token: null,
      ...ending.row,
    })
    .where('id', '=', reply.id)
    .execute()
  await orderNext(trx, reply.topic_id, reply.answers_through) // before the message is told: while another run waits, nothing is suggested
  if (reply.message_id) {
    const state = ending.state === 'failed' ? 'broken' : 'whole'
    const shown = lounge.flights.land(reply.id, reply.revision)
    const text = ending.text ?? (shown === undefined ? {} : { content: shown })
    await updateMessage(trx, reply.message_id, { state, is_free: ending.bill !== 'charge', ...text })
    await tellMessage(lounge, trx, personId, reply.message_id)
  }
  if (open.length > 0)
    tell(lounge, trx, `member:${personId}`, {
      name: 'message.charged',
      data: { topic_id: reply.topic_id, from: reply.answers_from, through: reply.answers_through, charge },
    })
  for (const id of cheaper) await tellMessage(lounge, trx, personId, id)
  const isInVain = ending.state === 'stopped' && reply.first_text_at === null
  if (isInVain) afterCommit(trx, () => void lounge.throttle.take('runs-in-vain', personId).catch(() => {}))
  if (ending.state === 'done') await lounge.events.record(trx, 'reply.done', { topic: reply.topic_id, member: personId })
  await tellReply(lounge, trx, personId, reply.topic_id)
}
