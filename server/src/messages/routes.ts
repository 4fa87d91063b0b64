import * as doors from '@green-room/contract/messages'
import { pointsOf } from '#server/ledger/balance.ts'
import { returnsLeft } from '#server/ledger/give-back.ts'
import { nearestUnits, toPoints } from '@green-room/contract/money/price'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/http/serve.ts'
import { requireOwner } from '#server/topics/access.ts'
import { presentPastTopic } from '#server/topics/present.ts'
import { readPastTopic } from '@green-room/contract/topics'
import { complain } from './replies/complain.ts'
import { listMessages } from './list-messages.ts'
import { admitFiles, postMessage, type SendGate } from './post-message.ts'
import { presentMessages } from './present.ts'
import { removeMessage, type Forget } from './remove-message.ts'
import { retryReply } from './replies/retry-reply.ts'
import { stopReply } from './replies/stop-reply.ts'
import { listByNumber } from './store.ts'

/** Handed in by app.ts from the characters, a floor above. */
export type MessageOptions = SendGate & {
  /** A reply was ordered, or its messages changed: its worker looks at once. */
  replyOrdered(topicId: string): void
  /** A message is deleted: what was remembered of it goes with it. */
  forget: Forget
}

export function messageRoutes(app: FastifyInstance, lounge: Lounge, options: MessageOptions): void {
  const { db, live, throttle } = lounge

  serve(app, doors.listMessages, async ({ caller, input, language }) => ({
    payload: await listMessages(lounge, caller, input, language),
  }))
  const count = async (memberId: string): Promise<void> => {
    await throttle.require('runs-in-vain', memberId)
    await throttle.take('messages', memberId)
  }
  serve(
    app,
    doors.postMessage,
    async ({ caller, input, files, key }) => {
      if (files.length === 0) await count(caller.memberId)
      const types = input.types === undefined ? [] : [input.types].flat()
      const draft = { ...input, files: files.map((file, index) => ({ ...file, kind: types[index] ?? file.kind })) }
      const sent = await postMessage(lounge, caller, draft, key(files.map((file) => file.sha256)), options)
      if (sent.replayed) {
        await throttle.giveBack('messages', caller.memberId)
        if (files.length > 0) await throttle.giveBack('uploads', caller.memberId)
      } else {
        options.replyOrdered(input.topic_id)
        const posted = { topic_id: input.topic_id, message: sent.message, suggestions: [] }
        live.publish(`member:${caller.memberId}`, { name: 'message.posted', data: posted })
        live.publish(`member:${caller.memberId}`, { name: 'balance.changed', data: { balance: sent.balance } })
      }
      return { payload: { balance: sent.balance, message: sent.message } }
    },
    async ({ caller, input }) => {
      await count(caller.memberId)
      await throttle.take('uploads', caller.memberId)
      await admitFiles(lounge, caller, input.topic_id, options)
    },
  )
  serve(app, doors.removeMessage, async ({ caller, input, once }) => {
    await once((trx) => removeMessage(lounge, trx, caller.memberId, input.topic_id, input.message_id, options.forget))
    options.replyOrdered(input.topic_id)
    return { payload: null }
  })
  serve(app, doors.stopReply, async ({ caller, input, once }) => {
    await requireOwner(db, input.topic_id, caller.memberId)
    await once(async (trx) => ({ stopped: await stopReply(lounge, trx, input.topic_id, 'stopped') }))
    options.replyOrdered(input.topic_id)
    return { payload: null }
  })
  serve(app, doors.retryReply, async ({ caller, input, once }) => {
    await once(async (trx) => {
      await options.requireMayAsk(trx, caller.memberId)
      await retryReply(lounge, trx, caller.memberId, input.topic_id, input.price === undefined ? null : nearestUnits(input.price))
      return {}
    }, 'messages')
    options.replyOrdered(input.topic_id)
    return { payload: { balance: (await pointsOf(db, caller.memberId)).balance } }
  })
  serve(app, doors.complainOfReply, async ({ caller, input, once }) => {
    const act = async (trx: Trx) => ({ units: await complain(lounge, trx, caller.memberId, input.topic_id, input.message_id) })
    const { units } = await once(act, 'reports')
    const [{ balance }, left] = await Promise.all([pointsOf(db, caller.memberId), returnsLeft(db, caller.memberId)])
    return { payload: { balance, returned: toPoints(units), returns_left: left } }
  })
  serve(app, readPastTopic, async ({ caller, input, language }) => {
    const topic = await requireOwner(db, input.topic_id, caller.memberId)
    const { page, page_size: size } = input
    const from = (page - 1) * size + 1
    const rows = from > topic.last_number ? [] : await listByNumber(db, topic.id, from, Math.min(page * size, topic.last_number))
    const meta = {
      current_page: page,
      per_page: size,
      total: topic.last_number,
      last_page: Math.max(1, Math.ceil(topic.last_number / size)),
    }
    return { payload: { topic: presentPastTopic(topic, language), data: await presentMessages(db, rows, caller.memberId, language), meta } }
  })
}
