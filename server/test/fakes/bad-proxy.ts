// Stands between an adapter and its gateway, and passes calls on, until it is told to answer badly.
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerWith, type Fault, type Whole } from './bad-answers.ts'

export async function startBadProxy(target: () => string) {
  let fault: Fault | null = null
  const server = http.createServer((request, response) => void answerWith(fault, response, () => passOn(request)))

  async function passOn(request: IncomingMessage): Promise<Whole> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const answer = await fetch(`${target()}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    })
    return { status: answer.status, body: await answer.text() }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    misbehave: (next: Fault | null): void => void (fault = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
