import type { ChangePasswordForm } from '@green-room/contract/members/account-forms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Member } from '#server/platform/http/caller.ts'
import { afterCommit, transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { hashPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { requireUnknownPassword } from './require-unknown-password.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { closeLinks } from './link-store.ts'
import { updateMember } from '../store.ts'

/** Changes the password: every other session and token ends, this one gets new ids, and a mail says so. */
export async function changePassword(
  lounge: Lounge,
  sessions: Sessions,
  caller: Member,
  form: z.output<typeof ChangePasswordForm>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string }> {
  const member = await requirePassword(lounge, caller.memberId, form.current_password, 'current_password')
  await requireUnknownPassword(lounge.db, form.password, member.email)
  const passwordHash = await hashPassword(form.password)
  return transact(lounge.db, async (trx) => {
    await updateMember(trx, member.id, { password_hash: passwordHash })
    await closeLinks(trx, member.id)
    afterCommit(trx, () => noteSecurity(request, 'password.changed', member.id))
    await sessions.end(trx, member.id, { except: caller.sessionId })
    await lounge.jobs.enqueue(trx, 'accounts.mail', { member: member.id, template: 'password-changed' })
    return { token: await sessions.open(trx, member.id, request, reply) }
  })
}
