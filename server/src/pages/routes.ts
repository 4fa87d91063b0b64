// Pages, drawn in this process from the build of the web app (docs/flows/page-rendering.md). Public data alone is drawn:
// what belongs to a member is asked for by their browser.
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { CHOICE_COOKIE, CONSENT_COOKIE, NO_COOKIES, readChoice } from '@green-room/contract/members/consent'
import type { Theme } from '@green-room/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieJar } from '#server/accounts/sessions/cookies.ts'
import { createVisits } from '#server/backoffice/figures/visits.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { adminRoutes } from './admin-routes.ts'
import { drawnPage, type DrawnPage } from './drawn-page.ts'
import { installRoutes } from './install-routes.ts'
import { sendPacked } from './packed.ts'
import { createPageCache } from './page-cache.ts'
import { posterRoutes } from './poster-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { createReader, type Count } from './reader.ts'
import { sendClosed } from './closed-page.ts'

import { openWebBuild } from './web-build.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** Addresses below these are no pages: what is unknown there answers as the API does. */
const NO_PAGES =
  /^\/(api|sandbox|assets|art|portraits|icons|sanctum|metrics|healthz|readyz|sw\.js|manifest\.webmanifest|robots\.txt|sitemap\.xml|\.well-known)(\/|\?|$)/
/** Links of mails lead here. Those that were sent before have their token in the query, which must not go on to anybody. */
const SECRETIVE = /^\/(email-verification|email-change|reset-password|password-restore|decisions\/[^/?]+)\/?(\?|$)/
/** Kept by the service worker, for when the line is down: the same for members and guests, and without scripts. */
const OFFLINE = '/offline.html'
const POLICY = 'content-security-policy'
const TAG_ORIGIN = 'https://www.googletagmanager.com'
const REPORTS = '/api/csp-reports'
/** Who may make markup of texts in a page: DOMPurify, and our own few. */
const TRUSTED = 'dompurify green-room'
const FORMS = new Set(['?form=signin', '?form=signup', '?form=reset'])
const LANGUAGE = /^\?lang=[a-z]{2}$/

export async function pageRoutes(app: FastifyInstance, lounge: Lounge, distDir = DIST): Promise<void> {
  const build = openWebBuild(distDir)
  app.addHook('onListen', async () => void build.load().catch(() => {})) // whoever wants a page is told
  const reader = createReader(app)
  const jar = cookieJar(lounge.publicUrl.startsWith('https:'))
  const cached = createPageCache<DrawnPage | { redirect: string }>()
  const { came: countVisit } = createVisits(lounge)

  await app.register(fastifyStatic, {
    root: build.assetsDir,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  const count: Count = ({ ip }) => lounge.throttle.take('pages', addressKey(ip))
  posterRoutes(app, reader, count)
  searchRoutes(app, reader, lounge.publicUrl, count)
  installRoutes(app, reader, build, lounge.texts)
  await adminRoutes(app, lounge, distDir)

  app.setNotFoundHandler(async (request, reply) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NO_PAGES.test(request.url)) throw problem('route.not-found')
    const refusal = await count(request).catch((error: unknown) => error)
    if (refusal) return refuse(request, reply, refusal)
    const isStill = request.url === OFFLINE
    if (!isStill && lounge.maintenance.phase() === 'closed') return sendClosed(lounge, request, reply)
    const isSignedIn = !isStill && jar.read(request, 'session') !== undefined
    const theme = themeOf(request)
    const languageId = request.cookies['languageId'] ?? null
    const choice = isStill ? NO_COOKIES : readChoice(request.cookies[CONSENT_COOKIE], request.cookies[CHOICE_COOKIE])
    const adConsent = choice?.advertising ?? null
    const draw = async () => {
      const page = await build.drawPage({
        url: request.url,
        languageId,
        theme,
        isSignedIn,
        adConsent,
        publicUrl: lounge.publicUrl,
        reader: (id) => reader(id, request.ip),
      })
      if (page.redirect !== null) return { value: { redirect: page.redirect }, isKept: false }
      return { value: drawnPage(build, page, theme, isStill), isKept: page.isWhole && page.status === 200 }
    }
    const isPublic = !isSignedIn && isPlain(request.url)
    const page = isPublic ? await cached(`${languageId} ${theme} ${adConsent} ${request.url}`, draw) : (await draw()).value
    if ('redirect' in page) return reply.header('cache-control', 'no-store').redirect(page.redirect, 302)
    if (page.status === 200 && !isStill) void countVisit(request)
    reply.header('reporting-endpoints', `csp="${REPORTS}"`)
    reply.header(POLICY, policyOf(String(reply.getHeader(POLICY)), build.inlineScript, page.hasTag))
    return send(request, reply, page, isSignedIn)
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, page: DrawnPage, isSignedIn: boolean): Promise<FastifyReply> {
  if (SECRETIVE.test(request.url)) reply.header('referrer-policy', 'no-referrer')
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', isSignedIn ? 'private, no-store' : 'no-cache')
  return sendPacked(request, reply, page.bytes)
}

/** In words, since it is a person who reads it. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof ProblemError)) throw error
  const { languageOf, say } = request.server.gatekeepers
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', 'retry-after': error.detail.retryAfterS ?? 60 })
    .type('text/plain; charset=utf-8')
    .send(`${say(languageOf(request.cookies['languageId'], request), error.code)}\n`)
}

/**
 * The shell's own script is allowed by its sum, and where a visitor agreed to it, the operator's Google tag by its one address. Texts become
 * markup, and addresses scripts, by the named policies alone (`web/src/platform/trusted.ts`); what else tries is reported.
 */
function policyOf(policy: string, inlineScript: string, hasTag: boolean): string {
  const own = policy.replace("script-src 'self'", `script-src 'self' ${inlineScript}`)
  const all = hasTag ? own.replaceAll(/(?<=(?:script|img|connect)-src 'self')/g, ` ${TAG_ORIGIN}`) : own
  return `${all};require-trusted-types-for 'script';trusted-types ${TRUSTED};report-uri ${REPORTS};report-to csp`
}

/** Without a query, or with one that names a form or a language: only such pages are the same for everybody, and few enough to keep. */
function isPlain(url: string): boolean {
  const at = url.indexOf('?')
  return at === -1 || LANGUAGE.test(url.slice(at)) || (url.startsWith('/auth?') && FORMS.has(url.slice(at)))
}

function themeOf(request: FastifyRequest): Theme | null {
  const theme = request.cookies['theme']
  return theme === 'light' || theme === 'dark' ? theme : null
}
