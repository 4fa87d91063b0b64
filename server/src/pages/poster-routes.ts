import { roomArt } from '@green-room/contract/art'
import { autoArt, isMotif, isPalette } from '@green-room/contract/art/motifs'
import { PALETTES } from '@green-room/contract/art/palettes'
import type { Room } from '@green-room/contract/rooms'
import type { FastifyInstance } from 'fastify'
import { problem } from '#server/platform/problem.ts'
import type { Reader } from './reader.ts'

/** Posters as pictures, for whoever can't draw them: `/art/{slug}.svg`. The same slug, motif and palette always give the same picture. */
export function posterRoutes(app: FastifyInstance, reader: Reader): void {
  app.get('/art/:file', async (request, reply) => {
    const slug = /^([a-z0-9-]{1,80})\.svg$/.exec((request.params as { file: string }).file)?.[1]
    const { answer } = await reader(undefined, request.ip)('listRooms', {})
    const rooms = (answer as { payload: { rooms: Room[] } | null }).payload?.rooms ?? []
    const room = rooms.find((one) => one.slug === slug)
    if (!room) throw problem('route.not-found')
    const chosen = autoArt(room.slug)
    const motif = isMotif(room.motif) ? room.motif : chosen.motif
    const palette = PALETTES[isPalette(room.palette) ? room.palette : chosen.palette]
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(roomArt(`room-${room.slug}`, motif, palette))
  })
}
