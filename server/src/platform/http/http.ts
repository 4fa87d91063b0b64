// The HTTP server itself: limits, headers, and one handler that turns every failure into an answer with status, code and message.
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/limits/file-limits'
import { PROBLEMS, type Problem } from '@green-room/contract/problems'
import { answerBrokenRequest, bareHeaders, isAmbiguous } from './broken-request.ts'
import type { Config } from '../config/config.ts'
import { isBusy } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { problem, ProblemError } from '../problem.ts'
import { noteRefusal } from '../log/security-event.ts'
import type { Gatekeepers } from './serve.ts'
import { cutUnusedConnections } from './unused-connections.ts'

/** After how many seconds a call may come again that the house could not take. */
const RETRY_S = 5
const JSON_BYTES_MAX = 64 * 1024
/** The database's own refusal to write about somebody whose account was deleted meanwhile. */
const MEMBER_HAS_LEFT = 'GR002'

export async function createHttp(config: Config, log: Log, gatekeepers: Gatekeepers): Promise<FastifyInstance> {
  const bare = bareHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BYTES_MAX,
    trustProxy: typeof config.trustProxy === 'number' ? (_address, hop) => hop < Number(config.trustProxy) : (config.trustProxy ?? false),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle', // a call that is under way ends; streams are ended by who opened them
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerBrokenRequest(bare, (code) => gatekeepers.say('en', code)),
    frameworkErrors: (error, request, reply) => void answerFailure(app, log, error, request, reply.headers(bare)), // an address that can't be read
  })
  cutUnusedConnections(app)
  app.decorate('gatekeepers', gatekeepers)
  app.decorateRequest('language', 'en')
  app.decorateRequest('concerns', null)
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(multipart, {
    limits: {
      files: FILES_MAX,
      fileSize: FILE_BYTES_MAX,
      parts: FILES_MAX * 2 + 8,
      fields: FILES_MAX + 8,
      fieldSize: 32 * 1024,
      fieldNameSize: 60,
      headerPairs: 40,
    },
    throwFileSizeLimit: true,
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    if (!isAmbiguous(request.raw)) return
    reply.header('connection', 'close')
    throw problem('body.malformed')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(app, log, error, request, reply))
  return app
}

/** A 422 names its field; these belong to one and the same wherever they come from. */
const FIELD_OF: Partial<Record<Problem, string>> = {
  'link.invalid': 'token',
  'attachment.too-many': 'attachments',
  'attachment.empty': 'attachments',
}

/** What every failed call answers. A bug is logged under an id; its text stays inside. */
export function answerFailure(app: FastifyInstance, log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error instanceof ProblemError ? error : problem(codeOf(error), { values: { n: FILES_MAX, size: { bytes: FILE_BYTES_MAX } } })
  if (known.status >= 500 && known !== error)
    log.error({ err: error, id: request.id, door: request.routeOptions.config.door?.name }, 'request failed')
  noteRefusal(request, known.code)
  const { values, payload, retryAfterS } = known.detail
  const only = FIELD_OF[known.code]
  const fields = known.detail.fields ?? (only && { [only]: known.code })
  const say = (key: string): string => app.gatekeepers.say(request.language, key, values)
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, [say(key)]]))
  const first = errors && Object.values(errors)[0]?.[0]
  const waitS = retryAfterS ?? (known.status === 503 ? RETRY_S : undefined)
  if (waitS) reply.header('retry-after', waitS)
  return reply
    .code(known.status)
    .type('application/json; charset=utf-8')
    .send({ status: 'ERROR', code: known.code, message: first ?? say(known.code), payload: payload ?? null, ...(errors ? { errors } : {}) })
}

function codeOf(error: unknown): Problem {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === MEMBER_HAS_LEFT) return 'session.required' // they were still here when the call came in
  if (isBusy(error)) return 'server.unavailable'
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'attachment.too-large'
  if (code === 'FST_FILES_LIMIT') return 'attachment.too-many'
  if (statusCode === 413) return 'body.too-large'
  if (statusCode === 415 || statusCode === 406) return 'body.unsupported'
  if (statusCode === 503) return 'server.unavailable'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'body.malformed'
  return code !== undefined && code in PROBLEMS ? (code as Problem) : 'server.failed'
}
