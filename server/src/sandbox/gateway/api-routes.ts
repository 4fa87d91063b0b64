// The merchant's side: a small REST API with a key, and the levers for tests.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { createPayment, NewPayment } from './payments/create-payment.ts'
import { FaultPlan } from './payments/faults.ts'
import { cancelPayment, listMoney, listPayments, readPayment } from './payments/look-up.ts'
import { closeDispute, createRefund, DisputeEnd, NewDispute, NewRefund, openDispute } from './payments/refunds.ts'
import { Refused, rows, type World } from './payments/world.ts'

const ById = z.object({ id: z.string().check(z.regex(/^pay_[\w-]{1,60}$/)) })
const ByDispute = z.extend(ById, { dispute: z.string().check(z.regex(/^dsp_[\w-]{1,60}$/)) })
const Since = z.object({ since: z.iso.datetime(), after: z.optional(z.string()) })
const Span = z.object({ from: z.iso.datetime(), to: z.iso.datetime(), after: z.optional(z.string()) })
const ClockMove = z.union([
  z.strictObject({ advance_s: z.int().check(z.gte(0), z.lte(864_000)) }),
  z.strictObject({ reset: z.literal(true) }),
])

export function apiRoutes(app: FastifyInstance, world: World): void {
  const apiKey = digest(`Bearer ${world.keys.apiKey}`)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), apiKey))
      throw new Refused(401, 'key_invalid', 'A valid API key is needed.')
  })
  app.addHook('onResponse', async () => world.wake())

  app.post('/payments', async (request, reply) => {
    const { status, answer } = await createPayment(world, keyOf(request), read(NewPayment, request.body))
    return reply.code(status).send(answer)
  })
  app.get('/payments', async (request) => {
    const { since, after } = read(Since, request.query)
    return listPayments(world, new Date(since), after)
  })
  app.get('/payments/:id', async (request) => readPayment(world, read(ById, request.params).id))
  app.post('/payments/:id/cancel', async (request) => cancelPayment(world, read(ById, request.params).id))
  app.post('/payments/:id/refunds', async (request, reply) => {
    const { status, answer } = await createRefund(world, keyOf(request), read(ById, request.params).id, read(NewRefund, request.body))
    return reply.code(status).send(answer)
  })
  app.post('/payments/:id/disputes', async (request, reply) =>
    reply.code(201).send(await openDispute(world, read(ById, request.params).id, read(NewDispute, request.body ?? {}))),
  )
  app.post('/payments/:id/disputes/:dispute', async (request) => {
    const { id, dispute } = read(ByDispute, request.params)
    return closeDispute(world, id, dispute, read(DisputeEnd, request.body))
  })
  app.get('/money', async (request) => {
    const { from, to, after } = read(Span, request.query)
    return listMoney(world, new Date(from), new Date(to), after)
  })

  app.post('/test/clock', async (request) => {
    const moved = read(ClockMove, request.body)
    const [row] = await rows<{ now: Date }>(
      world.pool,
      `UPDATE sandbox_gateway.setting SET clock_offset = CASE WHEN $1::int IS NULL THEN interval '0' ELSE clock_offset + make_interval(secs => $1) END
       RETURNING clock_timestamp() + clock_offset AS now`,
      ['reset' in moved ? null : moved.advance_s],
    )
    return { now: row!.now.toISOString() }
  })
  app.post('/test/faults', async (request) => {
    const plan = read(FaultPlan, request.body ?? {})
    await rows(world.pool, 'UPDATE sandbox_gateway.setting SET faults = $1, faults_counted = 0', [JSON.stringify(plan)])
    return plan
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const keyOf = (request: FastifyRequest): unknown => request.headers['idempotency-key']

function read<Schema extends z.ZodMiniType>(schema: Schema, asked: unknown): z.output<Schema> {
  const parsed = schema.safeParse(asked)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused(400, 'request_invalid', `${issue!.path.join('.') || 'body'}: ${issue!.message}`)
}
