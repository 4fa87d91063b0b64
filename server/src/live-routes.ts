import { openEvents } from '@green-room/contract/events'
import type { FastifyInstance } from 'fastify'
import { findStanding } from './accounts/standing.ts'
import { closeEndedStreams, closeStreams, listMembersListening, openStream, STREAMS_PER_MEMBER_MAX } from './platform/live-stream.ts'
import type { Lounge } from './platform/lounge.ts'
import { problem } from './platform/problem.ts'
import { serveRaw } from './platform/serve.ts'
import { memberCame, memberWent, PRESENCE_EVERY_MS } from './push/presence.ts'

const CHECK_MS = 60_000

/** The live line, and the sweep that closes streams whose sessions ran out. Ended sessions are told at once, by news of their own. */
export function liveRoutes(app: FastifyInstance, lounge: Lounge): void {
  serveRaw(app, openEvents, async ({ caller, request, reply }) => {
    if (lounge.live.listeners(`member:${caller.memberId}`) >= STREAMS_PER_MEMBER_MAX)
      throw problem('live.too-many-streams', { retryAfterS: 5 })
    openStream(lounge.live, request, reply, caller)
    memberCame(lounge, [caller.memberId])
    reply.raw.on('close', () => memberWent(lounge, caller.memberId))
    return reply
  })
  const sweep = setInterval(() => {
    closeEndedStreams((sessionIds) => findStanding(lounge.db, sessionIds)).catch((error: unknown) =>
      lounge.log.warn({ err: error }, 'live: sessions not checked'),
    )
  }, CHECK_MS).unref()
  const presence = setInterval(() => memberCame(lounge, listMembersListening()), PRESENCE_EVERY_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearInterval(presence)
    closeStreams()
  })
}
