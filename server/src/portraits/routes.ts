import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { addressKey } from '#server/platform/http/throttle.ts'
import { findPicture, type Cut, type Kind } from './draw-picture.ts'

const FILE = /^([a-z][a-z0-9-]{1,30})-(poster|square|disc|og)\.(svg|webp|png)$/
const TYPES: Record<Kind, string> = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp', png: 'image/png' }

/**
 * `/portraits/{slug}-{crop}.{kind}?v={hash}`: with the sum of what it shows it can be kept for ever, without it or with an older one it is the
 * portrait of now.
 */
export function portraitRoutes(app: FastifyInstance, { db, throttle }: Lounge): void {
  app.get('/portraits/:file', async (request, reply) => {
    const [, slug, cut, kind] = (FILE.exec((request.params as { file: string }).file) ?? []) as [string?, string?, Cut?, Kind?]
    // Lists ask for many drawings at once, which cost next to nothing.
    if (kind === 'png') await throttle.take('pages', addressKey(request.ip))
    const found = slug && cut && kind ? await findPicture(db, slug, cut, kind) : undefined
    if (!found || !kind) throw problem('route.not-found')
    const isNamed = (request.query as { v?: string }).v === found.hash
    reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    // Networks show pictures on pages of their own.
    if (kind === 'png') reply.header('cross-origin-resource-policy', 'cross-origin')
    if (kind === 'svg') reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    return reply.type(TYPES[kind]).send(await found.bytes())
  })
}
