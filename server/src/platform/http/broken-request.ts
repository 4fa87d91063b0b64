import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type Problem } from '@green-room/contract/problems'

/** What an answer carries that is given before any door is found: the headers of every other that matter for a text that nobody opens. */
export const bareHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Two hosts, or a version that none of ours speaks: the parser lets them pass, and whoever stands before us may read them in another way. */
export const isAmbiguous = ({ httpVersion, rawHeaders }: IncomingMessage): boolean =>
  !/^1\.[01]$/.test(httpVersion) || rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1

const LINGER_MS = 2_000

/**
 * What a connection hears whose bytes are no request: the parser gave up before any door was found. The answer has the shape of every other.
 * What still comes is thrown away for a moment: a connection that is closed while bytes are on their way takes the answer with it.
 */
export function answerBrokenRequest(
  headers: Record<string, string>,
  say: (code: Problem) => string,
): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    // Each further piece is an error again.
    if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
    const code: Problem = error.code === 'HPE_HEADER_OVERFLOW' ? 'body.too-large' : 'body.malformed'
    const body = JSON.stringify({ status: 'ERROR', code, message: say(code), payload: null })
    const head = [
      `HTTP/1.1 ${PROBLEMS[code]} ${STATUS_CODES[PROBLEMS[code]]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ]
    if (!socket.writable) return void socket.destroy()
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
