// A backup of a lounge on a PostgreSQL of the operator's own: a dump, restored into an empty database that belongs to somebody of another name.
import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, startLoungeProcess } from '../test/lounge-process.ts'
import { ownPostgres, type OwnPostgres } from '../test/postgres/own-postgres.ts'
import { signUp } from '../test/people/sign-up.ts'
import { createVisitor, type Visitor } from '../test/people/visitor.ts'
import { findProgram } from './platform/postgres/client-programs.ts'

const root = mkdtempSync(join(tmpdir(), 'green-room-dump-'))
chmodSync(root, 0o755)
const backup = join(root, 'kept')
const KEY = `ab/${'c'.repeat(40)}`
let server: OwnPostgres
let ada: Visitor
let heirUrl: string

function run(
  program: 'backup' | 'restore' | 'migrate',
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const surroundings = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', NODE_COMPILE_CACHE: join(tmpdir(), 'green-room-compiled') }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${program}.ts`), ...words],
      { cwd: root, env: { ...surroundings, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  )
}
const at = (login: string, database: string): string =>
  Object.assign(new URL(server.url), { username: login, password: login, pathname: `/${database}` }).href
async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may go away before it is ended
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
const isThere = (major: number): boolean => {
  try {
    return findProgram('pg_dump', major).major >= major && findProgram('pg_restore', major).major >= major
  } catch {
    return false
  }
}

beforeAll(async () => {
  server = await ownPostgres()
  heirUrl = at('heir', 'second')
  await server.administer("CREATE ROLE heir LOGIN CREATEROLE PASSWORD 'heir'")
  await server.administer('CREATE DATABASE second OWNER heir')
  const env = { DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl }
  const lounge = await startLoungeProcess({ dataDir: join(root, 'data'), port: await freePort(), env })
  ada = await signUp(lounge.origin, 'ada@example.com')
  await server.administer('GRANT lounge_app TO heir WITH ADMIN OPTION')
  lounge.kill('SIGTERM')
  await lounge.ended
  mkdirSync(join(root, 'data/files/ab'), { recursive: true })
  writeFileSync(join(root, 'data/files', KEY), 'a letter')
}, 120_000)
afterAll(async () => {
  await server?.remove()
  rmSync(root, { recursive: true, force: true })
})

test('with client programs that fit, the dump is restored with its rights, or nothing of it is', { timeout: 120_000 }, async (context) => {
  const owner = { DATA_DIR: join(root, 'data'), DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl }
  const made = await run('backup', [backup], owner)
  if (!isThere(Number(server.major))) {
    expect(made).toEqual({
      code: 1,
      output: expect.stringMatching(/^pg_dump of PostgreSQL \d+ or newer is needed .*\nThere is no backup\.\n$/),
    })
    return context.skip('this machine has no pg_dump of the fitting version: that it is said was shown')
  }
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Holds:     ') })

  const [dataDir, broken] = [join(root, 'second'), join(root, 'broken')]
  const nothing = { code: 1, output: expect.stringMatching(/\nNothing was restored: the target stays unused\.\n$/) }
  const occupants =
    "SELECT relname FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'"
  // All digests fit, and the books are not those of the manifest: what was restored for the look is taken away again.
  cpSync(backup, broken, { recursive: true })
  const text = readFileSync(join(broken, 'manifest.json'), 'utf8')
  writeFileSync(join(broken, 'manifest.json'), text.replace(/"seal": ".*"/, `"seal": "1:${'0'.repeat(64)}"`))
  expect(await run('restore', [broken, '--into', heirUrl], { DATA_DIR: dataDir })).toEqual(nothing)
  appendFileSync(join(broken, 'database.dump'), 'x')
  expect(await run('restore', [broken, '--into', heirUrl], { DATA_DIR: dataDir })).toEqual(nothing)
  expect(await ask(heirUrl, occupants)).toEqual([])
  expect(
    await ask(heirUrl, "SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname NOT IN ('public', 'information_schema')"),
  ).toEqual([])
  expect(existsSync(join(dataDir, 'files'))).toBe(false)
  expect(await run('restore', [backup, '--into', server.ownerUrl], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database is not empty, it holds .*: make a new one\.\n/),
  })
  expect((await run('restore', [backup, '--into', join(root, 'folder')], {})).output).toContain('This backup is of a PostgreSQL server')

  const target = { DATA_DIR: dataDir, DATABASE_URL: at('second_program', 'second'), DATABASE_OWNER_URL: heirUrl }
  expect(await run('restore', [backup], target)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Restored:.*\nHolds: .*\nVerified: /),
  })
  expect(readFileSync(join(dataDir, 'files', KEY), 'utf8')).toBe('a letter')
  const sums =
    'SELECT (SELECT count(*) FROM ledger.journal) AS journals, (SELECT max(seq) FROM ledger.seal) AS seals, (SELECT count(*) FROM message) AS messages'
  expect(await ask(heirUrl, sums)).toEqual(await ask(server.ownerUrl, sums))
  const rights = `SELECT c.oid::regclass::text AS name, g.privilege_type AS may FROM pg_class c, aclexplode(c.relacl) g
    WHERE g.grantee = 'lounge_app'::regrole ORDER BY 1, 2`
  expect(await ask(heirUrl, rights)).toEqual(await ask(server.ownerUrl, rights))
  const defaults = `SELECT d.defaclobjtype AS on, d.defaclnamespace::regnamespace::text AS in, g.privilege_type AS may
      FROM pg_default_acl d, aclexplode(d.defaclacl) g WHERE g.grantee <> d.defaclrole ORDER BY 1, 2, 3`
  expect(await ask(heirUrl, defaults)).toEqual(await ask(server.ownerUrl, defaults))

  const lounge = await startLoungeProcess({
    dataDir,
    port: await freePort(),
    env: { DATABASE_URL: target.DATABASE_URL, LOG_LEVEL: 'warn' },
  })
  const again = createVisitor(lounge.origin)
  for (const [name, value] of ada.cookies) again.cookies.set(name, value)
  again.setToken(ada.token)
  expect((await again.call('readProfile')).body.payload.balance).toBe(200)
  expect(lounge.output()).not.toContain('owns the tables')
  lounge.kill('SIGTERM')
  await lounge.ended
})

test('client programs that are older than the server, or missing, are said in words', () => {
  expect(() => findProgram('pg_dump', 99)).toThrow(
    /^pg_dump of PostgreSQL 99 or newer is needed on this machine, and there is (none|only [\d, ]+)\. Install/,
  )
})
