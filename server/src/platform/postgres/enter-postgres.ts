// The embedded database of a DATA_DIR that is there already, for a command: the lounge that runs on it goes on.
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { clusterPath } from './home.ts'
import { DATABASE_NAME, databaseUrl } from './settings.ts'
import { startPostgres } from './start-postgres.ts'

/** Through the socket of the server that runs, else by starting it. Throws what an operator can act on. */
export async function enterPostgres(dataDir: string): Promise<{ ownerUrl: string; leave(): Promise<void> }> {
  const home = join(resolve(dataDir), 'postgres')
  if (!existsSync(join(clusterPath(home), 'PG_VERSION')))
    throw new Error(`There is no database in ${home}, or this account may not look into it. DATA_DIR is the folder of the lounge.`)
  const running = await findRunning(home)
  if (running) return { ownerUrl: running, leave: async () => {} }
  const { ownerUrl, stop } = await startPostgres({ dataDir, log: () => {} })
  return { ownerUrl, leave: stop }
}

async function findRunning(home: string): Promise<string | null> {
  try {
    const url = databaseUrl(realpathSync(join(home, 'run')), DATABASE_NAME)
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    await client.connect()
    await client.end()
    return url
  } catch {
    return null // nobody answers: starting it says why, where that can't be done either
  }
}
