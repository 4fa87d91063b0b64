import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For whoever connected while the server was just closing, and is about to ask. */
const LATE_MS = 1_000

/**
 * Browsers and programs open connections ahead that nothing has been asked on. Node counts them as busy and would wait a minute for
 * their first request before the server ends: they are cut as soon as it closes.
 */
export function cutUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  const cut = (socket: Socket): unknown => socket.bytesRead === 0 && socket.destroy()
  app.server.on('connection', (socket) => {
    if (isClosing) return void setTimeout(cut, LATE_MS, socket).unref()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) cut(socket)
  })
}
