// Requests that no well-behaved client would send, over kept-alive connections.
import http from 'node:http'

export type RawRequest = { method: string; path: string; headers: string[]; body?: Buffer | string }
export type RawAnswer = { status: number; type: string | null; text: string; ms: number; retryAfter: string | null }

export const keepAlive = (connections: number): http.Agent => new http.Agent({ keepAlive: true, maxSockets: connections })

/** Sends as it stands: headers in their order, twice where they are given twice. Streams are left at their first byte. */
export function rawCall(agent: http.Agent, port: number, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = []
      const type = response.headers['content-type'] ?? null
      const finish = (): void =>
        resolve({
          status: response.statusCode ?? 0,
          type,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - since,
          retryAfter: response.headers['retry-after'] ?? null,
        })
      response.on('error', () => {})
      if (type?.startsWith('text/event-stream')) {
        finish()
        return void response.destroy()
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', finish)
    })
    request.on('timeout', () => request.destroy(new Error('no answer within 20 s')))
    request.on('error', (error) => reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`)))
    request.end(body)
  })
}
