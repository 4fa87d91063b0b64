import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** Counters and clocks that any call may move: they hold nothing of a member. */
const RESTLESS = new Set(['public.throttle', 'public.timer', 'public.migration', 'public.push_presence', 'public.process'])
/** Seeded and large: counted, not read. */
const COUNTED = new Set(['public.character'])

type Look = { versions: string; state: string }
const looks = new WeakMap<Db, Map<string, Look>>()

/**
 * The state of the whole database, or of these tables: for each the number of its rows and a digest of all that stands in them.
 * A table whose rows are the same versions in the same places as at the last look isn't read again.
 */
export async function takeFingerprint(db: Db, only?: string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`.execute(
    db,
  )
  const tables = rows.map((row) => row.name).filter((name) => (only ? only.includes(name) : !RESTLESS.has(name)))
  const known = looks.get(db) ?? new Map<string, Look>()
  looks.set(db, known)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const ask = async (names: string[], state: ReturnType<typeof sql>): Promise<Map<string, string>> => {
        if (names.length === 0) return new Map()
        const asked = names.map(
          (name) => sql`SELECT ${name} AS name, count(*) || ' ' || ${COUNTED.has(name) ? sql`''` : state} AS state FROM ${sql.raw(name)} t`,
        )
        const found = await sql<{ name: string; state: string }>`${sql.join(asked, sql` UNION ALL `)}`.execute(trx)
        return new Map(found.rows.map((row) => [row.name, row.state]))
      }
      const versions = await ask(tables, sql`coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0)`)
      const fresh = tables.filter((name) => known.get(name)?.versions !== versions.get(name))
      const states = await ask(fresh, sql`coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '')`)
      for (const name of fresh) known.set(name, { versions: versions.get(name)!, state: states.get(name)! })
      return Object.fromEntries(tables.map((name) => [name, known.get(name)!.state]))
    })
}
