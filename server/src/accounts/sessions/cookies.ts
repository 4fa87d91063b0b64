// Our cookies. Over https they carry the __Host- prefix, so that no sibling host can plant one.
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_S = 86_400
export type CookieJar = {
  read(request: FastifyRequest, name: CookieName): string | undefined
  write(reply: FastifyReply, name: CookieName, value: string): void
  clear(reply: FastifyReply, name: CookieName): void
}
type CookieName = 'session' | 'presession' | 'device' | 'desk'
const AGES: Record<CookieName, number> = { session: 30 * DAY_S, presession: DAY_S, device: 400 * DAY_S, desk: DAY_S / 2 }

export function cookieJar(isHttps: boolean): CookieJar {
  const named = (name: CookieName): string => (isHttps ? `__Host-${name}` : name)
  const shapeOf = (name: CookieName) =>
    ({ path: '/', httpOnly: true, secure: isHttps, sameSite: name === 'desk' ? 'strict' : 'lax' }) as const
  return {
    read: (request, name) => request.cookies[named(name)],
    write: (reply, name, value) => void reply.setCookie(named(name), value, { ...shapeOf(name), maxAge: AGES[name] }),
    clear: (reply, name) => void reply.clearCookie(named(name), shapeOf(name)),
  }
}

/** The one cookie that the page reads: it comes back as X-XSRF-TOKEN. */
export function writeXsrfCookie(reply: FastifyReply, value: string, isHttps: boolean): void {
  void reply.setCookie('XSRF-TOKEN', value, { path: '/', secure: isHttps, sameSite: 'lax', maxAge: 30 * DAY_S })
}
