// Who may see the sandbox's own pages: outside production anybody, in production who knows the token. It is typed into a form and remembered by
// a cookie, so that it never stands in an address; programs send it as a bearer token.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { housePage } from './house-page.ts'

const COOKIE = 'sandbox_entry'
const FORM_BYTES_MAX = 2 * 1024
/** By their routes: an address can be written in many ways. */
const GUARDED = new Set(['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/gateway', '/sandbox/gateway/'])

export type EntryOptions = {
  token: string
  isHttps: boolean
  /** Counts a try by its address; throws where there were too many. */
  count(ip: string): Promise<void>
}

/** What is reached with a payment's own token or with the gateway's key needs no other one. */
export function guardSandbox(app: FastifyInstance, { token, isHttps, count }: EntryOptions): void {
  const pass = createHmac('sha256', token).update('sandbox entry').digest('base64url')

  app.addHook('onRequest', async (request, reply) => {
    const place = request.routeOptions.url ?? ''
    if (!GUARDED.has(place)) return
    const shown = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{1,100})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return isSame(shown, pass) || isSame(bearer, token) ? undefined : ask(reply.code(401), place, false)
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post('/sandbox/entry', async (request, reply) => {
      await count(request.ip)
      const { token: given = '', to = '' } = (request.body ?? {}) as { token?: string; to?: string }
      if (!isSame(given.trim(), token)) return ask(reply.code(401), to, true)
      const secure = isHttps ? '; Secure' : ''
      return reply
        .header('set-cookie', `${COOKIE}=${pass}; Path=/sandbox; HttpOnly; SameSite=Strict${secure}`)
        .redirect(GUARDED.has(to) ? to : '/sandbox/gateway/', 303)
    })
  })
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHmac('sha256', 'same').update(text).digest())
  return timingSafeEqual(a!, b!)
}

const ask = (reply: FastifyReply, to: string, isWrong: boolean): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(
      housePage(
        'Sandbox',
        `<p class="lead">This page is for whoever runs the lounge. The token is SANDBOX_TOKEN, or the one that was printed at start.</p>
${isWrong ? '<p role="alert">That is not the token.</p>' : ''}<form method="post" action="/sandbox/entry"><label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="off" required><input type="hidden" name="to" value="${GUARDED.has(to) ? to : ''}">
<button>Enter</button></form>`,
      ),
    )
