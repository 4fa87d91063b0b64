// Who calls, and may they come through this door? Asked once for every call (docs/security.md).
import { VESTIBULE } from '@green-room/contract/members/vestibule'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#server/platform/http/caller.ts'
import { isFromWithin } from '#server/platform/http/edge.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import type { Door } from '#server/platform/http/serve.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import type { CookieJar } from './cookies.ts'
import { expiryOf } from './sessions.ts'
import { findCaller, touchSession } from '../store.ts'
import { requireOwnOrigin, requireXsrf } from './xsrf.ts'

const TOUCH_MS = 5 * 60_000
type Found = NonNullable<Awaited<ReturnType<typeof findCaller>>>

export function createIdentify(lounge: Lounge, jar: CookieJar) {
  const xsrfKeys = lounge.secrets.keys('xsrf')

  return async function identify(request: FastifyRequest, _reply: FastifyReply, door: Door): Promise<Caller> {
    const caller = await callerOf(request, door)
    if (!isFromWithin(request)) await lounge.throttle.take('calls', caller.memberId ?? addressKey(request.ip))
    if (door.access !== 'all' && caller.memberId === null) throw problem('session.required')
    if (door.method !== 'GET') requireOwnCall(request, door, caller)
    return caller
  }

  async function callerOf(request: FastifyRequest, door: Door): Promise<Caller> {
    const guest: Caller = { memberId: null, kind: 'guest', ip: request.ip }
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const cookie = jar.read(request, 'session')
    if (cookie === undefined && bearer?.startsWith('api_')) return apiCaller(bearer, request, door)
    const found = cookie === undefined ? undefined : await findCaller(lounge.db, hashToken(cookie))
    if (!found || found.kind !== 'web') return guest
    // Another session's token beside this cookie: two tabs disagree. An open door treats it as a guest's call.
    if (bearer !== undefined && !found.web_token_hash?.equals(hashToken(bearer))) {
      if (door.access === 'all') return guest
      throw problem('session.token-mismatch')
    }
    return member(found, request, door)
  }

  async function apiCaller(token: string, request: FastifyRequest, door: Door): Promise<Caller> {
    const found = await findCaller(lounge.db, hashToken(token))
    if (!found || found.kind !== 'api') {
      if (door.access === 'all') return { memberId: null, kind: 'guest', ip: request.ip }
      throw problem('session.required')
    }
    if (door.token === 'none') throw problem('token.not-allowed')
    return member(found, request, door)
  }

  async function member(found: Found, request: FastifyRequest, door: Door): Promise<Caller> {
    request.concerns = found.member_id
    const isSuspended = found.suspended_at !== null
    const isShut = found.verified_at === null || (isSuspended && !(found.kind === 'web' && VESTIBULE.has(door.name)))
    if (isShut && door.access === 'all') return { memberId: null, kind: 'guest', ip: request.ip }
    if (isShut) throw problem(isSuspended ? 'account.suspended' : 'email.unverified')
    const now = lounge.clock.now()
    const kind = found.kind === 'api' ? 'api' : 'web'
    if (now.getTime() - found.last_used_at.getTime() > TOUCH_MS)
      await touchSession(lounge.db, found.session_id, expiryOf(kind, found.created_at, now))
    return {
      memberId: found.member_id,
      sessionId: found.session_id,
      deviceId: found.device_id,
      kind,
      isChannel: found.channel_expires_at !== null && found.channel_expires_at > now,
      isPaused: found.paused_at !== null,
      isSuspended,
      languageCode: found.language_code,
      ip: request.ip,
    }
  }

  /** A call that changes something must come from our own page, or from a program that carries no cookie. */
  function requireOwnCall(request: FastifyRequest, door: Door, caller: Caller): void {
    if (caller.kind === 'api') return
    const cookie = jar.read(request, 'session') ?? jar.read(request, 'presession')
    const asksForApiToken =
      door.name === 'login' && cookie === undefined && typeof (request.body as { device_name?: unknown } | null)?.device_name === 'string'
    if (asksForApiToken) return
    requireOwnOrigin(request, lounge.config.publicUrl)
    requireXsrf(request, xsrfKeys, cookie)
  }
}
