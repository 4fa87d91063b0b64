// A pooler that lends connections for a transaction each: PgBouncer where it is installed, else a small one that does as it does with pg's clients.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { chooseAccount, runAs } from '#server/platform/postgres/account.ts'
import { SESSION_START } from '#server/platform/database/session-start.ts'
import { asProgram } from '../postgres/database-url.ts'
import { freePort, until } from '../lounge-process.ts'

export type TestPooler = {
  kind: string
  /** The same database and login, through the pooler. */
  through(url: string): string
  stop(): Promise<void>
}
type Options = { server: string; sessionStart?: string }

/** Not in the path of whoever owns the server. */
const PGBOUNCER = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, 'pgbouncer')).find(existsSync)

/** `server`: any address of it. */
export async function startPooler({ server, sessionStart = SESSION_START }: Options): Promise<TestPooler> {
  const port = await freePort()
  const kind = PGBOUNCER ?? 'a small one of our own, for there is no PgBouncer on this machine'
  const stop = PGBOUNCER ? await pgBouncer(PGBOUNCER, port, server, sessionStart) : await smallPooler(port, server, sessionStart)
  const through = (url: string): string => {
    const address = new URL(url)
    address.searchParams.delete('host')
    return Object.assign(address, { hostname: '127.0.0.1', port: String(port) }).href
  }
  return { kind, through, stop }
}

async function pgBouncer(program: string, port: number, server: string, sessionStart: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-pooler-'))
  chmodSync(folder, 0o755)
  const { host, port: own } = new Client({ connectionString: server })
  const { username, password } = new URL(asProgram(server))
  const settings = ['pool_mode = transaction', 'auth_type = plain', `auth_file = ${folder}/users`, 'listen_addr = 127.0.0.1', `listen_port = ${port}`,
    'unix_socket_dir =', 'max_client_conn = 2000', 'default_pool_size = 12', 'server_round_robin = 1'] // prettier-ignore
  const start = sessionStart === '' ? '' : ` connect_query='${sessionStart}'`
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`)
  writeFileSync(join(folder, 'ini'), ['[databases]', `* = host=${host} port=${own}${start}`, '[pgbouncer]', ...settings, ''].join('\n'))
  const child = spawn(program, ['-q', join(folder, 'ini')], { ...runAs(chooseAccount(folder)), stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await until(async () => canReach(port), 10_000)
  return async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const canReach = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const AT_MOST = 12
const SSL_REQUEST = 80_877_103
type Backend = { socket: Socket; seen: Buffer }

/** Sessions of the server go round among the clients, a transaction each; what a client asks for at its start is refused. */
async function smallPooler(port: number, server: string, sessionStart: string): Promise<() => Promise<void>> {
  const pools = new Map<string, { open: number; free: Backend[]; waiting: ((backend: Backend) => void)[] }>()
  const sockets = new Set<Socket>()
  async function borrow(database: string): Promise<Backend> {
    const pool = pools.get(database) ?? { open: 0, free: [], waiting: [] }
    pools.set(database, pool)
    // New sessions first, then the one that has been free longest: who asks twice hardly meets the same one.
    if (pool.open < AT_MOST) {
      pool.open++
      const client = new Client({ connectionString: asProgram(Object.assign(new URL(server), { pathname: `/${database}` }).href) })
      client.on('error', () => {})
      await client.connect().catch((error: unknown) => (pool.open--, Promise.reject(error as Error)))
      if (sessionStart !== '') await client.query(sessionStart)
      const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection
      socket.removeAllListeners('data')
      sockets.add(socket)
      socket.on('close', () => {
        pool.open--
        pool.free = pool.free.filter((one) => one.socket !== socket)
      })
      return { socket, seen: Buffer.alloc(0) }
    }
    return pool.free.shift() ?? new Promise((resolve) => pool.waiting.push(resolve))
  }
  function giveBack(database: string, backend: Backend): void {
    const pool = pools.get(database)!
    backend.socket.removeAllListeners('data')
    const next = pool.waiting.shift()
    if (next) next(backend)
    else pool.free.push(backend)
  }
  const listening = createServer((socket) => {
    sockets.add(socket)
    let [database, isStarted] = ['', false]
    let backend: Promise<Backend> | undefined
    socket.on('error', () => {})
    socket.on('close', () => void backend?.then((one) => one.socket.destroy()).catch(() => {}))
    socket.on('data', (chunk: Buffer) => {
      if (!isStarted) return start(chunk)
      if (!backend && chunk.toString('latin1', 0, 1) === 'X') return void socket.end()
      backend ??= borrow(database).then((one) => lend(one))
      void backend.then((one) => one.socket.write(chunk)).catch(() => socket.destroy())
    })
    function start(chunk: Buffer): void {
      if (chunk.readInt32BE(4) === SSL_REQUEST) return void socket.write('N')
      const words = chunk.subarray(8).toString().split('\0')
      const asked = new Map<string, string>()
      for (let at = 0; at + 1 < words.length; at += 2) asked.set(words[at]!, words[at + 1]!)
      if (asked.has('options')) return void socket.end(message('E', 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0'))
      database = asked.get('database') ?? ''
      isStarted = true
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('K', '\0\0\0\0\0\0\0\0'), message('Z', 'I')]))
    }
    function lend(one: Backend): Backend {
      one.socket.on('data', (chunk: Buffer) => {
        socket.write(chunk)
        one.seen = Buffer.concat([one.seen, chunk])
        while (one.seen.length >= 5 && one.seen.length > one.seen.readInt32BE(1)) {
          const end = 1 + one.seen.readInt32BE(1)
          const isOver = one.seen.toString('latin1', 0, 1) === 'Z' && one.seen.toString('latin1', 5, 6) === 'I'
          one.seen = one.seen.subarray(end)
          if (!isOver) continue
          backend = undefined
          giveBack(database, one)
        }
      })
      return one
    }
  })
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve))
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => listening.close(resolve))
  }
}

function message(kind: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1')
  const head = Buffer.alloc(5)
  head.write(kind, 'latin1')
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}
