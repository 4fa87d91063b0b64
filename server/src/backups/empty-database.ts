// What stands in a database, but for the system's own and that of extensions, which a managed server brings along.
import type { Client } from 'pg'

const own = (oid: string, namespace: string): string =>
  `n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND n.oid = ${namespace}
   AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`
const OCCUPANTS = `
  SELECT 'schema' AS kind, quote_ident(n.nspname) AS name FROM pg_namespace n WHERE ${own('n.oid', 'n.oid')} AND n.nspname <> 'public'
  UNION ALL
  SELECT CASE c.relkind WHEN 'v' THEN 'view' WHEN 'm' THEN 'materialized view' WHEN 'S' THEN 'sequence' WHEN 'f' THEN 'foreign table' ELSE 'table' END,
    format('%I.%I', n.nspname, c.relname)
    FROM pg_class c, pg_namespace n WHERE ${own('c.oid', 'c.relnamespace')} AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
  UNION ALL
  SELECT 'routine', p.oid::regprocedure::text FROM pg_proc p, pg_namespace n WHERE ${own('p.oid', 'p.pronamespace')}
  UNION ALL
  SELECT 'type', format('%I.%I', n.nspname, t.typname)
    FROM pg_type t, pg_namespace n WHERE ${own('t.oid', 't.typnamespace')} AND t.typtype IN ('e', 'd')`
/** They would give rights to what a restore makes. */
const DEFAULTS = `SELECT 'default rights of', current_user::text FROM pg_default_acl WHERE defaclrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)`

type Occupant = { kind: string; name: string }

export async function findOccupants(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<Occupant>(`${OCCUPANTS} UNION ${DEFAULTS} LIMIT 5`)
  return rows.map(({ kind, name }) => `${kind} ${name}`)
}

/** Takes away what a restore has made, in a database that was empty before it. */
export async function empty(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `SELECT 'DROP ' || kind || ' IF EXISTS ' || name || ' CASCADE' AS statement FROM (${OCCUPANTS}) o`,
  )
  for (const { statement } of rows) await owner.query(statement)
}
