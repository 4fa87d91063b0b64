import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Account, runAs } from './account.ts'
import { leaveToOwner } from './app-lock.ts'
import { clusterPath } from './home.ts'
import { endLeftoverServer, endServer } from './leftover-server.ts'
import type { Programs } from './programs.ts'
import { databaseUrl, serverArguments, SOCKET_PORT, type ServerSettings } from './settings.ts'

const LOG_MAX_BYTES = 5_000_000
const PROGRESS_EVERY_MS = 5_000
const READY_WITHIN_MS = 600_000

export type Launch = {
  home: string
  socketDir: string
  programs: Programs
  account: Account | undefined
  settings?: ServerSettings | undefined
  log: (line: string) => void
  stopping: AbortSignal
}

/** `ended` resolves with the reason; `end` does nothing to a process that has ended, whose number may be a stranger's by now. */
export type Postmaster = { pid: number; ended: Promise<string>; end(): Promise<void> }

/** The server did not come up; `mayPass` when it stumbled over the remains of its predecessor, which go away by themselves. */
export class LaunchFailure extends Error {
  readonly mayPass: boolean
  constructor(message: string, mayPass: boolean) {
    super(message)
    this.mayPass = mayPass
  }
}

function openLog(home: string): { path: string; descriptor: number; from: number } {
  const path = join(home, 'server.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) renameSync(path, `${path}.old`)
  const descriptor = openSync(path, 'a', 0o600)
  leaveToOwner(path)
  return { path, descriptor, from: fstatSync(descriptor).size }
}

async function answers(socketDir: string): Promise<boolean> {
  if (!existsSync(join(socketDir, `.s.PGSQL.${SOCKET_PORT}`))) return false
  const client = new Client({ connectionString: databaseUrl(socketDir, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}

/** Starts one server and waits until it answers, however long its recovery takes. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { home, socketDir, programs, account, settings, log, stopping } = launch
  const cluster = clusterPath(home)
  await endLeftoverServer(cluster, log)
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`]) rmSync(join(socketDir, name), { force: true })

  const output = openLog(home)
  // In a session of its own: Ctrl-C in the terminal is for the app, which drains first and then stops its database.
  const child = spawn(programs.postgres, serverArguments(cluster, socketDir, settings), {
    ...runAs(account),
    detached: true,
    stdio: ['ignore', output.descriptor, output.descriptor],
  })
  closeSync(output.descriptor)
  child.unref()
  const ended = endOf(child)
  let end: string | undefined
  void ended.then((reason) => (end = reason))
  const pid = child.pid ?? 0
  const finish = async (): Promise<void> => {
    if (end !== undefined || !pid) return
    child.ref() // or a process with nothing else to do would end before it hears of the end
    await endServer(pid)
  }

  const startedAt = Date.now()
  let reportAt = startedAt + PROGRESS_EVERY_MS
  for (let pauseMs = 10; end === undefined; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (await answers(socketDir)) return { pid, ended, end: finish }
    await sleep(pauseMs)
    if (stopping.aborted || Date.now() > startedAt + READY_WITHIN_MS) await finish()
    if (Date.now() < reportAt) continue
    reportAt += PROGRESS_EVERY_MS
    log(`PostgreSQL is still starting, perhaps recovering from an abrupt end (${Math.round((Date.now() - startedAt) / 1_000)} s)`)
  }
  const said = readFileSync(output.path).subarray(output.from).toString().trim()
  const mayPass = /shared memory block|lock file|could not bind|Address already in use/.test(said)
  throw new LaunchFailure(`PostgreSQL did not start (${end}); ${output.path} says:\n${said}`, mayPass)
}
