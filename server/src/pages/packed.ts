import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'
/** What goes over the wire, compressed as the browser takes it. */
export type Packed = (encoding: Encoding) => Promise<Buffer>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed forms are made when first asked for. */
export function packed(text: string): Packed {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  const make = (encoding: Encoding): Promise<Buffer> =>
    encoding === 'br' ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(plain)
  return (encoding) => {
    const bytes = made.get(encoding) ?? make(encoding)
    made.set(encoding, bytes)
    return bytes
  }
}

export async function sendPacked(request: FastifyRequest, reply: FastifyReply, bytes: Packed): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  return reply.send(await bytes(encoding))
}

function encodingFor(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity'
}
