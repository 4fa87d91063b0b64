// What is asked of every call before any door: under which name it comes, and through whom.
import { isIP, Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'

/** Probes call a process by its address, whatever that is. They answer nothing that a page of another host could use. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const FORWARDED = new Set(['x-real-ip', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])

const UNNAMED =
  'This lounge answers to localhost alone. To open it under another name, set PUBLIC_URL to the address that browsers use, ' +
  'such as PUBLIC_URL=https://lounge.example\n'
const MISNAMED =
  'This lounge answers to the host of its PUBLIC_URL alone. A proxy in front of it passes the Host header on ' +
  '(or X-Forwarded-Host, where TRUST_PROXY names the proxy).\n'

/** A proxy stands between the caller and us. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || FORWARDED.has(name))
/** A name of this machine that nobody else can own. */
const isLoopback = (name: string): boolean => LOOPBACK.test(name.toLowerCase().replace(/\.$/, ''))
/** Called as a probe does, by this machine's name or by an address; a proxy on the same machine passes the name on that it was called by. */
export const isByAddress = ({ hostname }: FastifyRequest): boolean => isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0
/** A page asks on behalf of its visitor, within this process. */
export const isFromWithin = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)
/** Nobody but this machine sent it. */
export const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && !isForwarded(request)

/** A page of another host, whose name was made to point here, gets no answer; loopback's own names can't be taken. */
export function guardEdge(app: FastifyInstance, config: Config, log: Log): void {
  const own =
    config.publicUrl === undefined
      ? []
      : [new URL(config.publicUrl).hostname, config.host, config.adminUrl === undefined ? '' : new URL(config.adminUrl).hostname]
  let isUntold = config.mode === 'production' && config.trustProxy === undefined

  app.addHook('onRequest', async (request, reply) => {
    if (isUntold && isForwarded(request)) {
      isUntold = false
      log.warn(
        'calls come through a proxy, and TRUST_PROXY names none: all visitors count as one address (limits, countries, records of consent)',
      )
    }
    const name = request.hostname.toLowerCase().replace(/\.$/, '')
    if (own.includes(name) || isLoopback(name) || PROBES.has(request.url.split('?', 1)[0]!)) return
    return reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(config.publicUrl === undefined ? UNNAMED : MISNAMED)
  })
}
