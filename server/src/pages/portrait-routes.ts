import { CROPS } from '@green-room/contract/look'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/database.ts'
import { problem } from '#server/platform/problem.ts'
import { findPicture, typeOf, type Kind } from '#server/portraits/draw-picture.ts'
import type { Count } from './reader.ts'

const FILE = new RegExp(`^([a-z][a-z0-9-]{1,30})-(${CROPS.join('|')})\\.(svg|webp|png)$`)

/**
 * `/portraits/{slug}-{crop}.{kind}?v={hash}`: with the sum of what it shows it can be kept for ever, without it or with an older one it is the
 * portrait of now.
 */
export function portraitRoutes(app: FastifyInstance, db: Db, count: Count): void {
  app.get('/portraits/:file', { preHandler: count }, async (request, reply) => {
    const [, slug, crop, kind] = FILE.exec((request.params as { file: string }).file) ?? []
    const found =
      slug &&
      (await findPicture(
        db,
        slug,
        CROPS.find((one) => one === crop)!,
        kind as Kind,
      ))
    if (!found) throw problem('route.not-found')
    const isNamed = (request.query as { v?: string }).v === found.hash
    reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    // Networks show pictures on pages of their own.
    if (kind === 'png') reply.header('cross-origin-resource-policy', 'cross-origin')
    if (kind === 'svg') reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    return reply.type(typeOf(kind as Kind)).send(await found.bytes())
  })
}
