// The line between a browser and the lounge, as a proxy that can be cut at a very word.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Line = {
  /** Where a browser finds it. */
  proxy: { server: string }
  /** Cuts everything as soon as this has passed; resolves when it is done. */
  cutAfter(words: RegExp): Promise<void>
  mend(): void
  close(): void
}

export async function openLine(): Promise<Line> {
  let isCut = false
  let watched: { words: RegExp; done: () => void } | null = null
  const server = createServer((incoming, answer) => {
    if (isCut) incoming.socket.destroy()
    else pass(incoming, answer)
  })
  function cut(): void {
    isCut = true
    server.closeAllConnections()
    watched?.done()
    watched = null
  }
  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    // Packed answers could not be read on their way.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request(incoming.url!, { method: incoming.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      let passed = ''
      reply.on('data', (chunk: Buffer) => {
        if (watched) passed += chunk.toString('latin1')
        const isLast = watched?.words.test(passed) === true
        answer.write(chunk, () => isLast && cut())
      })
      reply.on('end', () => answer.end())
    })
    onward.on('error', () => incoming.socket.destroy())
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    cutAfter: (words) => new Promise((resolve) => (watched = { words, done: resolve })),
    mend: () => void (isCut = false),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
