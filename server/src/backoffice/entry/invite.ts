import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ensureOperator, setOperatorPassword } from '#server/accounts/operators.ts'
import { hashPassword } from '#server/accounts/entry/passwords.ts'
import { requireUnknownPassword } from '#server/accounts/entry/require-unknown-password.ts'
import { writeMail } from '#server/content/write-mail.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { hashToken, sign, type Secrets } from '#server/platform/secrets.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { transact } from '#server/platform/transact.ts'
import { openDesk } from './desk-sessions.ts'
import type { Entry } from './sign-in.ts'
import { replaceRoles } from './operator-rights.ts'
import { findInvite, findTotp, insertInvite, takeInvite } from './store.ts'

export const INVITE_HOURS = 48
const HOUR_MS = 3_600_000

/** Made of the invitation's number, so no token lies in the database or in a waiting job. */
const tokensOf = (secrets: Secrets, id: string): string[] => secrets.keys('invites').map((key) => `${id}-${sign(key, `invite:${id}`)}`)
/** The token stands behind `#`: no server and no proxy ever reads it. */
export const inviteLink = (secrets: Secrets, deskUrl: string, id: string): string => `${deskUrl}/admin/welcome#${tokensOf(secrets, id)[0]}`

/** Makes the account, and an invitation that is good for two days. */
export async function invite(
  secrets: Secrets,
  trx: Trx,
  { email, roles, by, now }: { email: string; roles: readonly Role[]; by: string | null; now: Date },
): Promise<{ memberId: string; id: string }> {
  const memberId = await ensureOperator(trx, email)
  await replaceRoles(trx, memberId, roles, by)
  const expiresAt = new Date(now.getTime() + INVITE_HOURS * HOUR_MS)
  const id = await insertInvite(trx, memberId, expiresAt, (one) => hashToken(tokensOf(secrets, one)[0]!))
  return { memberId, id }
}

/** The job: writes to somebody whose invitation still stands. */
export async function mailInvite(lounge: Lounge, id: string): Promise<void> {
  const to = await findInvite(lounge.db, id, lounge.clock.now())
  if (!to?.email) return
  const link = inviteLink(lounge.secrets, lounge.config.adminUrl ?? lounge.publicUrl, id)
  await lounge.mailer.send({
    to: to.email,
    ...(await writeMail(lounge, 'operator-invited', 'en', { name: to.name, link, hours: INVITE_HOURS })),
  })
}

/** Throws `invite.invalid`, `form.invalid` for a well-known password. Who has a factor already shows it at the next sign-in. */
export async function acceptInvite(
  { lounge, jar, sessions }: Entry,
  form: { token: string; name: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<'set-up' | 'code'> {
  await lounge.throttle.take('link-address', addressKey(request.ip))
  await requireUnknownPassword(lounge.db, form.password, null)
  const passwordHash = await hashPassword(form.password)
  const now = lounge.clock.now()
  const step = await transact(lounge.db, async (trx) => {
    const used = await takeInvite(trx, hashToken(form.token), now)
    if (!used) throw problem('invite.invalid')
    await setOperatorPassword(trx, used.member_id, form.name, passwordHash)
    if ((await findTotp(trx, used.member_id))?.confirmed_at) return 'code'
    await sessions.remember(trx, used.member_id, request, reply)
    await openDesk(trx, jar, { memberId: used.member_id, factorAt: null, now }, request, reply)
    return 'set-up'
  })
  await lounge.throttle.giveBack('link-address', addressKey(request.ip))
  return step
}
