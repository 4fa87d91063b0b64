import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canUse } from './account.ts'
import { reachablePlace } from './reachable-place.ts'

/** Where the cluster lies inside its home. */
export function clusterPath(home: string): string {
  return join(home, 'data')
}

export function giveTo(account: Account, directory: string): void {
  lchownSync(directory, account.uid, account.gid)
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(directory, entry), account.uid, account.gid)
}

/** Makes the directory that holds the database's files, for the account,, or finds it. False: the account cannot get there. */
function ownCluster(home: string, account: Account): boolean {
  const cluster = clusterPath(home)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  // Root's home stays root's; a home made by an ordinary user stays that user's, whoever starts the app today.
  if (statSync(home).uid === 0) chmodSync(home, 0o711)
  if (statSync(cluster).uid !== account.uid) giveTo(account, cluster)
  return canUse(account, cluster)
}

/**
 * DATA_DIR/postgres: everything that belongs to the embedded database. Where the account of PostgreSQL cannot reach it,
 * it is a link to a place that the account can reach.
 */
export function prepareHome(dataDir: string, account: Account | undefined, log: (line: string) => void): string {
  const home = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  if (!account) {
    try {
      mkdirSync(clusterPath(home), { recursive: true, mode: 0o700 })
      readdirSync(clusterPath(home))
      return realpathSync(home)
    } catch (error) {
      const advice = 'Start Green Room as the account that owns it, or give it to yourself with chown -R.'
      throw new Error(`The database files in ${home} are out of reach. ${advice}`, { cause: error })
    }
  }
  if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(home)) {
    throw new Error(
      `${home} points to ${readlinkSync(home)}, which is gone. Bring it back, or delete the link to begin with an empty database.`,
    )
  }
  // Through the link the account could not get there; by the path behind it, it can.
  const real = existsSync(home) ? realpathSync(home) : home
  if (ownCluster(real, account)) return realpathSync(real)

  const cluster = clusterPath(home)
  if (readdirSync(cluster).length > 0) {
    throw new Error(
      `The account ${account.name} cannot reach the database files in ${cluster}. Move DATA_DIR to a place that it can reach.`,
    )
  }
  rmdirSync(cluster)
  rmdirSync(home)
  const elsewhere = mkdtempSync(join(reachablePlace(account), 'database-'))
  symlinkSync(elsewhere, home)
  log(`PostgreSQL runs as ${account.name}, which cannot reach ${home}; its files are in ${elsewhere}`)
  ownCluster(elsewhere, account)
  return elsewhere
}
