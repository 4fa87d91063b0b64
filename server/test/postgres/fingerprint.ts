import { sql } from 'kysely'
import { Client } from 'pg'
import { recordRestored } from '#server/platform/database/catalogue.ts'
import type { TestDatabase } from './database.ts'

/** Counters and clocks that any call may move: they hold nothing of a member. */
const RESTLESS = new Set(['public.throttle', 'public.timer', 'public.migration', 'public.push_presence', 'public.process'])
/** Seeded and large: counted, not read. */
const COUNTED = new Set(['public.character'])

type Known = { tables: string[]; states: Map<string, string>; upTo: string }
const looks = new WeakMap<TestDatabase, Known>()

/** From here on each table tells when a row of it comes, changes or goes, in the transaction that does it. */
async function watch({ owner: db, ownerUrl }: TestDatabase): Promise<Known> {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`.execute(
    db,
  )
  const tables = rows.map((row) => row.name).filter((name) => !RESTLESS.has(name))
  const each = tables.map(
    (name) => `CREATE TRIGGER zz_watched AFTER INSERT OR UPDATE OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION watched.note('${name}')`,
  )
  await sql
    .raw(
      `CREATE SCHEMA watched;
       CREATE TABLE watched.change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL);
       CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
         'BEGIN INSERT INTO watched.change (name) VALUES (TG_ARGV[0]); RETURN NULL; END';
       ${each.join(';\n')}`,
    )
    .execute(db)
  // The books would find triggers that no migration made.
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  await recordRestored(client)
  await client.end()
  return { tables, states: new Map(), upTo: '0' }
}

/** The state of the whole database, or of these tables: for each the number of its rows and a digest of all that stands in them. */
export async function takeFingerprint(database: TestDatabase, only?: string[]): Promise<Record<string, string>> {
  const { owner: db } = database
  let known = looks.get(database)
  if (!known) looks.set(database, (known = await watch(database)))
  const { states, tables } = known
  const { rows } = await sql<{ name: string; id: string }>`
    SELECT name, max(id) AS id FROM watched.change WHERE id > ${known.upTo} GROUP BY name`.execute(db)
  for (const { name } of rows) states.delete(name)
  known.upTo = rows
    .map(({ id }) => BigInt(id))
    .reduce((most, id) => (id > most ? id : most), BigInt(known.upTo))
    .toString()
  const wanted = tables.filter((name) => only?.includes(name) ?? true)
  const unread = wanted.filter((name) => !states.has(name))
  if (unread.length > 0) {
    const asked = unread.map((name) => {
      const digest = COUNTED.has(name) ? sql`''` : sql`coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '')`
      return sql`SELECT ${name} AS name, count(*) || ' ' || ${digest} AS state FROM ${sql.raw(name)} t`
    })
    const found = await sql<{ name: string; state: string }>`${sql.join(asked, sql` UNION ALL `)}`.execute(db)
    for (const { name, state } of found.rows) states.set(name, state)
  }
  return Object.fromEntries(wanted.map((name) => [name, states.get(name)!]))
}
