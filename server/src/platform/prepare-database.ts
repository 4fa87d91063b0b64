// Brings the database to this version's tables, as far as the logins allow, and says how far the program's own reaches.
import { Client } from 'pg'
import type { Config } from './config/config.ts'
import type { Log } from './log/log.ts'
import { lookAtLogin, type Login } from './database/logins.ts'
import { listMissing, migrate } from './database/migrate.ts'
import { startPostgres, type EmbeddedPostgres } from './postgres/start-postgres.ts'
import { chooseServer, serverOf } from './database/servers.ts'

export type DatabaseUrls = {
  /** The program's login, at the server itself. */
  url: string
  /** The same behind a pooler, for all that fits into one transaction. */
  pooledUrl?: string
  /** The owner's, where this process is trusted with it. */
  ownerUrl?: string | undefined
  /** How long receipts are kept of those who have left: the owner's to say. */
  receiptYears?: number
  /** A later version may have migrated it: going back to this one was meant. */
  mayBeNewer?: boolean
}

/** The database that the settings name, or else the embedded one, which is started. In production the owner's login of a server is not taken. */
export async function reachDatabase(
  config: Pick<
    Config,
    'mode' | 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'retentionReceiptsYears' | 'allowNewerDatabase'
  >,
  say: (line: string) => void,
): Promise<DatabaseUrls & { embedded: EmbeddedPostgres | null }> {
  const { mode, dataDir, databaseUrl, databaseDirectUrl, databaseOwnerUrl } = config
  const given = { receiptYears: config.retentionReceiptsYears, mayBeNewer: config.allowNewerDatabase }
  if (databaseUrl) {
    const urls = databaseDirectUrl ? { url: databaseDirectUrl, pooledUrl: databaseUrl } : { url: databaseUrl }
    return { ...urls, ownerUrl: mode === 'production' ? undefined : databaseOwnerUrl, ...given, embedded: null }
  }
  const embedded = await startPostgres({ dataDir, log: say })
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, ...given, embedded }
}

/** Resolves when the tables are right and the program may use them. Throws what an operator can act on. */
export async function prepareDatabase({ url, ownerUrl, receiptYears, mayBeNewer }: DatabaseUrls, log: Log): Promise<Login> {
  if (ownerUrl !== undefined) tell(await migrate(ownerUrl, url, receiptYears, mayBeNewer))
  const { login, missing, keptYears } = await lookAtDatabase(url, mayBeNewer)
  if (login.mayMigrate) tell(await migrate(url, undefined, receiptYears, mayBeNewer))
  else if (!login.isAdmitted) throw new Error(`The login ${login.name} has no rights to the lounge's tables: ${WAY}`)
  else if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}, and ${login.name} may not migrate: ${WAY}`)
  else if (receiptYears !== undefined && receiptYears !== keptYears) log.warn({ keptYears, receiptYears }, `database: ${TERM}: ${WAY}`)
  if (login.ownsTables) log.warn({ commands: partingCommands(url) }, `database: ${login.name} ${WARNING}`)
  return login

  function tell(applied: string[]): void {
    if (applied.length > 0) log.info({ applied }, 'database migrated')
  }
}

const WAY = 'run npm run migrate with DATABASE_OWNER_URL set to the login that owns them'
const TERM = 'receipts are kept for the term that stands there, and not for RETENTION_RECEIPTS_YEARS'
const WARNING =
  "owns the tables or may become their owner, so nothing in the database stops whoever has the program's login. Give the program one of its own"

/** How to part the logins: today's stays the owner's. */
export function partingCommands(url: string): string[] {
  const own = new URL(serverOf(url))
  const login = { user: 'lounge_program', password: 'NEW_PASSWORD' }
  // An address without a host (a socket's) has no place for a name but its end.
  if (own.host === '' || own.searchParams.has('user')) for (const [key, value] of Object.entries(login)) own.searchParams.set(key, value)
  else Object.assign(own, { username: login.user, password: login.password })
  return [
    `DATABASE_OWNER_URL="$DATABASE_URL" DATABASE_URL='${own.href}' npm run migrate`,
    `DATABASE_URL='${own.href}' npm start   # from now on, without DATABASE_OWNER_URL`,
  ]
}

/** Signs in as the program does. */
export async function lookAtDatabase(url: string, mayBeNewer = false): Promise<{ login: Login; missing: string[]; keptYears?: number }> {
  const client = new Client({ connectionString: await chooseServer(url), application_name: 'green-room start' })
  client.on('error', () => {}) // a lost connection fails the query under way, and is told there
  await client.connect()
  try {
    const login = await lookAtLogin(client)
    const missing = login.isAdmitted && !login.mayMigrate ? (await listMissing(client, mayBeNewer)).map(({ name }) => name) : []
    if (!login.isAdmitted || login.mayMigrate || missing.length > 0) return { login, missing }
    const { rows } = await client.query<{ years: number }>('SELECT years FROM payments.term')
    return { login, missing, keptYears: rows[0]!.years }
  } finally {
    await client.end()
  }
}
