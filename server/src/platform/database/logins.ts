// Two logins (docs/decisions/0031-two-logins.md): the owner's makes the tables and migrates them, the program's owns nothing and can't become an
// owner. `lounge_app` is neither, but the role that holds the program's rights; the program's login is a member of it.
import { Client } from 'pg'
import { sqlState } from './database.ts'
import { serverOf } from './servers.ts'

const REFUSED = '42501'

/** What a login can do, asked as itself. */
export type Login = {
  name: string
  /** Owns the tables, or, where there are none yet, may make them. */
  mayMigrate: boolean
  /** Owns something, may become who does, or passes by rights altogether: nothing in the database stops it. */
  ownsTables: boolean
  /** Has the program's rights. */
  isAdmitted: boolean
}

/** Migrations run as whoever owns the tables, so that the rights that come with new ones stay the same whichever login ran them. */
export async function becomeOwner(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "SELECT tableowner AS owner FROM pg_tables WHERE (schemaname, tablename) = ('public', 'migration') AND tableowner <> current_user",
  )
  const owner = rows[0]?.owner
  if (owner === undefined) return
  await client.query(`SET ROLE ${client.escapeIdentifier(owner)}`).catch((error: unknown) => {
    if (sqlState(error) !== REFUSED) throw error
    throw new Error(`The tables belong to ${owner}, and the login ${client.user} may not act as it: set DATABASE_OWNER_URL to its login.`)
  })
}

/** Makes the program's login unless it is there, and gives it the program's rights. Once that is done, it asks for no right to do it. */
export async function admitProgram(owner: Client, programUrl: string): Promise<void> {
  const { user = '', password } = new Client({ connectionString: serverOf(programUrl) })
  await owner.query('RESET ROLE')
  const look = `SELECT rolname = session_user AS is_owner, pg_has_role(oid, 'lounge_app', 'MEMBER') AS is_admitted FROM pg_roles WHERE rolname = $1`
  const found = (await owner.query<{ is_owner: boolean; is_admitted: boolean }>(look, [user])).rows[0]
  if (found?.is_owner || found?.is_admitted) return
  const name = owner.escapeIdentifier(user)
  const secret = password ? ` PASSWORD ${owner.escapeLiteral(password)}` : ''
  const attempt = (statement: string, instead = statement): Promise<unknown> =>
    owner.query(statement).catch((error: unknown) => {
      if (sqlState(error) !== REFUSED) throw error
      throw new Error(`${owner.user} may not admit the program's login. Have the server's administrator run: ${instead};`)
    })
  if (!found) await attempt(`CREATE ROLE ${name} LOGIN${secret}`, `CREATE ROLE ${name} LOGIN PASSWORD '…' IN ROLE lounge_app`)
  await attempt(`GRANT lounge_app TO ${name}`)
}

/**
 * A table of one's own session stands before every other of its name: whoever got into one connection of the pool could hide what a verifier
 * reads. Nothing of ours makes temporary tables. It is the database's owner who decides; another login is told by a warning of the server.
 */
export async function forbidTemporaryTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  await client.query(`REVOKE TEMPORARY ON DATABASE ${client.escapeIdentifier(rows[0]!.name)} FROM PUBLIC`).catch((error: unknown) => {
    if (sqlState(error) !== REFUSED) throw error
  })
}

/** Objects of ours are all that are not the system's own. */
const POWERS = `
  SELECT session_user AS name, coalesce(pg_has_role(session_user, to_regrole('lounge_app'), 'MEMBER'), false) AS "isAdmitted",
    CASE WHEN t.tableowner IS NULL THEN has_database_privilege(session_user, current_database(), 'CREATE')
         ELSE pg_has_role(session_user, t.tableowner, 'MEMBER') END AS "mayMigrate",
    r.rolsuper OR r.rolcreaterole OR r.rolreplication OR r.rolbypassrls OR has_database_privilege(session_user, current_database(), 'CREATE')
      OR EXISTS (SELECT FROM pg_roles g WHERE pg_has_role(session_user, g.oid, 'MEMBER') AND g.rolname IN
           ('pg_write_all_data', 'pg_maintain', 'pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program'))
      OR EXISTS (
        SELECT FROM (SELECT relnamespace, relowner FROM pg_class UNION SELECT pronamespace, proowner FROM pg_proc UNION SELECT oid, nspowner FROM pg_namespace)
          AS object (namespace, owner) JOIN pg_namespace n ON n.oid = object.namespace
        WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND pg_has_role(session_user, object.owner, 'MEMBER')) AS "ownsTables"
  FROM pg_roles r LEFT JOIN pg_tables t ON (t.schemaname, t.tablename) = ('public', 'migration') WHERE r.rolname = session_user`

export async function lookAtLogin(client: Client): Promise<Login> {
  return (await client.query<Login>(POWERS)).rows[0]!
}
