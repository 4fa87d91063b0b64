// A pooler in front of PostgreSQL that lends a connection for one transaction at a time (PgBouncer). What belongs to a session (LISTEN, prepared
// statements, settings, locks beyond a transaction) goes to the server itself, DATABASE_DIRECT_URL; the pooler says at the start of each of its
// connections what a session of ours asks for.
import { sql } from 'kysely'
import type { Connection } from './database.ts'
import { SESSION_START } from './session-start.ts'

/** Throws what an operator can act on, and closes the connection. */
export async function requireSessionStart({ db, close }: Connection): Promise<void> {
  const look = sql<{ is_set: boolean }>`SELECT current_user = 'lounge_app' AND current_setting('lock_timeout') = '8s'
    AND current_setting('statement_timeout') = '20s' AND current_setting('idle_in_transaction_session_timeout') = '20s' AS is_set`
  const isSet = await look.execute(db).then(({ rows }) => rows[0]?.is_set)
  if (isSet) return
  await close()
  throw new Error(
    `DATABASE_URL: the pooler's connections have not what the program needs. Give its database this line: connect_query='${SESSION_START}'`,
  )
}
