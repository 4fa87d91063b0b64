// Binds an endpoint of the contract to Fastify: input is parsed before the handler, the answer is parsed after it. What a schema doesn't name never leaves.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint, Pays } from '@green-room/contract/endpoint'
import type * as z from 'zod/mini'
import type { Caller, CallerOf } from './caller.ts'
import type { Db, Trx } from '../database/database.ts'
import { isFromWithin } from './edge.ts'
import { digest, once, type Key } from './once.ts'
import { formProblem, problem } from '../problem.ts'
import type { FieldProblem } from '@green-room/contract/wire/field-problems'
import type { Values } from '../texts/texts.ts'
import type { LimitName, Throttle } from './throttle.ts'
import { readUpload, type ReceivedFile } from './upload.ts'

export type Door = Endpoint

/** How app.ts lets the platform know callers, languages and currencies without knowing the slices. */
export type Gatekeepers = {
  db: Db
  throttle: Throttle
  say(language: string, key: string, values?: Values): string
  /** Throws where the door is closed to the caller. */
  identify(request: FastifyRequest, reply: FastifyReply, door: Door): Promise<Caller | CallerOf<'operator'>>
  /** Throws where the lounge is closed for this door, or takes nothing new. */
  requireOpen(door: Door): void
  /** Throws where the caller may not pay, or be paid, now. */
  requireMayPay(trx: Trx, caller: CallerOf<'signed-in'>, pays: Pays): Promise<void>
  languageOf(langId: string | undefined, request: FastifyRequest): string
  currencyOf(code: string | undefined): string
  /** Where files of a call lie until it is answered. */
  uploadsDir: string
}

export type Visit<Input, Level extends Access> = {
  input: Input
  caller: CallerOf<Level>
  /** Code of the language in which server-made texts answer. */
  language: string
  currency: string
  /** Files of a multipart body; none for other bodies. */
  files: ReceivedFile[]
  request: FastifyRequest
  reply: FastifyReply
  say(key: string, values?: Values): string
  /** The caller's idempotency key for this door, with the digest of what was asked. */
  key(...more: unknown[]): Key | null
  /** Runs the act in one transaction, safe to repeat under the caller's key. It counts towards `limit`; its repetitions don't. */
  once<Answer extends object>(act: (trx: Trx) => Promise<Answer>, limit?: LimitName): Promise<Answer>
}

/** Judges a call with files before any of them is taken: it knows the fields that stand before them. */
export type Admit<Input, Level extends Access> = (visit: { input: Input; caller: CallerOf<Level> }) => Promise<void>

type Told<Returns> = { message?: string | null; status?: string } & Omit<Returns, 'status' | 'message'>

export function serve<Input extends z.ZodMiniType, Returns extends z.ZodMiniType, Level extends Access>(
  app: FastifyInstance,
  door: Endpoint<Input, Returns, Level>,
  handle: (visit: Visit<z.output<Input>, Level>) => Promise<Told<z.input<Returns>>>,
  admit?: Admit<z.output<Input>, Level>,
): void {
  serveRaw(app, door, async (visit) => door.returns.parse({ status: 'OK', message: null, payload: null, ...(await handle(visit)) }), admit)
}

/** For the few doors that answer something else than the usual object: a file, a stream, a bare text. */
export function serveRaw<Input extends z.ZodMiniType, Returns extends z.ZodMiniType, Level extends Access>(
  app: FastifyInstance,
  door: Endpoint<Input, Returns, Level>,
  handle: (visit: Visit<z.output<Input>, Level>) => Promise<unknown>,
  admit?: Admit<z.output<Input>, Level>,
): void {
  app.route({
    method: door.method,
    url: `/api${door.path}`,
    config: { door: door },
    handler: async (request, reply) => {
      const gate = app.gatekeepers
      request.language = gate.languageOf(textOf((request.query as Record<string, unknown>)['lang_id']), request)
      if (!isFromWithin(request)) gate.requireOpen(door)
      requireNoSecret(request.query as object)
      const caller = (await gate.identify(request, reply, door)) as CallerOf<Level>
      if (!door.upload && request.isMultipart()) throw problem('body.unsupported')
      const askedWith = (fields: object | null) =>
        ({ ...(request.query as object), ...fields, ...(request.params as object) }) as Record<string, unknown>
      const judge = async (fields: object): Promise<void> => admit?.({ input: parse(door.input, askedWith(fields)), caller })
      const upload = request.isMultipart() ? await readUpload(request, gate.uploadsDir, judge) : null
      try {
        return await handle(
          visitOf(request, reply, caller, askedWith(upload?.fields ?? (request.body as object | null)), upload?.files ?? []),
        )
      } finally {
        await upload?.close()
      }
    },
  })

  function visitOf(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerOf<Level>,
    asked: Record<string, unknown>,
    files: ReceivedFile[],
  ): Visit<z.output<Input>, Level> {
    const gate = app.gatekeepers
    const language = gate.languageOf(textOf(asked['lang_id']), request)
    request.language = language
    const input = parse(door.input, asked)
    const key = (...more: unknown[]) => keyOf(request, caller, door, input, more)
    const { pays } = door
    const guarded =
      <Answer>(began: () => void, act: (trx: Trx) => Promise<Answer>) =>
      async (trx: Trx): Promise<Answer> => {
        began()
        if (pays && caller.memberId !== null) await gate.requireMayPay(trx, caller as CallerOf<'signed-in'>, pays)
        return act(trx)
      }
    return {
      input,
      caller,
      language,
      files,
      request,
      reply,
      key,
      currency: gate.currencyOf(textOf(asked['currency'])),
      say: (name, values) => gate.say(language, name, values),
      once: (act, limit) => counted(gate.throttle, limit, caller.memberId, (began) => once(gate.db, key(), guarded(began, act))),
    }
  }
}

/** Counts what `run` does, where it says that it has begun anything. */
export async function counted<Answer>(
  throttle: Throttle,
  limit: LimitName | undefined,
  memberId: string | null,
  run: (began: () => void) => Promise<Answer>,
): Promise<Answer> {
  if (limit === undefined || memberId === null) return run(() => {})
  await throttle.take(limit, memberId)
  let isNew = false
  try {
    return await run(() => void (isNew = true))
  } finally {
    if (!isNew) await throttle.giveBack(limit, memberId)
  }
}

/** Addresses are written down on their way, by proxies, histories and logs: what opens an account is never taken from one. */
function requireNoSecret(query: object): void {
  const isSecret = (name: string): boolean =>
    /(token|password|secret|apikey|authorization|bearer|jwt)$/.test(name.toLowerCase().replace(/[^a-z]/g, ''))
  if (Object.keys(query).some(isSecret)) throw problem('token.in-query')
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

function parse<Input extends z.ZodMiniType>(schema: Input, asked: Record<string, unknown>): z.output<Input> {
  const parsed = schema.safeParse(asked)
  if (parsed.success) return parsed.data
  const fields: Record<string, FieldProblem> = {}
  for (const issue of parsed.error.issues)
    fields[String(issue.path[0] ?? 'form')] ??= (issue.message.startsWith('form.') ? issue.message : 'form.invalid-value') as FieldProblem
  throw formProblem(fields)
}

function keyOf(request: FastifyRequest, caller: { memberId: string | null }, door: Door, input: unknown, more: unknown[]): Key | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || caller.memberId === null) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw formProblem({ 'Idempotency-Key': 'form.invalid-value' })
  return { actor: caller.memberId, route: door.name, key, hash: digest(input, ...more) }
}

declare module 'fastify' {
  interface FastifyInstance {
    gatekeepers: Gatekeepers
  }
  interface FastifyRequest {
    language: string
  }
  interface FastifyContextConfig {
    door?: Door
  }
}
