// What is asked of the database's own catalogue about the guards of the money tables: their names, and a digest of each definition.
/** Of everything whose loss nobody would notice while all goes well. */
const RELATIONS = `n.nspname IN ('ledger', 'payments')
  OR n.nspname = 'public' AND c.relname IN ('message', 'reply', 'member', 'channel_period', 'message_violations', 'channel_violations', 'audit', 'approval')`
const FUNCTIONS = `n.nspname IN ('ledger', 'payments') OR n.nspname = 'public' AND p.proname IN ('post_message', 'refuse_departed', 'keep_departed',
    'message_slice_after', 'verify_message_slice', 'message_named', 'verify_messages', 'verify_new_messages')`

/** The rights of everybody and of the program: those of single logins are their owner's affair. */
const rights = (acl: string): string => `(SELECT string_agg(x.grantee || x.privilege_type || x.is_grantable, ' ' ORDER BY 1) FROM (
  SELECT CASE e.grantee WHEN 0 THEN 'everybody ' ELSE 'program ' END AS grantee, e.privilege_type, e.is_grantable FROM aclexplode(${acl}) e
  WHERE e.grantee IN (0, to_regrole('lounge_app')::oid)) x)`

/** Whose a thing is: who keeps the books, by whatever name (a dump is restored by somebody else), the program, or a third. */
const whose = (owner: string): string =>
  `CASE ${owner} WHEN (SELECT relowner FROM pg_class WHERE oid = 'ledger.catalogue'::regclass) THEN 'keeper'
    WHEN to_regrole('lounge_app')::oid THEN 'program' ELSE 'somebody' END`

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
