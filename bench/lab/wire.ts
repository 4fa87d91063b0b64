// HTTP/1.1 over one kept connection with as little work as can be: the asking side shares two cores with what is measured.
import { connect, type Socket } from 'node:net'

export type WireAnswer = { status: number; head: string; body: string }
export type Wire = { ask(request: string): Promise<WireAnswer>; close(): void }

export function ask(method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}, body?: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: 'localhost',
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${text}`
}

export async function openWire(port: number): Promise<Wire> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject))
  let waiting: PromiseWithResolvers<WireAnswer> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let received: Buffer[] = []
  let size = 0
  let wanted = Number.POSITIVE_INFINITY
  let headEnd = -1

  const fail = (error: Error): void => waiting?.reject(error)
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')))
  socket.on('data', (bytes) => {
    received.push(bytes)
    size += bytes.length
    if (headEnd < 0) {
      const all = received.length === 1 ? bytes : Buffer.concat(received)
      headEnd = all.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(all.toString('latin1', 0, headEnd))?.[1]
      if (length === undefined) return fail(new Error(`an answer without a length: ${all.toString('utf8', 0, 200)}`))
      wanted = headEnd + 4 + Number(length)
    }
    if (size < wanted) return
    const all = received.length === 1 ? received[0]! : Buffer.concat(received)
    const answer = {
      status: Number(all.toString('latin1', 9, 12)),
      head: all.toString('latin1', 0, headEnd),
      body: all.toString('utf8', headEnd + 4, wanted),
    }
    received = []
    size = 0
    wanted = Number.POSITIVE_INFINITY
    headEnd = -1
    waiting?.resolve(answer)
  })
  const answerTo = async (request: string): Promise<WireAnswer> => {
    if (socket.destroyed) throw new Error('the connection was closed')
    waiting = Promise.withResolvers<WireAnswer>()
    socket.write(request)
    return waiting.promise
  }
  return {
    ask(request) {
      const answer = last.then(() => answerTo(request)) // one at a time: a question waits for the answer to the one before
      last = answer.catch(() => {})
      return answer
    },
    close: () => void socket.destroy(),
  }
}
