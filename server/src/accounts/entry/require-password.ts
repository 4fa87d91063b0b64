import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { isPassword } from './passwords.ts'
import { findMember } from '../store.ts'

/**
 * Asks a member who is signed in for their password again. A try is counted before it is looked at, and given back where it was right: of many
 * at once no more are looked at than one after the other. A wrong one is said under the field that it was typed into.
 */
export async function requirePassword(lounge: Lounge, memberId: string, password: string, field: 'password' | 'current_password') {
  await lounge.throttle.take('password-account', memberId)
  const member = await findMember(lounge.db, memberId)
  if (!member || member.deleted_at) throw problem('session.required')
  if (await isPassword(password, member.password_hash)) {
    await lounge.throttle.giveBack('password-account', memberId)
    return member
  }
  throw new ProblemError('password.wrong', { fields: { [field]: 'password.wrong' } })
}
