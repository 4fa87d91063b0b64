// A whole lounge on a database of its own, listening on loopback: what tests talk to.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createCosts } from '#server/characters/cost/costs.ts'
import { createEngine } from '#server/characters/replies/create-engine.ts'
import { parseLlmConfig } from '#server/characters/models/llm-config.ts'
import { createMemoryLane } from '#server/characters/memory/lane.ts'
import { createReplyRunner, type ReplyRunner } from '#server/characters/replies/reply-runner.ts'
import { stockRooms } from '#server/characters/seats/stock-rooms.ts'
import type { OpenGateway } from '#server/open-gateway.ts'
import { openLounge, type OpenLounge } from '#server/open-lounge.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createLog, type Log } from '#server/platform/log/log.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { prepareWorker } from '#server/worker.ts'
import { createTestDatabase, type TestDatabase } from './postgres/database.ts'
import { asProgram, inDatabase } from './postgres/database-url.ts'
import { createFakeGateway, type FakeGateway } from './fakes/fake-gateway.ts'
import type { TestPooler } from './fakes/pooler.ts'
import { createVisitor, type Visitor } from './people/visitor.ts'
import { tokenIn } from './people/link-token.ts'

export type TestLounge = {
  origin: string
  app: FastifyInstance
  lounge: Lounge
  open: OpenLounge
  database: TestDatabase
  replies: ReplyRunner
  gateway: FakeGateway
  visitor(): Visitor
  /** A verified member with welcome points, signed in. */
  member(name?: string): Promise<Visitor & { id: string; email: string; password: string }>
  mailTo(address: string): Promise<{ subject: string; text: string; html: string; links: string[] }[]>
  close(): Promise<void>
}
export type TestOptions = {
  env?: Record<string, string>
  database?: TestDatabase
  replies?: boolean
  stocked?: boolean
  settings?: Record<string, unknown>
  /** Another process of the same lounge charges through the same one. */
  gateway?: FakeGateway
  /** Not the fake one: the one that the configuration names, or this. */
  realGateway?: 'as configured' | OpenGateway
  log?: Log
  jobs?: boolean
  /** The database is reached through it. */
  pooler?: TestPooler
}

export async function openTestLounge(options: TestOptions = {}): Promise<TestLounge> {
  const dataDir = mkdtempSync(join(tmpdir(), 'green-room-lounge-'))
  const database = options.database ?? (await createTestDatabase({ isStocked: options.stocked !== false }))
  for (const [key, value] of Object.entries(options.settings ?? {})) {
    await database.owner
      .insertInto('setting')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  }
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LLM_PACING: 'none',
    RATE_LIMIT_SCALE: '1000',
    PORT: '0',
    ...options.env,
  }
  const { config, faults } = readConfig(env)
  const llm = parseLlmConfig(config?.llm ?? {})
  if (!config || !llm.config) throw new Error([...faults, ...(llm.problems ?? [])].join('\n'))
  const log = options.log ?? createLog(config.logLevel)
  const gateway = options.gateway ?? createFakeGateway()
  const fake: OpenGateway = { gateway: gateway.gateway, livemode: gateway.livemode, sandbox: null }
  const { realGateway = fake } = options
  const pooledUrl = options.pooler?.through(database.url) ?? throughPooler(database.url)
  const open = await openLounge({
    config,
    database: { url: database.url, ...(pooledUrl === undefined ? {} : { pooledUrl }) }, // not the owner's: what the program may do must be enough
    publicUrl: config.publicUrl ?? 'http://localhost:3000',
    log,
    alone: false,
    demo: true,
    ...(realGateway === 'as configured' ? {} : { gateway: realGateway }),
  })
  const { lounge } = open
  const engine = await createEngine(llm.config, { log })
  const costs = createCosts(lounge, llm.config.ceilings)
  const replies = createReplyRunner(lounge, {
    engine: engine.engine,
    costs,
    pacing: llm.config.pacing,
    moderator: engine.moderator,
    embeddedIsFree: config.mode === 'production',
    summarises: engine.memoryModel !== null,
    suggests: llm.config.suggests && engine.memoryModel !== null,
  })
  const app = await buildApp(open, {
    wakeReplies: replies.wake,
    engine: engine.engine,
    moderator: engine.moderator,
    costs,
    condition: { isDraining: () => false, engines: engine.states, replies: replies.running },
    unready: async () => null,
  })
  if (options.jobs !== false) prepareWorker(lounge, open.till)
  const memory = engine.memoryModel && createMemoryLane(lounge, engine.memoryModel, costs)
  if (options.stocked !== false) await stockRooms(lounge)
  if (options.replies !== false) replies.start()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  if (options.jobs !== false) {
    lounge.jobs.start()
    lounge.slowJobs.start()
    memory?.start()
  }

  const mailTo: TestLounge['mailTo'] = async (address) =>
    (await fetch(`${origin}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)).json() as ReturnType<TestLounge['mailTo']>
  let members = 0
  return {
    origin,
    app,
    lounge,
    open,
    database,
    replies,
    gateway,
    mailTo,
    visitor: () => createVisitor(origin),
    async member(name = 'Ada') {
      const visitor = createVisitor(origin)
      const [email, password] = [`member-${++members}-${Math.random().toString(36).slice(2, 8)}@example.com`, 'Harbour42x']
      await visitor.call('csrfCookie')
      await visitor.call('register', { name, email, password, password_confirmation: password })
      const link = await waitFor(async () =>
        (await mailTo(email)).flatMap((mail) => mail.links).find((address) => address.includes('/email-verification#token=')),
      )
      const verified = await visitor.call('verifyEmail', { token: tokenIn(link) })
      visitor.setToken(verified.body.payload.token)
      const profile = await waitFor(async () => {
        const { body } = await visitor.call('readProfile')
        return body.payload.balance > 0 ? body.payload : undefined
      })
      return Object.assign(visitor, { id: profile.id as string, email, password })
    },
    async close() {
      await app.close()
      await Promise.allSettled([replies.stop(), lounge.jobs.stop(), lounge.slowJobs.stop(), memory?.stop()])
      await engine.close()
      await open.close()
      if (!options.database) await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where all tests go through a pooler (global-setup.ts). */
function throughPooler(url: string): string | undefined {
  const pooler = inject('poolerUrl')
  return pooler ? asProgram(inDatabase(pooler, new URL(url).pathname.slice(1))) : undefined
}

/** Asks again until there is an answer; fails after ten seconds. */
export async function waitFor<T>(ask: () => Promise<T | undefined | null | false>, timeoutMs = 10_000): Promise<T> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > until) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Stocks the rooms, or these; waits where the lounge's own job is at it. */
export const restock = ({ lounge }: TestLounge, only: ReadonlySet<string> | null = null): Promise<boolean> =>
  waitFor(async () => (await stockRooms(lounge, only)) !== null)
