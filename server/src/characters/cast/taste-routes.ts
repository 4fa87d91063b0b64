import * as doors from '@green-room/contract/members/tastes'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { openTaste } from './open-taste.ts'
import { retellTaste, tasteIn } from './tastes.ts'

export function tasteRoutes(app: FastifyInstance, lounge: Lounge): void {
  const { db } = lounge
  serve(app, doors.readTaste, async ({ language }) => ({ payload: await tasteIn(db, language) }))
  serve(app, doors.openTaste, async ({ caller, input, once }) => {
    const retold = await retellTaste(db, input.taste)
    if (!retold) throw problem('topic.not-found')
    const settings = await readSettings(db)
    const { topicId } = await once((trx) => openTaste(lounge, trx, caller, input.taste, retold, settings), 'joins')
    return { payload: { topic_id: topicId } }
  })
}
