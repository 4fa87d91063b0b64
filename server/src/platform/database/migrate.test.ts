import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inDatabase } from '../../../test/postgres/database-url.ts'
import { until } from '../../../test/lounge-process.ts'
import { databaseTypes } from '../../../test/postgres/database-types.ts'
import { seed } from '../../seed.ts'
import { connect } from './database.ts'
import { createLog } from '../log/log.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from '../prepare-database.ts'

const name = `migrate_${randomBytes(6).toString('hex')}`
let url: string
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inDatabase(inject('postgresUrl'), 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
beforeAll(async () => {
  await administer(`CREATE DATABASE ${name}`)
  url = inDatabase(inject('postgresUrl'), name)
})
afterAll(() => administer(`DROP DATABASE ${name} WITH (FORCE)`))

test('of four processes that start at once, one migrates and all find the same', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  expect(await migrate(url)).toEqual([])
})

async function ask(question: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ found: string }>(question)
  await client.end()
  return rows[0]?.found
}

test('seeds can be sown again, at once too, without a second of anything', async () => {
  const count = () =>
    ask(
      `SELECT concat_ws(' ', (SELECT count(*) FROM member), (SELECT count(*) FROM room), (SELECT count(*) FROM faq), (SELECT count(*)
        FROM static_page), (SELECT count(*) FROM room_regular), (SELECT count(*) FROM ledger.journal)) AS found`,
    )
  await seed(url, { demo: true })
  const first = await count()
  await ask('DELETE FROM seeded')
  await Promise.all([seed(url, { demo: true }), seed(url, { demo: true })])
  expect(await count()).toBe(first)
})

test('what ships is laid once for each version of it', async () => {
  const laid = "SELECT seeded_at::text AS found FROM seeded WHERE fingerprint <> 'older'"
  await seed(url, { demo: true })
  const first = await ask(laid)
  await seed(url, { demo: true })
  expect(await ask(laid)).toBe(first)
  await ask("UPDATE seeded SET fingerprint = 'older'")
  expect(await ask(laid)).toBeUndefined()
  await seed(url, { demo: true })
  expect(await ask(laid)).not.toBe(first)
})

test('an owner who may create no roles needs a membership in the one that is there, and no more', async () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  await administer(`CREATE ROLE ${owner} LOGIN PASSWORD 'harbour'`)
  await administer(`GRANT lounge_app TO ${owner}`)
  await administer(`CREATE DATABASE ${owner} OWNER ${owner}`)
  const address = Object.assign(new URL(inDatabase(inject('postgresUrl'), owner)), { username: owner, password: 'harbour' })
  try {
    expect((await migrate(address.toString())).length).toBeGreaterThan(5)
    const { db, close } = connect(address.toString(), { role: 'lounge_app', max: 1, onError: () => {} })
    expect((await db.selectFrom('job').select('id').execute()).length).toBe(0)
    await close()
  } finally {
    await administer(`DROP DATABASE ${owner} WITH (FORCE)`)
    await administer(`DROP ROLE ${owner}`)
  }
})

test('the types of the database are those of the migrations', () => {
  expect(databaseTypes(url, 'verify')).toMatchObject({ ok: true })
})

test('an old program on tables that a later one migrated says so, and goes on where that is meant', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("INSERT INTO migration (name, sha256) VALUES ('9999-later.sql', 'later')")
  await expect(migrate(url)).rejects.toThrow('The database is newer than this program: it has 9999-later.sql')
  await expect(prepareDatabase({ url }, createLog('silent'))).rejects.toThrow('set ALLOW_NEWER_DATABASE=1')
  expect(await migrate(url, undefined, undefined, true)).toEqual([])
  await prepareDatabase({ url, mayBeNewer: true }, createLog('silent'))
  await client.query("DELETE FROM migration WHERE name = '9999-later.sql'")
  await client.end()
})

test('a migration lets go of a table that somebody holds, and comes back until it gets it', async () => {
  const held = `held_${randomBytes(6).toString('hex')}`
  await administer(`CREATE DATABASE ${held}`)
  const there = inDatabase(inject('postgresUrl'), held)
  const [holder, watcher] = [new Client({ connectionString: there }), new Client({ connectionString: there })]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('CREATE TABLE migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())')
  await holder.query('BEGIN; LOCK TABLE migration IN SHARE MODE')
  const migrating = migrate(there)
  const waits = new Set<string>()
  const look = `SELECT query_start::text AS since FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name = 'green-room migrations'`
  await until(async () => {
    for (const { since } of (await watcher.query<{ since: string }>(look)).rows) waits.add(since)
    return waits.size > 1
  }, 30_000)
  await holder.query('ROLLBACK')
  expect((await migrating).length).toBeGreaterThan(40)
  await Promise.all([holder.end(), watcher.end()])
  await administer(`DROP DATABASE ${held} WITH (FORCE)`)
})

test('a migration that was changed after it had been applied is refused', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("UPDATE migration SET sha256 = 'other' WHERE name = '0001-platform.sql'")
  await client.end()
  await expect(migrate(url)).rejects.toThrow('0001-platform.sql was changed')
})
