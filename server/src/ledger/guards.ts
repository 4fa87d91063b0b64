// Triggers, constraints, indexes and functions against what the last migration left.
import { sql } from 'kysely'
import { compareGuards, type Catalogue, type Guard, type GuardFault } from '#server/platform/database/catalogue.ts'
import { GUARDS, SEARCH_PATH, SERVER } from '#server/platform/database/guards-query.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/transact.ts'

export async function verifyGuards(db: Db | Trx): Promise<GuardFault[]> {
  const { rows } = await sql<Catalogue>`SELECT server, objects FROM ledger.catalogue ORDER BY id DESC LIMIT 1`.execute(db)
  if (!rows[0]) return [{ rule: 'V22 nobody wrote the guards down', what: 'ledger.catalogue', detail: '' }]
  const { server } = (await sql.raw<{ server: number }>(SERVER).execute(db)).rows[0]!
  if (server !== rows[0].server)
    return [{ rule: 'V22 guards of another server', what: 'ledger.catalogue', detail: `${rows[0].server} vs ${server}` }]
  return compareGuards(rows[0], db.isTransaction ? await readGuards(db as Trx) : await transact(db, readGuards))
}

/** The rest of the transaction keeps its own search path. */
async function readGuards(trx: Trx): Promise<Guard[]> {
  const { rows } = await sql<{ path: string }>`SELECT current_setting('search_path') AS path`.execute(trx)
  // Definitions are worded by these as well, and a login may carry its own.
  const become = (path: string) =>
    sql`SELECT set_config('search_path', ${path}, true), set_config('IntervalStyle', 'postgres', true),
      set_config('quote_all_identifiers', 'off', true)`.execute(trx)
  await become(SEARCH_PATH)
  const guards = await sql.raw<Guard>(GUARDS).execute(trx)
  await become(rows[0]!.path)
  return guards.rows
}
