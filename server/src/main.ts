// One process of the lounge: checks its settings, opens everything, serves, and drains when it is told to stop.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from './app.ts'
import { DEMO } from './accounts/seed.ts'
import { createEngine } from './characters/create-engine.ts'
import { parseLlmConfig } from './characters/llm-config.ts'
import { prepareCast } from './characters/prepare-cast.ts'
import { createReplyRunner } from './characters/reply-runner.ts'
import { stockRooms } from './characters/stock-rooms.ts'
import { readSettings } from './content/settings.ts'
import { sql } from 'kysely'
import { openLounge } from './open-lounge.ts'
import { pageRoutes } from './pages/routes.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { startPostgres } from './platform/postgres/start-postgres.ts'
import { startWorker } from './worker.ts'

const DRAIN_MS = 9_500
const SETTINGS_EVERY_MS = 30_000
const hasPages = existsSync(new URL('../../web/dist/client/index.html', import.meta.url))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { config, faults } = readConfig(process.env)
const llm = parseLlmConfig(config?.llm ?? {})
const all = [...faults, ...(llm.problems ?? [])]
if (!config || !llm.config || all.length > 0) {
  for (const fault of all) process.stderr.write(`Configuration: ${fault}\n`)
  process.exit(1)
}

const log = createLog(config.logLevel)
const dataDir = resolve(config.dataDir)
const postgres = config.databaseUrl ? null : await startPostgres({ dataDir, log: say }).catch((error: unknown) => stopWith(error))
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
const open = await openLounge({
  config: { ...config, dataDir },
  databaseUrl: config.databaseUrl ?? postgres!.url,
  publicUrl,
  log,
  alone: postgres !== null,
  demo: config.sandbox,
}).catch(stopWith)
const { lounge } = open

let { product_name: productName } = await readSettings(lounge.db)
setInterval(
  () =>
    void readSettings(lounge.db).then(
      (settings) => (productName = settings.product_name),
      () => {},
    ),
  SETTINGS_EVERY_MS,
).unref()
const engine = createEngine(llm.config, { log, cacheDir: join(dataDir, 'cache'), productName: () => productName })
const replies = createReplyRunner(lounge, {
  engine: engine.engine,
  pacing: llm.config.pacing,
  embeddedIsFree: config.mode === 'production',
})
let draining = false
const app = await buildApp(open, {
  wakeReplies: replies.wake,
  seesImages: llm.config.chain.some((model) => model !== 'embedded' && model.sees),
  ...(hasPages ? { pages: (fastify) => pageRoutes(fastify, lounge) } : {}),
  async unready() {
    if (draining) return 'draining'
    return sql`SELECT 1`.execute(lounge.db).then(
      () => null,
      () => 'no database',
    )
  },
})
startWorker(lounge, open.till)
await stockRooms(lounge)
replies.start()
await app.listen({ port: config.port, host: config.host }).catch(stopWith)

const address = app.server.address()
const port = typeof address === 'object' && address ? address.port : config.port
say(`Green Room is open: ${config.publicUrl ?? `http://localhost:${port}`}`)
if (!hasPages) say('The pages are not built (npm start builds them): the API alone is served')
if (config.sandbox) {
  say(`Demo account:        ${DEMO.email}  password  ${DEMO.password}`)
  if (open.mailbox) say(`Sandbox mailbox:     ${config.publicUrl ?? `http://localhost:${port}`}/sandbox/mailbox`)
}

if (llm.config.chain.includes('embedded'))
  void prepareCast(lounge, engine).then(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }))

/** Stops accepting, finishes or hands over what runs, closes, and exits within ten seconds. */
async function drain(): Promise<void> {
  if (draining) return
  draining = true
  setTimeout(() => process.exit(0), DRAIN_MS).unref()
  await app.close()
  await Promise.allSettled([replies.stop(), lounge.jobs.stop()])
  await engine.close()
  await open.close()
  await postgres?.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void drain())
process.on('SIGINT', () => void drain())

function stopWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
