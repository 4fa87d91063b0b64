import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { chooseAccount } from './account.ts'
import { takeAppLock } from './app-lock.ts'
import { prepareCluster } from './cluster.ts'
import { clusterPath, prepareHome } from './home.ts'
import { keepRunning } from './keep-running.ts'
import { findPrograms } from './programs.ts'
import { DATABASE_NAME, databaseUrl, PROGRAM, type ServerSettings } from './settings.ts'
import { makeSocketDirectory } from './socket-directory.ts'

/** `url` is for the program, whose login migrations make; `ownerUrl` for them. */
export type EmbeddedPostgres = { url: string; ownerUrl: string; socketDir: string; readonly pid: number; stop: () => Promise<void> }

async function createDatabase(socketDir: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(socketDir, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}

/**
 * Starts the embedded PostgreSQL of DATA_DIR, or throws an Error whose message an operator can act on. Resolves when
 * it answers; from then on it is kept running until `stop`. The app's pool must bear lost connections.
 */
export async function startPostgres(options: {
  dataDir: string
  log: (line: string) => void
  /** Over the house's own. */
  settings?: ServerSettings
}): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = resolve(options.dataDir)
  const account = chooseAccount(clusterPath(join(dataDir, 'postgres')))
  const home = prepareHome(dataDir, account, log)
  const undo: (() => void | Promise<void>)[] = []
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    undo.push((await takeAppLock(home, dataDir, log)).release)
    const programs = findPrograms(account, home, log)
    await prepareCluster(home, programs, account, log)
    const socket = await makeSocketDirectory(home, account)
    undo.push(socket.remove)
    const server = await keepRunning({ home, socketDir: socket.path, programs, account, settings: options.settings, log })
    undo.push(server.stop)
    await createDatabase(socket.path)
    return {
      url: databaseUrl(socket.path, DATABASE_NAME, PROGRAM),
      ownerUrl: databaseUrl(socket.path, DATABASE_NAME),
      socketDir: socket.path,
      stop,
      get pid() {
        return server.pid
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
