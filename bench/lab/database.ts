import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseUrl, DATABASE_NAME } from '../../server/src/platform/postgres/settings.ts'
import type { Lab } from './lab.ts'

/** Where the embedded server of a DATA_DIR listens: the fifth line of its postmaster.pid. */
export const socketOf = (dataDir: string): string => readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[4]!

/** A connection with all rights to the embedded database of a lounge that runs, or to the one behind `url`. */
export async function ownerOf(lab: Lab, where: { dataDir: string } | { url: string }): Promise<Client> {
  const client = new Client({ connectionString: 'url' in where ? where.url : databaseUrl(socketOf(where.dataDir), DATABASE_NAME) })
  client.on('error', () => {}) // the server ends before us: nothing is asked of it any more
  await client.connect()
  lab.onClose(() => client.end().catch(() => {}))
  return client
}

/** The figures are worth nothing on a database that doesn't keep what it acknowledged. */
export async function requireDurable(owner: Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await owner.query<Record<string, string>>(`SHOW ${setting}`)
    if (rows[0]![setting] !== 'on') throw new Error(`${setting} is ${rows[0]![setting]}`)
  }
}
