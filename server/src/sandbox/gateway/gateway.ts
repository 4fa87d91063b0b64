// The sandbox gateway: a payment company for development and tests (decision 0077). The product knows it by HTTP alone.
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createLoop } from '#server/platform/jobs/loop.ts'
import { apiRoutes } from './api-routes.ts'
import { bankRoutes } from './pages/bank-routes.ts'
import { catchUp } from './payments/catch-up.ts'
import { createDeliveries } from './payments/deliver.ts'
import { BASE } from './pages/page-answer.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { payRoutes } from './pages/pay-routes.ts'
import type { Say } from './payments/tongue.ts'
import { loadKeys, Refused, type World } from './payments/world.ts'

const EVERY_MS = 1_000

export type SandboxGateway = {
  /** What the merchant needs to call the API and to check webhooks. */
  apiKey: string
  webhookSecret: string
  /** Where this process is reached from within; null until it listens. */
  origin(): string | null
  routes(app: FastifyInstance): Promise<void>
}
export type GatewayOptions = {
  pool: Pool
  log: FastifyBaseLogger
  publicUrl: string
  merchantName(): Promise<string>
  /** The texts of its pages. */
  say: Say
  /** The merchant's door for webhooks, on the server that the gateway lives in. */
  webhookPath: string
}

export async function createSandboxGateway({
  pool,
  log,
  publicUrl,
  merchantName,
  say,
  webhookPath,
}: GatewayOptions): Promise<SandboxGateway> {
  const keys = await loadKeys(pool)
  let origin: string | null = null
  const world: World = {
    pool,
    keys,
    publicUrl,
    merchantName,
    say,
    log: log.child({ company: 'sandbox gateway' }),
    webhookUrl: () => origin && `${origin}${webhookPath}`,
    wake: () => loop.wake(),
  }
  const deliveries = createDeliveries(world)
  const loop = createLoop({
    everyMs: EVERY_MS,
    run: async () => [await catchUp(world), await deliveries.pump()].includes(true),
    onError: (error) => world.log.error({ err: error }, 'sandbox gateway: its loop stumbled'),
  })

  return {
    apiKey: keys.apiKey,
    webhookSecret: keys.webhookSecret,
    origin: () => origin,
    async routes(app) {
      await app.register(
        async (own) => {
          await own.register(
            async (api) => {
              api.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
                if (error instanceof Refused) return reply.code(error.status).send({ error: { code: error.code, message: error.message } })
                const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
                if (status === 500) world.log.error({ err: error }, 'sandbox gateway: a call failed')
                return reply
                  .code(status)
                  .send({ error: { code: status === 500 ? 'failed' : 'request_invalid', message: 'The call could not be done.' } })
              })
              apiRoutes(api, world)
            },
            { prefix: '/v1' },
          )
          await own.register(async (pages) => {
            pageRoutes(pages, world)
            payRoutes(pages, world, deliveries)
            bankRoutes(pages, world)
          })
        },
        { prefix: BASE },
      )
      app.addHook('onListen', async () => {
        origin = originOf(app.server.address())
        loop.start()
      })
      app.addHook('onClose', async () => {
        await loop.stop()
        await deliveries.stop()
      })
    },
  }
}

/** A server that listens everywhere is reached over loopback. */
function originOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the sandbox gateway needs a server on a port')
  const host = ['0.0.0.0', '::'].includes(address.address)
    ? address.family === 'IPv6'
      ? '[::1]'
      : '127.0.0.1'
    : address.family === 'IPv6'
      ? `[${address.address}]`
      : address.address
  return `http://${host}:${address.port}`
}
