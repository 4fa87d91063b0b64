// Who knocks at the back office. To everybody but an operator with the right, its doors aren't there.
import { mayKnock } from '@green-room/contract/wire/backoffice-rights'
import type { FastifyRequest } from 'fastify'
import type { CookieJar } from '#server/accounts/sessions/cookies.ts'
import { requireOwnOrigin } from '#server/accounts/sessions/xsrf.ts'
import type { Caller, CallerOf } from '#server/platform/http/caller.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import type { Door } from '#server/platform/http/serve.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { expiryOf } from './desk-sessions.ts'
import { networkCheck } from './networks.ts'
import { findDeskSession, touchDeskSession } from './store.ts'

const TOUCH_MS = 60_000
export const GRAVE_MS = 5 * 60_000

export function createIdentifyOperator(lounge: Lounge, jar: CookieJar) {
  const isOnNetwork = networkCheck(lounge.config.adminNetworks)
  const origin = lounge.config.adminUrl ?? lounge.config.publicUrl

  return async function identifyOperator(request: FastifyRequest, door: Door): Promise<Caller | CallerOf<'operator'>> {
    const { stage } = door.desk!
    if (!isOnNetwork(request.ip)) {
      noteSecurity(request, 'operator.hidden', null)
      throw problem('route.not-found')
    }
    const operator = stage === 'door' ? null : await operatorOf(request, door)
    await lounge.throttle.take('calls', operator?.memberId ?? addressKey(request.ip))
    if (door.method !== 'GET') requireOwnOrigin(request, origin)
    if (operator && door.desk!.isGrave && (operator.factorAt?.getTime() ?? 0) < lounge.clock.now().getTime() - GRAVE_MS)
      throw problem('operator.factor-again')
    return operator ?? { memberId: null, kind: 'guest', ip: request.ip }
  }

  async function operatorOf(request: FastifyRequest, door: Door): Promise<CallerOf<'operator'>> {
    const cookie = jar.read(request, 'desk')
    const now = lounge.clock.now()
    const found = cookie === undefined ? undefined : await findDeskSession(lounge.db, hashToken(cookie), now)
    if (!found || found.roles.length === 0) throw problem('route.not-found')
    request.concerns = found.member_id
    const isIn = found.factor_at !== null
    if (door.desk!.stage === 'in' && !(isIn && mayKnock(found.roles, door.desk!))) {
      noteSecurity(request, 'operator.hidden', found.member_id)
      throw problem('route.not-found')
    }
    const expiresAt = expiryOf(found.created_at, now)
    if (now.getTime() - found.last_used_at.getTime() > TOUCH_MS) await touchDeskSession(lounge.db, found.id, now, expiresAt)
    const { member_id: memberId, id: sessionId, name, roles, factor_at: factorAt } = found
    return { memberId, sessionId, kind: 'desk', name, roles, factorAt, expiresAt, ip: request.ip }
  }
}
