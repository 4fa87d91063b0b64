// A member's own chats: the open ones, the past ones, how far they were read, and with whom they were.
import type { LastLine } from '@green-room/contract/talk/chats'
import * as doors from '@green-room/contract/talk/chats'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/http/serve.ts'
import { presentCompanion } from '#server/portraits/present-companion.ts'
import { requireParticipant } from './access.ts'
import { maxAllowed } from './limits.ts'
import { presentPastTopic, presentTopic } from './present.ts'
import { countPast, findUnmet, listMetRows, listPastRows } from './past-store.ts'
import { readUpTo } from './read-up-to.ts'
import { findTopic, listActiveRows } from './store.ts'

/** Handed in by app.ts from the messages, a floor above. */
export type ChatOptions = {
  lastLines(topicIds: string[], memberId: string): Promise<Map<string, LastLine>>
  unreadIn(topicIds: string[]): Promise<Map<string, number>>
}

export function chatRoutes(app: FastifyInstance, lounge: Lounge, { lastLines, unreadIn }: ChatOptions): void {
  const { db, live } = lounge

  serve(app, doors.listActiveTopics, async ({ caller, language }) => {
    const rows = await listActiveRows(db, caller.memberId)
    const ids = rows.map(({ id }) => id)
    const [lines, unread] = await Promise.all([lastLines(ids, caller.memberId), unreadIn(ids)])
    return {
      payload: rows.map((row) => ({
        ...presentTopic(row, caller.memberId, language),
        last_number: row.last_number,
        unread: unread.get(row.id) ?? 0,
        last_line: lines.get(row.id) ?? null,
      })),
      current_count: rows.length,
      max_allowed: maxAllowed(caller, await readSettings(db)),
    }
  })
  serve(app, doors.listPastTopics, async ({ caller, input, language }) => {
    const { page, page_size: size } = input
    const [rows, total] = await Promise.all([
      listPastRows(db, caller.memberId, { limit: size, offset: (page - 1) * size }),
      countPast(db, caller.memberId),
    ])
    const lines = await lastLines(
      rows.map(({ id }) => id),
      caller.memberId,
    )
    return {
      payload: {
        data: rows.map((row) => ({ ...presentPastTopic(row, language), last_line: lines.get(row.id) ?? null })),
        meta: { current_page: page, per_page: size, total, last_page: Math.max(1, Math.ceil(total / size)) },
      },
    }
  })
  serve(app, doors.markRead, async ({ caller, input }) => {
    const topic = await requireParticipant(db, input.topic_id, caller.memberId).catch(async (error: unknown) => {
      const own = await findTopic(db, input.topic_id)
      if (own?.person_id === caller.memberId && own.state === 'closed') return null
      throw error
    })
    const read = topic && (await readUpTo(db, topic.id, input.number))
    if (read)
      live.publish(`member:${caller.memberId}`, { name: 'topic.read', data: { topic_id: input.topic_id, number: read.read_number } })
    return { payload: null }
  })
  serve(app, doors.listMet, async ({ caller, language }) => {
    const met = await listMetRows(db, caller.memberId)
    const unmet = await findUnmet(
      db,
      caller.memberId,
      met.map(({ id }) => id),
      language,
    )
    const next = unmet && (await findTopic(db, unmet))
    return {
      payload: {
        met: met.map((row) => presentCompanion(row, language)),
        next: next ? presentTopic(next, caller.memberId, language) : null,
      },
    }
  })
}
