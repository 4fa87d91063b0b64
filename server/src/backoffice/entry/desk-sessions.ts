// Sessions of operators: an hour without a call, twelve in any case, in a cookie of their own.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from '#server/accounts/sessions/cookies.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { deleteDeskSession, insertDeskSession } from './store.ts'

const HOUR_MS = 3_600_000
export const IDLE_MS = HOUR_MS
export const MAX_MS = 12 * HOUR_MS

export const expiryOf = (createdAt: Date, now: Date): Date => new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + MAX_MS))

/** `factorAt` null: the password alone was right, and nothing opens but the set-up of a factor. */
export async function openDesk(
  trx: Trx,
  jar: CookieJar,
  who: { memberId: string; factorAt: Date | null; now: Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const before = jar.read(request, 'desk')
  if (before) await deleteDeskSession(trx, hashToken(before))
  const token = newToken()
  await insertDeskSession(trx, {
    member_id: who.memberId,
    token_hash: hashToken(token),
    ip: request.ip,
    factor_at: who.factorAt,
    created_at: who.now,
    expires_at: expiryOf(who.now, who.now),
  })
  jar.write(reply, 'desk', token)
}
