import { openEvents } from '@green-room/contract/events'
import type { FastifyInstance } from 'fastify'
import { findStanding, listJustSuspended } from './accounts/members/standing.ts'
import {
  closeEndedStreams,
  closeStreams,
  closeStreamsOf,
  listMembersListening,
  openStream,
  STREAMS_PER_MEMBER_MAX,
  streamsOpen,
} from './platform/live/live-stream.ts'
import type { Lounge } from './platform/lounge.ts'
import { problem } from './platform/problem.ts'
import { serveRaw } from './platform/http/serve.ts'
import { memberCame, memberWent, PRESENCE_EVERY_MS } from './push/presence.ts'

const CHECK_MS = 60_000
/** A suspended member hears nothing more within two seconds. */
const SUSPENDED_CHECK_MS = 1_000
const SUSPENDED_LOOK_BACK_S = 60

/** The live line, and the sweep that closes streams whose sessions ran out. Ended sessions are told at once, by news of their own. */
export function liveRoutes(app: FastifyInstance, lounge: Lounge): void {
  serveRaw(app, openEvents, async ({ caller, input, request, reply }) => {
    if (lounge.live.listeners(`member:${caller.memberId}`) >= STREAMS_PER_MEMBER_MAX)
      throw problem('live.too-many-streams', { retryAfterS: 5 })
    openStream(lounge.live, request, reply, { ...caller, looksAt: input.looks_at })
    memberCame(lounge, [caller.memberId])
    reply.raw.on('close', () => memberWent(lounge, caller.memberId))
    return reply
  })
  const sweep = setInterval(() => {
    closeEndedStreams((sessionIds) => findStanding(lounge.db, sessionIds)).catch((error: unknown) =>
      lounge.log.warn({ err: error }, 'live: sessions not checked'),
    )
  }, CHECK_MS).unref()
  const suspended = setInterval(() => {
    if (streamsOpen() === 0) return
    listJustSuspended(lounge.db, SUSPENDED_LOOK_BACK_S)
      .then(closeStreamsOf)
      .catch((error: unknown) => lounge.log.warn({ err: error }, 'live: suspensions not checked'))
  }, SUSPENDED_CHECK_MS).unref()
  const presence = setInterval(() => memberCame(lounge, listMembersListening()), PRESENCE_EVERY_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearInterval(presence)
    clearInterval(suspended)
    closeStreams()
  })
}
