// One pool, Kysely over it, and transactions that tell what happened only after their commit.
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import type { DB } from './database.gen.ts'
import { prepareOften } from './prepared-statements.ts'

export type Database = DB
export type Db = Kysely<Database>
/** A function that needs a transaction says so in its type. */
export type Trx = Transaction<Database>

export type Connection = { db: Db; pool: Pool; close(): Promise<void> }

/** Connects as `role`, whose rights are few; migrations connect without one. */
export function connect(url: string, options: { role?: 'lounge_app'; max: number; onError(error: Error): void }): Connection {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'green-room',
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  let isClosing = false
  const onError = (error: Error): void => {
    if (!isClosing) options.onError(error)
  }
  pool.on('error', onError) // an idle connection died: the pool makes a new one
  pool.on('connect', (client) => {
    client.on('error', onError) // one in use died: its query fails, and the process must not
    prepareOften(client)
    endWithServer(client)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    close() {
      isClosing = true
      return db.destroy()
    },
  }
}

/** The server ends a connection with a last error, and its socket a moment later: the pool must not lend it out in between. */
function endWithServer(client: PoolClient): void {
  const ask = client.query.bind(client) as (...call: unknown[]) => unknown
  const askOrEnd = (...call: unknown[]): unknown => {
    const answer = ask(...call)
    if (answer instanceof Promise) answer.catch((error: unknown) => void (isFarewell(error) && client.end()))
    return answer
  }
  client.query = askOrEnd as typeof client.query
}

const isFarewell = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'FATAL'

const followUps = new WeakMap<Trx, (() => void)[]>()

/** Runs `act` in one transaction (READ COMMITTED). What `afterCommit` collected runs once the commit is acknowledged, in order. */
export async function transact<T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> {
  const collected: (() => void)[] = []
  const result = await db.transaction().execute((trx) => {
    followUps.set(trx, collected)
    return act(trx)
  })
  for (const tell of collected) tell()
  return result
}

/** News about a fact must not be heard before the fact is lasting. */
export function afterCommit(trx: Trx, tell: () => void): void {
  const collected = followUps.get(trx)
  if (!collected) throw new Error('afterCommit needs a transaction of transact()')
  collected.push(tell)
}

/** The SQLSTATE of an error of the database, if it is one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined
}
