// One process of the lounge: checks its settings, opens everything, serves, and drains when it is told to stop.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_OPERATOR } from './accounts/operators.ts'
import { DEMO } from './accounts/seed.ts'
import { buildApp } from './app.ts'
import { hasDemoOperator } from './backoffice/entry/seed.ts'
import { createCosts } from './characters/cost/costs.ts'
import { createEngine } from './characters/replies/create-engine.ts'
import { llamaFaults } from './characters/models/llama-package.ts'
import { linesOfModel, withOwnModel } from './characters/models/own-model.ts'
import { parseLlmConfig, type LlmConfig } from './characters/models/llm-config.ts'
import { createMemoryLane } from './characters/memory/lane.ts'
import { createReplyRunner } from './characters/replies/reply-runner.ts'
import { stockRooms } from './characters/seats/stock-rooms.ts'
import { readSettings } from './content/settings.ts'
import { sandboxToken } from './open-gateway.ts'
import { openLounge } from './open-lounge.ts'
import { pageRoutes } from './pages/routes.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { sqlState } from './platform/database/database.ts'
import { catchTheUncaught } from './platform/log/last-resort.ts'
import { createLog } from './platform/log/log.ts'
import { standard } from './platform/log/outlet.ts'
import { reachDatabase } from './platform/prepare-database.ts'
import { databaseFault, dataDirFault, listenFault } from './platform/reach.ts'
import { tryServices } from './try-services.ts'
import { prepareWorker } from './worker.ts'

const DRAIN_MS = 9_500
const SETTINGS_EVERY_MS = 30_000
const hasPages = existsSync(new URL('../../web/dist/client/index.html', import.meta.url))
const say = (line: string): void => standard(1).write(`${line}\n`)

/** How to close what is open, in the order of opening. */
const open: (() => Promise<unknown>)[] = []
let log = createLog('info')
let draining = false
let drainDelayMs = 0
const starting = start().catch(giveUp)
process.on('SIGTERM', () => void drain())
process.on('SIGINT', () => void drain())
catchTheUncaught(() => log, () => void drain(1)) // prettier-ignore

async function start(): Promise<void> {
  const { config, llm } = readSurroundings()
  log = createLog(config.logLevel)
  drainDelayMs = config.drainDelayMs
  const unreached = await Promise.all([
    dataDirFault(config.dataDir),
    ownServerFault(config),
    databaseFault(config.databaseDirectUrl, 'DATABASE_DIRECT_URL'),
  ])
  refuse([...unreached.filter((fault) => fault !== null), ...(await llamaFaults(llm))])

  const { embedded: postgres, ...database } = await reachDatabase(config, say)
  if (postgres) open.push(() => postgres.stop())
  if (draining) return
  const lounging = await openLounge({
    config,
    database,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    log,
    alone: postgres !== null,
    demo: config.sandboxMailbox,
  })
  open.push(() => lounging.close())
  if (draining) return
  const { lounge, mailbox } = lounging

  let { product_name: productName } = await readSettings(lounge.db)
  const look = () => readSettings(lounge.db).then((settings) => void (productName = settings.product_name))
  setInterval(() => void look().catch(() => {}), SETTINGS_EVERY_MS).unref()
  const engine = await createEngine(llm, { log, productName: () => productName })
  open.push(() => engine.close())
  const costs = createCosts(lounge, llm.ceilings)
  const replies = createReplyRunner(lounge, {
    engine: engine.engine,
    costs,
    pacing: llm.pacing,
    moderator: engine.moderator,
    embeddedIsFree: config.mode === 'production',
    summarises: engine.memoryModel !== null,
    suggests: llm.suggests && engine.memoryModel !== null,
  })
  const app = await buildApp(lounging, {
    wakeReplies: replies.wake,
    engine: engine.engine,
    moderator: engine.moderator,
    costs,
    ...(hasPages ? { pages: (fastify) => pageRoutes(fastify, lounge) } : {}),
    condition: { isDraining: () => draining, engines: engine.states, replies: replies.running },
    async unready() {
      if (draining) return 'draining'
      return (await lounging.connection.answers()) ? null : 'no database'
    },
  })
  prepareWorker(lounge, lounging.till)
  const memory = engine.memoryModel && createMemoryLane(lounge, engine.memoryModel, costs)
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
  if (config.sandboxMailbox) say(`Demo account:        ${DEMO.email}  password  ${DEMO.password}`)
  if (hasDemoOperator(config)) {
    const { email, password, secret } = DEMO_OPERATOR
    say(`Back office:         ${config.adminUrl ?? url}/admin  ${email}  password  ${password}  TOTP secret  ${secret}`)
  }
  if (mailbox) say(`Sandbox mailbox:     ${url}/sandbox/mailbox`)
  if ((mailbox ?? lounging.gateway?.sandbox) && config.mode === 'production' && config.sandboxToken === undefined)
    say(`Sandbox token:       ${sandboxToken(lounge)}  (opens ${url}/sandbox/gateway and the mailbox)`)
  for (const line of await linesOfModel(llm, config.mode)) say(line)
  if (postgres) say(`Data:                ${config.dataDir} (PostgreSQL's socket: ${postgres.socketDir})`)
  void tryServices(config, llm, lounge.storage).then((faults) => faults.forEach((fault) => log.error(fault)))
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' }) // what starting up has left behind
}

function readSurroundings(): { config: Config; llm: LlmConfig } {
  const { config, faults } = readConfig(process.env)
  const dataDir = resolve(config?.dataDir ?? '.')
  const llm = parseLlmConfig(withOwnModel({ ...process.env, ...config?.llm }, dataDir))
  refuse([...faults, ...(llm.problems ?? [])])
  return { config: { ...config!, dataDir }, llm: llm.config! }
}

/** In development the owner's login makes the program's, which is not there yet. */
function ownServerFault({ mode, databaseUrl, databaseOwnerUrl }: Config): Promise<string | null> {
  if (databaseOwnerUrl === undefined) return databaseFault(databaseUrl)
  if (mode !== 'production') return databaseFault(databaseOwnerUrl, 'DATABASE_OWNER_URL')
  log.warn('DATABASE_OWNER_URL is for npm run migrate: in production the program is not to have it')
  return databaseFault(databaseUrl)
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => `Configuration: ${fault}`).join('\n'))
}

async function giveUp(error: unknown): Promise<void> {
  if (draining) return // drain() closes what is open
  const words = error instanceof Error ? error.message : String(error)
  standard(2).write(sqlState(error) ? `DATABASE_URL: the database refuses what the lounge needs (${words})\n` : `${words}\n`)
  log.debug({ err: error }, 'start: given up')
  await close(1)
}

/** Says so on /readyz for a while, so that whoever sends calls here looks elsewhere; then takes no more, ends what runs, and exits in ten seconds. */
async function drain(code = 0): Promise<void> {
  if (draining) return
  draining = true
  setTimeout(() => process.exit(code), drainDelayMs + DRAIN_MS).unref()
  await starting
  if (code === 0) await pause(drainDelayMs)
  await close(code)
}

async function close(code: number): Promise<never> {
  for (let step = open.pop(); step; step = open.pop()) {
    await step().catch((error: unknown) => log.warn({ err: error }, 'while closing'))
  }
  process.exit(code)
}
