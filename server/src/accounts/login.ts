import type { LoginForm } from '@green-room/contract/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { emailKey } from './email-key.ts'
import { hashPassword, isPassword, isStale } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findByEmail, updateMember } from './store.ts'

/** Signs in. VERIFY is said only after the right password; a wrong password and an unknown address answer alike, in alike time. */
export async function login(
  lounge: Lounge,
  sessions: Sessions,
  form: z.output<typeof LoginForm>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ status: 'OK' | 'VERIFY'; token?: string; email?: string }> {
  const [key, address] = [emailKey(form.email), addressKey(request.ip)]
  const { throttle } = lounge
  // Counted before the password is looked at, and given back where it was right.
  await throttle.take('sign-in-failures-address', address)
  await throttle.begin('sign-in-failures-account', 'sign-in-wait', key)
  const member = await findByEmail(lounge.db, key)
  if (!(await isPassword(form.password, member?.password_hash ?? null)) || !member)
    throw new ProblemError('login.invalid', { fields: { email: 'login.invalid' } })
  await Promise.all([
    throttle.giveBack('sign-in-failures-address', address),
    throttle.forget('sign-in-failures-account', key),
    throttle.forget('sign-in-wait', key),
  ])
  if (member.suspended_at) throw problem('account.suspended')
  if (!member.verified_at) return { status: 'VERIFY', email: form.email }
  const renewed = member.password_hash && isStale(member.password_hash) ? await hashPassword(form.password) : null
  return transact(lounge.db, async (trx) => {
    if (renewed) await updateMember(trx, member.id, { password_hash: renewed })
    const token = form.device_name
      ? await sessions.openApi(trx, member.id, form.device_name, request.ip)
      : await sessions.open(trx, member.id, request, reply)
    return { status: 'OK', token }
  })
}
