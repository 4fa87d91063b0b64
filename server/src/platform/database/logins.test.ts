// Two logins: whoever has the program's, with all that it may say to the database, can't touch what guards the books.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { asProgram, inDatabase } from '../../../test/postgres/database-url.ts'
import { createLog } from '../log/log.ts'
import { migrate } from './migrate.ts'
import { lookAtDatabase, prepareDatabase } from '../prepare-database.ts'

const DENIED = '42501'
let database: TestDatabase
let owner: string
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new URL(database.ownerUrl).username
})
afterAll(() => database.drop())

async function session<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may go away before it is ended
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const refusal = (client: Client, statement: string): Promise<unknown> =>
  client.query(statement).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

const FORBIDDEN = [
  'ALTER TABLE ledger.transfer DISABLE TRIGGER ALL',
  'ALTER TABLE payments.orders DISABLE TRIGGER guard',
  'DROP TRIGGER departed ON public.member',
  'SET session_replication_role = replica',
  'ALTER ROLE CURRENT_USER SET session_replication_role = replica',
  'TRUNCATE public.message CASCADE',
  'DROP TABLE public.job',
  'ALTER TABLE public.member ADD COLUMN mine text',
  'DROP INDEX public.job_due',
  'CREATE TRIGGER mine BEFORE INSERT ON public.message EXECUTE FUNCTION ledger.deny()',
  'CREATE OR REPLACE FUNCTION ledger.deny() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
  'CREATE OR REPLACE VIEW ledger.violations AS SELECT 1',
  'CREATE TABLE public.mine ()',
  'CREATE SCHEMA mine',
  'CREATE TEMPORARY TABLE account ()',
  'CREATE EXTENSION dblink',
  'INSERT INTO ledger.seal SELECT * FROM ledger.seal',
  'UPDATE ledger.account SET balance = 0',
  'DELETE FROM public.migration',
  "UPDATE public.migration SET sha256 = ''",
  'CREATE ROLE mine LOGIN',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "SELECT pg_read_file('PG_VERSION')",
]
/** Ways out of a role. Those that are allowed lead nowhere. */
const ways = (): string[] => [
  'SET ROLE NONE',
  'RESET ROLE',
  'SET SESSION AUTHORIZATION DEFAULT',
  'RESET SESSION AUTHORIZATION',
  'DISCARD ALL',
  `SET ROLE ${owner}`,
  `SET SESSION AUTHORIZATION ${owner}`,
  `GRANT ${owner} TO CURRENT_USER`,
]

test('no way out of the role leads the program to another, and none of them opens a thing', async () => {
  for (const way of ways()) {
    await session(`${database.url}${database.url.includes('?') ? '&' : '?'}options=-c%20role%3Dlounge_app`, async (client) => {
      const went = await refusal(client, way)
      expect([way, went]).toEqual([way, way.includes(owner) ? DENIED : 'done'])
      for (const statement of FORBIDDEN) expect([way, statement, await refusal(client, statement)]).toEqual([way, statement, DENIED])
    })
  }
})

test('of everything in the database the program’s login owns nothing, and may clear, reference or watch no table', async () => {
  const rows = await session(database.url, async (client) => {
    const { rows: found } = await client.query<{ name: string }>(`
      SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND (pg_has_role(c.relowner, 'MEMBER')
        OR (c.relkind IN ('r', 'p', 'v', 'm') AND (has_table_privilege(c.oid, 'TRUNCATE') OR has_table_privilege(c.oid, 'REFERENCES')
          OR has_table_privilege(c.oid, 'TRIGGER'))))
      UNION ALL SELECT p.oid::regprocedure::text FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND pg_has_role(p.proowner, 'MEMBER')
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND (pg_has_role(nspowner, 'MEMBER') OR has_schema_privilege(oid, 'CREATE'))
      UNION ALL SELECT rolname FROM pg_roles WHERE pg_has_role(oid, 'MEMBER') AND rolname NOT IN (session_user, 'lounge_app')`)
    return found
  })
  expect(rows).toEqual([])
  expect(await lookAtDatabase(database.url)).toMatchObject({
    login: { mayMigrate: false, ownsTables: false, isAdmitted: true },
    missing: [],
  })
})

describe('a start', () => {
  const lines: { msg: string; commands?: string[] }[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const name = `logins_${randomBytes(6).toString('hex')}`
  const admin = (statement: string) => session(inDatabase(inject('postgresUrl'), 'postgres'), (client) => client.query(statement))
  const as = (user: string, database_ = name): string =>
    Object.assign(new URL(inDatabase(inject('postgresUrl'), database_)), { username: user, password: 'harbour' }).toString()
  const [keeper, program] = [`keeper_${name}`, `program_${name}`]
  beforeAll(async () => {
    await admin(`CREATE ROLE ${keeper} LOGIN PASSWORD 'harbour' IN ROLE lounge_app`)
    await admin(`CREATE DATABASE ${name} OWNER ${keeper}`)
  })
  afterAll(async () => {
    await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin(`DROP ROLE IF EXISTS ${keeper}, ${program}`)
  })

  test('with the owner’s login alone, as every lounge had it before, migrates, and says how to part the two', async () => {
    expect(await prepareDatabase({ url: as(keeper) }, log)).toMatchObject({ mayMigrate: true, ownsTables: true })
    const [migrated, warned] = lines.splice(0)
    expect(migrated!.msg).toBe('database migrated')
    expect(warned!.msg).toContain(`${keeper} owns the tables or may become their owner`)
    const own = as(keeper).replace(`${keeper}:harbour@`, 'lounge_program:NEW_PASSWORD@')
    expect(warned!.commands).toEqual([
      `DATABASE_OWNER_URL="$DATABASE_URL" DATABASE_URL='${own}' npm run migrate`,
      expect.stringContaining(`DATABASE_URL='${own}' npm start`),
    ])
    expect(JSON.stringify(warned)).not.toContain('harbour')
  })

  test('where the owner may make no login, the administrator is told what to run, and then it is enough', async () => {
    const told =
      `${keeper} may not admit the program's login. Have the server's administrator run: CREATE ROLE ` +
      `"${program}" LOGIN PASSWORD '…' IN ROLE lounge_app;`
    await expect(migrate(as(keeper), as(program))).rejects.toThrow(told)
    await admin(`CREATE ROLE ${program} LOGIN PASSWORD 'harbour'`)
    await expect(migrate(as(keeper), as(program))).rejects.toThrow(`GRANT lounge_app TO "${program}";`)
    await expect(prepareDatabase({ url: as(program) }, log)).rejects.toThrow(
      `The login ${program} has no rights to the lounge's tables: run npm run migrate`,
    )
    await admin(`GRANT lounge_app TO ${program}`)
    await migrate(as(keeper), as(program))
    expect(await prepareDatabase({ url: as(program) }, log)).toMatchObject({ name: program, ownsTables: false })
    expect(lines.splice(0)).toEqual([])
  })

  test('with a database that lacks a migration is refused to the program, and `npm run migrate` is named', async () => {
    await session(as(keeper), (client) => client.query("DELETE FROM migration WHERE name = '0029-two-logins.sql'"))
    await expect(prepareDatabase({ url: as(program) }, log)).rejects.toThrow(
      `The database lacks 0029-two-logins.sql, and ${program} may not migrate: run npm run migrate with DATABASE_OWNER_URL`,
    )
    await expect(migrate(as(program))).rejects.toThrow(`The tables belong to ${keeper}, and the login ${program} may not act as it`)
    expect(await migrate(as(keeper), as(program))).toEqual(['0029-two-logins.sql'])
    expect(await prepareDatabase({ url: as(program) }, log)).toMatchObject({ mayMigrate: false })
  })

  test('a table that a superuser’s migration makes belongs to whoever owns the others, and the program gets its rights to it', async () => {
    await session(as(keeper), (client) => client.query("DELETE FROM migration WHERE name = '0025-stories.sql'; DROP TABLE story"))
    const superuser = inDatabase(inject('postgresUrl'), name)
    expect(await migrate(superuser, asProgram(superuser))).toEqual(['0025-stories.sql'])
    const { rows } = await session(superuser, (client) =>
      client.query(
        "SELECT tableowner AS owner, has_table_privilege('lounge_app', 'story', 'INSERT') AS may FROM pg_tables WHERE tablename = 'story'",
      ),
    )
    expect(rows).toEqual([{ owner: keeper, may: true }])
  })

  test('says so of a login that owns nothing and may still do anything', async () => {
    const rights = ['CREATEROLE', 'REPLICATION', 'BYPASSRLS']
    for (const right of rights) {
      await admin(`ALTER ROLE ${program} ${right}`)
      expect([right, (await lookAtDatabase(as(program))).login]).toMatchObject([right, { ownsTables: true, mayMigrate: false }])
      await admin(`ALTER ROLE ${program} NO${right}`)
    }
    await admin(`GRANT pg_write_all_data TO ${program}`)
    expect((await prepareDatabase({ url: as(program) }, log)).ownsTables).toBe(true)
    expect(lines.splice(0).map(({ msg }) => msg)).toEqual([expect.stringContaining(program)])
  })
})
