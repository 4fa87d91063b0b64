import type { Room } from '@green-room/contract/rooms'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { problem } from '#server/platform/problem.ts'
import type { Count, Reader } from './reader.ts'
import { createSharePictures, poster } from './share-picture.ts'

/**
 * Posters as pictures, for whoever can't draw them: `/art/{slug}.svg`, and `/art/share/{slug}.png` to stand beside a shared link.
 * The same slug, motif and palette always give the same picture.
 */
export function posterRoutes(app: FastifyInstance, reader: Reader, count: Count): void {
  const sharePicture = createSharePictures()
  async function listRooms(remoteAddress: string): Promise<Room[]> {
    const { answer } = await reader(undefined, remoteAddress)('listRooms', {})
    return (answer as { payload: { rooms: Room[] } | null }).payload?.rooms ?? []
  }
  async function roomOf(file: string, kind: 'svg' | 'png', remoteAddress: string): Promise<Room> {
    const [, slug, ending] = /^([a-z0-9-]{1,80})\.(svg|png)$/.exec(file) ?? []
    const room = ending === kind && (await listRooms(remoteAddress)).find((one) => one.slug === slug)
    if (!room) throw problem('route.not-found')
    return room
  }
  const send = (reply: FastifyReply, type: string, bytes: string | Buffer): FastifyReply =>
    reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes)

  app.get('/art/:file', async (request, reply) => {
    const room = await roomOf((request.params as { file: string }).file, 'svg', request.ip)
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
    return send(reply, 'image/svg+xml; charset=utf-8', poster(room))
  })
  // Networks show these on pages of their own.
  app.get('/art/share.png', { preHandler: count }, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(reply, 'image/png', await sharePicture(null, await listRooms(request.ip)))
  })
  app.get('/art/share/:file', { preHandler: count }, async (request, reply) => {
    const room = await roomOf((request.params as { file: string }).file, 'png', request.ip)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(reply, 'image/png', await sharePicture(room, []))
  })
}
