// Address and password, at whichever door they are shown: the same limits, the same work for an address that nobody has.
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { emailKey } from '../members/email-key.ts'
import { isPassword } from './passwords.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { findByEmail } from '../store.ts'

/** Strangers who are being looked at; who comes then is asked to come again, before anything is asked of the database. */
const STRANGERS_MAX = 32
const RETRY_S = 2
let strangers = 0

/** Members and operators have doors of their own: each knows nobody of the other. Throws `login.invalid`, `rate.limited`. */
export async function checkPassword(
  lounge: Lounge,
  sessions: Sessions,
  form: { email: string; password: string },
  request: FastifyRequest,
  role: 'member' | 'operator',
): Promise<Selectable<Database['member']>> {
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
    if (!isRight || !found || (found.role === 'operator') !== (role === 'operator'))
      throw new ProblemError('login.invalid', { fields: { email: 'login.invalid' } })
    return found
  }
  const member = device === undefined ? await asStranger(look) : await look()
  await Promise.all([
    device === undefined && throttle.giveBack('sign-in-failures-address', address),
    throttle.forget('sign-in-failures-account', who),
    throttle.forget('sign-in-wait', who),
  ])
  return member
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
