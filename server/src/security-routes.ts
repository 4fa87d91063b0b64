// For those who look after the lounge's security: whom to tell (RFC 9116), and what browsers report of broken policies.
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import * as z from 'zod/mini'
import { readSettings } from './content/settings.ts'
import type { OpenLounge } from './open-lounge.ts'
import { problem } from './platform/problem.ts'
import { addressKey } from './platform/http/throttle.ts'

const REPORT_BYTES_MAX = 16 * 1024
const REPORTS_MAX = 20
const EXPIRES_DAYS = 90
const DAY_MS = 86_400_000

/** One for the process. A report can be made up by anybody, so that its words become no labels of their own. */
export const cspReports = new Counter({
  name: 'csp_reports_total',
  help: 'Breaches of the content security policy that browsers reported, by directive',
  labelNames: ['directive'] as const,
  registers: [],
})
const SOURCES = 'default script style img font connect media manifest worker object frame child'
const OTHERS = 'form-action base-uri frame-ancestors trusted-types require-trusted-types-for'
const DIRECTIVES = new Set([
  ...SOURCES.split(' ').flatMap((source) => ['src', 'src-elem', 'src-attr'].map((kind) => `${source}-${kind}`)),
  ...OTHERS.split(' '),
])

const word = z._default(z.string(), '')
/** As browsers send it now, and as they did. */
const Now = z.object({ body: z.object({ effectiveDirective: word, blockedURL: word, documentURL: word }) })
const Before = z.object({
  'csp-report': z.object({ 'effective-directive': word, 'violated-directive': word, 'blocked-uri': word, 'document-uri': word }),
})

export function securityRoutes(app: FastifyInstance, { lounge, languages }: OpenLounge): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { support_email: support } = await readSettings(lounge.db)
    const contact = lounge.config.securityContact ?? (support === '' ? null : `mailto:${support}`)
    if (contact === null) throw problem('route.not-found')
    const today = Math.floor(lounge.clock.now().getTime() / DAY_MS) * DAY_MS
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + EXPIRES_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${languages
        .list()
        .map(({ code }) => code)
        .join(', ')}`,
      `Canonical: ${lounge.publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })

  // A scope of its own: these media types are read here alone. Whoever reports is nobody: no cookie is looked at, and nothing is kept.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const type of ['application/reports+json', 'application/csp-report', 'application/json'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: REPORT_BYTES_MAX }, scope.getDefaultJsonParser('error', 'error'))
    scope.post('/api/csp-reports', { bodyLimit: REPORT_BYTES_MAX }, async (request, reply) => {
      await lounge.throttle.take('csp-reports', addressKey(request.ip))
      for (const { directive: told, blocked, page } of breachesIn(request.body)) {
        const [name = ''] = told.split(' ', 1)
        const directive = DIRECTIVES.has(name) ? name : 'other'
        cspReports.inc({ directive })
        lounge.log.warn({ directive, blocked: placeOf(blocked), page: placeOf(page) }, 'csp: a browser reports a breach')
      }
      return reply.code(204).send()
    })
  })
}

type Breach = { directive: string; blocked: string; page: string }
function breachesIn(body: unknown): Breach[] {
  return [body]
    .flat()
    .slice(0, REPORTS_MAX)
    .flatMap((report): Breach[] => {
      const now = Now.safeParse(report)
      if (now.success)
        return [{ directive: now.data.body.effectiveDirective, blocked: now.data.body.blockedURL, page: now.data.body.documentURL }]
      const before = Before.safeParse(report)
      if (!before.success) return []
      const told = before.data['csp-report']
      return [
        { directive: told['effective-directive'] || told['violated-directive'], blocked: told['blocked-uri'], page: told['document-uri'] },
      ]
    })
}

/** An address without what may be secret in it, or a word such as `inline`. */
function placeOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text
  if (!URL.canParse(text)) return 'unknown'
  const { protocol, host, pathname } = new URL(text)
  return host === '' ? protocol : `${protocol}//${host}${pathname}`.slice(0, 200)
}
