// The program as an operator meets it: what it says when it can't start, and that it leaves nothing behind when it ends.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { embeddedServer, freePort, startLoungeProcess, until, type LoungeProcess } from '../test/lounge-process.ts'
import { migrate } from './platform/database/migrate.ts'
import { startPostgres } from './platform/postgres/start-postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'green-room-main-'))
chmodSync(root, 0o755) // as root the server runs as another account, which must reach its files
const dataDir = join(root, 'data')
const running: (ChildProcess | LoungeProcess)[] = []
afterEach(async () => {
  for (const one of running.splice(0)) {
    one.kill('SIGTERM')
    if ('ended' in one) await one.ended
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

type Ending = { code: number | null; signal: NodeJS.Signals | null; output: string }
function run(env: Record<string, string>): { child: ChildProcess; ending: Promise<Ending> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ending: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output }))) }
}
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`)

test('every wrong value is named in a line of its own, and nothing is made', async () => {
  expect(await run({ PORT: 'x', TRUST_PROXY: 'nginx', LLM_CHAIN: 'main' }).ending).toEqual({
    code: 1,
    signal: null,
    output: [
      'Configuration: PORT: must be a whole number from 0 to 65535 (is "x")',
      'Configuration: TRUST_PROXY: must be a number of hops or a list of networks (is "nginx")',
      "Configuration: LLM_MAIN_KIND: is required because LLM_CHAIN names 'main' (one of: openai-compatible, " +
        'openai, openai-responses, anthropic, google, mistral, llama-cpp)\n',
    ].join('\n'),
  })
  expect(readdirSync(root)).toEqual([])
})

test('a database and a directory that are not there are named, too', async () => {
  const nobody = await freePort()
  writeFileSync(join(root, 'file'), '')
  const { code, output } = await run({
    DATABASE_URL: `postgres://ada:secret@127.0.0.1:${nobody}/lounge`,
    DATA_DIR: join(root, 'file'),
  }).ending
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([
    expect.stringMatching(
      `^Configuration: DATA_DIR: ${join(root, 'file')} must be a directory that this account may write \\(EEXIST.*\\)$`,
    ),
    `Configuration: DATABASE_URL: no connection to the database (connect ECONNREFUSED 127.0.0.1:${nobody})`,
    '',
  ])
})

test('told to end while it starts, it ends well and takes its database with it', async () => {
  const { child, ending } = run({ PORT: '0' })
  const { pid } = await until(async () => embeddedServer(dataDir), 60_000, 5)
  child.kill('SIGTERM')
  expect(await ending).toMatchObject({ code: 0, signal: null })
  expect(isAlive(pid)).toBe(false)
})

test('a port that is taken is said in words, and the database does not stay behind', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect(await run({ PORT: String(port) }).ending).toEqual({
    code: 1,
    signal: null,
    output: `Configuration: PORT: ${port} is taken by another program; stop that one, or choose another port\n`,
  })
  expect(() => embeddedServer(dataDir)).toThrow('ENOENT')
  other.close()
})

test('a second one on the same DATA_DIR is refused in words; the first goes on, and ends well by Ctrl-C', async () => {
  const first = await startLoungeProcess({ dataDir, port: await freePort() })
  running.push(first)
  const second = await run({ PORT: '0' }).ending
  expect([second.code, second.output.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    `Another Green Room (process ${first.pid}) is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  ])
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  const { pid } = embeddedServer(dataDir)
  first.kill('SIGINT')
  expect(await first.ended).toEqual({ code: 0, signal: null })
  expect(isAlive(pid)).toBe(false)
  expect(first.output()).toContain(`Data:                ${dataDir}`)
})

test('told to end as soon as it is open, it asks its database nothing more', async () => {
  const lounge = await startLoungeProcess({ dataDir, port: await freePort(), env: { LOG_LEVEL: 'warn' } }) // the timers ran a moment ago: no job keeps it open
  running.push(lounge)
  lounge.kill('SIGTERM')
  expect(await lounge.ended).toEqual({ code: 0, signal: null })
  expect(lounge.output()).not.toContain('destroyed')
})

test(
  'an embedded database from before there were two logins gets the program’s, and keeps what it holds',
  { timeout: 60_000 },
  async () => {
    const folder = join(root, 'from-before')
    const logins = `SELECT DISTINCT usename AS login FROM pg_stat_activity WHERE application_name LIKE 'green-room%'`
    const before = await startPostgres({ dataDir: folder, log: () => {} })
    await migrate(before.ownerUrl)
    expect(await ask(before.ownerUrl, "SELECT FROM pg_roles WHERE rolname = 'lounge_program'")).toEqual([])
    await ask(before.ownerUrl, `INSERT INTO setting VALUES ('product_name', '"From before"')`)
    await before.stop()

    const lounge = await startLoungeProcess({ dataDir: folder, port: await freePort(), env: { LOG_LEVEL: 'warn' } })
    running.push(lounge)
    expect(await ask(embeddedServer(folder).url, logins)).toEqual([{ login: 'lounge_program' }])
    expect(await ask(embeddedServer(folder).url, "SELECT value FROM setting WHERE key = 'product_name'")).toEqual([
      { value: 'From before' },
    ])
    expect(lounge.output()).not.toContain('owns the tables')
    const beside = spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], { env: { DATA_DIR: folder }, encoding: 'utf8' })
    expect([beside.status, beside.stderr]).toEqual([1, expect.stringMatching(/^Another Green Room .*\n$/)])
  },
)

async function ask(url: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may go away before it is ended
  await client.connect()
  try {
    return (await client.query<object>(statement)).rows
  } finally {
    await client.end()
  }
}
