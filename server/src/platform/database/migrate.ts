// Forward-only migrations, run as the owner of the tables and under a lock so that several processes can start at once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findBrokenGuards, recordGuards } from './catalogue.ts'
import { sqlState } from './database.ts'
import { admitProgram, becomeOwner, forbidTemporaryTables } from './logins.ts'
import { chooseServer } from './servers.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)
const LOCK = 7_100
/** Whoever waits for a table makes all wait who come after them: not longer than this, then they get it in between. */
const TABLE_WAIT = '3s'
const TABLE_PAUSE_MS = 1_000
const TABLE_TRIES = 15
const LOCKED = '55P03'

type Migration = { name: string; source: string; sha256: string }

/**
 * Applies what is missing and returns the names of what was applied. Throws where an applied migration was changed afterwards. The login of
 * `programUrl`, where it is another, is made if it can be, and gets the program's rights. `receiptYears` is the term of kept receipts, which the
 * program can't change. `mayBeNewer`: what a later version applied is passed over.
 */
export async function migrate(url: string, programUrl?: string, receiptYears?: number, mayBeNewer = false): Promise<string[]> {
  const client = new Client({ connectionString: await chooseServer(url), application_name: 'green-room migrations' })
  client.on('error', () => {}) // a lost connection fails the query under way, and is told there
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await becomeOwner(client)
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
    )
    const missing = await listMissing(client, mayBeNewer)
    await findBrokenGuards(client, missing.length)
    await client.query(`SET lock_timeout = '${TABLE_WAIT}'`)
    for (const migration of missing) await apply(client, migration)
    await forbidTemporaryTables(client)
    if (receiptYears !== undefined) await client.query('UPDATE payments.term SET years = $1 WHERE years <> $1', [receiptYears])
    if (programUrl !== undefined) await admitProgram(client, programUrl)
    return missing.map(({ name }) => name)
  } finally {
    await client.end() // ends the session, and its lock with it
  }
}

async function apply(client: Client, { name, source, sha256 }: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('BEGIN')
      await client.query(source)
      await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256])
      await recordGuards(client, name)
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {}) // a lost connection has done so itself
      if (sqlState(error) !== LOCKED) throw error
      const words = `migration ${name}: somebody holds a table that it changes; nothing of it was applied`
      if (tries === TABLE_TRIES) throw new Error(words, { cause: error })
      await pause(TABLE_PAUSE_MS)
    }
  }
}

/** What this version brings and the database has not had. Needs no more than to read. */
export async function listMissing(client: Client, mayBeNewer = false): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration ORDER BY name')
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const own = new Set(shipped().map(({ name }) => name))
  const later = [...applied.keys()].filter((name) => !own.has(name))
  if (later.length > 0 && !mayBeNewer)
    throw new Error(
      `The database is newer than this program: it has ${later.join(', ')}, which this version does not know. ` +
        'Start the later version, or, to go back on purpose, set ALLOW_NEWER_DATABASE=1.',
    )
  const changed = shipped().find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256)
  if (changed) throw new Error(`migration ${changed.name} was changed after it had been applied; write a new one instead`)
  return shipped().filter(({ name }) => !applied.has(name))
}

function shipped(): Migration[] {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const source = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, source, sha256: createHash('sha256').update(source).digest('hex') }
  })
}
