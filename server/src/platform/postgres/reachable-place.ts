import { chmodSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Account, runAs } from './account.ts'

const CANDIDATES = ['/var/lib', '/srv', '/opt', '/usr/local']

/** Root's directory for what another account must read: kept over restarts, entered by everyone, written by root alone. */
export function reachablePlace(account: Account): string {
  for (const parent of CANDIDATES) {
    const place = join(parent, 'green-room')
    try {
      mkdirSync(place, { recursive: true })
      chmodSync(place, 0o755)
    } catch {
      continue
    }
    if (spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', place], runAs(account)).status === 0) return place
  }
  throw new Error(
    `No directory that the account ${account.name} can reach among ${CANDIDATES.join(', ')}. Start Green Room as an ordinary user.`,
  )
}
