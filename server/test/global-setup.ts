// One PostgreSQL for all test files: the embedded one in a temporary place, or any server by TEST_DATABASE_URL. Files clone a migrated and seeded
// template, or one whose rooms are stocked, too: reading the stories of the whole cast for that takes a second and more of each process.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { stockRooms } from '../src/characters/seats/stock-rooms.ts'
import { openLounge } from '../src/open-lounge.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { createLog } from '../src/platform/log/log.ts'
import { startPostgres } from '../src/platform/postgres/start-postgres.ts'
import { seed } from '../src/seed.ts'
import { asProgram, inDatabase } from './postgres/database-url.ts'
import { startPooler } from './fakes/pooler.ts'

/** Nothing here has to survive a power cut. What does is tried on servers of its own (postgres.test.ts, crash.test.ts). */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
export const TEMPLATES = { bare: 'green_room_template', stocked: 'green_room_stocked' } as const

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-tests-'))
  chmodSync(folder, 0o755) // as root the server runs as another account, which must reach its files
  const own = process.env['TEST_DATABASE_URL'] ? null : await startPostgres({ dataDir: folder, log: () => {}, settings: FORGETFUL })
  const url = process.env['TEST_DATABASE_URL'] ?? own!.ownerUrl
  const admin = new Client({ connectionString: inDatabase(url, 'postgres') })
  await admin.connect()
  for (const name of Object.values(TEMPLATES)) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${TEMPLATES.bare}`)
  const template = inDatabase(url, TEMPLATES.bare)
  await migrate(template, asProgram(template))
  await seed(asProgram(template), { demo: true })
  await admin.query(`CREATE DATABASE ${TEMPLATES.stocked} TEMPLATE ${TEMPLATES.bare}`)
  await admin.query(`REVOKE TEMPORARY ON DATABASE ${TEMPLATES.stocked} FROM PUBLIC`) // a clone has none of its template's rights
  await admin.end()
  await stock(asProgram(inDatabase(url, TEMPLATES.stocked)), folder)
  project.provide('postgresUrl', url)
  const pooler = process.env['TEST_POOLER'] ? await startPooler({ server: url }) : null
  if (pooler) console.log(`all lounges of the tests go through a pooler: ${pooler.kind}`)
  project.provide('poolerUrl', pooler?.through(url) ?? null)
  return async () => {
    await pooler?.stop()
    await own?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stock(url: string, dataDir: string): Promise<void> {
  const { config } = readConfig({ NODE_ENV: 'test', DATA_DIR: join(dataDir, 'stock'), LOG_LEVEL: 'silent' })
  const log = createLog('silent')
  const open = await openLounge({ config: config!, database: { url }, publicUrl: 'http://localhost:3000', log, alone: true, demo: true })
  await stockRooms(open.lounge)
  await open.close()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** TEST_POOLER=1: lounges in this process reach their database through it. */
    poolerUrl: string | null
  }
}
