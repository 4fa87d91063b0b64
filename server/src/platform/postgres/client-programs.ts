// pg_dump and pg_restore of the machine, for a PostgreSQL of the operator's own; the embedded package has neither.
import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { serverOf } from '../database/servers.ts'
import { childEnvironment } from './settings.ts'

const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/{libpq,postgresql@*}/bin',
  '/usr/local/bin',
  '/usr/bin',
]

export type Program = { path: string; major: number }

/** The oldest that is not older than `major`: each reads older servers and archives, and may write what an older one does not know. */
export function findProgram(name: 'pg_dump' | 'pg_restore', major: number): Program {
  const found = FOLDERS.flatMap((folder) => globSync(join(folder, name))).flatMap((path): Program[] => {
    const told = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout
    const version = /\) (\d+)/.exec(told ?? '')?.[1]
    return version ? [{ path, major: Number(version) }] : []
  })
  const fitting = found.filter((one) => one.major >= major).toSorted((a, b) => a.major - b.major)[0]
  if (fitting) return fitting
  const there = found.length > 0 ? `there is only ${found.map((one) => one.major).join(', ')}` : 'there is none'
  throw new Error(
    `${name} of PostgreSQL ${major} or newer is needed on this machine, and ${there}. Install its client programs (postgresql-client-${major}).`,
  )
}

export type Run = { output: Readable; ended: Promise<void> }

/** `databaseUrl` goes without its password, which a list of processes would show. */
export function runProgram({ path }: Program, words: string[], databaseUrl?: string): Run {
  const address = databaseUrl === undefined ? undefined : new URL(serverOf(databaseUrl))
  const password = decodeURIComponent(address?.password ?? '') || address?.searchParams.get('password')
  if (address) address.password = ''
  address?.searchParams.delete('password')
  const child = spawn(path, [...words, ...(address ? [`--dbname=${address.href}`, '--no-password'] : [])], {
    env: { ...childEnvironment(), ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `${path} ended with ${code}`))))
  })
  ended.catch(() => {}) // whoever reads the output comes for it later
  return { output: child.stdout, ended }
}
