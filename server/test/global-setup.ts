// One PostgreSQL for all test files: the embedded one in a temporary place, or any server by TEST_DATABASE_URL. Files clone a migrated and seeded template.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'
import { startPostgres } from '../src/platform/postgres/start-postgres.ts'
import { seed } from '../src/seed.ts'
import { asProgram, inDatabase } from './postgres/database-url.ts'
import { startPooler } from './fakes/pooler.ts'

/** Nothing here has to survive a power cut. What does is tried on servers of its own (postgres.test.ts, crash.test.ts). */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
export const TEMPLATE = 'green_room_template'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-tests-'))
  chmodSync(folder, 0o755) // as root the server runs as another account, which must reach its files
  const own = process.env['TEST_DATABASE_URL'] ? null : await startPostgres({ dataDir: folder, log: () => {}, settings: FORGETFUL })
  const url = process.env['TEST_DATABASE_URL'] ?? own!.ownerUrl
  const admin = new Client({ connectionString: inDatabase(url, 'postgres') })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.end()
  const template = inDatabase(url, TEMPLATE)
  await migrate(template, asProgram(template))
  await seed(asProgram(template), { demo: true })
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

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** TEST_POOLER=1: lounges in this process reach their database through it. */
    poolerUrl: string | null
  }
}
