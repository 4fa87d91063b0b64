import { spawn } from 'node:child_process'
import { existsSync, lchownSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, runAs } from './account.ts'
import { clusterPath } from './home.ts'
import type { Programs } from './programs.ts'
import { OWNER } from './settings.ts'

const PROGRESS_EVERY_MS = 5_000
const UNFINISHED = 'unfinished-'

async function runInitdb(programs: Programs, account: Account | undefined, directory: string, log: (line: string) => void): Promise<void> {
  const options = ['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8', '--no-instructions']
  // The socket's directory is the guard: who may enter it, may come in. Connections by network are refused outright.
  const doors = ['--auth-local=trust', '--auth-host=reject', `--username=${OWNER}`]
  const child = spawn(programs.initdb, ['-D', directory, ...doors, ...options], { ...runAs(account), stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const startedAt = Date.now()
  const progress = setInterval(
    () => log(`Still creating the database (${Math.round((Date.now() - startedAt) / 1_000)} s)`),
    PROGRESS_EVERY_MS,
  )
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`initdb could not create the database in ${directory}:\n${output.join('').trim()}`)
  } finally {
    clearInterval(progress)
  }
}

/** Creates the cluster unless it exists. It appears in one step: an initdb that was interrupted leaves nothing behind that counts. */
export async function prepareCluster(
  home: string,
  programs: Programs,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<void> {
  const cluster = clusterPath(home)
  const versionFile = join(cluster, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === programs.majorVersion) return
    const advice = `Dump it with PostgreSQL ${version} and load it into a new DATA_DIR.`
    throw new Error(`The database in ${cluster} was made by PostgreSQL ${version}, and this is ${programs.majorVersion}. ${advice}`)
  }
  if (readdirSync(cluster).length > 0)
    throw new Error(`${cluster} holds files that are no database of ours. Set DATA_DIR to another directory.`)

  log('Creating the database (once, about 5 s)')
  for (const name of readdirSync(home)) if (name.startsWith(UNFINISHED)) rmSync(join(home, name), { recursive: true, force: true })
  const building = mkdtempSync(join(home, UNFINISHED))
  if (account) lchownSync(building, account.uid, account.gid)
  await runInitdb(programs, account, building, log)
  renameSync(building, cluster) // Over the empty directory.
}
