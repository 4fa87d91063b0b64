import * as doors from '@green-room/contract/topics'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { termsOfRoom } from '#server/rooms/rooms.ts'
import { requireHeader } from './access.ts'
import { closeTopic } from './close-topic.ts'
import { continueTopic } from './continue-topic.ts'
import { createTopic } from './create-topic.ts'
import { joinTopic } from './join-topic.ts'
import { refusalOfSeat } from './limits.ts'
import { countOpen, listOpenRows } from './open-store.ts'
import { presentTopic } from './present.ts'
import { topicTitle } from './topic-title.ts'
import { topicPicker, type OpenWaiting } from './pick-topic.ts'
import { findEarlier } from './past-store.ts'
import { lockTopic } from './lock.ts'
import { findTopic } from './store.ts'

/**
 * Handed in by app.ts from floors above: the check of titles, what leaving does to a running reply, how a character greets who comes back,
 * whether the characters see images, and one more of theirs.
 */
export type TopicOptions = {
  checkTitle(title: string, caller: Member): Promise<void>
  endReplies(trx: Trx, topicId: string): Promise<void>
  greetAgain(trx: Trx, topicId: string): Promise<void>
  seesImages: boolean
  openWaiting: OpenWaiting
}

export function topicRoutes(app: FastifyInstance, lounge: Lounge, options: TopicOptions): void {
  const { db } = lounge
  const pick = topicPicker(lounge, options.openWaiting)
  const shown = async (id: string, memberId: string, language: string) => {
    const row = await findTopic(db, id)
    if (!row) throw problem('topic.not-found')
    return { topic: presentTopic(row, memberId, language) }
  }

  serve(app, doors.listTopics, async ({ input, caller, language }) => {
    const { page, page_size: size, ...asked } = input
    const filter = { ...asked, memberId: caller.memberId, reads: language }
    const left = { ...asked, language: asked.not_language, not_language: asked.language, memberId: caller.memberId, reads: language }
    const [rows, total, others] = await Promise.all([
      listOpenRows(db, filter, { limit: size + 1, offset: (page - 1) * size }),
      countOpen(db, filter),
      asked.language || asked.not_language ? countOpen(db, left) : 0,
    ])
    return {
      payload: {
        topics: rows.slice(0, size).map((row) => presentTopic(row, caller.memberId, language)),
        has_more: rows.length > size,
        total,
        others,
      },
    }
  })
  serve(app, doors.readTopic, async ({ caller, input, language }) => {
    const row = await requireHeader(db, input.topic_id, caller.memberId)
    const isMine = row.person_id === caller.memberId
    const [terms, earlier, refusal] = await Promise.all([
      termsOfRoom(db, row.room_id, language),
      isMine && row.continued_from ? findEarlier(db, row.continued_from) : null,
      isMine ? null : refusalOfSeat(db, caller, await readSettings(db)),
    ])
    const topic = presentTopic(row, caller.memberId, language)
    return {
      payload: {
        topic: {
          ...topic,
          companion: topic.companion && { ...topic.companion, sees_images: options.seesImages },
          terms,
          view_only: refusal !== null,
          opening_line: row.opening_line,
          earlier: earlier ?? null,
          waits_until: row.waits_until?.toISOString() ?? null,
        },
      },
    }
  })
  serve(app, doors.createTopic, async ({ caller, input, language, once }) => {
    await options.checkTitle(topicTitle(input.title), caller)
    const settings = await readSettings(db)
    const { topicId } = await once((trx) => createTopic(lounge, trx, caller, input, settings, language), 'topics')
    return { payload: await shown(topicId, caller.memberId, language) }
  })
  serve(app, doors.pickRandomTopic, async ({ caller, language }) => {
    const id = await pick(language, caller.memberId)
    if (!id) throw problem('topic.none-free')
    return { payload: await shown(id, caller.memberId, language) }
  })
  serve(app, doors.joinTopic, async ({ caller, input, language, once, say }) => {
    const settings = await readSettings(db)
    const { joined } = await once((trx) => joinTopic(lounge, trx, caller, input.topic_id, settings), 'joins')
    return { payload: await shown(input.topic_id, caller.memberId, language), message: joined ? null : say('answer.already-participate') }
  })
  serve(app, doors.leaveTopic, async ({ caller, input, once, say }) => {
    const { left } = await once(async (trx) => {
      await lockTopic(trx, input.topic_id) // a character may be sitting down in it right now
      const row = await findTopic(trx, input.topic_id)
      if (!row) throw problem('topic.not-found')
      if (row.person_id === null) return { left: false }
      if (row.person_id !== caller.memberId) throw problem('topic.not-participant')
      if (row.state === 'open') await options.endReplies(trx, row.id)
      return { left: await closeTopic(lounge, trx, row, 'left') }
    })
    return { payload: null, message: say(left ? 'answer.left' : 'answer.already-left') }
  })
  serve(app, doors.continueTopic, async ({ caller, input, language, once }) => {
    const settings = await readSettings(db)
    const { topicId } = await once(async (trx) => {
      const begun = await continueTopic(lounge, trx, caller, input.topic_id, settings)
      await options.greetAgain(trx, begun.topicId)
      return begun
    }, 'joins')
    return { payload: await shown(topicId, caller.memberId, language) }
  })
}
