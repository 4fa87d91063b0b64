// Looks once, at start, whether what the settings name is there. Each function answers one line that names the setting, or null.
import { access, constants, mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import { chooseServer, serverOf } from './database/servers.ts'

const PATIENCE_MS = 5_000
const OLDEST_POSTGRES = 15

export async function dataDirFault(dataDir: string): Promise<string | null> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return `DATA_DIR: ${dataDir} must be a directory that this account may write (${wordsOf(error)})`
  }
}

export async function databaseFault(url: string | undefined, setting = 'DATABASE_URL'): Promise<string | null> {
  if (url === undefined) return null
  const server = await chooseServer(url).catch(() => serverOf(url))
  const client = new Client({ connectionString: server, connectionTimeoutMillis: PATIENCE_MS, application_name: 'green-room start' })
  client.on('error', () => {}) // a connection that is lost fails the question
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>("SELECT current_setting('server_version_num')::int / 10000 AS version")
    const version = rows[0]?.version ?? 0
    return version < OLDEST_POSTGRES ? `${setting}: PostgreSQL ${OLDEST_POSTGRES} or newer is needed (is ${version})` : null
  } catch (error) {
    return `${setting}: no connection to the database (${wordsOf(error)})`
  } finally {
    await client.end().catch(() => {})
  }
}

/** What a server that can't listen says, in words. */
export function listenFault(error: unknown, { host, port }: { host: string; port: number }): string {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `PORT: ${port} is taken by another program; stop that one, or choose another port`
    case 'EACCES':
      return `PORT: ${port} is not free to this account; choose one above 1023`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `HOST: ${host} is no address of this machine`
    default:
      return wordsOf(error)
  }
}

/** One line; an attempt at several addresses carries its words inside. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ')
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
}
