// Cross-site request forgery (docs/security.md): a token bound to the session by an HMAC, and the browser's own word on where a call came from.
import { randomBytes, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { problem } from '#server/platform/problem.ts'
import { hashToken, sameText, sign } from '#server/platform/secrets.ts'

/** `nonce.HMAC(key, hash of the session ‖ nonce)`. */
export function makeXsrfToken(key: KeyObject, session: string): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${sign(key, `${hashToken(session).toString('base64url')}.${nonce}`)}`
}

export function requireXsrf(request: FastifyRequest, keys: readonly KeyObject[], session: string | undefined): void {
  const sent = request.headers['x-xsrf-token']
  const [nonce, mac] = typeof sent === 'string' ? sent.split('.') : []
  const isOurs = (key: KeyObject): boolean => sameText(mac!, sign(key, `${hashToken(session!).toString('base64url')}.${nonce}`))
  if (!session || !nonce || !mac || !keys.some(isOurs)) throw problem('xsrf.mismatch')
}

/** Where the browser says that the call came from, it must be our own page. A program sends neither header; then the token decides. */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw problem('origin.foreign')
  if (origin === undefined) return
  const own = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`
  if (!URL.canParse(origin) || new URL(origin).origin !== own) throw problem('origin.foreign')
}
