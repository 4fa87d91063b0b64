// Scanning for viruses: a port, off unless the deployment names a clamd (`CLAMAV_URL=tcp://host:3310`). One connection a file, command INSTREAM.
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Config } from '#server/platform/config/config.ts'
import { problem } from '#server/platform/problem.ts'

const TIMEOUT_MS = 20_000
const CHUNK_BYTES = 64 * 1024
export type ScanSettings = Pick<Config, 'mode'> & { clamavUrl?: string | undefined }

/** Throws where the scanner finds something, and where it doesn't answer: a file that nobody looked at isn't taken. */
export async function scan(settings: ScanSettings, bytes: Buffer): Promise<void> {
  if (settings.clamavUrl === undefined) return
  const verdict = await askClamd(settings.clamavUrl, bytes).catch(() => '')
  if (verdict.endsWith(' FOUND')) throw problem('attachment.unreadable')
  if (verdict !== 'stream: OK') throw problem('attachment.storage-full')
}

/** Throws, in the words of the line, where the scanner doesn't answer as one. */
export async function tryScanner(url: string): Promise<void> {
  const verdict = await askClamd(url, Buffer.from('Green Room'))
  if (verdict !== 'stream: OK') throw new Error(`it answered '${verdict}'`)
}

/** Chunks carry their length in four bytes; a length of zero ends the stream; the answer ends with a NUL. */
async function askClamd(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port || 3310) })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const stop = (): void => void socket.destroy(new Error('the scanner took too long'))
  signal.addEventListener('abort', stop)
  try {
    await once(socket, 'connect')
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
    let answer = ''
    for await (const part of socket as AsyncIterable<Buffer>) {
      answer += part.toString('latin1')
      if (answer.includes('\0') || answer.length > 1_000) break
    }
    return answer.split('\0', 1)[0]!
  } finally {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
