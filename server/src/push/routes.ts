import { ECDH } from 'node:crypto'
import * as doors from '@green-room/contract/push'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { isPushEndpoint } from './endpoints.ts'
import { deleteSubscriptionOf, hasSubscription, saveSubscription } from './store.ts'
import { vapidKeys } from './vapid.ts'

export function pushRoutes(app: FastifyInstance, lounge: Lounge): void {
  const { db, config, secrets } = lounge

  serve(app, doors.readPush, async ({ caller }) => ({
    payload: { public_key: vapidKeys(secrets)[0]!.publicKey, is_on: await hasSubscription(db, { session: caller.sessionId }) },
  }))
  serve(app, doors.subscribePush, async ({ caller, input, once }) => {
    if (!isPushEndpoint(input.endpoint, config.pushOrigins)) throw formProblem({ endpoint: 'form.invalid-value' })
    const p256dh = pointOf(input.p256dh)
    if (!p256dh) throw formProblem({ p256dh: 'form.invalid-value' })
    const auth = Buffer.from(input.auth, 'base64url')
    if (auth.length !== 16) throw formProblem({ auth: 'form.invalid-value' })
    await once(async (trx) => {
      await saveSubscription(trx, {
        member_id: caller.memberId,
        session_id: caller.sessionId,
        endpoint: input.endpoint,
        p256dh,
        auth,
      })
      return {}
    })
    return { payload: null }
  })
  serve(app, doors.unsubscribePush, async ({ caller, once }) => {
    await once(async (trx) => {
      await deleteSubscriptionOf(trx, caller.sessionId)
      return {}
    })
    return { payload: null }
  })
}

/** The 65 bytes of a point of the curve; undefined for what is none. */
function pointOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 65) return undefined
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return bytes
  } catch {
    return undefined
  }
}
