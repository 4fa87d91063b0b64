import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { childEnvironment } from './settings.ts'

/** The account PostgreSQL runs as, when that is not the app's own. */
export type Account = { name: string; uid: number; gid: number }

const CANDIDATES = ['postgres', 'nobody', 'daemon']

function ask(flag: string, who: string): string | undefined {
  try {
    return execFileSync('id', [flag, who], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

function lookUp(who: string): Account | undefined {
  const [name, uid, gid] = [ask('-un', who), ask('-u', who), ask('-g', who)]
  if (!name || !uid || !gid || Number(uid) === 0) return undefined
  return { name, uid: Number(uid), gid: Number(gid) }
}

function ownerOf(path: string): Account | undefined {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  // A bare number without a name is of no use: initdb refuses to run as an account that it cannot look up.
  return owner ? lookUp(String(owner)) : undefined
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as himself (undefined); root runs it as the account that
 * owns the existing files, so that they stay with whoever made them, or as the first unprivileged account that exists.
 */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = ownerOf(clusterDir) ?? CANDIDATES.map(lookUp).find((found) => found !== undefined)
  if (account) return account
  throw new Error(
    `PostgreSQL cannot run as root, and this machine has no account named ${CANDIDATES.join(', ')}. Start Green Room as an ordinary user.`,
  )
}

/** What spawn needs to start a program of PostgreSQL: its account, few variables (no secrets), a directory it may be in. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number; env: NodeJS.ProcessEnv; cwd: string } {
  return { ...(account ? { uid: account.uid, gid: account.gid } : {}), env: childEnvironment(), cwd: '/' }
}

/** Asks the operating system itself, which knows modes, lists of access and read-only mounts. */
export function canUse(account: Account | undefined, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -w "$1"', 'sh', directory], runAs(account)).status === 0
}
