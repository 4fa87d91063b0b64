// The product as an operator runs it: a process of its own that can be killed, and its database with it.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const START_MS = 60_000

export type LoungeProcess = {
  origin: string
  pid: number
  /** Everything it has written to its standard output and error. */
  output(): string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(signal: NodeJS.Signals): void
  /** Nobody reads its standard output any more. */
  hangUp(): void
  /** Asks the `preload` something, and answers what it says; throws where the process is gone, or goes before it answers. */
  ask(order: object | string): Promise<unknown>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Start = {
  dataDir: string
  port: number
  env?: Record<string, string>
  /** A module that comes before main.ts. */
  preload?: string
  /** A program before it, which becomes it: `['sh', '-c', '…; exec "$0" "$@"']`. */
  under?: string[]
  /** Where its standard output goes, in place of `output()`: a file, or a pipe that nobody reads. */
  stdout?: number | 'unread'
}

/** Starts main.ts and resolves when it says that it is open. Nothing of our own environment reaches it but PATH and HOME. */
export async function startLoungeProcess(options: Start): Promise<LoungeProcess> {
  const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', TMPDIR: process.env['TMPDIR'] ?? '/tmp' }
  // Restarts are what these tests are made of: compiled code is kept from one to the next.
  const quick = {
    NODE_COMPILE_CACHE: join(tmpdir(), 'green-room-compiled'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    LLM_PACING: 'none',
    RATE_LIMIT_SCALE: '1000',
  }
  const env = { ...own, ...quick, DATA_DIR: options.dataDir, PORT: String(options.port), ...options.env }
  const { preload, stdout = 'read', under = [] } = options
  const [program, ...words] = [...under, process.execPath, ...(preload ? ['--import', preload] : []), join(ROOT, 'server/src/main.ts')]
  const child: ChildProcess = spawn(program, words, {
    cwd: ROOT,
    env,
    stdio: ['ignore', typeof stdout === 'number' ? stdout : 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
  })
  let output = ''
  for (const stream of [stdout === 'read' ? child.stdout : null, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const lounge: LoungeProcess = {
    origin: `http://127.0.0.1:${options.port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: (signal) => void child.kill(signal),
    hangUp: () => void child.stdout?.destroy(),
    ask: (order) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve)
        child.send(order, (error) => error && reject(error))
        void ended.then(() => reject(new Error('it ended before it answered')))
      }),
  }
  const isReady = (): Promise<boolean> => fetch(`${lounge.origin}/readyz`).then(({ ok }) => ok, () => false) // prettier-ignore
  const isOpen = async (): Promise<boolean> => (stdout === 'read' ? output.includes('Green Room is open') : isReady())
  for (const end = Date.now() + START_MS; !(await isOpen()); await pause(20)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the lounge ended before it opened:\n${output}`)
    if (Date.now() < end) continue
    child.kill('SIGKILL')
    throw new Error(`the lounge did not open within ${START_MS / 1_000} s:\n${output}`)
  }
  return lounge
}

/** The embedded server of a DATA_DIR, as its own file tells: its process, and where it can be asked. */
export function embeddedServer(dataDir: string): { pid: number; url: string } {
  const lines = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const socketDir = lines[4] ?? ''
  return { pid: Number(lines[0]), url: `postgresql://postgres@localhost:${lines[3]}/lounge?host=${encodeURIComponent(socketDir)}` }
}

/** Asks until there is an answer. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>, timeoutMs: number, everyMs = 50): Promise<T> {
  for (const end = Date.now() + timeoutMs; ; await pause(everyMs)) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    if (Date.now() > end) throw new Error(`waited ${timeoutMs / 1_000} s in vain`)
  }
}
