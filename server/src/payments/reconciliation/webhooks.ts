// The door for deliveries of the gateway: verified, kept, acknowledged; a job does the rest. A delivery is a hint and never the truth (docs/product/money.md).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { InvalidSignature, StaleDelivery } from '../gateways/gateway.ts'
import { areKnown, keepHints } from './inbox.ts'
import type { Till } from '../gateways/till.ts'

const BODY_BYTES_MAX = 256 * 1024

export function webhookRoutes(app: FastifyInstance, lounge: Lounge, till: Till | null): void {
  // A scope of its own: only here is a body left as the bytes that were signed.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { gateway: string } }>('/api/webhooks/:gateway', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
      await lounge.throttle.take('webhooks', addressKey(request.ip))
      if (!till || request.params.gateway !== till.gateway.id) throw problem('route.not-found')
      const { hints, ack } = read(lounge, till, request)
      if (hints.length > 0 && !(await areKnown(lounge.db, till.gateway.id, hints)))
        await transact(lounge.db, async (trx) => {
          for (const ref of await keepHints(trx, till.gateway.id, hints))
            await lounge.jobs.enqueue(trx, 'payments.look', { ref }, { key: ref })
        })
      return reply.code(ack.status).type(ack.contentType).send(ack.body)
    })
  })
}

function read(lounge: Lounge, till: Till, request: FastifyRequest) {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
  try {
    return till.gateway.parseWebhook({ raw, headers, now: lounge.clock.now() })
  } catch (error) {
    if (!(error instanceof InvalidSignature || error instanceof StaleDelivery)) throw error
    lounge.log.warn({ gateway: till.gateway.id, is_stale: error instanceof StaleDelivery }, 'payments: a delivery was refused')
    throw problem('webhook.refused')
  }
}
