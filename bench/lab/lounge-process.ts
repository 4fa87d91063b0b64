// The product as an operator runs it: a process of its own, reached over loopback.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Lab } from './lab.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** As scripts/start.mjs starts it. */
const NODE_ARGUMENTS = ['--max-semi-space-size=16', '--expose-gc']
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072' }
const READY_WITHIN_MS = 180_000
const REST_WITHIN_MS = 300_000
const REST_MS = 2_000

export type LoungeProcess = {
  pid: number
  port: number
  dataDir: string
  /** From the start of the process until it said that it is open, in milliseconds. */
  readyMs: number
  /** Resident memory in bytes, as the system counts it. */
  rss(): number
  /** Processor time of all its threads so far, in seconds. */
  cpu(): number
  /** Waits until the process has nothing more to prepare: less than a tenth of a core for two seconds. Answers its age then, in milliseconds. */
  atRest(): Promise<number>
  stop(): Promise<void>
}
export type LoungeOptions = {
  name?: string
  /** Another checkout than this one. */
  root?: string
  env?: Record<string, string>
  nodeArguments?: string[]
  /** How many files, and so connections, the process may have open. */
  filesMax?: number
}

/** Starts a lounge and waits until it is open. Rate limits are lifted; replies come as fast as the engine gives them unless `env` says otherwise. */
export async function startLounge(lab: Lab, options: LoungeOptions = {}): Promise<LoungeProcess> {
  const dataDir = join(lab.folder, options.name ?? 'data')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const profile = process.env['BENCH_PROFILE'] // a folder: node writes a CPU profile of each lounge into it
  const nodeArguments = [
    ...NODE_ARGUMENTS,
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    ...(options.nodeArguments ?? []),
  ]
  const startedAt = performance.now()
  const child = spawn(
    '/bin/sh',
    ['-c', `ulimit -n ${options.filesMax ?? 4_096} && exec "$@"`, 'sh', process.execPath, ...nodeArguments, 'server/src/main.ts'],
    {
      cwd: options.root ?? ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        ...ENVIRONMENT,
        NODE_COMPILE_CACHE: join(options.root ?? ROOT, 'node_modules/.cache/compiled'),
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '100000',
        LLM_PACING: 'none',
        APP_SECRET: 'the benches sign with this and no other house does',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  lab.onClose(stop)
  const port = await openPort(child)
  const readyMs = performance.now() - startedAt
  return {
    pid: child.pid!,
    port,
    dataDir,
    readyMs,
    rss: () => rssOf(child.pid!),
    cpu: () => cpuSeconds(child.pid!),
    atRest: () => atRest(child.pid!, startedAt),
    stop,
  }
}

/** The port that the process says it listens on. What else it says on standard output are log lines, shown as they are. */
function openPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the lounge did not open: ${said}`)), READY_WITHIN_MS)
    child.once('exit', (code) => reject(new Error(`the lounge ended with ${code}: ${said}`)))
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-20_000)
      for (const line of text.split('\n')) if (line.startsWith('{')) console.error(line.slice(0, 200))
      const port = /Green Room is open: http:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    })
  })
}

async function atRest(pid: number, startedAt: number): Promise<number> {
  for (const until = performance.now() + REST_WITHIN_MS; performance.now() < until;) {
    const before = cpuSeconds(pid)
    await pause(REST_MS)
    if (cpuSeconds(pid) - before < REST_MS / 1_000 / 10) return performance.now() - startedAt - REST_MS
  }
  throw new Error('the lounge does not come to rest')
}

/** Of all threads; the system counts in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const rssOf = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1_024
