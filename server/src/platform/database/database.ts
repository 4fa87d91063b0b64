// One pool, Kysely over it, and transactions that tell what happened only after their commit.
import { AsyncLocalStorage } from 'node:async_hooks'
import { callbackify } from 'node:util'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Client, DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg'
import type { DB } from './database.gen.ts'
import { prepareNothing, prepareOften } from './prepared-statements.ts'
import { chooseServer, isChoice, serverOf } from './servers.ts'
import { startOf } from './session-start.ts'

export type Database = DB
export type Db = Kysely<Database>
/** A function that needs a transaction says so in its type. */
export type Trx = Transaction<Database>

export type Connection = {
  db: Db
  pool: Pool
  /** Connections of this process. */
  count(): number
  /** Whether the database answers, asked on a connection of its own: the others may all wait. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

const ANSWER_MS = 2_000
const CONNECT_MS = 10_000

/** `isPooled`: behind a pooler (pooler.ts), which knows neither what a session asked for at its start nor what it prepared. */
export type ConnectOptions = { role?: 'lounge_app'; max: number; onError(error: Error): void; isPooled?: boolean }

/**
 * Connects as `role`, whose rights are few and whose time is limited; migrations connect without one. Transactions have a part of the
 * connections for themselves, two of three: what waits for a lock leaves the others to what only reads.
 */
export function connect(url: string, options: ConnectOptions): Connection {
  let isClosing = false
  const onError = (error: Error): void => {
    if (!isClosing) options.onError(error)
  }
  const open = (max: number, more = {}): Pool => openPool(url, { ...options, max, onError }, more)
  const reading = Math.max(1, Math.floor(options.max / 3))
  const pool = open(reading)
  const writing = open(Math.max(1, options.max - reading))
  const health = open(1, { idleTimeoutMillis: 1_000, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const writer = new Kysely<Database>({ dialect: new PostgresDialect({ pool: writing }) })
  const keeping = open(1)
  const keeper = new Kysely<Database>({ dialect: new PostgresDialect({ pool: keeping }) })
  writers.set(db, writer)
  keepers.set(db, keeper)
  for (const each of [pool, writing, keeping]) lendOnce(each, db)
  return {
    db,
    pool,
    count: () => pool.totalCount + writing.totalCount + keeping.totalCount + health.totalCount,
    answers: () => health.query('SELECT 1').then(() => true, () => false), // prettier-ignore
    async close() {
      if (isClosing) return
      isClosing = true
      await Promise.all([db.destroy(), writer.destroy(), keeper.destroy(), health.end()])
    },
  }
}

function openPool(url: string, { role, max, onError, isPooled = false }: ConnectOptions, more: object): Pool {
  const pool = new Pool({
    ...(isChoice(url) ? { Client: clientOf(url) } : { connectionString: serverOf(url) }),
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'green-room',
    ...(role && !isPooled ? { options: startOf(role) } : {}),
    ...more,
  })
  pool.on('error', onError) // an idle connection died: the pool makes a new one
  pool.on('connect', (client) => {
    client.on('error', onError) // one in use died: its query fails, and the process must not
    if (isPooled) prepareNothing(client)
    else prepareOften(client)
    endWithServer(client, url)
  })
  if (isChoice(url)) lookElsewhere(pool, url)
  return pool
}

/** A connection to the server that is chosen when it is made. */
const clientOf = (url: string) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: serverOf(url) })
    }
  }

/** Whoever finds no server where it was looks for it among the others, once. */
function lookElsewhere(pool: Pool, url: string): void {
  const lend = pool.connect.bind(pool) as () => Promise<PoolClient>
  const lendAnywhere = (): Promise<PoolClient> => lend().catch(() => chooseServer(url).then(() => lend()))
  // Whoever asks the pool itself comes with a callback.
  const withCallback = callbackify(lendAnywhere)
  pool.connect = ((callback?: Parameters<typeof withCallback>[0]) =>
    callback ? withCallback(callback) : lendAnywhere()) as Pool['connect']
}

/** The server ends a connection with a last error, and its socket a moment later: the pool must not lend it out in between. */
function endWithServer(client: PoolClient, url: string): void {
  const ask = client.query.bind(client) as (...call: unknown[]) => unknown
  const askOrEnd = (...call: unknown[]): unknown => {
    const answer = ask(...call)
    if (answer instanceof Promise) answer.catch((error: unknown) => void (isFarewell(error) && leave()))
    return answer
  }
  client.query = askOrEnd as typeof client.query

  function leave(): void {
    chooseServer(url).catch(() => {}) // whoever asks next is told
    void client.end()
  }
}

/** A server that has become another one's copy takes nothing any more: as good as gone. */
const isFarewell = (error: unknown): boolean => error instanceof DatabaseError && (error.severity === 'FATAL' || error.code === READ_ONLY)
const READ_ONLY = '25006'

/** The connections that transactions have for themselves, by the database that they belong to. */
export const writers = new WeakMap<Db, Db>()
/** One more, on which leases are kept: whoever waits for a connection behind everybody loses what they hold. */
export const keepers = new WeakMap<Db, Db>()
/** The transaction that this chain of calls stands inside of, and whose connections must not be asked for another. */
export const inside = new AsyncLocalStorage<{ isOpen: boolean; of: Db }>()

/** Makes the pool refuse whoever stands inside of a transaction of the same database, and so has a connection. */
function lendOnce(pool: Pool, db: Db): void {
  const lend = pool.connect.bind(pool) as (...call: unknown[]) => unknown
  pool.connect = ((...call: unknown[]) => {
    const transaction = inside.getStore()
    if (transaction?.isOpen && transaction.of === db) throw new Error('a second connection inside a transaction: use its trx')
    return lend(...call)
  }) as Pool['connect']
}

/**
 * A lock or a connection was waited for in vain, a statement took too long, or the server went away and comes again: the same call may be
 * made later. Whether a commit that was under way came through nobody knows; its idempotency key tells the repetition.
 */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:55P03|57014|25006|25P0[34]|57P0[1-5]|53300|08...)$/.test(sqlState(error) ?? '') ||
    /^(?:timeout exceeded when trying to connect|Connection terminated\b.*|Client (?:has encountered a connection error|was closed).*)$/.test(
      error.message,
    ) ||
    ('syscall' in error && CALLS_OF_A_LINE.has(error.syscall)))
/** Where the system says that a server can't be reached, or no longer; those of files have other names. */
const CALLS_OF_A_LINE: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** The SQLSTATE of an error of the database, if it is one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined
}
