import * as doors from '@green-room/contract/topics'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import type { Trx } from '#server/platform/database.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/serve.ts'
import { termsOfRoom } from '#server/rooms/rooms.ts'
import { requireHeader } from './access.ts'
import { closeTopic } from './close-topic.ts'
import { continueTopic } from './continue-topic.ts'
import { createTopic } from './create-topic.ts'
import { joinTopic } from './join-topic.ts'
import { maxAllowed, refusalOfSeat } from './limits.ts'
import { presentPastTopic, presentTopic } from './present.ts'
import { topicTitle } from './topic-title.ts'
import { countPast, findTopic, findWaiting, listActiveRows, listOpenRows, listPastRows, lockTopic } from './store.ts'

/** Handed in by app.ts from floors above: the check of titles, what leaving does to a running reply, whether the characters see images. */
export type TopicOptions = {
  checkTitle(title: string, caller: Member): Promise<void>
  endReplies(trx: Trx, topicId: string): Promise<void>
  seesImages: boolean
}

export function topicRoutes(app: FastifyInstance, lounge: Lounge, options: TopicOptions): void {
  const { db } = lounge
  const shown = async (id: string, memberId: string, language: string) => {
    const row = await findTopic(db, id)
    if (!row) throw problem('topic.not-found')
    return { topic: presentTopic(row, memberId, language) }
  }

  serve(app, doors.listTopics, async ({ input, caller, language }) => {
    const rows = await listOpenRows(db, {
      ...(input.room_id ? { roomId: input.room_id } : {}),
      memberId: caller.memberId,
      language,
      limit: input.page_size + 1,
      offset: (input.page - 1) * input.page_size,
    })
    return {
      payload: {
        topics: rows.slice(0, input.page_size).map((row) => presentTopic(row, caller.memberId, language)),
        has_more: rows.length > input.page_size,
      },
    }
  })
  serve(app, doors.listActiveTopics, async ({ caller, language }) => {
    const rows = await listActiveRows(db, caller.memberId)
    return {
      payload: rows.map((row) => ({ ...presentTopic(row, caller.memberId, language), last_number: row.last_number })),
      current_count: rows.length,
      max_allowed: maxAllowed(caller, await readSettings(db)),
    }
  })
  serve(app, doors.readTopic, async ({ caller, input, language }) => {
    const row = await requireHeader(db, input.topic_id, caller.memberId)
    const [terms, refusal] = await Promise.all([
      termsOfRoom(db, row.room_id, language),
      row.person_id === caller.memberId ? null : refusalOfSeat(db, caller, await readSettings(db)),
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
    const id = await findWaiting(db, language)
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
  serve(app, doors.listPastTopics, async ({ caller, input, language }) => {
    const { page, page_size: size } = input
    const [rows, total] = await Promise.all([
      listPastRows(db, caller.memberId, { limit: size, offset: (page - 1) * size }),
      countPast(db, caller.memberId),
    ])
    return {
      payload: {
        data: rows.map((row) => presentPastTopic(row, language)),
        meta: { current_page: page, per_page: size, total, last_page: Math.max(1, Math.ceil(total / size)) },
      },
    }
  })
  serve(app, doors.continueTopic, async ({ caller, input, language, once }) => {
    const settings = await readSettings(db)
    const { topicId } = await once((trx) => continueTopic(lounge, trx, caller, input.topic_id, settings), 'joins')
    return { payload: await shown(topicId, caller.memberId, language) }
  })
}
