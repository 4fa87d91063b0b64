// Bytes over a connection of their own, as no client library would send them.
import { connect } from 'node:net'

/** `answers`: the status of every answer that came, in their order. */
export type Exchange = { answers: number[]; text: string; isClosed: boolean }
/** So long after the last byte nothing more is expected. */
const QUIET_MS = 250
const LATE_MS = 8_000

export function exchangeRaw(port: number, bytes: string | Buffer): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = ''
    let quiet: NodeJS.Timeout | undefined
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isClosed: boolean): void => {
      clearTimeout(quiet)
      clearTimeout(late)
      socket.destroy()
      resolve({ answers: [...text.matchAll(/HTTP\/1\.\d (\d{3})/g)].map(([, status]) => Number(status)), text, isClosed })
    }
    const late = setTimeout(() => end(false), LATE_MS)
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('close', () => end(true))
    socket.on('data', (part: string) => {
      text += part
      clearTimeout(quiet)
      quiet = setTimeout(() => end(false), QUIET_MS)
    })
    socket.on('connect', () => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes))
  })
}

/** A page or a call, with the path as it stands here. */
export const getRaw = (port: number, path: string, headers: Record<string, string> = {}): Promise<Exchange> =>
  exchangeRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${linesOf(headers)}Connection: close\r\n\r\n`)
const linesOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
export const headOf = ({ text }: Exchange): string => text.split('\r\n\r\n')[0]!

/** What an answer must not show of our inside. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d+|syntax error|SQLSTATE|violates|relation "|"workspaces"|root:x:0|\[extensions\]/
export const failed = (status: number | undefined, text: string): string | null =>
  status === undefined || status >= 500 ? `failed with ${status}` : INSIDE.test(text) ? 'showed its inside' : null
