import type { LoginForm } from '@green-room/contract/members/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword, isStale } from './passwords.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { updateMember } from '../store.ts'

/**
 * Signs in; who is suspended gets into the vestibule, and no program does. VERIFY is said only after the right password; a wrong password and
 * an unknown address answer alike, in alike time.
 */
export async function login(
  lounge: Lounge,
  sessions: Sessions,
  form: z.output<typeof LoginForm>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ status: 'OK' | 'SUSPENDED' | 'VERIFY'; token?: string; email?: string }> {
  const member = await checkPassword(lounge, sessions, form, request, 'member')
  if (member.suspended_at && (!member.verified_at || form.device_name !== undefined)) throw problem('account.suspended')
  if (!member.verified_at) {
    noteSecurity(request, 'sign-in.refused', member.id, 'email.unverified')
    const { wish } = form
    if (wish !== undefined) await transact(lounge.db, (trx) => updateMember(trx, member.id, { wish }))
    return { status: 'VERIFY', email: form.email }
  }
  const renewed = member.password_hash && isStale(member.password_hash) ? await hashPassword(form.password) : null
  return transact(lounge.db, async (trx) => {
    if (renewed) await updateMember(trx, member.id, { password_hash: renewed })
    afterCommit(trx, () => noteSecurity(request, form.device_name ? 'token.created' : 'sign-in.succeeded', member.id))
    const token = form.device_name
      ? await sessions.openApi(trx, member.id, form.device_name, request.ip)
      : await sessions.open(trx, member.id, request, reply)
    return { status: member.suspended_at ? 'SUSPENDED' : 'OK', token }
  })
}
