import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkPassword } from '#server/accounts/entry/check-password.ts'
import type { CookieJar } from '#server/accounts/sessions/cookies.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { afterCommit, transact } from '#server/platform/transact.ts'
import { recordAct } from '../acts/record-act.ts'
import { openDesk } from './desk-sessions.ts'
import { rolesOf } from './operator-rights.ts'
import { findTotp } from './store.ts'
import { spendCode } from './spend-code.ts'

export type Entry = { lounge: Lounge; sessions: Sessions; jar: CookieJar }
type Step = 'code' | 'set-up' | 'in'

/** Nothing opens before the second factor but its set-up. Throws `login.invalid`, `operator.code-invalid`, `rate.limited`. */
export async function signIn(
  { lounge, sessions, jar }: Entry,
  form: { email: string; password: string; code?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Step> {
  const member = await checkPassword(lounge, sessions, form, request, 'operator')
  const roles = await rolesOf(lounge.db, member.id)
  if (member.suspended_at || member.deleted_at || roles.length === 0)
    throw new ProblemError('login.invalid', { fields: { email: 'login.invalid' } })
  const hasFactor = ((await findTotp(lounge.db, member.id))?.confirmed_at ?? null) !== null
  if (hasFactor && !form.code) return 'code'
  if (hasFactor) await spendCode(lounge, member.id, form.code!)
  const now = lounge.clock.now()
  await transact(lounge.db, async (trx) => {
    await sessions.remember(trx, member.id, request, reply)
    await openDesk(trx, jar, { memberId: member.id, factorAt: hasFactor ? now : null, now }, request, reply)
    if (!hasFactor) return
    const operator = { memberId: member.id, roles, ip: request.ip, request: request.id }
    await recordAct(trx, { operator, act: 'operator.signed-in', target: { type: 'operator', id: member.id } })
    afterCommit(trx, () => noteSecurity(request, 'operator.signed-in', member.id))
  })
  return hasFactor ? 'in' : 'set-up'
}
