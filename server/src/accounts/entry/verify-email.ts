import type { VerifyForm } from '@green-room/contract/members/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { hadWelcome } from '../members/departed.ts'
import { hashPassword } from './passwords.ts'
import { requireUnknownPassword } from './require-unknown-password.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Welcome } from './welcome.ts'
import { closeLinks, hasConfirmed, spendLinkRow } from './link-store.ts'
import { findMember, updateMember } from '../store.ts'

/**
 * Uses a verification link, once, and signs the browser in that used it. The welcome points are there at once. The password that waits with
 * the address counts in the browser alone where it was typed: whoever opens the link in another one may not be who typed it, and chooses one.
 */
export async function verifyEmail(
  lounge: Lounge,
  sessions: Sessions,
  welcome: Welcome,
  form: z.output<typeof VerifyForm>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string; wish: string | null }> {
  const address = addressKey(request.ip)
  await lounge.throttle.take('link-address', address)
  const giveBack = () => lounge.throttle.giveBack('link-address', address) // many people share an address: only guesses count
  const passwordHash = form.password === undefined ? null : await hashPassword(form.password)
  const session = await transact(lounge.db, async (trx) => {
    const link = await spendLinkRow(trx, 'verify', hashToken(form.token))
    const member = link && (await findMember(trx, link.member_id))
    if (!link || !member || member.deleted_at || member.suspended_at) {
      const confirmed = !link && (await hasConfirmed(trx, hashToken(form.token)))
      throw confirmed ? problem('link.invalid', { payload: { confirmed } }) : problem('link.invalid')
    }
    await closeLinks(trx, member.id)
    afterCommit(trx, () => noteSecurity(request, 'address.confirmed', member.id))
    if (!member.verified_at) {
      if (form.password !== undefined) await requireUnknownPassword(trx, form.password, member.email)
      else if ((await sessions.device(trx, request, reply)) !== member.signed_up_device_id) throw problem('link.password-needed')
      const chosen = passwordHash === null ? {} : { password_hash: passwordHash }
      await updateMember(trx, member.id, { verified_at: lounge.clock.now(), wish: null, ...chosen })
      await welcome(trx, member.id, await hadWelcome(lounge, trx, member))
    }
    return { token: await sessions.open(trx, member.id, request, reply), wish: member.wish }
  }).catch(async (error: unknown) => {
    if (error instanceof ProblemError && (error.code !== 'link.invalid' || error.detail.payload?.['confirmed'])) await giveBack()
    throw error
  })
  await giveBack()
  return session
}
