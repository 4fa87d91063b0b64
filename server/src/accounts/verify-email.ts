import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { addressKey } from '#server/platform/throttle.ts'
import { isReturning } from './departed.ts'
import type { Sessions } from './sessions.ts'
import type { Welcome } from './welcome.ts'
import { closeLinks, findMember, updateMember, useLinkRow } from './store.ts'

/** Uses a verification link, once, and signs the browser in that used it. The welcome points are there at once. */
export async function verifyEmail(
  lounge: Lounge,
  sessions: Sessions,
  welcome: Welcome,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string }> {
  const address = addressKey(request.ip)
  await lounge.throttle.take('link-address', address)
  const session = await transact(lounge.db, async (trx) => {
    const link = await useLinkRow(trx, 'verify', hashToken(token))
    const member = link && (await findMember(trx, link.member_id))
    if (!link || !member || member.deleted_at || member.suspended_at) throw problem('link.invalid')
    await closeLinks(trx, member.id)
    if (!member.verified_at) {
      await updateMember(trx, member.id, { verified_at: lounge.clock.now() })
      await welcome(trx, member.id, await isReturning(lounge, trx, member.email_key))
    }
    return { token: await sessions.open(trx, member.id, request, reply) }
  })
  await lounge.throttle.giveBack('link-address', address) // many people share an address: only guesses count
  return session
}
