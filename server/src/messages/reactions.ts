// Holds whose time is over are given back, unless a run still works for them (docs/product/money.md); and messages are verified, by day what is
// new, at night all.
import { report } from '#server/ledger/alarm.ts'
import { expiredHolds } from '#server/ledger/expired-holds.ts'
import { release } from '#server/ledger/hold.ts'
import { lookAtNight, NIGHT_EVERY_S } from '#server/ledger/night.ts'
import { transact, unhurried } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { lockActiveReply } from './reply-store.ts'
import { findMessage, updateMessage } from './store.ts'
import { MESSAGES, verifyNewMessages } from './verify.ts'

const SWEEP_EVERY_S = 60
const LOOK_EVERY_S = 3_600

export function messageReactions(lounge: Lounge): void {
  const { db, jobs } = lounge
  jobs.every('messages.sweep-holds', SWEEP_EVERY_S, async () => {
    for (const hold of await expiredHolds(db, 'message')) await sweep(lounge, hold.holdId, hold.refId)
  })
  jobs.every('messages.verify', LOOK_EVERY_S, async () =>
    report(lounge, 'messages', await unhurried(db, verifyNewMessages), { isWhole: false }),
  )
  jobs.every('messages.verify-night', NIGHT_EVERY_S, async () => void (await lookAtNight(lounge, MESSAGES)))
}

async function sweep(lounge: Lounge, holdId: string, messageId: string): Promise<void> {
  const found = await findMessage(lounge.db, messageId)
  if (!found?.sender_id) return
  const { topic_id: topicId, sender_id: memberId } = found
  await transact(lounge.db, async (trx) => {
    await lockTopic(trx, topicId)
    const reply = await lockActiveReply(trx, topicId)
    const message = await findMessage(trx, messageId)
    if (!message || message.hold_id !== holdId || message.charge !== 'held' || (reply && message.number >= reply.answers_from)) return
    await release(lounge, trx, memberId, [holdId])
    await updateMessage(trx, messageId, { charge: 'not-charged' })
  })
}
