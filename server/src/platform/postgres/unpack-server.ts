// The counterpart of base-backup.ts: a packed copy of a server becomes the embedded database of an empty DATA_DIR, not started yet.
import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { chooseAccount } from './account.ts'
import { clusterPath, giveTo, prepareHome } from './home.ts'
import { findPrograms } from './programs.ts'
import { childEnvironment } from './settings.ts'

export async function unpackServer(copy: string, { dataDir, major }: { dataDir: string; major: number }): Promise<void> {
  const account = chooseAccount(clusterPath(join(dataDir, 'postgres')))
  const home = prepareHome(dataDir, account, () => {})
  const ours = findPrograms(account, home, () => {}).majorVersion
  if (ours !== String(major))
    throw new Error(`The backup is of PostgreSQL ${major}, and this Green Room has ${ours}: restore it with the version that made it.`)
  const tar = spawn('tar', ['-xof', '-', '-C', clusterPath(home)], { stdio: ['pipe', 'ignore', 'pipe'], env: childEnvironment() })
  let said = ''
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', (error) => reject(new Error(`This machine has no tar (${error.message}).`)))
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar could not unpack ${copy}: ${said.trim()}`))))
  })
  // Where the stream breaks tar misses its end, and says so.
  await Promise.all([pipeline(createReadStream(copy), createGunzip(), tar.stdin).catch(() => {}), ended])
  if (account) giveTo(account, clusterPath(home))
}
