import { chmodSync, existsSync, lchownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5
const PATIENCE_MS = 4_000

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** Files that root writes into an ordinary user's directory belong to that user, who must be able to start the app again. */
export function leaveToOwner(path: string): void {
  chmodSync(path, 0o600)
  const owner = statSync(dirname(path))
  if (process.getuid?.() === 0) lchownSync(path, owner.uid, owner.gid)
}

function tryToLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

/**
 * One app per home. The lock is the operating system's own on an open file, which SQLite takes for us (Node has no call for
 * it): it ends with the process however that ends, and a reused process number means nothing to it. The number of the
 * holder lies beside it for the messages alone. An app that is just draining gets a few seconds.
 */
export async function takeAppLock(home: string, dataDir: string, log: (line: string) => void): Promise<{ release: () => void }> {
  const [file, holder] = [join(home, 'app.lock'), join(home, 'app.pid')]
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file)
  try {
    if (isNew) leaveToOwner(file)
    database.exec('pragma busy_timeout = 0')
    let isAnnounced = false
    for (const deadline = Date.now() + PATIENCE_MS; !tryToLock(database); await sleep(100)) {
      const pid = existsSync(holder) ? readFileSync(holder, 'utf8').trim() : 'unknown'
      const sentence = `Another Green Room (process ${pid}) is using ${dataDir}.`
      if (Date.now() > deadline) throw new Error(`${sentence} Stop it first, or set DATA_DIR to another directory.`)
      if (!isAnnounced) log(`${sentence} Waiting a moment, in case it is about to end`)
      isAnnounced = true
    }
    writeFileSync(holder, `${process.pid}\n`)
    leaveToOwner(holder)
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    throw error
  }
}
