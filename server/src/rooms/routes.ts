import * as doors from '@green-room/contract/rooms'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/serve.ts'
import { presentCompanion, presentRoom, presentTerms } from './present.ts'
import { findTerms, insertAcceptance, listRegularRows, listRoomRows } from './store.ts'
import { hasAccepted } from './terms.ts'

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
            regulars.filter((row) => row.room_id === room.id).map((row) => presentCompanion(row, false)),
            language,
          ),
        ),
      },
    }
  })
  serve(app, doors.checkTerms, async ({ caller, input, language }) => {
    const roomId = await roomOfTopic(input.topic_id, caller.memberId)
    const [terms, accepted] = await Promise.all([findTerms(db, roomId), hasAccepted(db, caller.memberId, roomId)])
    if (!terms) throw problem('room.not-found')
    return { payload: { terms: presentTerms(terms, language) }, has_accepted: accepted, system_message: null }
  })
  serve(app, doors.acceptTerms, async ({ caller, input, once }) => {
    const roomId = await roomOfTopic(input.topic_id, caller.memberId)
    await once(async (trx) => {
      await insertAcceptance(trx, caller.memberId, roomId)
      return {}
    })
    return { payload: null, system_message: null }
  })
}
