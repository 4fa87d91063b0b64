// Forward-only migrations, run under a lock so that several processes can start at once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const FOLDER = new URL('../../migrations/', import.meta.url)
const LOCK = 7_100

/** Applies what is missing and returns the names of what was applied. Throws where an applied migration was changed afterwards. */
export async function migrate(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'green-room migrations' })
  client.on('error', () => {}) // a lost connection fails the query under way, and is told there
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
    )
    const applied = new Map(
      (await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration')).rows.map((row) => [
        row.name,
        row.sha256,
      ]),
    )
    const done: string[] = []
    for (const name of readdirSync(FOLDER)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()) {
      const source = readFileSync(new URL(name, FOLDER), 'utf8')
      const sha256 = createHash('sha256').update(source).digest('hex')
      const before = applied.get(name)
      if (before === sha256) continue
      if (before) throw new Error(`migration ${name} was changed after it had been applied; write a new one instead`)
      await client.query('BEGIN')
      await client.query(source)
      await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256])
      await client.query('COMMIT')
      done.push(name)
    }
    return done
  } finally {
    await client.end() // ends the session, and its lock with it
  }
}
