import * as doors from '@green-room/contract/rooms'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { presentCompanion } from '#server/portraits/present-companion.ts'
import { serve } from '#server/platform/http/serve.ts'
import { acceptHouseRules, hasHouseRules } from './house-rules.ts'
import { presentRoom, presentTerms } from './present.ts'
import { findTerms, insertAcceptance, listRegularRows, listRoomRows } from './store.ts'
import { hasAccepted, haveChanged } from './terms.ts'

/** `roomOfTopic` comes from the topics, a floor above: it throws where the topic may not be seen. */
export function roomRoutes(
  app: FastifyInstance,
  lounge: Lounge,
  roomOfTopic: (topicId: string, memberId: string) => Promise<string>,
): void {
  const { db } = lounge

  serve(app, doors.listRooms, async ({ language }) => {
    const [rooms, regulars] = await Promise.all([listRoomRows(db), listRegularRows(db)])
    return {
      payload: {
        rooms: rooms.map((room) =>
          presentRoom(
            room,
            regulars.filter((row) => row.room_id === room.id).map((row) => presentCompanion(row, language)),
            language,
          ),
        ),
      },
    }
  })
  serve(app, doors.checkTerms, async ({ caller, input, language, say }) => {
    const roomId = await roomOfTopic(input.topic_id, caller.memberId)
    const [terms, accepted, house, changed] = await Promise.all([
      findTerms(db, roomId),
      hasAccepted(db, caller.memberId, roomId),
      hasHouseRules(db, caller.memberId),
      haveChanged(db, caller.memberId, roomId),
    ])
    if (!terms) throw problem('room.not-found')
    const system_message = changed ? say('answer.terms-changed') : null
    return { payload: { terms: presentTerms(terms, language) }, has_accepted: accepted, has_house_rules: house, system_message }
  })
  serve(app, doors.acceptTerms, async ({ caller, input, language, once }) => {
    const roomId = await roomOfTopic(input.topic_id, caller.memberId)
    await once(async (trx) => {
      await insertAcceptance(trx, caller.memberId, roomId)
      if (input.house_rules) await acceptHouseRules(trx, caller.memberId, language, lounge.texts.say)
      return {}
    })
    return { payload: null, system_message: null }
  })
}
