// One process of the lounge: checks its settings, opens everything, serves, and drains when it is told to stop.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEMO } from './accounts/seed.ts'
import { buildApp } from './app.ts'
import { createEngine } from './characters/create-engine.ts'
import { llamaFaults } from './characters/llama-package.ts'
import { findNeighbour, startWith, withOwnModel } from './characters/own-model.ts'
import { parseLlmConfig, type LlmConfig } from './characters/llm-config.ts'
import { createMemoryLane } from './characters/memory/lane.ts'
import { createReplyRunner } from './characters/reply-runner.ts'
import { stockRooms } from './characters/stock-rooms.ts'
import { readSettings } from './content/settings.ts'
import { openLounge } from './open-lounge.ts'
import { pageRoutes } from './pages/routes.ts'
import { readConfig, type Config } from './platform/config.ts'
import { sqlState } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { startPostgres } from './platform/postgres/start-postgres.ts'
import { databaseFault, dataDirFault, listenFault, redisFault } from './platform/reach.ts'
import { prepareWorker } from './worker.ts'

const DRAIN_MS = 9_500
const SETTINGS_EVERY_MS = 30_000
const hasPages = existsSync(new URL('../../web/dist/client/index.html', import.meta.url))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** How to close what is open, in the order of opening. */
const open: (() => Promise<unknown>)[] = []
let log = createLog('info')
let draining = false
const starting = start().catch(giveUp)
process.on('SIGTERM', () => void drain())
process.on('SIGINT', () => void drain())

async function start(): Promise<void> {
  const { config, llm } = readSurroundings()
  log = createLog(config.logLevel)
  const unreached = await Promise.all([dataDirFault(config.dataDir), databaseFault(config.databaseUrl), redisFault(config.redisUrl)])
  refuse([...unreached.filter((fault) => fault !== null), ...(await llamaFaults(llm))])

  const postgres = config.databaseUrl ? null : await startPostgres({ dataDir: config.dataDir, log: say })
  if (postgres) open.push(() => postgres.stop())
  if (draining) return
  const lounging = await openLounge({
    config,
    databaseUrl: config.databaseUrl ?? postgres!.url,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    log,
    alone: postgres !== null,
    demo: config.sandbox,
  })
  open.push(() => lounging.close())
  if (draining) return
  const { lounge, mailbox } = lounging

  let { product_name: productName } = await readSettings(lounge.db)
  const look = () => readSettings(lounge.db).then((settings) => void (productName = settings.product_name))
  setInterval(() => void look().catch(() => {}), SETTINGS_EVERY_MS).unref()
  const engine = createEngine(llm, { log, productName: () => productName })
  open.push(() => engine.close())
  const replies = createReplyRunner(lounge, {
    engine: engine.engine,
    pacing: llm.pacing,
    moderator: engine.moderator,
    embeddedIsFree: config.mode === 'production',
    summarises: engine.memoryModel !== null,
    suggests: llm.suggests && engine.memoryModel !== null,
  })
  const app = await buildApp(lounging, {
    wakeReplies: replies.wake,
    seesImages: engine.engine.seesImages,
    moderator: engine.moderator,
    ...(hasPages ? { pages: (fastify) => pageRoutes(fastify, lounge) } : {}),
    async unready() {
      if (draining) return 'draining'
      return (await lounging.connection.answers()) ? null : 'no database'
    },
  })
  prepareWorker(lounge, lounging.till)
  const memory = engine.memoryModel && createMemoryLane(lounge, engine.memoryModel)
  open.push(() => Promise.allSettled([replies.stop(), lounge.jobs.stop(), lounge.slowJobs.stop(), memory?.stop()]))
  await stockRooms(lounge)
  replies.start()
  open.push(() => app.close())
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => refuse([listenFault(error, config)]))
  lounge.jobs.start()
  lounge.slowJobs.start()
  memory?.start()

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const url = config.publicUrl ?? `http://localhost:${port}`
  say(`Green Room is open: ${url}`)
  if (!hasPages) say('The pages are not built (npm start builds them): the API alone is served')
  if (config.sandbox) {
    say(`Demo account:        ${DEMO.email}  password  ${DEMO.password}`)
    if (mailbox) say(`Sandbox mailbox:     ${url}/sandbox/mailbox`)
  }
  await sayOfModel(llm, config)
  if (postgres) say(`Data:                ${config.dataDir} (PostgreSQL's socket: ${postgres.socketDir})`)
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' }) // what starting up has left behind
}

/** Without a model the characters tell their own stories; who has one on this machine is told how to use it. */
async function sayOfModel({ chain }: LlmConfig, { mode }: Config): Promise<void> {
  if (chain.some((link) => link !== 'embedded')) return
  const neighbour = mode === 'production' ? null : await findNeighbour()
  if (neighbour) say(`${neighbour.name} runs here. To talk with it:  ${startWith(neighbour)}`)
  else say('Language model:      none, the characters tell their own stories (npm run model brings one)')
}

function readSurroundings(): { config: Config; llm: LlmConfig } {
  const { config, faults } = readConfig(process.env)
  const dataDir = resolve(config?.dataDir ?? '.')
  const llm = parseLlmConfig(withOwnModel(process.env, dataDir))
  refuse([...faults, ...(llm.problems ?? [])])
  return { config: { ...config!, dataDir }, llm: llm.config! }
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => `Configuration: ${fault}`).join('\n'))
}

async function giveUp(error: unknown): Promise<void> {
  if (draining) return // drain() closes what is open
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(sqlState(error) ? `DATABASE_URL: the database refuses what the lounge needs (${words})\n` : `${words}\n`)
  log.debug({ err: error }, 'start: given up')
  await close(1)
}

/** Stops accepting, finishes or hands over what runs, closes, and exits within ten seconds. */
async function drain(): Promise<void> {
  if (draining) return
  draining = true
  setTimeout(() => process.exit(0), DRAIN_MS).unref()
  await starting
  await close(0)
}

async function close(code: number): Promise<never> {
  for (let step = open.pop(); step; step = open.pop()) {
    await step().catch((error: unknown) => log.warn({ err: error }, 'while closing'))
  }
  process.exit(code)
}
