import { chmodSync, lchownSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, canUse } from './account.ts'
import { SOCKET_PORT } from './settings.ts'

/** The operating system's limit is 108 bytes on Linux and 104 on macOS, with the zero at the end. */
const SOCKET_PATH_MAX_BYTES = 100

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_MAX_BYTES
}

/** Some shared file systems hold files well and no sockets: only trying tells. */
async function holdsSockets(directory: string): Promise<boolean> {
  const server = createServer()
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(join(directory, 'probe'), () => server.close(() => resolve(true)))
  })
}

/** Forgets the directory of the last start; the link in the home says where it was. */
function forget(run: string): void {
  if (!lstatSync(run, { throwIfNoEntry: false })) return
  const target = lstatSync(run).isSymbolicLink() ? readlinkSync(run) : undefined
  if (target && lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true, force: true })
  rmSync(run, { recursive: true, force: true })
}

/**
 * A fresh directory for the socket, mode 0700: `run` in the home, or, where that path is too long or holds no sockets, a new
 * directory in a short place, with `run` as a link to it.
 */
export async function makeSocketDirectory(home: string, account: Account | undefined): Promise<{ path: string; remove: () => void }> {
  const run = join(home, 'run')
  const own = (directory: string) => {
    chmodSync(directory, 0o700)
    if (account) lchownSync(directory, account.uid, account.gid)
  }
  const remove = () => forget(run)
  remove()
  mkdirSync(run)
  if (fits(run) && (await holdsSockets(run))) {
    own(run)
    return { path: run, remove }
  }
  remove()
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp', '/run'])) {
    if (!fits(join(parent, 'green-room-XXXXXX'))) continue
    try {
      const path = mkdtempSync(join(parent, 'green-room-'))
      own(path)
      if (canUse(account, path) && (await holdsSockets(path))) {
        symlinkSync(path, run)
        return { path, remove }
      }
      rmSync(path, { recursive: true, force: true })
    } catch {
      // Not writable for us: the next place.
    }
  }
  throw new Error(
    `No place for the database's socket: ${run} is too long a path or holds no sockets, and neither does /tmp. Set DATA_DIR to a shorter path.`,
  )
}
