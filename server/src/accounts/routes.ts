import * as doors from '@green-room/contract/accounts'
import * as addresses from '@green-room/contract/members/addresses'
import { listCountries as listCountriesDoor, readIpCountry } from '@green-room/contract/members/countries'
import * as verification from '@green-room/contract/members/verification'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { afterCommit, transact } from '#server/platform/transact.ts'
import { problem } from '#server/platform/problem.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { once as byKey, without } from '#server/platform/http/once.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { changeEmail, confirmEmail, undoEmail } from './entry/change-email.ts'
import { changePassword } from './entry/change-password.ts'
import { listCountries } from './members/countries.ts'
import { callerCountry } from './members/caller-country.ts'
import { emailKey } from './members/email-key.ts'
import { login } from './entry/login.ts'
import { presentProfile, presentSession } from './members/present.ts'
import { register } from './entry/register.ts'
import { requirePassword } from './entry/require-password.ts'
import { resendConfirmationLink } from './entry/resend-confirmation-link.ts'
import { requestPasswordReset, resetPassword } from './entry/reset-password.ts'
import type { Sessions } from './sessions/sessions.ts'
import { findMember, listSessionRows, updateMember } from './store.ts'
import { updateBilling } from './members/update-billing.ts'
import { updateProfile } from './members/update-profile.ts'
import { verifyEmail } from './entry/verify-email.ts'
import type { Welcome } from './entry/welcome.ts'

/** Handed in by app.ts from the ledger, a floor above. */
export type AccountOptions = {
  pointsOf(memberId: string): Promise<{ balance: number; held: number; owed: number }>
  welcome: Welcome
  /** A browser has opened an account. */
  joined?(request: FastifyRequest): Promise<void>
}

export function accountRoutes(
  app: FastifyInstance,
  lounge: Lounge,
  sessions: Sessions,
  { pointsOf, welcome, joined }: AccountOptions,
): void {
  const { db, clock } = lounge
  const profile = async (memberId: string, language: string) => {
    const member = await findMember(db, memberId)
    if (!member) throw problem('session.required')
    return presentProfile(member, await pointsOf(memberId), clock.now(), language)
  }

  serve(app, doors.csrfCookie, async ({ request, reply }) => {
    sessions.prepare(request, reply)
    return { payload: null }
  })
  // The same door at the address outside /api.
  app.get('/sanctum/csrf-cookie', async (request, reply) => {
    sessions.prepare(request, reply)
    return reply.header('cache-control', 'no-store').send({ status: 'OK', message: null, payload: null })
  })
  serve(app, doors.isAuth, async ({ caller }) => ({
    payload: null,
    authenticated: caller.memberId !== null,
    emailVerified: caller.memberId !== null,
    suspended: caller.memberId !== null && caller.isSuspended,
  }))
  serve(app, doors.register, async ({ input, language, request, reply }) => {
    const { isNew } = await register(lounge, sessions, input, language, request, reply)
    if (isNew) void joined?.(request)
    noteSecurity(request, 'sign-up.requested', null)
    return { status: 'VERIFY', payload: { email: input.email } }
  })
  serve(app, verification.verifyEmail, async ({ input, request, reply }) => ({
    payload: await verifyEmail(lounge, sessions, welcome, input, request, reply),
  }))
  serve(app, verification.readVerification, async ({ input, request }) => ({
    payload: { confirmed: await sessions.hasConfirmed(request, emailKey(input.email)) },
  }))
  serve(app, verification.resendConfirmationLink, async ({ input, say }) => {
    await resendConfirmationLink(lounge, input.email)
    return { payload: null, message: say('answer.confirmation-sent') }
  })
  serve(app, doors.login, async ({ input, request, reply, say }) => {
    const { status, ...payload } = await login(lounge, sessions, input, request, reply)
    return { status, payload, message: status === 'VERIFY' ? say('email.unverified') : null }
  })
  serve(app, doors.logout, async ({ caller, request, reply }) => {
    if (caller.memberId !== null) {
      await transact(db, (trx) => sessions.end(trx, caller.memberId, { only: caller.sessionId }))
      noteSecurity(request, 'sign-out', caller.memberId)
    }
    sessions.forget(reply)
    return { payload: null }
  })
  serve(app, doors.requestPasswordReset, async ({ input, request, say }) => {
    await requestPasswordReset(lounge, input.email)
    noteSecurity(request, 'password.reset-requested', null)
    return { payload: null, message: say('answer.reset-sent') }
  })
  serve(app, doors.resetPassword, async ({ input, request, say }) => {
    await resetPassword(lounge, sessions, welcome, input, request)
    return { payload: null, message: say('answer.password-changed') }
  })
  serve(app, doors.changePassword, async ({ input, caller, request, reply, say }) => ({
    payload: await changePassword(lounge, sessions, caller, input, request, reply),
    message: say('answer.password-changed'),
  }))
  serve(app, addresses.changeEmail, async ({ input, caller, request }) => {
    await changeEmail(lounge, caller, input, request)
    return { payload: null }
  })
  serve(app, addresses.confirmEmail, async ({ input, request }) => ({ payload: await confirmEmail(lounge, input, request) }))
  serve(app, addresses.undoEmail, async ({ input, request }) => ({ payload: await undoEmail(lounge, sessions, input, request) }))

  serve(app, doors.readProfile, async ({ caller, language }) => ({ payload: await profile(caller.memberId, language) }))
  serve(app, doors.updateProfile, async ({ caller, input, once, language, say }) => {
    await once(async (trx) => {
      await updateProfile(trx, caller.memberId, input)
      return {}
    })
    return { payload: await profile(caller.memberId, language), message: say('answer.profile-updated') }
  })
  serve(app, doors.updateBilling, async ({ caller, input, once, language, say }) => {
    await once(async (trx) => {
      await updateBilling(trx, caller.memberId, input)
      return {}
    })
    return { payload: await profile(caller.memberId, language), message: say('answer.profile-updated') }
  })
  serve(app, doors.chooseLanguage, async ({ caller, language, once }) => {
    await once(async (trx) => {
      await updateMember(trx, caller.memberId, { language_code: language })
      return {}
    })
    return { payload: null }
  })
  serve(app, doors.listSessions, async ({ caller }) => ({
    payload: (await listSessionRows(db, caller.memberId)).map((row) => presentSession(row, caller.sessionId)),
  }))
  serve(app, doors.revokeSession, async ({ caller, input, key, request }) => {
    await requirePassword(lounge, caller.memberId, input.password, 'password')
    await byKey(db, without(key(), input.session_id), async (trx) => {
      if ((await sessions.end(trx, caller.memberId, { only: input.session_id })) === 0) throw problem('session.not-found')
      afterCommit(trx, () => noteSecurity(request, 'session.revoked', caller.memberId))
      return {}
    })
    return { payload: null }
  })
  serve(app, doors.revokeOtherSessions, async ({ caller, input, request }) => {
    await requirePassword(lounge, caller.memberId, input.password, 'password')
    await transact(db, (trx) => sessions.end(trx, caller.memberId, { except: caller.sessionId }))
    noteSecurity(request, 'session.revoked', caller.memberId)
    return { payload: null }
  })

  serve(app, listCountriesDoor, async ({ language }) => ({ payload: listCountries(language) }))
  serveRaw(app, readIpCountry, async ({ request, reply }) => {
    reply.type('text/plain; charset=utf-8')
    return callerCountry(lounge.config, request)
  })
}
