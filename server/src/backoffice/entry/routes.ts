import * as doors from '@green-room/contract/backoffice/backoffice'
import type { CookieJar } from '#server/accounts/sessions/cookies.ts'
import { readSettings } from '#server/content/settings.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { acceptInvite } from './invite.ts'
import { signIn } from './sign-in.ts'
import { countRecoveryCodes, deleteDeskSession, findTotp, markFactor, putTotp } from './store.ts'
import { newSecret, sealSecret, secretUri } from './totp.ts'
import { makeRecoveryCodes, spendCode } from './spend-code.ts'
import { emailOf } from '#server/accounts/operators.ts'

export function entryRoutes({ app, lounge, sessions }: Desk, jar: CookieJar): void {
  const { db, clock } = lounge
  const entry = { lounge, sessions, jar }

  serve(app, doors.operatorSignIn, async ({ input, request, reply }) => ({ payload: { step: await signIn(entry, input, request, reply) } }))
  serve(app, doors.acceptInvite, async ({ input, request, reply }) => ({
    payload: { step: await acceptInvite(entry, input, request, reply) },
  }))
  serve(app, doors.operatorSignOut, async ({ request, reply }) => {
    await deleteDeskSession(db, hashToken(jar.read(request, 'desk')!))
    jar.clear(reply, 'desk')
    return { payload: null }
  })
  serve(app, doors.readOperator, async ({ caller }) => {
    const [settings, factor, left, email] = await Promise.all([
      readSettings(db),
      findTotp(db, caller.memberId),
      countRecoveryCodes(db, caller.memberId),
      emailOf(db, caller.memberId),
    ])
    return {
      payload: {
        id: caller.memberId,
        name: caller.name,
        email,
        roles: [...caller.roles],
        has_factor: (factor?.confirmed_at ?? null) !== null,
        recovery_codes_left: left,
        factor_at: caller.factorAt?.toISOString() ?? null,
        expires_at: caller.expiresAt.toISOString(),
        is_live: lounge.config.isLive,
        product_name: settings.product_name,
      },
    }
  })

  serve(app, doors.startFactor, async ({ caller }) => {
    const secret = newSecret()
    const { product_name } = await readSettings(db)
    const isPut = await transact(db, (trx) => putTotp(trx, caller.memberId, sealSecret(lounge.secrets, caller.memberId, secret)))
    if (!isPut) throw problem('operator.factor-again')
    return { payload: { secret, uri: secretUri(secret, product_name, await emailOf(db, caller.memberId)) } }
  })
  serve(app, doors.confirmFactor, async ({ input, caller, request }) => {
    await spendCode(lounge, caller.memberId, input.code, { isFirst: true })
    return {
      payload: await transact(db, async (trx) => {
        await markFactor(trx, caller.sessionId, clock.now())
        const operator = actorOf(caller, request)
        await recordAct(trx, { operator, act: 'operator.factor-set', target: { type: 'operator', id: caller.memberId } })
        return { recovery_codes: await makeRecoveryCodes(trx, caller.memberId) }
      }),
    }
  })
  serve(app, doors.renewRecoveryCodes, async ({ caller, request }) => ({
    payload: await transact(db, async (trx) => {
      const operator = actorOf(caller, request)
      await recordAct(trx, { operator, act: 'operator.recovery-codes-renewed', target: { type: 'operator', id: caller.memberId } })
      return { recovery_codes: await makeRecoveryCodes(trx, caller.memberId) }
    }),
  }))
  serve(app, doors.showFactorAgain, async ({ input, caller }) => {
    await spendCode(lounge, caller.memberId, input.code)
    await markFactor(db, caller.sessionId, clock.now())
    return { payload: null }
  })
}
