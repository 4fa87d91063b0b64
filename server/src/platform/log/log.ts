import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import { standard } from './outlet.ts'

export type Log = FastifyBaseLogger

const FIELDS = ['code', 'status', 'statusCode', 'constraint', 'table', 'column', 'routine', 'syscall', 'errno', 'port'] as const
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/**
 * What may be told of an error: its kind, its code, its place. What libraries hang on one (the row that failed a check, an envelope, the body
 * of a request) stays out, and so do addresses and values that its words quote.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const known = Object.fromEntries(
    FIELDS.filter((name) => name in error).map((name) => [name, (error as unknown as Record<string, unknown>)[name]]),
  )
  // SQLSTATE class 22: the data was wrong, and the message repeats it.
  const words = String(known['code']).startsWith('22') ? error.message.split(':')[0]! : error.message
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message: words.replace(ADDRESS, '[address]').slice(0, 500), ...known, stack: frames?.join('\n'), ...cause }
}

/** JSON lines on standard output. Texts of members, tokens, addresses and file names never go in: what is logged are ids, codes and times. */
export function createLog(level: string, destination: DestinationStream = { write: (line) => standard(1).write(line) }): Log {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: ['*.password', '*.token', '*.email', '*.content', '*.authorization', '*.cookie', 'req.headers', 'res.headers'],
      censor: '[hidden]',
    },
  }
  return pino(options, destination)
}
