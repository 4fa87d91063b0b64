import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** Counters and clocks that any call may move: they hold nothing of a member. */
const RESTLESS = new Set(['public.throttle', 'public.timer', 'public.migration'])
/** Seeded and large: counted, not read. */
const COUNTED = new Set(['public.character'])

/** The state of the whole database, or of these tables: for each the number of its rows and a digest of all that stands in them. */
export async function takeFingerprint(db: Db, only?: string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`.execute(
    db,
  )
  const tables = rows.map((row) => row.name).filter((name) => (only ? only.includes(name) : !RESTLESS.has(name)))
  const looks = tables.map((name) => {
    const digest = COUNTED.has(name) ? sql`''` : sql`coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '')`
    return sql`SELECT ${name} AS name, count(*) || ' ' || ${digest} AS state FROM ${sql.raw(name)} t`
  })
  const found = await sql<{ name: string; state: string }>`${sql.join(looks, sql` UNION ALL `)}`.execute(db)
  return Object.fromEntries(found.rows.map((row) => [row.name, row.state]))
}
