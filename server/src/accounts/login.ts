import type { LoginForm } from '@green-room/contract/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { noteSecurity } from '#server/platform/security-event.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { emailKey } from './email-key.ts'
import { hashPassword, isPassword, isStale } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findByEmail, updateMember } from './store.ts'

/** Strangers who are being looked at; who comes then is asked to come again, before anything is asked of the database. */
const STRANGERS_MAX = 32
const RETRY_S = 2
let strangers = 0

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
  // A device that has signed in to this account before counts for itself: strangers who fail, at this account or beside it, don't shut it out.
  const device = await sessions.knownDevice(request, key)
  const who = device === undefined ? key : `device:${device}:${hashToken(key).toString('base64url')}`
  if (device === undefined && strangers >= STRANGERS_MAX) throw problem('server.unavailable', { retryAfterS: RETRY_S })
  const look = async () => {
    // Counted before the password is looked at, and given back where it was right.
    if (device === undefined) await throttle.take('sign-in-failures-address', address)
    await throttle.begin('sign-in-failures-account', 'sign-in-wait', who)
    const found = await findByEmail(lounge.db, key)
    request.concerns = found?.id ?? null
    const isRight = await isPassword(form.password, found?.password_hash ?? null, { isFirst: device !== undefined })
    if (!isRight || !found) throw new ProblemError('login.invalid', { fields: { email: 'login.invalid' } })
    return found
  }
  const member = device === undefined ? await asStranger(look) : await look()
  await Promise.all([
    device === undefined && throttle.giveBack('sign-in-failures-address', address),
    throttle.forget('sign-in-failures-account', who),
    throttle.forget('sign-in-wait', who),
  ])
  if (member.suspended_at) throw problem('account.suspended')
  if (!member.verified_at) {
    noteSecurity(request, 'sign-in.refused', member.id, 'email.unverified')
    return { status: 'VERIFY', email: form.email }
  }
  const renewed = member.password_hash && isStale(member.password_hash) ? await hashPassword(form.password) : null
  return transact(lounge.db, async (trx) => {
    if (renewed) await updateMember(trx, member.id, { password_hash: renewed })
    afterCommit(trx, () => noteSecurity(request, form.device_name ? 'token.created' : 'sign-in.succeeded', member.id))
    const token = form.device_name
      ? await sessions.openApi(trx, member.id, form.device_name, request.ip)
      : await sessions.open(trx, member.id, request, reply)
    return { status: 'OK', token }
  })
}

/** Counts who is looked at. */
async function asStranger<T>(look: () => Promise<T>): Promise<T> {
  strangers++
  try {
    return await look()
  } finally {
    strangers--
  }
}
