import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type Problem } from '@green-room/contract/problems'

/** What a connection hears whose bytes are no request: the parser gave up before any door was found. The answer has the shape of every other. */
export function answerBrokenRequest(say: (code: Problem) => string): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const code: Problem = error.code === 'HPE_HEADER_OVERFLOW' ? 'body.too-large' : 'body.malformed'
    const body = JSON.stringify({ status: 'ERROR', code, message: say(code), payload: null })
    const head = [
      `HTTP/1.1 ${PROBLEMS[code]} ${STATUS_CODES[PROBLEMS[code]]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ]
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
    else socket.destroy()
  }
}
