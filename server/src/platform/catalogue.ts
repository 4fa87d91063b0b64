// The guards of the money tables as the database has them: a digest of each definition. A migration run writes them down; the verifier compares,
// with a query of its own, since a verifier that asks a function of the database sees what whoever rewrote that function wants.
import type { Client } from 'pg'

/** Of everything whose loss nobody would notice while all goes well. */
const RELATIONS = `n.nspname IN ('ledger', 'payments')
  OR n.nspname = 'public' AND c.relname IN ('message', 'reply', 'member', 'channel_period', 'message_violations', 'channel_violations', 'audit', 'approval')`
const FUNCTIONS = `n.nspname IN ('ledger', 'payments') OR n.nspname = 'public' AND p.proname IN ('post_message', 'refuse_departed', 'keep_departed')`

/** The rights of everybody and of the program: those of single logins are their owner's affair. */
const rights = (acl: string): string => `(SELECT string_agg(x.grantee || x.privilege_type || x.is_grantable, ' ' ORDER BY 1) FROM (
  SELECT CASE e.grantee WHEN 0 THEN 'everybody ' ELSE 'program ' END AS grantee, e.privilege_type, e.is_grantable FROM aclexplode(${acl}) e
  WHERE e.grantee IN (0, to_regrole('lounge_app')::oid)) x)`

/** Whose a thing is: who keeps the books, by whatever name (a dump is restored by somebody else), the program, or a third. */
const whose = (owner: string): string =>
  `CASE ${owner} WHEN (SELECT relowner FROM pg_class WHERE oid = 'ledger.catalogue'::regclass) THEN 'keeper' WHEN to_regrole('lounge_app')::oid THEN 'program' ELSE 'somebody' END`

/** Names are written out the same way whoever asks: under this search path. */
export const SEARCH_PATH = 'pg_catalog, pg_temp'
/** Rows of name and digest. */
export const GUARDS = `
WITH relation AS MATERIALIZED (
  SELECT c.*, n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND (${RELATIONS})),
guard (name, definition) AS (
  SELECT 'table ' || c.name, concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, ${rights('c.relacl')},
      (SELECT string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
         pg_get_expr(d.adbin, d.adrelid), ${rights('a.attacl')}), E'\\n' ORDER BY a.attname)
       FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
      CASE WHEN c.relkind IN ('v', 'm') THEN pg_get_viewdef(c.oid) END)
    FROM relation c
  UNION ALL
  SELECT 'trigger ' || t.tgname || ' on ' || c.name, concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid))
    FROM pg_trigger t JOIN relation c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal
  UNION ALL
  SELECT 'constraint ' || k.conname || ' on ' || c.name, concat_ws(' ', k.convalidated, pg_get_constraintdef(k.oid),
      (SELECT string_agg(t.tgenabled::text, '' ORDER BY t.tgenabled) FROM pg_trigger t WHERE t.tgconstraint = k.oid))
    FROM pg_constraint k JOIN relation c ON c.oid = k.conrelid WHERE k.contype NOT IN ('n', 't')
  UNION ALL
  SELECT 'index ' || n.nspname || '.' || i.relname, concat_ws(' ', x.indisvalid, x.indisready, pg_get_indexdef(x.indexrelid))
    FROM pg_index x JOIN relation c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_namespace n ON n.oid = i.relnamespace
  UNION ALL
  SELECT 'rule ' || r.rulename || ' on ' || c.name, concat_ws(' ', r.ev_enabled, pg_get_ruledef(r.oid))
    FROM pg_rewrite r JOIN relation c ON c.oid = r.ev_class WHERE r.rulename <> '_RETURN'
  UNION ALL
  SELECT 'policy ' || p.polname || ' on ' || c.name, '' FROM pg_policy p JOIN relation c ON c.oid = p.polrelid
  UNION ALL
  SELECT 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
      concat_ws(' ', pg_get_functiondef(p.oid), ${rights("coalesce(p.proacl, acldefault('f', p.proowner))")})
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE p.prokind IN ('f', 'p') AND (${FUNCTIONS})
  UNION ALL
  SELECT 'schema ' || n.nspname, concat_ws(' ', ${whose('n.nspowner')}, ${rights('n.nspacl')})
    FROM pg_namespace n WHERE n.nspname IN ('ledger', 'payments', 'public')
  UNION ALL
  SELECT 'sequence ' || n.nspname || '.' || c.relname, concat_ws(' ', c.relpersistence,
      s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle, ${rights('c.relacl')})
    FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname IN ('ledger', 'payments')
  UNION ALL
  SELECT 'owners of ' || o.schema, string_agg(DISTINCT ${whose('o.owner')}, ' ')
    FROM (SELECT relnamespace::regnamespace AS schema, relowner AS owner FROM pg_class
          UNION SELECT pronamespace::regnamespace, proowner FROM pg_proc) o WHERE o.schema::text IN ('ledger', 'payments') GROUP BY o.schema)
SELECT name, encode(sha256(convert_to(definition, 'utf8')), 'hex') AS digest FROM guard ORDER BY name`
export const SERVER = `SELECT current_setting('server_version_num')::int / 10000 AS server`

export type Catalogue = { server: number; objects: Record<string, string> }
export type Guard = { name: string; digest: string }
export type GuardFault = { rule: string; what: string; detail: string }

const kindOf = (name: string): string => name.slice(0, name.indexOf(' '))
/** Kinds that the first catalogues did not have: one without any of a kind says nothing about it. */
const LATER = new Set(['schema', 'sequence', 'owners'])

export function compareGuards({ objects }: Catalogue, now: Guard[]): GuardFault[] {
  const found = new Map(now.map(({ name, digest }) => [name, digest]))
  const known = new Set(Object.keys(objects).map(kindOf))
  const fault = (rule: string, what: string): GuardFault => ({ rule, what, detail: found.get(what) ?? '' })
  return [
    ...Object.entries(objects).flatMap(([name, digest]) => {
      if (!found.has(name)) return [fault('V22 guard is gone', name)]
      return found.get(name) === digest ? [] : [fault('V22 guard was changed', name)]
    }),
    // An index more is somebody's wish for speed; anything else can change what is written.
    ...now
      .filter(({ name }) => !(name in objects) && kindOf(name) !== 'index' && (known.has(kindOf(name)) || !LATER.has(kindOf(name))))
      .map(({ name }) => fault('V22 made by no migration', name)),
  ]
}

/** Before `count` migrations change the guards: what was changed without one is found, or it would be written down with the rest. */
export async function findBrokenGuards(owner: Client, count: number): Promise<void> {
  const { rows: tables } = await owner.query<{ is: boolean }>("SELECT to_regclass('ledger.catalogue') IS NOT NULL AS is")
  if (!tables[0]!.is) return
  const { rows } = await owner.query<Catalogue>('SELECT server, objects FROM ledger.catalogue ORDER BY id DESC LIMIT 1')
  const { server } = (await owner.query<{ server: number }>(SERVER)).rows[0]!
  await owner.query('BEGIN')
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  const faults = count > 0 && rows[0]?.server === server ? compareGuards(rows[0], (await owner.query<Guard>(GUARDS)).rows) : []
  await owner.query("SELECT ledger.find('migration', $1::jsonb)", [JSON.stringify(faults)])
  if (rows[0] && rows[0].server !== server) await insertCatalogue(owner, 'another server') // it may word the same definitions otherwise
  await owner.query('COMMIT')
}

/** Writes down what a migration left, in its own transaction and as its last act: nobody has to remember a new index by hand. */
export async function recordGuards(owner: Client, migration: string): Promise<void> {
  const { rows } = await owner.query<{ is: boolean }>("SELECT to_regclass('ledger.catalogue') IS NOT NULL AS is")
  if (!rows[0]!.is) return
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  await insertCatalogue(owner, migration)
}

/** A dump words views anew. Who restores it has seen that nothing else differs. */
export async function recordRestored(owner: Client): Promise<void> {
  await owner.query('BEGIN')
  await owner.query(`SET LOCAL search_path = ${SEARCH_PATH}`)
  await insertCatalogue(owner, 'restored')
  await owner.query('COMMIT')
}

const insertCatalogue = (owner: Client, migration: string): Promise<unknown> =>
  owner.query(
    `INSERT INTO ledger.catalogue (server, migration, objects) SELECT (${SERVER}), $1, jsonb_object_agg(g.name, g.digest) FROM (${GUARDS}) g`,
    [migration],
  )
