import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'

const OF_DESKS = /^\/(admin|api\/admin)(\/|\?|$)/
/** What every host answers: probes, icons, and files of the build that hold nothing of anybody. */
const SHARED = /^\/(healthz|readyz|metrics|icons|assets)(\/|\?|$)/

/** With a host of its own the back office is there alone, and nothing else is: no page of members shares its origin. */
export function guardDeskHost(app: FastifyInstance, { adminUrl, publicUrl }: Config): void {
  if (adminUrl === undefined || publicUrl === undefined || new URL(adminUrl).host === new URL(publicUrl).host) return
  const { host } = new URL(adminUrl)
  app.addHook('onRequest', async (request, reply) => {
    const isDeskHost = request.host.toLowerCase() === host
    if (SHARED.test(request.url) || OF_DESKS.test(request.url) === isDeskHost) return
    if (isDeskHost && request.url === '/') return reply.redirect('/admin', 302)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
  })
}
