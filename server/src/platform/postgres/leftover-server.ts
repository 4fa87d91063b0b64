import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const HAS_PROC = existsSync(`/proc/${process.pid}/stat`)

/** Whether the number belongs to a process, be it a zombie. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A zombie counts as dead: in a container whose first process reaps nobody it would stay for ever. */
function isAlive(pid: number): boolean {
  try {
    return isTaken(pid) && !(HAS_PROC && /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
  } catch {
    return isTaken(pid)
  }
}

/** Process numbers are reused: what counts is what the process is. Undefined: the operating system does not say. */
function isServerOf(clusterDir: string, pid: number): boolean | undefined {
  try {
    if (!HAS_PROC)
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(`postgres -D ${clusterDir} `)
    const [program, ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(program ?? '') === 'postgres' && words.includes(clusterDir)
  } catch {
    return undefined
  }
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; isAlive(pid); await sleep(20)) {
    if (Date.now() > deadline) return false
  }
  return true
}

/**
 * Ends a server: first the fast way (rolls back, writes everything down), then the immediate way (the next start recovers),
 * then by force. Nothing that was committed is lost by any of them.
 */
export async function endServer(pid: number, patienceMs = 6_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await endsWithin(pid, signal === 'SIGINT' ? patienceMs : 2_000)) return
  }
  throw new Error(`The PostgreSQL server (process ${pid}) does not end.`)
}

/**
 * After kill -9 of the app its server lives on. Under the app's lock nobody else can be using it, so it is stopped, and a new
 * one starts as our own child, with the settings of this version.
 */
export async function endLeftoverServer(clusterDir: string, log: (line: string) => void): Promise<void> {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  // A dead one is left to PostgreSQL, which waits for its last processes before it takes over.
  if (!(pid > 1) || !isTaken(pid)) return
  const isOurs = isServerOf(clusterDir, pid)
  if (isOurs) {
    log(`The last app ended abruptly and left its PostgreSQL running (process ${pid}): stopping it`)
    await endServer(pid, 30_000)
    return
  }
  // PostgreSQL would take a stranger with the old number for its own server, and refuse to start.
  if (isOurs === false) rmSync(file, { force: true })
}
