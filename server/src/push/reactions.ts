import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { sendPush } from './send-push.ts'
import { hasSubscription, listSubscriptions } from './store.ts'

/** Who has just closed the page is away by then. */
const PAUSE_MS = 1_500

/** A reply is there: each browser that asked for it is told by a job of its own, so that one that fails holds up no other. */
export function pushReactions(lounge: Lounge): void {
  const { db, events, jobs } = lounge
  events.react(
    'reply.done',
    'push',
    async ({ topic, member }) => {
      const subscriptions = await listSubscriptions(db, String(member))
      await transact(db, async (trx) => {
        for (const { id } of subscriptions)
          await jobs.enqueue(trx, 'push.send', { subscription: id, topic: String(topic) }, { key: `${id} ${topic}` })
      })
    },
    { isWanted: (trx, { member }) => hasSubscription(trx, { member: String(member) }), delayMs: async () => PAUSE_MS },
  )
  jobs.on('push.send', ({ subscription, topic }) => sendPush(lounge, String(subscription), String(topic)))
}
